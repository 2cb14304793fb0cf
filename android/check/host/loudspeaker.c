// What the app lets be heard, counted in the host so that it can tell; the library of sound is engine.c.
#include "host.h"

volatile int opened, sounding, heard, loud;
