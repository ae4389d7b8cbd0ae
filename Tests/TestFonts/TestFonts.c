// Before anything asks fontconfig, so that no test has to think of it; child processes inherit it.
#include "TestFonts.h"

#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

__attribute__((constructor)) static void see_fonts_of_the_tests_only(void) {
    char source[4096];
    char configuration[4200];
    snprintf(source, sizeof source, "%s", __FILE__);
    snprintf(configuration, sizeof configuration, "%s/fonts.conf", dirname(source));
    setenv("FONTCONFIG_FILE", configuration, 1);
    // A folder of the developer's own would come first.
    unsetenv("TYPECASE_FONTS");
}
