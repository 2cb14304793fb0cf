package cli

import (
	"bytes"
	"encoding/json"
	"io"
	"os"
	"time"

	"boardduels/internal/termsafe"
)

// PrintJSON prints a value for machines, indented for people.
func PrintJSON(out io.Writer, value any) error { return printJSON(out, value, "  ") }

// PrintJSONLine prints a value for machines, on a line.
func PrintJSONLine(out io.Writer, value any) error { return printJSON(out, value, "") }

func printJSON(out io.Writer, value any, indent string) error {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", indent)
	if err := encoder.Encode(value); err != nil {
		return err
	}
	_, err := Data(out).Write(termsafe.JSON(text.Bytes()))
	return err
}

// Repeatedly shows a line of a terminal anew, until the function that it returns is called. Where to isn't a terminal,
// it shows nothing.
func Repeatedly(to io.Writer, line func() string) (stop func()) {
	terminal, ok := to.(*Output)
	if !ok || !IsTerminal(to) {
		return func() {}
	}
	quit, gone := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(gone)
		ticker := time.NewTicker(200 * time.Millisecond)
		defer ticker.Stop()
		for {
			select {
			case <-ticker.C:
				terminal.steer("\r\x1b[K" + termsafe.Line(Shown(line())) + " ")
			case <-quit:
				terminal.steer("\r\x1b[K")
				return
			}
		}
	}()
	return func() { close(quit); <-gone }
}

// IsTerminal reports whether an input or output is a terminal, or another device of characters.
func IsTerminal(what any) bool {
	if output, ok := what.(*Output); ok {
		what = output.to
	}
	file, ok := what.(*os.File)
	if !ok {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
