// Command licences collects the licences of all that the programs are made of, whatever they are built for, into the
// text that the app shows and every package holds. Run it from the module's root after a change of what is depended on;
// a test fails while the text differs from what it would write.
//
//	go run ./tools/licences
package main

import (
	"fmt"
	"os"
)

// file is where the text lies in the module.
const file = "assets/licences/licences.txt"

func main() {
	if err := write(); err != nil {
		fmt.Fprintln(os.Stderr, "licences:", err)
		os.Exit(1)
	}
}

func write() error {
	if _, err := os.Stat("go.mod"); err != nil {
		return fmt.Errorf("run from the module's root: %w", err)
	}
	modules, err := builtFrom(".")
	if err != nil {
		return err
	}
	text, err := collect(".", modules)
	if err != nil {
		return err
	}
	return os.WriteFile(file, []byte(text), 0o644)
}
