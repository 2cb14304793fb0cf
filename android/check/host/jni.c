// Java, as far as the app asks it: every class, object and method is there and does nothing; texts are answered.
#include "host.h"
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PLACE(table, function) (offsetof(struct table, function) / sizeof(void *))

char fake_object[64];
static const void *native[300], *invoke[16];
JNIEnv fake_env = (void *)native;
JavaVM fake_vm = (void *)invoke;
volatile bool keyboard_is_up, wants_to_go_back;
static char language[20];

static long nothing(void) { return 0; }
static void *anything(void) { return fake_object; }
static jint version(void) { return JNI_VERSION_1_6; }

// A method is its name, and so is what it returns: a text asked of that tells what it was asked for.
static void *method(JNIEnv *env, jclass class, const char *name, const char *signature) { return strdup(name); }
static void *call(JNIEnv *env, void *object, void *method) { return method; }
static const char *text(JNIEnv *env, const char *asked, void *copied) {
	return strcmp(asked, "toLanguageTag") ? getenv("FAKE_FILES") : language;
}

void speak(const char *wanted) { snprintf(language, sizeof language, "%s", wanted); }

// What Fyne's own activity does.
static void act(JNIEnv *env, jobject object, const char *method) {
	if (!strcmp(method, "finishActivity")) wants_to_go_back = true;
	else if (!strcmp(method, "showKeyboard")) keyboard_is_up = true;
	else if (!strcmp(method, "hideKeyboard")) keyboard_is_up = false;
}

static void *same(JNIEnv *env, void *object) { return object; }
static jboolean are_same(JNIEnv *env, jobject a, jobject b) { return a == b; }

static jint environment(JavaVM *vm, void **env, jint version) {
	*env = &fake_env;
	return JNI_OK;
}

void fill_java(void) {
	const char *chosen = getenv("FAKE_LANGUAGE");
	speak(chosen ? chosen : "en-GB");
	for (int i = 0; i < 300; i++) native[i] = nothing;
	native[PLACE(JNINativeInterface, GetVersion)] = version;
	native[PLACE(JNINativeInterface, FindClass)] = anything;
	native[PLACE(JNINativeInterface, GetObjectClass)] = anything;
	native[PLACE(JNINativeInterface, NewGlobalRef)] = same;
	native[PLACE(JNINativeInterface, IsSameObject)] = are_same;
	native[PLACE(JNINativeInterface, GetMethodID)] = method;
	native[PLACE(JNINativeInterface, GetStaticMethodID)] = method;
	native[PLACE(JNINativeInterface, GetFieldID)] = anything;
	native[PLACE(JNINativeInterface, GetStaticFieldID)] = anything;
	native[PLACE(JNINativeInterface, CallObjectMethod)] = call;
	native[PLACE(JNINativeInterface, CallStaticObjectMethod)] = call;
	native[PLACE(JNINativeInterface, CallVoidMethod)] = act;
	native[PLACE(JNINativeInterface, CallStaticVoidMethod)] = act;
	native[PLACE(JNINativeInterface, GetObjectField)] = anything;
	native[PLACE(JNINativeInterface, GetStaticObjectField)] = anything;
	native[PLACE(JNINativeInterface, NewStringUTF)] = anything;
	native[PLACE(JNINativeInterface, GetStringUTFChars)] = text;
	fill_content(native);
	invoke[PLACE(JNIInvokeInterface, GetEnv)] = environment;
	invoke[PLACE(JNIInvokeInterface, AttachCurrentThread)] = environment;
	invoke[PLACE(JNIInvokeInterface, DetachCurrentThread)] = nothing;
}
