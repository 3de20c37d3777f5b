/// Whether any of a desktop's windows wants to be drawn anew: a key changes one of many, and where none
/// does, none has to be asked.
final class DrawingDemand {
  var isThere = true
}
