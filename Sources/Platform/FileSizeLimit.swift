/// True if the user limits the size of files this program writes, as with `ulimit -f`.
public func isFileSizeLimited() -> Bool {
  var limit = rlimit()
  #if canImport(Darwin)
    let isKnown = getrlimit(RLIMIT_FSIZE, &limit) == 0
  #else
    let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0
  #endif
  return isKnown && limit.rlim_cur < rlim_t(Int64.max)
}
