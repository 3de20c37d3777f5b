// libxml2 may be built with ICU, whose headers clash with those of the ICU inside Foundation. Only
// a struct for encodings that is not used here depends on it.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
