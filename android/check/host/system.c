// What Android's libc and log have and glibc doesn't.
#include "host.h"
#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { LOG = 50 }; // the app redirects the usual file descriptors into the log

void keep_log(void) { dup2(2, LOG); }

int __cxa_atexit(void (*call)(void *), void *argument, void *library);
int atexit(void (*call)(void)) { return __cxa_atexit((void (*)(void *))call, 0, 0); }
int *__errno(void) { return &errno; }

int android_get_device_api_level(void) { return LEVEL; }
int __system_property_get(const char *name, char *value) {
	return strcmp(name, "ro.build.version.sdk") ? (*value = 0) : sprintf(value, "%d", LEVEL);
}

// Go looks for the level at run time, and where it finds none it places its thread's slot by itself: on x86 it has to, since
// glibc keeps something of its own where Android's slot for apps is.
void *dlsym(void *library, const char *name) {
	static void *(*find)(void *, const char *);
	const char *since[] = {"GLIBC_2.34", "GLIBC_2.17", "GLIBC_2.2.5"};
	for (int i = 0; !find; i++) find = dlvsym(RTLD_NEXT, "dlsym", since[i]);
	if (strcmp(name, "android_get_device_api_level")) return find(library, name);
#ifdef __aarch64__
	return android_get_device_api_level;
#else
	return 0;
#endif
}

int __android_log_write(int priority, const char *tag, const char *text) { return dprintf(LOG, "%s: %s\n", tag, text); }
int __android_log_vprint(int priority, const char *tag, const char *format, va_list values) {
	char text[4096];
	vsnprintf(text, sizeof text, format, values);
	return __android_log_write(priority, tag, text);
}
int __android_log_print(int priority, const char *tag, const char *format, ...) {
	va_list values;
	va_start(values, format);
	__android_log_vprint(priority, tag, format, values);
	va_end(values);
	return 0;
}
