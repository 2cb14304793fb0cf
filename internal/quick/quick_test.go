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

func TestFew(t *testing.T) {
	all := map[string]int{"c": 3, "a": 1, "b": 2}
	want := all
	if testing.Short() {
		want = map[string]int{"a": 1, "b": 2}
	}
	assert.Equal(t, want, Few(2, all))
	assert.Equal(t, all, Few(4, all))
	assert.Equal(t, map[string]int{"a": 1, "b": 2, "c": 3}, all, "the cases themselves stay")
}
