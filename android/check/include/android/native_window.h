// The functions of Android's windows that the toolkit calls; Debian's headers lack them.
#pragma once
#include <stdint.h>
#include <android/rect.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ANativeWindow ANativeWindow;
void ANativeWindow_acquire(ANativeWindow *);
void ANativeWindow_release(ANativeWindow *);
int32_t ANativeWindow_getWidth(ANativeWindow *);
int32_t ANativeWindow_getHeight(ANativeWindow *);
int32_t ANativeWindow_getFormat(ANativeWindow *);
int32_t ANativeWindow_setBuffersGeometry(ANativeWindow *, int32_t width, int32_t height, int32_t format);

#ifdef __cplusplus
}
#endif
