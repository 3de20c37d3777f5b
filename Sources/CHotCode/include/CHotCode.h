#pragma once

/// Has the processor reach for the code that nearly every key goes through, all of it at once.
///
/// A key comes to a processor that has slept or worked for others: what the program needs is out of its
/// caches, and running into one missing line of code after the other takes longer than the key's own
/// work. Which lines these are was measured (`make order`) and stands in `hot-lines.h`; where it names
/// what is not linked or has changed, less is reached for in time, and nothing else happens.
void fetch_hot_code(void);
