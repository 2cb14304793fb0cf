package gallery_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/duel"
)

func TestEnergyIsToldByTheNumbersOfThePack(t *testing.T) {
	n := duel.Classic()
	assert.Equal(t, "2 of 5 energy. Each turn brings 1.", gallery.Energy(i18n.For("en"), n, 2, 5, 1))
	n.FullEnergy = true
	assert.Equal(t, "2 of 5 energy. Each turn brings all of it back.", gallery.Energy(i18n.For("en"), n, 2, 5, 1))
}
