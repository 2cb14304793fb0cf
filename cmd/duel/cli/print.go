package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"time"
)

// PrintJSON prints a value for machines, indented for people.
func PrintJSON(out io.Writer, value any) error {
	encoder := json.NewEncoder(out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	return encoder.Encode(value)
}

// Repeatedly shows a line of a terminal anew, until the function that it returns is called.
func Repeatedly(to io.Writer, line func() string) (stop func()) {
	quit, gone := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(gone)
		ticker := time.NewTicker(200 * time.Millisecond)
		defer ticker.Stop()
		for {
			select {
			case <-ticker.C:
				fmt.Fprintf(to, "\r\x1b[K%s ", line())
			case <-quit:
				fmt.Fprint(to, "\r\x1b[K")
				return
			}
		}
	}()
	return func() { close(quit); <-gone }
}

func IsTerminal(to any) bool {
	file, ok := to.(*os.File)
	if !ok {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
