// libxml2 may be built with ICU, whose headers clash with those of the ICU inside Foundation. Only
// a struct for encodings that is not used here depends on it.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>

// The library these headers belong to: since 2.14 it has another interface, and so another name.
#if LIBXML_VERSION < 21400
#define LIBXML_NAME "libxml2.so.2"
#else
#define LIBXML_NAME "libxml2.so.16"
#endif

// The types of the functions that are looked for in it.
typedef __typeof__(htmlReadMemory) *HTMLReadMemory;
typedef __typeof__(xmlDocGetRootElement) *XMLDocGetRootElement;
typedef __typeof__(xmlFreeDoc) *XMLFreeDoc;
typedef __typeof__(xmlInitParser) *XMLInitParser;
