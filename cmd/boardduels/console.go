package main

import (
	"fmt"
	"io"
	"log"
	"os"
	"strings"

	"boardduels/internal/termsafe"
)

// Whatever is logged may name files of strangers, also what the toolkit logs by itself.
func init() { log.SetOutput(safe{log.Writer()}) }

// safe writes each message as a line that steers no terminal.
type safe struct{ to io.Writer }

func (s safe) Write(message []byte) (int, error) {
	line := termsafe.Line(strings.TrimSuffix(string(message), "\n"))
	if _, err := io.WriteString(s.to, line+"\n"); err != nil {
		return 0, err
	}
	return len(message), nil
}

// tell prints a line that was asked for.
func tell(line string) { fmt.Fprintln(safe{os.Stdout}, line) }

// complain tells why the program doesn't start.
func complain(err error) { fmt.Fprintf(safe{os.Stderr}, "boardduels: %v\n", err) }
