package raceflag

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
	assert.Equal(t, !Detected, goesOn)
}

func TestFew(t *testing.T) {
	want := 100
	if Detected {
		want = 3
	}
	assert.Equal(t, want, Few(100, 3))
}
