/// Shared by a desktop's windows: set when any of them needs drawing.
///
/// Usually none does, and then none has to be asked.
final class DrawingDemand {
  var isPending = true
}
