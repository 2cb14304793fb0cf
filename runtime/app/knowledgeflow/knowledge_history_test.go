package knowledgeflow

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/internal/i18n"
	"boardduels/kb"
)

// A step of the history that is lost is told, too.
func TestALostStepIsToldInUkrainian(t *testing.T) {
	page := knowledgePage{translator: i18n.For("uk")}
	title := page.title(&kb.Entry{Number: 7, Problem: &kb.Problem{}})
	assert.Contains(t, title, "000007.xml")
	assert.NotRegexp(t, "[A-Za-z]", strings.ReplaceAll(title, "000007.xml", ""))
}
