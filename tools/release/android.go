package main

import (
	"archive/zip"
	"bytes"
	"debug/elf"
	"errors"
	"fmt"
	"io"
	"path"
	"regexp"
	"slices"
)

// What stands in an APK that is signed as Android 7 and later want it: the mark of the block of signatures, which is
// stored as it is, and whom a debug key belongs to.
const (
	signingBlock = "APK Sig Block 42"
	debugOwner   = "Android Debug"
)

// What Android takes, and what Play makes it of; what bundletool makes that of is a zip archive among others.
const (
	apkEnding    = ".apk"
	bundleEnding = ".aab"
	zipEnding    = ".zip"
)

// inAndroid is where Android looks for libraries in an APK or a module, and in a bundle below the module's name.
var inAndroid = regexp.MustCompile(`^(\w+/)?lib/[^/]+/[^/]+\.so$`)

var errNoLibrary = errors.New("it holds no library, so it isn't this app")

// checkAndroid returns an error for an archive with this app for Android, under whatever name, that may not be given to
// people: one whose libraries weren't linked by the Android NDK but by the stand-in of android/check, or an APK without
// a signature of its own.
func checkAndroid(name string, content []byte) error {
	ending := path.Ext(name)
	archive, err := zip.NewReader(bytes.NewReader(content), int64(len(content)))
	if err != nil {
		if slices.Contains([]string{apkEnding, bundleEnding, zipEnding}, ending) {
			return fmt.Errorf("it is no archive: %w", err)
		}
		return nil
	}
	linked, err := checkLibraries(archive)
	switch {
	case err != nil:
		return err
	case !linked && (ending == apkEnding || ending == bundleEnding):
		return errNoLibrary
	case ending == apkEnding:
		return checkSignature(content)
	}
	return nil
}

// checkLinked returns an error for an archive with this app that no key of a release may sign, as the NDK didn't link
// it.
func checkLinked(path string) error {
	archive, err := zip.OpenReader(path)
	if err != nil {
		return err
	}
	defer func() { _ = archive.Close() }()
	linked, err := checkLibraries(&archive.Reader)
	if err == nil && !linked {
		err = errNoLibrary
	}
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return nil
}

// checkLibraries says whether an archive has libraries for Android. It returns an error for one that the NDK didn't
// link.
func checkLibraries(archive *zip.Reader) (some bool, err error) {
	for _, f := range archive.File {
		if !inAndroid.MatchString(f.Name) {
			continue
		}
		if err := checkLibrary(f); err != nil {
			return true, fmt.Errorf("%s: %w", f.Name, err)
		}
		some = true
	}
	return some, nil
}

// checkSignature returns an error for an APK that isn't signed, or with a key that everybody has.
func checkSignature(apk []byte) error {
	switch {
	case !bytes.Contains(apk, []byte(signingBlock)):
		return errors.New("it isn't signed: name the release's key as KEYSTORE (docs/contributor/android.md)")
	case bytes.Contains(apk, []byte(debugOwner)):
		return errors.New("it is signed with a debug key: name the release's key as KEYSTORE (docs/contributor/android.md)")
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
		return errors.New("the Android NDK didn't link it: it has no .note.android.ident; what the stand-in linked only serves to try things out (android/check/ndk.sh)")
	}
	return nil
}
