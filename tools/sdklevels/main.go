// Command sdklevels sets the levels of Android's interface in a packaged manifest: from which on an app runs, and with
// which it was tried. Fyne's packaging tool writes 15 and 29, and refuses others in the manifest that it reads.
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	least := flag.Uint("min", 0, "the `level` from which on the app runs (minSdkVersion)")
	target := flag.Uint("target", 0, "the `level` with which the app was tried (targetSdkVersion)")
	flag.Parse()
	if flag.NArg() != 1 || *least == 0 || *target < *least {
		fmt.Fprintln(os.Stderr, "usage: sdklevels -min LEVEL -target LEVEL MANIFEST, the target not below the other")
		os.Exit(2)
	}
	if err := rewrite(flag.Arg(0), uint32(*least), uint32(*target)); err != nil {
		fmt.Fprintln(os.Stderr, "sdklevels:", err)
		os.Exit(1)
	}
}

// rewrite sets the levels in a file. It is left as it was where that can't be done.
func rewrite(path string, least, target uint32) error {
	manifest, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	if err := setLevels(manifest, least, target); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return os.WriteFile(path, manifest, 0o644)
}
