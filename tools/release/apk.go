package main

import (
	"archive/zip"
	"bytes"
	"debug/elf"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"
)

// What stands in an APK that is signed as Android 7 and later want it: the mark of the block of signatures, which is
// stored as it is, and whom a debug key belongs to.
const (
	signingBlock = "APK Sig Block 42"
	debugOwner   = "Android Debug"
)

// checkAPK returns an error for an APK that may not be given to people: one whose libraries weren't linked by the
// Android NDK but by the stand-in of android/check, or that has no signature of its own.
func checkAPK(content []byte) error {
	archive, err := zip.NewReader(bytes.NewReader(content), int64(len(content)))
	if err != nil {
		return fmt.Errorf("it isn't an APK: %w", err)
	}
	libraries := 0
	for _, f := range archive.File {
		if path.Ext(f.Name) != ".so" || !strings.HasPrefix(f.Name, "lib/") {
			continue
		}
		libraries++
		if err := checkLibrary(f); err != nil {
			return fmt.Errorf("%s: %w", f.Name, err)
		}
	}
	switch {
	case libraries == 0:
		return errors.New("it holds no library, so it isn't this app")
	case !bytes.Contains(content, []byte(signingBlock)):
		return errors.New("it isn't signed: name the release's key as KEYSTORE (docs/android.md)")
	case bytes.Contains(content, []byte(debugOwner)):
		return errors.New("it is signed with a debug key: name the release's key as KEYSTORE (docs/android.md)")
	}
	return nil
}

// checkLibrary returns an error for a library without the note that the NDK's start files put into everything that is
// linked with them.
func checkLibrary(f *zip.File) error {
	file, err := f.Open()
	if err != nil {
		return err
	}
	defer func() { _ = file.Close() }()
	content, err := io.ReadAll(file)
	if err != nil {
		return err
	}
	library, err := elf.NewFile(bytes.NewReader(content))
	if err != nil {
		return err
	}
	note := library.Section(".note.android.ident")
	if note == nil {
		return errors.New("the Android NDK didn't link it: it has no .note.android.ident; an APK of the stand-in only serves to try things out (android/check/ndk.sh)")
	}
	return nil
}
