// Nothing is called: a test module that depends on this sees the fonts of fonts.conf and no others.
#pragma once
