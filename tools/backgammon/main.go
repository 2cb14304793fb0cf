// Command backgammon trains the brains of backgammon that learn.
//
//	go run ./tools/backgammon train -o ai/backgammon/neural/nets.txt net
//	go run ./tools/backgammon train -o ai/backgammon/linear/linear.txt linear
//	go run ./tools/backgammon climb
package main

import (
	"fmt"
	"os"
)

var commands = map[string]func(args []string) error{"train": train, "climb": climbOn}

func main() {
	if len(os.Args) < 2 || commands[os.Args[1]] == nil {
		fmt.Fprintln(os.Stderr, "usage: backgammon train|climb …")
		os.Exit(2)
	}
	if err := commands[os.Args[1]](os.Args[2:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
