package face_test

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/duel"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

// The sizes in which a face must hold every word: a card of a phone's hand upright and lying, of a deck list, and of a
// desktop's hand.
var sizes = map[string]fyne.Size{
	"phone": face.WithSentences()[0], "phone lying": fyne.NewSize(97, 136), "deck list": face.WithSentences()[1], "desktop": fyne.NewSize(206, 288),
}

func TestEveryClassicCardFitsItsFace(t *testing.T) {
	looktest.NewApp(t)
	pack := classictest.Pack()
	ids := pack.IDs(schema.CardKind)
	require.NotEmpty(t, ids)
	for _, language := range quick.First("en", "uk") {
		for _, id := range ids {
			card, ok := pack.Card(id)
			require.True(t, ok)
			f := face.New(i18n.For(language))
			f.SetCard(face.Card{Name: schema.DisplayName(language, id, card.Name, card.NameUK), Rules: card.Card}, card.Cost, face.Plain)
			for name, size := range sizes {
				assert.True(t, f.Whole(size), "%s in %s on %s: %s", id, language, name, f.Text())
			}
		}
	}
}

// ruled are packs whose cards say what cards can do.
func ruled() []*schema.Pack {
	const mechanics = "../../../schema/testdata/mechanics"
	return []*schema.Pack{schematest.Ruled(), schema.ReadPack(os.DirFS(mechanics)), schema.ReadPack(os.DirFS(mechanics + "/generous"))}
}

// A card with rules has room for its words, and tells by signs what it does, like those without. What it names is
// called as the pack calls it.
func TestEveryCardWithRulesCanBeRead(t *testing.T) {
	looktest.NewApp(t)
	for _, pack := range ruled() {
		for _, language := range quick.First("uk", "en") {
			for _, id := range pack.IDs(schema.CardKind) {
				card, _ := pack.Card(id)
				f := face.New(i18n.For(language))
				f.SetCard(face.Card{
					Name: schema.DisplayName(language, id, card.Name, card.NameUK), Rules: card.Card, Called: pack.Dictionary(language), Numbers: pack.Numbers(),
				}, card.Cost, face.Plain)
				for _, name := range []string{"phone", "deck list", "desktop"} { // where sentences stand on a card
					size := sizes[name]
					f.Resize(size)
					assert.True(t, f.Whole(size), "%s in %s on %s: %s", id, language, name, f.Text())
					looktest.AssertRead(t, f, 8.5, id+" in "+language+" on "+name)
				}
				if id == "spark_jar" {
					assert.Contains(t, f.Text(), pack.Dictionary(language).Card("spark"))
				}
				f.Brief = true
				for _, size := range small {
					f.Resize(size)
					f.Refresh()
					assert.True(t, f.Whole(size), "%s in %s on %v", id, language, size)
					looktest.AssertRead(t, f, 8.5, id+" in "+language+", small")
				}
				assert.Greater(t, signsOn(f), 2, "%s: more than its picture and its kind", id)
			}
		}
	}
}

// small are the sizes of cards of a phone's hand that show signs: of three in a row, and of many, upright and lying.
var small = []fyne.Size{fyne.NewSize(112, 130), fyne.NewSize(82, 115), fyne.NewSize(68, 96)}

// signsOn counts the pictures on a face.
func signsOn(f *face.Face) (signs int) {
	for _, o := range test.WidgetRenderer(f).Objects() {
		if _, is := o.(*canvas.Image); is {
			signs++
		}
	}
	return signs
}

// What doesn't fit ends with an ellipsis, in letters that can be read.
func TestARuleTextThatIsTooLongSaysSo(t *testing.T) {
	looktest.NewApp(t)
	pack := schematest.Ruled()
	card, _ := pack.Card("tonic")
	f := face.New(i18n.For("uk"))
	f.SetCard(face.Card{Name: "Card", Rules: card.Card}, 1, face.Plain)
	f.Resize(fyne.NewSize(60, 84))
	lines := written(f)
	assert.True(t, slices.ContainsFunc(lines, func(line string) bool { return strings.HasSuffix(line, "…") }), "%q", lines)
}

// A small card tells its name and what it does in signs; a card that lies has room for all its words, as low as it is.
func TestEveryClassicCardCanBeReadSmallAndLying(t *testing.T) {
	looktest.NewApp(t)
	pack := classictest.Pack()
	for _, language := range quick.First("en", "uk") {
		for _, id := range pack.IDs(schema.CardKind) {
			card, _ := pack.Card(id)
			f := face.New(i18n.For(language))
			f.Brief = true
			f.SetCard(face.Card{Name: schema.DisplayName(language, id, card.Name, card.NameUK), Rules: card.Card}, card.Cost, face.Plain)
			for _, size := range quick.First(fyne.NewSize(112, 130), fyne.NewSize(97, 136), fyne.NewSize(348, 80), fyne.NewSize(300, 150)) {
				assert.True(t, f.Whole(size), "%s in %s on %v: %s", id, language, size, f.Text())
			}
			f.Resize(fyne.NewSize(112, 130))
			signs, sentences := 0, 0
			for _, o := range test.WidgetRenderer(f).Objects() {
				if words, ok := o.(*fyne.Container); ok {
					for _, line := range words.Objects {
						if text := line.(*canvas.Text); strings.Contains(f.Text(), text.Text) && len(strings.Fields(text.Text)) > 1 {
							sentences++
						}
					}
				} else if _, ok := o.(*canvas.Image); ok {
					signs++
				}
			}
			assert.Greater(t, signs, 2, "%s: more than its picture and its kind", id)
			assert.Zero(t, sentences, id)
		}
	}
}

func TestTextThatHasNoRoomIsNoticed(t *testing.T) {
	test.NewTempApp(t)
	f := face.New(i18n.For("en"))
	f.SetCard(face.Card{Name: "Everything", Rules: duel.Card{
		BaseDamage: 1, MaxDamage: 9, BaseHealing: 1, MaxHealing: 9, BaseAbsorb: 1, MaxAbsorb: 9, IncreaseByCost: true, IncreaseByHPLost: true,
		IgnoreDefense: true, IsNotFatal: true, DefenseBonus: 20, HealthBonus: 2, DamageBonus: 2, CostBonus: -1, HealingBonus: 1, RegenBonus: 1,
		DoTPower: 1, HoTPower: 1, BonusLength: 4, EffectIncreasing: 1, ImmortalityLength: 1, StunTime: 1, RemovingEffects: true, ActivateByNextAttack: true,
	}}, 3, face.Plain)
	assert.False(t, f.Whole(fyne.NewSize(60, 84)))
	assert.True(t, f.Whole(fyne.NewSize(420, 588)))
}

func TestFaceMasters(t *testing.T) {
	minor := duel.Card{Cost: 2, BaseDamage: 3, MaxDamage: 3, DoTPower: 1, BonusLength: 2}
	major := duel.Card{IsMajor: true, AttackHimself: true, HealthBonus: 6, DefenseBonus: 25, BonusLength: 4}
	reactive := duel.Card{Cost: 1, BaseDamage: 1, MaxDamage: 1, BaseAbsorb: 4, MaxAbsorb: 4, ActivateByNextAttack: true}
	for name, show := range map[string]struct {
		card  duel.Card
		state face.State
		extra int16
	}{
		"playable": {minor, face.Playable, 0}, "too_expensive": {minor, face.TooExpensive, 0}, "highlighted": {major, face.Highlighted, 0},
		"reactive": {reactive, face.Plain, 0}, "hidden": {minor, face.Hidden, 0}, "dearer": {minor, face.Playable, 2},
		"cheaper": {minor, face.Playable, -1},
	} {
		t.Run(name, func(t *testing.T) {
			looktest.NewApp(t)
			f := face.New(i18n.For("uk"))
			f.SetCard(face.Card{Name: "Карта", Art: look.DefaultCard(), Rules: show.card}, show.card.Cost+show.extra, show.state)
			w := test.NewTempWindow(t, f)
			w.SetPadded(false)
			w.Resize(fyne.NewSize(112, 157))
			looktest.AssertMaster(t, "face_"+name+".xml", w.Canvas())
		})
	}
}

func BenchmarkSetCard(b *testing.B) {
	looktest.NewApp(b)
	pack := classictest.Pack()
	card, _ := pack.Card("holy_judgement")
	f := face.New(i18n.For("uk"))
	f.Resize(fyne.NewSize(112, 157))
	test.WidgetRenderer(f)
	for b.Loop() {
		f.SetCard(face.Card{Name: card.NameUK, Rules: card.Card}, card.Cost, face.Plain)
	}
}

// BenchmarkFirstCard is a card whose words have never been measured.
func BenchmarkFirstCard(b *testing.B) {
	looktest.NewApp(b)
	pack := classictest.Pack()
	card, _ := pack.Card("holy_judgement")
	n := 0
	for b.Loop() {
		n++
		f := face.New(i18n.For("uk"))
		f.SetCard(face.Card{Name: card.NameUK + strconv.Itoa(n), Rules: card.Card}, card.Cost, face.Plain)
		f.Resize(fyne.NewSize(112, 157))
		test.WidgetRenderer(f)
	}
}
