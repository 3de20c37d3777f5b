// Loaded into the shop by soak.py: gives freed memory back while the shop waits and a file asks for it,
// so that what is measured then is in use.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <malloc.h>
#include <poll.h>
#include <stdlib.h>
#include <unistd.h>

int poll(struct pollfd *sources, nfds_t count, int timeout) {
  static int (*next)(struct pollfd *, nfds_t, int);
  if (!next) next = dlsym(RTLD_NEXT, "poll");
  if (timeout != 0 && access(getenv("SOAK_TRIM"), F_OK) == 0) malloc_trim(0);
  return next(sources, count, timeout);
}
