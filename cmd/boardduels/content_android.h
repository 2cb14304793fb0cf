// What files of other apps are on Android: an address, of which the system's ContentResolver tells a name and brings a
// stream. All functions need a thread that Java knows, and leave no exception behind.
#pragma once
#include <jni.h>
#include <stdint.h>

// What asking another app can come to.
enum { CONTENT_FINE, CONTENT_REFUSED, CONTENT_GONE, CONTENT_BROKEN };

// content_resolver returns a lasting reference.
jobject content_resolver(JNIEnv *env, jobject context);

// content_address returns the address that a text is; content_intent the one that an activity was started with, or NULL
// if there is none of another app. Both are lasting references.
jobject content_address(JNIEnv *env, const char *text);
jobject content_intent(JNIEnv *env, jobject activity);

// content_name writes what a file is called where it lies, as UTF-16, and returns how long that is; -1 if nobody tells.
int content_name(JNIEnv *env, jobject resolver, jobject address, jchar *name, int most);

// A stream, and what is read from it at a time.
struct content {
	jobject stream;
	jbyteArray chunk;
};
enum { CONTENT_CHUNK = 64 << 10 };

int content_open(JNIEnv *env, jobject resolver, jobject address, struct content *c);

// content_read reads at most so many bytes of a chunk, and returns how many; -1 at the end.
int content_read(JNIEnv *env, struct content *c, void *to, int most, int *trouble);

void content_close(JNIEnv *env, struct content *c);

// content_return ends the activity that was started with a file, and leads to the game.
void content_return(JNIEnv *env, jobject activity);

// java_attach makes this thread known to Java, and tells whether it wasn't; NULL if that can't be done.
JNIEnv *java_attach(JavaVM *vm, int *attached);
void java_detach(JavaVM *vm);
void java_forget(JNIEnv *env, jobject reference);
