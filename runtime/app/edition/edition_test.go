package edition_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/app/edition"
)

// The player is told each file once, and how many more there are.
func TestWordsOfFiles(t *testing.T) {
	words := i18n.For("en")
	d := kb.Damage{Files: []kb.Lost{{File: "a.xml"}, {File: "b.xml", Fate: kb.Missing, After: 9}, {File: "c.xml", Fate: kb.Foreign}}, Stuck: os.ErrPermission}
	assert.Equal(t, []string{
		"a.xml is damaged", "b.xml is missing, with 9 files after it", "c.xml doesn’t belong there",
		"they stay where they are: the folder can’t be written to",
	}, slices.Collect(strings.SplitSeq(edition.WordsOfFiles(words, &d), "; ")))
}
