package play

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/internal/brains"
	"boardduels/internal/i18n"
)

func TestEveryBrainHasAFriendlyName(t *testing.T) {
	for _, language := range i18n.Languages() {
		tr := i18n.For(language.Code)
		for _, id := range brains.All().IDs() {
			assert.NotEmpty(t, brainAbout(tr, id), "%s: explain the brain %s in brainKeys", language.Name, id)
			assert.NotEqual(t, id, brainName(tr, id))
		}
	}
	assert.Equal(t, "some other", brainName(i18n.For("en"), "some_other"))
}
