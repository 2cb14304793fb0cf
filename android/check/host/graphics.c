// A screen that counts what is painted and shows nothing. It is that of a phone with 1080 by 2340 dots, 420 an inch.
// Functions of OpenGL that aren't here do nothing (check.sh makes them).
#include "host.h"
#include <android/native_window.h>

volatile int frames, drawn;
static unsigned names;

int ANativeWindow_getWidth(ANativeWindow *w) { return 1080; }
int ANativeWindow_getHeight(ANativeWindow *w) { return 2340; }
int ANativeWindow_setBuffersGeometry(ANativeWindow *w, int width, int height, int format) { return 0; }
void *AConfiguration_new(void) { return fake_object; }
int AConfiguration_getDensity(void *c) { return 420; }
int AConfiguration_getOrientation(void *c) { return 1; }

void *eglGetDisplay(long native) { return fake_object; }
int eglInitialize(void *display, int *major, int *minor) { return 1; }
int eglChooseConfig(void *display, const int *wanted, void **config, int most, int *count) {
	*config = fake_object;
	return *count = 1;
}
int eglGetConfigAttrib(void *display, void *config, int attribute, int *value) { return *value = 1; }
void *eglCreateContext(void) { return fake_object; }
void *eglCreateWindowSurface(void) { return fake_object; }
int eglDestroySurface(void *display, void *surface) { return 1; }
int eglMakeCurrent(void *display, void *draw, void *read, void *context) { return 1; }
int eglGetError(void) { return 0x3000; } // EGL_SUCCESS
unsigned eglSwapBuffers(void *display, void *surface) {
	frames++;
	return 1;
}

unsigned glCreateShader(int type) { return ++names; }
unsigned glCreateProgram(void) { return ++names; }
void glGenBuffers(int count, unsigned *made) {
	while (count--) *made++ = ++names;
}
void glGenTextures(int count, unsigned *made) { glGenBuffers(count, made); }
void glGetShaderiv(unsigned shader, int asked, int *value) { *value = asked == 0x8B81; }   // GL_COMPILE_STATUS
void glGetProgramiv(unsigned program, int asked, int *value) { *value = asked == 0x8B82; } // GL_LINK_STATUS
void glDrawArrays(int mode, int first, int count) { drawn++; }
