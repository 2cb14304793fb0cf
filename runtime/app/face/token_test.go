package face_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/duel"
	"boardduels/schema/schematest"
)

// written returns the lines that stand on a face.
func written(f *face.Face) (lines []string) {
	for _, o := range test.WidgetRenderer(f).Objects() {
		if words, ok := o.(*fyne.Container); ok {
			for _, line := range words.Objects {
				lines = append(lines, line.(*canvas.Text).Text)
			}
		}
	}
	return lines
}

// What a card takes by itself besides its cost is told where the cost is, on a card of any size.
func TestTheCostTellsOfFurtherEnergy(t *testing.T) {
	looktest.NewApp(t)
	for name, test := range map[string]struct {
		card duel.Card
		cost int16
		told string
	}{
		"takes more":          {duel.Card{Cost: 2, BaseDamage: 4, MaxDamage: 7, IncreaseByCost: true}, 2, "2+"},
		"takes more, for 1":   {duel.Card{Cost: 2, BaseAbsorb: 4, MaxAbsorb: 7, IncreaseByCost: true}, 1, "1+"},
		"has nothing to gain": {duel.Card{Cost: 2, BaseDamage: 4, MaxDamage: 4, IncreaseByCost: true}, 2, "2"},
		"grows otherwise":     {duel.Card{Cost: 2, BaseDamage: 4, MaxDamage: 7, IncreaseByHPLost: true}, 2, "2"},
	} {
		for _, size := range quick.First(fyne.NewSize(112, 144), fyne.NewSize(206, 288), fyne.NewSize(300, 150), fyne.NewSize(200, 40)) {
			f := face.New(i18n.For("en"))
			f.Brief = true
			f.SetCard(face.Card{Name: "Card", Rules: test.card}, test.cost, face.Plain)
			f.Resize(size)
			assert.True(t, slices.Contains(written(f), test.told), "%s on %v: %q", name, size, written(f))
		}
	}
}

// Rules tell on a small card how much, how often and for how long.
func TestRulesAreToldInSigns(t *testing.T) {
	looktest.NewApp(t)
	pack := schematest.Ruled()
	for id, told := range map[string][]string{
		"flurry": {"2×2"}, "insight": {"1", "4"}, "tonic": {"3", "5", "5", "2"}, "gambit": {"×3", "0+"}, "thorns": {"2", "×2"}, "haste": {"−2"},
		"venom": {"+3"}, "burnout": {"2", "–"}, "last_stand": {"∞", "9"},
	} {
		card, _ := pack.Card(id)
		f := face.New(i18n.For("en"))
		f.Brief = true
		f.SetCard(face.Card{Name: "Card", Rules: card.Card, Numbers: pack.Numbers()}, card.Cost, face.Plain)
		f.Resize(fyne.NewSize(112, 144))
		lines := written(f)
		for _, number := range told {
			i := slices.Index(lines, number)
			if assert.GreaterOrEqual(t, i, 0, "%s: %q of %q", id, number, written(f)) {
				lines = slices.Delete(lines, i, i+1)
			}
		}
	}
}

// A small card tells what changes from round to round from what stays as it is.
func TestGrowingPowerIsToldApart(t *testing.T) {
	looktest.NewApp(t)
	for _, test := range []struct {
		card   duel.Card
		en, uk string
	}{
		{duel.Card{DoTPower: 1, BonusLength: 3}, "1×3", "1×3"},
		{duel.Card{DoTPower: 1, EffectIncreasing: 1, BonusLength: 3}, "1+2+3", "1+2+3"},
		{duel.Card{DoTPower: 1, EffectIncreasing: 1, BonusLength: 4}, "10 in 4", "10 за 4"},
		{duel.Card{HoTPower: 3, EffectIncreasing: -1, BonusLength: 2}, "3+2", "3+2"},
		{duel.Card{DoTPower: 3, EffectIncreasing: 1, BonusLength: 1}, "3", "3"},
	} {
		for language, told := range map[string]string{"en": test.en, "uk": test.uk} {
			f := face.New(i18n.For(language))
			f.Brief = true
			f.SetCard(face.Card{Name: "Card", Rules: test.card}, 1, face.Plain)
			f.Resize(fyne.NewSize(112, 144))
			assert.True(t, slices.Contains(written(f), told), "%s: %q", told, written(f))
		}
	}
}
