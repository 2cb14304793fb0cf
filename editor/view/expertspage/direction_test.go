package expertspage_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/editor/view/expertspage"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// The name of an expert doesn't turn around what is beside it.
func TestNamesOfExpertsDontTurnAround(t *testing.T) {
	experts := []schema.Expert{{ID: "a", Name: "\u202egnihT"}}
	assert.Contains(t, expertspage.ExpertName(i18n.For("en"), experts, 0), `\u202egnihT`)
}
