// The rectangle of Android's activities, which Debian's headers name but don't hold.
#pragma once
#include <stdint.h>

typedef struct ARect { int32_t left, top, right, bottom; } ARect;
