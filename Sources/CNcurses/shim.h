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
static inline int shop_width(wchar_t character) { return wcwidth(character); }

static inline SCREEN *shop_newterm(const char *type, FILE *output) { return newterm(type, output, stdin); }

static inline WINDOW *shop_stdscr(void) { return stdscr; }
static inline WINDOW *shop_curscr(void) { return curscr; }
static inline int shop_rows(void) { return LINES; }
static inline int shop_columns(void) { return COLS; }
static inline int shop_colors(void) { return COLORS; }

static const attr_t shop_bold = A_BOLD;
static const attr_t shop_dim = A_DIM;
static const attr_t shop_underline = A_UNDERLINE;
static const attr_t shop_reverse = A_REVERSE;
static const attr_t shop_italic = A_ITALIC;

/* setcchar takes the characters as a string: the first one, and up to two marks over it. */
static inline cchar_t shop_cell(wchar_t first, wchar_t mark1, wchar_t mark2, attr_t attributes, short pair) {
  cchar_t cell;
  wchar_t text[] = {first, mark1, mark2, 0};
  setcchar(&cell, text, attributes, pair, NULL);
  return cell;
}

/* tigetstr answers (char *)-1 for a name that is no string capability. */
static inline char *shop_capability(const char *name) {
  char *value = tigetstr(name);
  return value == (char *)-1 ? NULL : value;
}

/* Has ncurses leave the palette alone, which the user may have changed: start_color and endwin would reset it. */
static inline void shop_keep_palette(void) {
  char *reset = shop_capability("oc");
  if (reset) *reset = 0;
}

static inline int shop_number(const char *name) { return tigetnum((char *)name); }
static inline int shop_setupterm(const char *type, int *status) {
  return setupterm(type, 1, status);
}
static inline void shop_forget_setupterm(void) { del_curterm(cur_term); }

#endif
