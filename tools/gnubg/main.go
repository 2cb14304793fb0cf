// Command gnubg measures the players of backgammon against GNU Backgammon, which Debian packages.
package main

import (
	"fmt"
	"os"
)

func main() {
	if err := measureGnubg(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "gnubg:", err)
		os.Exit(1)
	}
}
