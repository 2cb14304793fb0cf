package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const whole = `package gl

// typedef void  (APIENTRYP GPCLEAR)(GLbitfield  mask);
// typedef void  (APIENTRYP GPCLEARDEPTH)(GLdouble  depth);
// typedef void  (APIENTRYP GPPOINTER)(GLint  size);
// static void APIENTRY glowCDebugCallback(GLenum source) {
//   glowDebugCallback_gl21(source);
// }
// static void  glowClear(GPCLEAR fnptr, GLbitfield  mask) {
//   (*fnptr)(mask);
// }
// static void  glowClearDepth(GPCLEARDEPTH fnptr, GLdouble  depth) {
//   (*fnptr)(depth);
// }
// static void  glowPointerWithOffset(GPPOINTER fnptr, uintptr_t offset) {
//   (*fnptr)(offset);
// }
import "C"

const (
	BLEND      = 0x0BE2
	BLEND_SRC  = 0x0BE1
)

var (
	gpClear      C.GPCLEAR
	gpClearDepth C.GPCLEARDEPTH
	gpPointer    C.GPPOINTER
)

func boolToInt(b bool) int { return 0 }

// clear buffers to preset values
func Clear(mask uint32) {
	C.glowClear(gpClear, (C.GLbitfield)(mask))
}

// specify the clear value
// for the depth buffer
func ClearDepth(depth float64) {
	C.glowClearDepth(gpClearDepth, (C.GLdouble)(depth))
}
func PointerWithOffset(offset uintptr) {
	C.glowPointerWithOffset(gpPointer, (C.uintptr_t)(offset))
}

// Init loads.
func Init() error {
	return InitWithProcAddrFunc(getProcAddress)
}

// InitWithProcAddrFunc loads by a function.
func InitWithProcAddrFunc(getProcAddr func(name string) unsafe.Pointer) error {
	gpClear = (C.GPCLEAR)(getProcAddr("glClear"))
	if gpClear == nil {
		return errors.New("glClear")
	}
	gpClearDepth = (C.GPCLEARDEPTH)(getProcAddr("glClearDepth"))
	if gpClearDepth == nil {
		return errors.New("glClearDepth")
	}
	gpPointer = (C.GPPOINTER)(getProcAddr("glPointer"))
	return nil
}
`

const part = `package gl

// typedef void  (APIENTRYP GPCLEAR)(GLbitfield  mask);
// typedef void  (APIENTRYP GPPOINTER)(GLint  size);
// static void  glowClear(GPCLEAR fnptr, GLbitfield  mask) {
//   (*fnptr)(mask);
// }
// static void  glowPointerWithOffset(GPPOINTER fnptr, uintptr_t offset) {
//   (*fnptr)(offset);
// }
import "C"

const (
	BLEND = 0x0BE2
)

var (
	gpClear   C.GPCLEAR
	gpPointer C.GPPOINTER
)

func boolToInt(b bool) int { return 0 }

// clear buffers to preset values
func Clear(mask uint32) {
	C.glowClear(gpClear, (C.GLbitfield)(mask))
}

func PointerWithOffset(offset uintptr) {
	C.glowPointerWithOffset(gpPointer, (C.uintptr_t)(offset))
}

// Init loads.
func Init() error {
	return InitWithProcAddrFunc(getProcAddress)
}

// InitWithProcAddrFunc loads by a function.
func InitWithProcAddrFunc(getProcAddr func(name string) unsafe.Pointer) error {
	gpClear = (C.GPCLEAR)(getProcAddr("glClear"))
	if gpClear == nil {
		return errors.New("glClear")
	}
	gpPointer = (C.GPPOINTER)(getProcAddr("glPointer"))
	return nil
}
`

func TestWhatIsCalledStays(t *testing.T) {
	called := map[string]bool{"Init": true, "Clear": true, "PointerWithOffset": true, "BLEND": true}
	got, err := cut([]byte(whole), called)
	require.NoError(t, err)
	assert.Equal(t, part, string(got))
}

func TestNamesThatAreTaken(t *testing.T) {
	path := filepath.Join(t.TempDir(), "gl_core.go")
	require.NoError(t, os.WriteFile(path, []byte("package gl\n\nconst blend = gl.BLEND\n\nfunc f() { gl.Clear(other.MASK) }\n"), 0o600))
	got, err := names(path)
	require.NoError(t, err)
	assert.Equal(t, map[string]bool{"BLEND": true, "Clear": true}, got)

	require.NoError(t, os.WriteFile(path, []byte("package gl\n"), 0o600))
	_, err = names(path)
	assert.ErrorContains(t, err, "takes nothing from OpenGL")
}
