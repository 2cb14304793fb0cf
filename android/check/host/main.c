// host LIBRARY: loads an app's library as Android does, and then does what it is told, line by line:
//   tap X Y   a finger, in dots
//   leave     the app goes into the background, as when somebody presses "home"
//   return    and comes back
//   choose A  the file at an address is chosen in a dialog of the system
//   tell      what has happened up to now
// Each is answered by a line. With the name of a function as a second argument it is a process in which a file is opened
// instead (opening.c). FAKE_FILES is where the app may keep files.
#include "host.h"
#include <android/native_activity.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

void keep_log(void); // system.c

// Go's runtime keeps its own pointer in the slot of a thread that Android gives to apps, 16 bytes after the thread's
// pointer. Under glibc the first thread-local bytes of the program lie there.
__thread void *app_slot[4] __attribute__((aligned(16)));

static ANativeActivityCallbacks on;
static ANativeActivity activity = {.callbacks = &on, .vm = &fake_vm, .env = &fake_env, .sdkVersion = 35};
static ANativeWindow *const window = (ANativeWindow *)fake_object;

// show brings the activity to the front.
static void show(void) {
	on.onStart(&activity);
	on.onResume(&activity);
	on.onNativeWindowCreated(&activity, window);
	on.onNativeWindowRedrawNeeded(&activity, window);
	on.onWindowFocusChanged(&activity, 1);
}

// hide is what comes before an activity is in the background.
static void hide(void) {
	on.onWindowFocusChanged(&activity, 0);
	on.onPause(&activity);
	on.onNativeWindowDestroyed(&activity, window);
	on.onStop(&activity);
	size_t size;
	on.onSaveInstanceState(&activity, &size);
}

// now is the time as Go reads it: from the system, past any library.
static long now(void) {
	struct timespec t;
	syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &t);
	return t.tv_sec;
}

static void do_as_told(FILE *answers) {
	char line[100], address[100];
	float x, y;
	while (fgets(line, sizeof line, stdin)) {
		if (sscanf(line, "tap %f %f", &x, &y) == 2) tap(x, y);
		else if (sscanf(line, "choose %99s", address) == 1) choose(address);
		else if (!strcmp(line, "leave\n")) hide();
		else if (!strcmp(line, "return\n")) show();
		else if (!strcmp(line, "tell\n")) usleep(100000); // who asks again and again may do so
		else fprintf(stderr, "what is %s", line), exit(1);
		fprintf(answers, "time=%ld frames=%d drawn=%d opened=%d sounding=%d heard=%d loud=%d\n",
			now(), frames, drawn, opened, sounding, heard, loud);
		fflush(answers);
	}
}

int main(int argc, char **argv) {
	char *thread;
	__asm__("mrs %0, tpidr_el0" : "=r"(thread));
	if ((char *)app_slot != thread + 16) return fprintf(stderr, "the slot for apps is somewhere else here\n"), 1;
	keep_log();
	FILE *answers = fdopen(dup(1), "w");
	fill_java();
	if (argc > 2) return open_file(argv[1], argv[2], answers);
	void *app = dlopen(argv[1], RTLD_NOW | RTLD_GLOBAL);
	if (!app) return fprintf(stderr, "%s\n", dlerror()), 1;
	jint (*load)(JavaVM *, void *) = dlsym(app, "JNI_OnLoad");
	void (*create)(ANativeActivity *, void *, size_t) = dlsym(app, "ANativeActivity_onCreate");
	if (!load || !create || load(&fake_vm, 0) < 0) return fprintf(stderr, "it is no app\n"), 1;
	activity.clazz = (jobject)fake_object;
	activity.internalDataPath = activity.externalDataPath = getenv("FAKE_FILES");
	create(&activity, 0, 0);
	show();
	on.onInputQueueCreated(&activity, (AInputQueue *)fake_object);
	do_as_told(answers);
	_exit(0);
}
