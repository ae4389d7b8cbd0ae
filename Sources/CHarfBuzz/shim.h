// HarfBuzz with its own OpenType font functions; FreeType is not needed for shaping.
#pragma once

#include <hb.h>
#include <hb-ot.h>
