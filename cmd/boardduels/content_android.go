package main

// #include "content_android.h"
// #include <stdlib.h>
import "C"

import (
	"io"
	"path"
	"runtime"
	"unicode/utf16"
	"unsafe"

	"fyne.io/fyne/v2/driver"

	"boardduels/runtime/app/inbox"
)

// java calls Java, on a thread of which it knows. It reports whether that could be done.
func java(vm *C.JavaVM, f func(env *C.JNIEnv)) bool {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	var attached C.int
	env := C.java_attach(vm, &attached)
	if env == nil {
		return false
	}
	if attached != 0 {
		defer C.java_detach(vm)
	}
	f(env)
	return true
}

// contentOpener opens files that have addresses instead of paths.
var contentOpener = openContent

// openContent opens the file of another app that an address leads to, with the name that it has there.
func openContent(address string) (name string, content io.ReadCloser, err error) {
	failed := driver.RunNative(func(context any) error {
		android := context.(*driver.AndroidContext)
		env := (*C.JNIEnv)(unsafe.Pointer(android.Env))
		text := C.CString(address)
		defer C.free(unsafe.Pointer(text))
		resolver, uri := C.content_resolver(env, C.jobject(android.Ctx)), C.content_address(env, text)
		defer C.java_forget(env, resolver)
		defer C.java_forget(env, uri)
		name, content, err = openAt((*C.JavaVM)(unsafe.Pointer(android.VM)), env, resolver, uri)
		return nil
	})
	if failed != nil {
		return "", nil, inbox.Broken
	}
	if name == "" {
		name = path.Base(address)
	}
	return name, content, err
}

// openAt opens the file at a Java address, and asks what it is called.
func openAt(vm *C.JavaVM, env *C.JNIEnv, resolver, uri C.jobject) (name string, content io.ReadCloser, err error) {
	if resolver == 0 || uri == 0 {
		return "", nil, inbox.Gone
	}
	var letters [512]C.jchar
	if n := int(C.content_name(env, resolver, uri, &letters[0], C.int(len(letters)))); n > 0 {
		name = string(utf16.Decode(unsafe.Slice((*uint16)(unsafe.Pointer(&letters[0])), n)))
	}
	s := &stream{vm: vm, content: (*C.struct_content)(C.malloc(C.sizeof_struct_content))}
	if err := trouble(C.content_open(env, resolver, uri, s.content)); err != nil {
		C.free(unsafe.Pointer(s.content))
		return name, nil, err
	}
	return name, s, nil
}

// trouble is what asking another app came to.
func trouble(what C.int) error {
	switch what {
	case C.CONTENT_FINE:
		return nil
	case C.CONTENT_REFUSED:
		return inbox.Refused
	case C.CONTENT_GONE:
		return inbox.Gone
	}
	return inbox.Broken
}

// stream is a file of another app.
type stream struct {
	vm      *C.JavaVM
	content *C.struct_content
}

func (s *stream) Read(to []byte) (n int, err error) {
	if len(to) == 0 {
		return 0, nil
	}
	ok := java(s.vm, func(env *C.JNIEnv) {
		var what C.int
		read := C.content_read(env, s.content, unsafe.Pointer(&to[0]), C.int(min(len(to), C.CONTENT_CHUNK)), &what)
		if err = trouble(what); err == nil && read < 0 {
			err = io.EOF
		}
		n = max(int(read), 0)
	})
	if !ok {
		return 0, inbox.Broken
	}
	return n, err
}

func (s *stream) Close() error {
	if s.content == nil {
		return nil
	}
	java(s.vm, func(env *C.JNIEnv) { C.content_close(env, s.content) })
	C.free(unsafe.Pointer(s.content))
	s.content = nil
	return nil
}
