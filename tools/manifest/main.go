// Command manifest reads the manifest of an APK as Android does, prints what Android finds in it, an element a line,
// and fails where Android doesn't find all that stands there.
package main

import (
	"archive/zip"
	"fmt"
	"io"
	"os"
	"strings"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: manifest APK")
		os.Exit(2)
	}
	if err := inspect(os.Args[1], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "manifest:", err)
		os.Exit(1)
	}
}

// inspect prints the manifest of an APK as Android finds it. It returns an error if something is lost on the way.
func inspect(path string, out io.Writer) error {
	packed, err := unpack(path, "AndroidManifest.xml")
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	elements, err := parse(packed)
	if err != nil {
		return fmt.Errorf("%s: AndroidManifest.xml: %w", path, err)
	}
	var losses []string
	for _, e := range elements {
		found, lost := e.retrieve()
		fmt.Fprintln(out, strings.Repeat("  ", e.Depth)+e.Name+listing(found))
		if len(lost) > 0 {
			losses = append(losses, e.Name+listing(lost))
		}
	}
	if len(losses) > 0 {
		return fmt.Errorf("%s: AndroidManifest.xml: Android doesn't find %s: the attributes of an element have to be sorted by "+
			"their numbers", path, strings.Join(losses, "; "))
	}
	return nil
}

// unpack returns a file of a zip archive.
func unpack(path, name string) ([]byte, error) {
	archive, err := zip.OpenReader(path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = archive.Close() }()
	file, err := archive.Open(name)
	if err != nil {
		return nil, err
	}
	defer func() { _ = file.Close() }()
	return io.ReadAll(file)
}

// listing returns attributes with their values, each after a space.
func listing(attributes []Attribute) string {
	var b strings.Builder
	for _, a := range attributes {
		fmt.Fprintf(&b, " %s=%s", a.Name, a.Value)
	}
	return b.String()
}
