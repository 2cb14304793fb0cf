// The activity that other apps open files with (AndroidManifest.xml). It shows nothing, lets touches through, and runs in
// a process of its own: the toolkit bears one activity in a process, and never learns of an intent that finds it running.
#include "_cgo_export.h"
#include <android/native_activity.h>
#include <android/window.h>

void boardduels_open(ANativeActivity *activity, void *state, size_t size) {
	ANativeActivity_setWindowFlags(activity, AWINDOW_FLAG_NOT_FOCUSABLE | AWINDOW_FLAG_NOT_TOUCHABLE, 0);
	JNIEnv *env = activity->env;
	jobject lasting = (*env)->NewGlobalRef(env, activity->clazz); // the activity itself, as toolkits say
	takeFile(activity->vm, lasting, (char *)activity->internalDataPath);
}
