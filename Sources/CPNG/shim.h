// libpng's simplified interface, which reports errors by return value instead of longjmp.
#pragma once

#include <png.h>

// Function-like or cast macros that the importer does not bring over.
static const unsigned int CPNG_IMAGE_VERSION = PNG_IMAGE_VERSION;
static const unsigned int CPNG_FORMAT_BGRA = PNG_FORMAT_BGRA;
static const unsigned int CPNG_FORMAT_BGR = PNG_FORMAT_BGR;
