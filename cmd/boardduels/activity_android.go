package main

/*
#include <jni.h>
#include <stdint.h>

static uintptr_t keep(uintptr_t env, uintptr_t activity) {
	JNIEnv *java = (JNIEnv *)env;
	return (uintptr_t)(*java)->NewGlobalRef(java, (jobject)activity);
}

static int are_same(uintptr_t env, uintptr_t one, uintptr_t other) {
	JNIEnv *java = (JNIEnv *)env;
	return (*java)->IsSameObject(java, (jobject)one, (jobject)other);
}
*/
import "C"

import "fyne.io/fyne/v2/driver"

// served is the activity for which the process was started, as Java knows it; 0 before it is seen. It belongs to the
// toolkit's thread.
var served C.uintptr_t

// isReplaced reports whether another activity has come to the front. While there are two, the toolkit takes the window
// and the input of either for that of the other.
func isReplaced() (replaced bool) {
	_ = driver.RunNative(func(context any) error {
		now := context.(*driver.AndroidContext)
		env, activity := C.uintptr_t(now.Env), C.uintptr_t(now.Ctx)
		if served == 0 {
			served = C.keep(env, activity)
		}
		replaced = C.are_same(env, served, activity) == 0
		return nil
	})
	return replaced
}
