#include "CHotCode.h"

#include <stddef.h>
#include <stdint.h>

/// One bit of a piece's mask stands for so many bytes of code.
enum { BYTES_PER_BIT = 32, BYTES_PER_PIECE = 64 * BYTES_PER_BIT };

/// Up to 2 KiB of a function, and what of them keys go through.
struct piece {
  const char *function;
  uint64_t offset;
  uint64_t mask;
};

#ifdef HAS_HOT_LINES
// The functions are looked up when the program is linked; one that is not there has no address.
#define HOT(number, symbol, piece, mask) \
  extern const char hot_##number[] __asm__(symbol) __attribute__((weak));
#include "hot-lines.h"
#undef HOT
#define HOT(number, symbol, piece, mask) {hot_##number, piece * BYTES_PER_PIECE, mask},
static const struct piece pieces[] = {
#include "hot-lines.h"
};
static const size_t count = sizeof(pieces) / sizeof(pieces[0]);
#else
static const struct piece *const pieces;
static const size_t count;
#endif

enum { BYTES_PER_LINE = 64, MOST_LINES = 4096 };

/// The lines of memory the pieces are in, counted from that of `origin`; what comes back with each key
/// is short.
static int32_t lines[MOST_LINES];
static size_t line_count;
static const char origin;

static void collect_lines(void) {
  intptr_t first = (intptr_t)&origin / BYTES_PER_LINE;
  for (size_t index = 0; index < count; index++) {
    const struct piece *piece = &pieces[index];
    if (piece->function == NULL) continue;
    for (uint64_t mask = piece->mask; mask != 0; mask &= mask - 1) {
      const char *code = piece->function + piece->offset + BYTES_PER_BIT * __builtin_ctzll(mask);
      intptr_t line = (intptr_t)code / BYTES_PER_LINE - first;
      // What a shared library has is too far away.
      if (line != (int32_t)line) break;
      if (line_count > 0 && lines[line_count - 1] == line) continue;
      if (line_count == MOST_LINES) return;
      lines[line_count++] = (int32_t)line;
    }
  }
}

void fetch_hot_code(void) {
  if (line_count == 0) collect_lines();
  const char *start = &origin - (intptr_t)&origin % BYTES_PER_LINE;
  for (size_t index = 0; index < line_count; index++)
    __builtin_prefetch(start + (intptr_t)lines[index] * BYTES_PER_LINE, 0, 2);
}
