// Activities as Android leads them: each has its callbacks, its window while it is seen, and its queue of input. One is
// in front; while it takes another one's place there are two.
#include "host.h"
#include <android/native_activity.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct activity {
	ANativeActivity native;
	ANativeActivityCallbacks on;
	char object, queue; // whose addresses stand for them
	const char *window; // 0 while it isn't seen
} all[2], *front;

static char windows[1 << 12]; // whose addresses stand for one window after the other
static int made;

static void *app;
static void (*create)(ANativeActivity *, void *, size_t);
static void (*back_pressed)(JNIEnv *, jobject);

const char *load(const char *library) {
	app = dlopen(library, RTLD_NOW | RTLD_GLOBAL);
	if (!app) return dlerror();
	jint (*start)(JavaVM *, void *) = dlsym(app, "JNI_OnLoad");
	create = dlsym(app, "ANativeActivity_onCreate");
	back_pressed = dlsym(app, "Java_org_golang_app_GoNativeActivity_backPressed");
	return start && create && back_pressed && start(&fake_vm, 0) >= 0 ? 0 : "it is no app";
}

bool is_seen(const void *window) { return window && (window == all[0].window || window == all[1].window); }
bool gets_input(const void *queue) { return front && queue == &front->queue; }

static void launch(void) {
	struct activity *a = front == all ? all + 1 : all;
	memset(a, 0, sizeof *a);
	a->native.callbacks = &a->on, a->native.vm = &fake_vm, a->native.env = &fake_env, a->native.sdkVersion = LEVEL;
	a->native.clazz = (jobject)&a->object;
	a->native.internalDataPath = a->native.externalDataPath = getenv("FAKE_FILES");
	front = a;
	create(&a->native, 0, 0);
}

static void resume(struct activity *a) {
	a->on.onStart(&a->native);
	a->on.onResume(&a->native);
	a->window = &windows[++made % sizeof windows];
	a->on.onNativeWindowCreated(&a->native, (ANativeWindow *)a->window);
	a->on.onNativeWindowRedrawNeeded(&a->native, (ANativeWindow *)a->window);
	a->on.onWindowFocusChanged(&a->native, 1);
}

void open_app(void) {
	launch();
	resume(front);
	front->on.onInputQueueCreated(&front->native, (AInputQueue *)&front->queue);
}

static void pause(struct activity *a) {
	a->on.onWindowFocusChanged(&a->native, 0);
	a->on.onPause(&a->native);
}

static void stop(struct activity *a) {
	size_t size;
	a->on.onNativeWindowDestroyed(&a->native, (ANativeWindow *)a->window);
	a->window = 0;
	a->on.onStop(&a->native);
	a->on.onSaveInstanceState(&a->native, &size);
}

static void destroy(struct activity *a) {
	a->on.onInputQueueDestroyed(&a->native, (AInputQueue *)&a->queue);
	a->on.onDestroy(&a->native);
}

void leave(void) {
	if (!front->window) return;
	pause(front);
	stop(front);
}

void come_back(void) {
	if (front) resume(front);
	else open_app();
}

void make_again(void) {
	leave();
	destroy(front);
	open_app();
}

void forget(void) {
	leave();
	destroy(front);
	front = 0;
}

void overtake(bool destroying) {
	struct activity *before = front;
	pause(before);
	open_app();
	stop(before);
	if (destroying) destroy(before);
}

void configure(void) { front->on.onConfigurationChanged(&front->native); }

void press_back(void) {
	if (keyboard_is_up) keyboard_is_up = false;
	else back_pressed(&fake_env, (jobject)&front->object);
}
