package schema_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/internal/i18n"
	"boardduels/internal/spelling"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// Whoever chooses when a rule is done reads the words that its sentence has then.
func TestEventsAreCalledAsFacesSay(t *testing.T) {
	events := schema.Fields(schema.CardKind).Field("rule").Field("@on")
	for i, name := range events.Choices {
		// Faces say nothing of the one, and more of the other
		if name == rule.Play.String() || name == rule.Dying.String() {
			continue
		}
		of := rule.New()
		assert.NoError(t, rule.AttributeNamed("on").Set(&of, name))
		for _, l := range i18n.Languages() {
			says := rulestext.EachRule(i18n.For(l.Code), nil, []rule.Rule{of})[0]
			assert.Contains(t, spelling.Fold(says), spelling.Fold(events.Called[i].In(l.Code)), name)
		}
	}
}
