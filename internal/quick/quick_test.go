package quick

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestSkip(t *testing.T) {
	goesOn := false
	t.Run("left out", func(t *testing.T) {
		Skip(t, "for this test")
		goesOn = true
	})
	assert.Equal(t, !testing.Short(), goesOn)
}

func TestFirst(t *testing.T) {
	want := []string{"en", "uk"}
	if testing.Short() {
		want = want[:1]
	}
	assert.Equal(t, want, First("en", "uk"))
}
