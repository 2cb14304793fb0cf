// Website puts the files of the web page together so that those of two versions can never meet: all that belongs to a
// version lies in a folder that is named by what it holds, and beside these folders only what leads to one of them.
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "usage: website SITE FOLDER...\nmakes a new SITE of the files in folders")
	}
	flag.Parse()
	if flag.NArg() < 2 {
		flag.Usage()
		os.Exit(2)
	}
	if err := assemble(flag.Arg(0), flag.Args()[1:]...); err != nil {
		fmt.Fprintf(os.Stderr, "website: %v\n", err)
		os.Exit(1)
	}
}
