package library_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/runtime/app/library"
	"boardduels/schema"
)

func TestCompareVersions(t *testing.T) {
	order := []string{"", "0.9", "1", "1.2", "1.09", "1.10", "1.10.1", "2", "2a", "2b", "x"}
	for i, a := range order {
		for j, b := range order {
			got := library.CompareVersions(a, b)
			assert.Equal(t, i < j, got < 0, "%q %q", a, b)
			assert.Equal(t, i > j, got > 0, "%q %q", a, b)
		}
	}
}

// A pack with a name that looks the same comes in place of the old one.
func TestPacksWhoseNamesLookTheSameAreNamesakes(t *testing.T) {
	kept := []library.InstalledPack{{Title: schema.PackTitle{Name: "Дім’я Їжака"}}}
	assert.NotNil(t, library.Namesake(kept, &library.InstalledPack{Title: schema.PackTitle{Name: "дім'я І\u0308жака"}}))
	assert.Nil(t, library.Namesake(kept, &library.InstalledPack{Title: schema.PackTitle{Name: "Дім’я Іжака"}}))
}
