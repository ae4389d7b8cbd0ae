// fontconfig: which font files this machine has.
#pragma once

#include <fontconfig/fontconfig.h>
