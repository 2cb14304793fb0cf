// Command peers measures the project's players against programs of others, which Debian's packages bring.
package main

import (
	"fmt"
	"os"
)

// peers are the programs of others, and what measures the project's players against them.
var peers = map[string]func(args []string) error{
	"gnubg": measureGnubg,
}

func main() {
	if len(os.Args) < 2 || peers[os.Args[1]] == nil {
		fmt.Fprintln(os.Stderr, "usage: peers gnubg [-pairs N] [-seed N] [-plies N] [BRAIN…]")
		os.Exit(2)
	}
	if err := peers[os.Args[1]](os.Args[2:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
