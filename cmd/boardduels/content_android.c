#include "content_android.h"
#include <stdarg.h>
#include <string.h>

enum { LOCALS = 16, NEW_TASK = 0x10000000 }; // Intent.FLAG_ACTIVITY_NEW_TASK

static int is(JNIEnv *env, jobject object, const char *class_name) {
	jclass class = (*env)->FindClass(env, class_name);
	if (!class) return (*env)->ExceptionClear(env), 0;
	return (*env)->IsInstanceOf(env, object, class);
}

// trouble forgets an exception, and returns what it means.
static int trouble(JNIEnv *env) {
	jthrowable thrown = (*env)->ExceptionOccurred(env);
	if (!thrown) return CONTENT_FINE;
	(*env)->ExceptionClear(env);
	if (is(env, thrown, "java/lang/SecurityException")) return CONTENT_REFUSED;
	if (is(env, thrown, "java/io/FileNotFoundException")) return CONTENT_GONE;
	return CONTENT_BROKEN;
}

static jmethodID find(JNIEnv *env, jobject object, const char *name, const char *signature) {
	jmethodID method = (*env)->GetMethodID(env, (*env)->GetObjectClass(env, object), name, signature);
	if (!method) (*env)->ExceptionClear(env);
	return method;
}

// call calls a method that returns an object; it returns NULL, with an exception or without, if that returns none.
static jobject call(JNIEnv *env, jobject object, const char *name, const char *signature, ...) {
	jmethodID method = object ? find(env, object, name, signature) : NULL;
	if (!method) return NULL;
	va_list arguments;
	va_start(arguments, signature);
	jobject result = (*env)->CallObjectMethodV(env, object, method, arguments);
	va_end(arguments);
	return (*env)->ExceptionCheck(env) ? NULL : result;
}

// run calls a method that returns nothing.
static void run(JNIEnv *env, jobject object, const char *name, const char *signature, ...) {
	jmethodID method = object ? find(env, object, name, signature) : NULL;
	if (!method) return;
	va_list arguments;
	va_start(arguments, signature);
	(*env)->CallVoidMethodV(env, object, method, arguments);
	va_end(arguments);
	trouble(env);
}

// lasting returns a reference that outlives the frame, which it closes.
static jobject lasting(JNIEnv *env, jobject object) {
	jobject kept = object ? (*env)->NewGlobalRef(env, object) : NULL;
	(*env)->PopLocalFrame(env, NULL);
	return kept;
}

// begin opens a frame of references; it returns 0 where there is no memory for that.
static int begin(JNIEnv *env) {
	if (!(*env)->PushLocalFrame(env, LOCALS)) return 1;
	(*env)->ExceptionClear(env);
	return 0;
}

jobject content_resolver(JNIEnv *env, jobject context) {
	if (!begin(env)) return NULL;
	jobject resolver = call(env, context, "getContentResolver", "()Landroid/content/ContentResolver;");
	trouble(env);
	return lasting(env, resolver);
}

jobject content_address(JNIEnv *env, const char *text) {
	if (!begin(env)) return NULL;
	jclass uri = (*env)->FindClass(env, "android/net/Uri");
	jmethodID parse = (*env)->GetStaticMethodID(env, uri, "parse", "(Ljava/lang/String;)Landroid/net/Uri;");
	jobject address = (*env)->CallStaticObjectMethod(env, uri, parse, (*env)->NewStringUTF(env, text));
	if (trouble(env)) address = NULL;
	return lasting(env, address);
}

// is_content reports whether an address leads to another app: this app's own files have paths, which nobody else is to
// choose.
static int is_content(JNIEnv *env, jobject address) {
	jstring scheme = call(env, address, "getScheme", "()Ljava/lang/String;");
	if (trouble(env) || !scheme) return 0;
	const char *text = (*env)->GetStringUTFChars(env, scheme, NULL);
	if (!text) return trouble(env), 0;
	int same = !strcmp(text, "content");
	(*env)->ReleaseStringUTFChars(env, scheme, text);
	return same;
}

// "Open with" brings the address as the intent's data, "share" as an extra, which anybody may have filled with anything.
jobject content_intent(JNIEnv *env, jobject activity) {
	if (!begin(env)) return NULL;
	jobject intent = call(env, activity, "getIntent", "()Landroid/content/Intent;");
	jobject address = call(env, intent, "getData", "()Landroid/net/Uri;");
	if (intent && !address) {
		jstring extra = (*env)->NewStringUTF(env, "android.intent.extra.STREAM");
		address = call(env, intent, "getParcelableExtra", "(Ljava/lang/String;)Landroid/os/Parcelable;", extra);
	}
	if (trouble(env) || !address || !is(env, address, "android/net/Uri") || !is_content(env, address)) address = NULL;
	return lasting(env, address);
}

// query returns a cursor over what is known of a file; NULL if nobody tells.
static jobject query(JNIEnv *env, jobject resolver, jobject address) {
	jclass string = (*env)->FindClass(env, "java/lang/String");
	jstring column = (*env)->NewStringUTF(env, "_display_name"); // OpenableColumns.DISPLAY_NAME
	jobjectArray columns = (*env)->NewObjectArray(env, 1, string, column);
	jobject cursor = call(env, resolver, "query",
		"(Landroid/net/Uri;[Ljava/lang/String;Ljava/lang/String;[Ljava/lang/String;Ljava/lang/String;)Landroid/database/Cursor;",
		address, columns, NULL, NULL, NULL);
	return trouble(env) ? NULL : cursor;
}

static jstring display_name(JNIEnv *env, jobject cursor) {
	jmethodID first = find(env, cursor, "moveToFirst", "()Z");
	int there = first && (*env)->CallBooleanMethod(env, cursor, first);
	if (trouble(env) || !there) return NULL;
	jstring name = call(env, cursor, "getString", "(I)Ljava/lang/String;", (jint)0);
	return trouble(env) ? NULL : name;
}

int content_name(JNIEnv *env, jobject resolver, jobject address, jchar *name, int most) {
	if (!begin(env)) return -1;
	int length = -1;
	jobject cursor = query(env, resolver, address);
	jstring told = cursor ? display_name(env, cursor) : NULL;
	if (told) {
		length = (*env)->GetStringLength(env, told);
		if (length > most) length = most;
		(*env)->GetStringRegion(env, told, 0, length, name);
	}
	run(env, cursor, "close", "()V");
	(*env)->PopLocalFrame(env, NULL);
	return length;
}

int content_open(JNIEnv *env, jobject resolver, jobject address, struct content *c) {
	memset(c, 0, sizeof *c);
	if (!begin(env)) return CONTENT_BROKEN;
	jobject stream = call(env, resolver, "openInputStream", "(Landroid/net/Uri;)Ljava/io/InputStream;", address);
	int what = trouble(env);
	if (!what && !stream) what = CONTENT_GONE;
	if (!what) {
		jbyteArray chunk = (*env)->NewByteArray(env, CONTENT_CHUNK);
		c->stream = (*env)->NewGlobalRef(env, stream);
		if (chunk) c->chunk = (*env)->NewGlobalRef(env, chunk);
		what = trouble(env);
	}
	(*env)->PopLocalFrame(env, NULL);
	if (what && c->stream) content_close(env, c);
	return what;
}

int content_read(JNIEnv *env, struct content *c, void *to, int most, int *what) {
	if (!begin(env)) return *what = CONTENT_BROKEN, -1;
	if (most > CONTENT_CHUNK) most = CONTENT_CHUNK;
	jmethodID read = find(env, c->stream, "read", "([BII)I");
	int count = read ? (*env)->CallIntMethod(env, c->stream, read, c->chunk, (jint)0, (jint)most) : -1;
	*what = read ? trouble(env) : CONTENT_BROKEN;
	if (!*what && count > 0) (*env)->GetByteArrayRegion(env, c->chunk, 0, count, to);
	(*env)->PopLocalFrame(env, NULL);
	return *what ? -1 : count;
}

void content_close(JNIEnv *env, struct content *c) {
	if (begin(env)) {
		run(env, c->stream, "close", "()V");
		(*env)->PopLocalFrame(env, NULL);
	}
	java_forget(env, c->stream);
	java_forget(env, c->chunk);
	memset(c, 0, sizeof *c);
}

// The game's activity comes to the front as when its icon is touched: the one there is, or a new one.
void content_return(JNIEnv *env, jobject activity) {
	if (!begin(env)) return;
	jclass class = (*env)->FindClass(env, "android/content/Intent");
	jmethodID make = (*env)->GetMethodID(env, class, "<init>", "(Ljava/lang/String;)V");
	jobject intent = (*env)->NewObject(env, class, make, (*env)->NewStringUTF(env, "android.intent.action.MAIN"));
	jobject context = call(env, activity, "getApplicationContext", "()Landroid/content/Context;");
	if (!trouble(env) && context) {
		call(env, intent, "addCategory", "(Ljava/lang/String;)Landroid/content/Intent;",
			(*env)->NewStringUTF(env, "android.intent.category.LAUNCHER"));
		call(env, intent, "setClassName", "(Landroid/content/Context;Ljava/lang/String;)Landroid/content/Intent;", context,
			(*env)->NewStringUTF(env, "org.golang.app.GoNativeActivity"));
		call(env, intent, "addFlags", "(I)Landroid/content/Intent;", (jint)NEW_TASK);
		run(env, context, "startActivity", "(Landroid/content/Intent;)V", intent);
	}
	run(env, activity, "finish", "()V");
	(*env)->PopLocalFrame(env, NULL);
}

JNIEnv *java_attach(JavaVM *vm, int *attached) {
	JNIEnv *env = NULL;
	*attached = 0;
	if ((*vm)->GetEnv(vm, (void **)&env, JNI_VERSION_1_6) == JNI_OK) return env;
	*attached = 1;
	return (*vm)->AttachCurrentThread(vm, &env, NULL) == JNI_OK ? env : NULL;
}

void java_detach(JavaVM *vm) { (*vm)->DetachCurrentThread(vm); }

void java_forget(JNIEnv *env, jobject reference) {
	if (reference) (*env)->DeleteGlobalRef(env, reference);
}
