// Release does what a release needs besides building, which tools/release.sh does:
//
//	release version                 prints the version
//	release changes [DATE]          gathers the fragments of docs/changes into CHANGELOG.md
//	release tag v0.1.0              refuses a tag that isn't that of the version, or comes too early
//	release notes                   prints what CHANGELOG.md says of the version
//	release sbom PROGRAM            prints which modules a program, a library or a page is made of, as CycloneDX
//	release linked ARCHIVE          refuses an app for Android that the NDK didn't link
//	release compare FOLDER FOLDER   refuses two builds that differ
//	release seal FOLDER             refuses what is no release, and writes SHA256SUMS
//
// It works in the folder of the project.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"boardduels/cmd"
)

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		if errors.Is(err, errUsage) {
			os.Exit(2)
		}
		os.Exit(1)
	}
}

var errUsage = errors.New("usage: release version | changes [DATE] | tag TAG | notes | sbom PROGRAM | linked ARCHIVE | compare FOLDER FOLDER | seal FOLDER")

func run(args []string, out io.Writer) error {
	if len(args) == 0 {
		return errUsage
	}
	command, args := args[0], args[1:]
	switch {
	case command == "version" && len(args) == 0:
		_, err := fmt.Fprintln(out, cmd.Version())
		return err
	case command == "changes" && len(args) == 0:
		return gather(".", cmd.Version(), time.Now().Format(time.DateOnly))
	case command == "changes" && len(args) == 1:
		return gather(".", cmd.Version(), args[0])
	case command == "tag" && len(args) == 1:
		return checkTag(".", cmd.Version(), args[0])
	case command == "notes" && len(args) == 0:
		return printNotes(out, ".", cmd.Version())
	case command == "sbom" && len(args) == 1:
		return printSBOM(out, args[0], cmd.Version())
	case command == "linked" && len(args) == 1:
		return checkLinked(args[0])
	case command == "compare" && len(args) == 2:
		return compare(args[0], args[1])
	case command == "seal" && len(args) == 1:
		return seal(args[0])
	}
	return errUsage
}
