package text

import (
	"fmt"
	"strings"

	"boardduels/internal/termsafe"
)

// Mishaps are lines that tell why a game was lost by a failure, the last lines of what the program of somebody wrote to
// its standard error, and why its record isn't saved; each as far as it isn't "".
func Mishaps(forfeit, stderr, unsaved string) string {
	var told strings.Builder
	if forfeit != "" {
		told.WriteString(Hang("  by a failure: ", forfeit))
	}
	if lines := strings.Split(stderr, "\n"); len(lines) > 1 { // a single one stands in the reason
		const most = 10
		for _, line := range lines[max(0, len(lines)-most):] {
			fmt.Fprintf(&told, "    | %s\n", termsafe.Line(line))
		}
	}
	if unsaved != "" {
		told.WriteString(Hang("  not saved: ", unsaved))
	}
	return told.String()
}
