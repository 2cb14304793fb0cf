// A process in which Android opens a file with the app: FAKE_ACTION is view or send, FAKE_ADDRESS the file's.
#include "host.h"
#include <android/native_activity.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

// open_file makes an activity by a function of the app, and tells which one it started at its end.
int open_file(const char *library, const char *function, FILE *answers) {
	static ANativeActivityCallbacks on;
	static ANativeActivity activity = {.callbacks = &on, .vm = &fake_vm, .env = &fake_env, .sdkVersion = LEVEL};
	void *app = dlopen(library, RTLD_NOW | RTLD_GLOBAL);
	void (*create)(ANativeActivity *, void *, size_t) = app ? dlsym(app, function) : NULL;
	if (!create) return fprintf(stderr, "%s\n", dlerror()), 1;
	activity.clazz = (jobject)fake_object;
	activity.internalDataPath = activity.externalDataPath = getenv("FAKE_FILES");
	create(&activity, NULL, 0);
	fprintf(answers, "started %s\n", wait_until_finished());
	fflush(answers);
	_exit(0);
}
