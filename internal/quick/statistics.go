package quick

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"boardduels/internal/checkout"
)

// What signs every decision of the duel's brains, and the signature with which their statistics were measured last.
const (
	signature = "ai/duel/duelbrains/testdata/signature.golden"
	measured  = "ai/duel/duelbrains/testdata/measured.golden"
)

// Statistics leaves out of the quick tests what measures the duel's brains with fixed seeds, as long as they decide as
// when that was measured last: it would be the same to the bit.
func Statistics(t testing.TB) {
	t.Helper()
	if !testing.Short() {
		return
	}
	now, last := Signature(t), strings.TrimSpace(read(t, measured))
	if now == last {
		t.Skip("not among the quick tests: the brains decide as when this was measured last, " + now)
	}
}

// Signature returns the last line of what signs the decisions, which is a digest of all others.
func Signature(t testing.TB) string {
	t.Helper()
	lines := strings.Split(strings.TrimSpace(read(t, signature)), "\n")
	return lines[len(lines)-1]
}

func read(t testing.TB, name string) string {
	t.Helper()
	content, err := os.ReadFile(filepath.Join(checkout.Root(t), name))
	if err != nil {
		t.Fatal(err)
	}
	return string(content)
}
