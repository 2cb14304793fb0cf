package merge

import (
	"fmt"
	"strings"

	"github.com/aymanbagabas/go-udiff"

	"boardduels/schema"
)

// Unified returns changes as a patch of the packs' files, which git apply and patch -p1 understand. Of pictures it only
// says that they differ.
func Unified(changes []Change) string {
	var b strings.Builder
	for _, c := range changes {
		from, to := "a/"+c.File, "b/"+c.File
		if c.From == nil {
			from = "/dev/null"
		}
		if c.To == nil {
			to = "/dev/null"
		}
		if isPicture(c.From) || isPicture(c.To) {
			fmt.Fprintf(&b, "Binary files %s and %s differ\n", from, to)
			continue
		}
		b.WriteString(udiff.Unified(from, to, text(c.From), text(c.To)))
	}
	return b.String()
}

func isPicture(d *schema.Document) bool { return d != nil && d.Kind() == schema.ArtKind }

func text(d *schema.Document) string {
	if d == nil {
		return ""
	}
	return d.Source()
}
