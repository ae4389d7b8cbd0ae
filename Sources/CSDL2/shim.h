// SDL2 and SDL2_ttf as Swift sees them. Path-form includes need no -I flags on Debian.
#pragma once

#define SDL_MAIN_HANDLED 1
// The heap's own questions, which the toolchain's map of the C library leaves out.
#include <malloc.h>
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>

// Macros that the importer does not bring over.
static const int CSDL_WINDOWPOS_CENTERED = (int)SDL_WINDOWPOS_CENTERED;
static const unsigned int CSDL_TOUCH_MOUSEID = (unsigned int)SDL_TOUCH_MOUSEID;

// The descriptor that libdispatch signals when the main queue has work. Waiting on it lets one poll()
// serve input, timers, DispatchQueue.main and MainActor tasks; CoreFoundation's own run loop uses it so.
extern int _dispatch_get_main_queue_handle_4CF(void);
