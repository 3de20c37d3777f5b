#ifndef SHOP_NCURSES_SHIM_H
#define SHOP_NCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <stdio.h>
#include <term.h>
#include <wchar.h>

/* What Swift cannot import by itself: mutable globals, macros with casts, and what glibc declares
   only to those who ask for X/Open. */

int wcwidth(wchar_t character);
/* Whether all that was printed has arrived. */
static inline int shop_has_printed(void) { return fflush(stdout) == 0 && !ferror(stdout); }
static inline int shop_width(wchar_t character) { return wcwidth(character); }

static inline SCREEN *shop_newterm(const char *type) { return newterm(type, stdout, stdin); }

static inline WINDOW *shop_curscr(void) { return curscr; }
static inline int shop_rows(void) { return LINES; }
static inline int shop_columns(void) { return COLS; }

/* tigetstr answers (char *)-1 for a name that is no string capability. */
static inline char *shop_capability(const char *name) {
  char *value = tigetstr(name);
  return value == (char *)-1 ? NULL : value;
}

/* The capability with its numbers put in; tiparm is variadic. */
static inline char *shop_expand(const char *capability, int first, int second) {
  return tiparm(capability, first, second);
}

static inline int shop_setupterm(const char *type, int *status) {
  return setupterm(type, 1, status);
}
static inline void shop_forget_setupterm(void) { del_curterm(cur_term); }

#endif
