// A screen that counts what is painted and shows nothing; of the last picture it has a number, which is the same for the
// same pictures and words at the same places. It is that of a phone with 1080 by 2340 dots, 420 an inch. Functions of
// OpenGL that aren't here do nothing (host.sh makes them).
#include "host.h"
#include <android/native_window.h>
#include <stddef.h>

volatile int frames, drawn;
volatile unsigned picture;
static unsigned names;
static unsigned textures[1 << 16]; // what each has on it, as a number
static unsigned bound, place, painted; // the texture that is drawn with, where; all that was since the last picture

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
void *eglCreateWindowSurface(void *display, void *config, void *window, const int *wanted) { return window; }
int eglDestroySurface(void *display, void *surface) { return 1; }
int eglMakeCurrent(void *display, void *draw, void *read, void *context) { return 1; }
int eglGetError(void) { return 0x3000; } // EGL_SUCCESS
unsigned eglSwapBuffers(void *display, void *surface) {
	if (is_seen(surface)) picture = painted, frames++;
	painted = bound = 0;
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

// mix returns a number for what another one stands for, and whole words after it: of many words some, all over them, since
// a slow picture would make touches last longer.
static unsigned mix(unsigned number, const void *data, size_t size) {
	const unsigned *words = data;
	size_t count = size / sizeof *words, step = count / (1 << 12) + 1;
	for (size_t i = 0; words && i < count; i += step) number = (number ^ words[i]) * 16777619;
	return number;
}
void glBindTexture(int target, unsigned texture) { bound = texture % (1 << 16); }
void glTexImage2D(int target, int level, int inside, int width, int height, int border, int format, int type, const void *dots) {
	int size[] = {width, height};
	textures[bound] = mix(mix(0, size, sizeof size), dots, 4ul * width * height);
}
void glBufferData(int target, long size, const void *data, int use) { place = mix(0, data, size); }
void glBufferSubData(int target, long from, long size, const void *data) { place = mix(0, data, size); }
void glDrawArrays(int mode, int first, int count) {
	unsigned shape[] = {count, place, textures[bound]};
	painted = mix(painted, shape, sizeof shape);
	drawn++;
}
