package main

// #cgo LDFLAGS: -landroid
// #include "content_android.h"
import "C"

import (
	"path/filepath"

	"fyne.io/fyne/v2"

	"boardduels/runtime/app/inbox"
)

// toolkitFolder is where in an app's files the toolkit keeps its data, and so this app its own.
const toolkitFolder = "fyne"

// takeFile puts the file that an activity was started with into the inbox, and then leads to the game. Java's main
// thread, which calls it, goes on at once.
//
//export takeFile
func takeFile(vm *C.JavaVM, activity C.jobject, files *C.char) {
	box := inbox.In(filepath.Join(C.GoString(files), toolkitFolder))
	go java(vm, func(env *C.JNIEnv) {
		if err := takeInto(box, vm, env, activity); err != nil {
			fyne.LogError("a file from elsewhere is lost", err)
		}
		C.content_return(env, activity)
		C.java_forget(env, activity)
	})
}

// takeInto puts the file into an inbox, or word of why that can't be done.
func takeInto(box inbox.Box, vm *C.JavaVM, env *C.JNIEnv, activity C.jobject) error {
	resolver, uri := C.content_resolver(env, activity), C.content_intent(env, activity)
	defer C.java_forget(env, resolver)
	defer C.java_forget(env, uri)
	name, content, err := openAt(vm, env, resolver, uri)
	if err == nil {
		err = box.Put(name, content)
		_ = content.Close() // it was only read
	}
	if why, ok := err.(inbox.Trouble); ok {
		return box.Note(name, why)
	}
	return err
}
