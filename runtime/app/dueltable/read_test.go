package dueltable

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"slices"
	"testing"
	"testing/fstest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// Phones upright and lying, the smallest first.
var phones = []fyne.Size{{Width: 360, Height: 640}, {Width: 640, Height: 360}, {Width: 412, Height: 915}, {Width: 915, Height: 412}}

const mechanics = "../../../schema/testdata/mechanics"

// tournament is the pack whose cards show what cards can do, with the numbers by which heroes of them compete.
func tournament(t testing.TB) *schema.Pack {
	t.Helper()
	files := fstest.MapFS{}
	for folder, from := range map[string]string{"": mechanics + "/tournament", "cards": mechanics + "/cards"} {
		require.NoError(t, fs.WalkDir(os.DirFS(from), ".", func(file string, _ fs.DirEntry, err error) error {
			if err != nil || path.Ext(file) != ".xml" {
				return err
			}
			text, err := os.ReadFile(path.Join(from, file))
			files[path.Join(folder, file)] = &fstest.MapFile{Data: text}
			return err
		}))
	}
	return schema.ReadPack(files)
}

// holder returns a hero whose deck is of some cards, which may bring others of a pack.
func holder(pack *schema.Pack, cards []schema.Card) duelrecord.Hero {
	h := duelrecord.Hero{Hero: schema.Hero{ID: "holder", Name: "Wayfarer", NameUK: "Мандрівниця", HP: 40, EP: 6, Regen: 2}}
	deck := int(pack.Numbers().Deck)
	for i, card := range cards {
		h.Deck = append(h.Deck, schema.DeckLine{Card: card.ID, Copies: deck*(i+1)/len(cards) - deck*i/len(cards)})
	}
	h.Cards = slices.Clone(cards)
	for _, card := range cards {
		brought := []string{card.Says.Becomes}
		for _, r := range card.Says.Rules.All() {
			brought = append(brought, r.What)
		}
		for _, id := range brought {
			isThere := slices.ContainsFunc(h.Cards, func(c schema.Card) bool { return c.ID == id })
			if other, is := pack.Card(id); is && !isThere {
				h.Cards = append(h.Cards, other)
			}
		}
	}
	return h
}

// holding begins a duel of a pack in which the player may play some of its cards, all of them in the hand.
func holding(t testing.TB, pack *schema.Pack, language string, cards ...schema.Card) *bout {
	t.Helper()
	looktest.NewApp(t)
	seats := [2]duelrecord.Seat{{Hero: holder(pack, cards)}, {Hero: holder(pack, cards)}}
	d, err := pack.Numbers().New(seats[0].Hero.Duel(), seats[1].Hero.Duel())
	require.NoError(t, err)
	texts := i18n.For(language)
	board := NewBoard(texts, gallery.New(pack, texts), d, &duelrecord.Record{Seats: seats}, 0, motion.NewStage(&motion.ByHand{}), idle{})
	f := &bout{board, t, d, d.Start(1)}
	f.state.Mover = 0
	f.state.Fighters[0].HP, f.state.Fighters[0].EP, f.state.Fighters[1].Shield = 9, 6, 2
	f.state.Ruled[1].Counters[0] = 3
	var ids []string
	for _, card := range cards {
		ids = append(ids, card.ID)
	}
	f.hold(0, ids...)
	f.show(Moment{Seat: game.Nobody})
	return f
}

// Each card that shows what cards can do is read on a phone: its name and its signs in the hand; its name, its rules
// and what it will do where it is shown large.
func TestCardsWithRulesAreReadOnAPhone(t *testing.T) {
	raceflag.Skip(t, "lays card after card out, on the one goroutine that may")
	const small, large = 8.5, 9
	for _, pack := range []*schema.Pack{tournament(t), schema.ReadPack(os.DirFS(mechanics + "/generous"))} {
		var all []schema.Card
		for _, id := range pack.IDs(schema.CardKind) {
			card, _ := pack.Card(id)
			all = append(all, card)
		}
		for _, language := range quick.First("uk", "en") {
			for cards := range slices.Chunk(all, int(pack.Numbers().Hand)) {
				f := holding(t, pack, language, cards...)
				for _, size := range quick.First(phones...) {
					w := looktest.ShowAlone(t, f.Table.Root, size)
					for i := range cards {
						name := cards[i].ID + " in " + language
						f.Table.Dismiss()
						looktest.AssertRead(t, f.Table.Hand.Cards[i], small, name+", in the hand")
						f.Table.Hand.Tapped(i)
						looktest.AssertRead(t, f.Table.Preview, large, name+", large")
						looktest.AssertNothingCutOff(t, w, name)
					}
				}
			}
		}
	}
}

// The names of as many cards as a hand can have are read on an upright phone, and none lies over the button.
func TestAHandOfVeryManyCardsIsReadOnAPhone(t *testing.T) {
	pack := tournament(t)
	var cards []schema.Card
	for _, id := range pack.IDs(schema.CardKind)[:duel.HandCapacity] {
		card, _ := pack.Card(id)
		cards = append(cards, card)
	}
	for _, size := range []fyne.Size{{Width: 360, Height: 640}, {Width: 412, Height: 915}} {
		f := holding(t, pack, "uk", cards...)
		looktest.ShowAlone(t, f.Table.Root, size)
		f.Table.Hand.Model.most = duel.HandCapacity
		f.Table.arrange(size)
		for i, card := range f.Table.Hand.Cards {
			looktest.AssertRead(t, card, 8.5, cards[i].ID)
			at := placeOf(card, f.Table.Hand.box)
			assert.False(t, overlap(at, rectOf(f.Table.Turn)), "%v: %s", size, cards[i].ID)
			assert.LessOrEqual(t, at.Y+at.H, size.Height)
		}
	}
}

// sheets is what a sheet needs of its host while it isn't touched.
type sheets struct{ SheetHost }

func (sheets) Enlarge(face.Card, int16) {}

// Of major cards nothing is told of a hero that has none.
func TestAHeroWithoutMajorCardsIsToldOfNone(t *testing.T) {
	pack := tournament(t)
	stick, _ := pack.Card("stick")
	f := holding(t, pack, "en", stick)
	looktest.ShowAlone(t, f.Table.Root, phones[0])
	_, sheet := f.AboutFighter(sheets{}, 0)
	looktest.ShowAlone(t, sheet, phones[0])
	looktest.WalkVisible(sheet, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if label, is := o.(*widget.Label); is {
			assert.NotContains(t, label.Text, "major")
		}
	})
	assert.False(t, f.Table.energyBar.majors.symbol.Visible())
	classic, _ := newBoardOf(t, "knight", "mage")
	classic.Show(Moment{View: classic.Duel.View(new(duel.State), 0), Seat: game.Nobody}, Caption{})
	assert.True(t, classic.Table.energyBar.majors.symbol.Visible())
}

// wordy is a card each of whose modes says much, and would do much.
func wordy(t testing.TB) schema.Card {
	t.Helper()
	var rules []rule.Rule
	for _, attributes := range []map[string]string{
		{"mode": "1", "on": "struck", "lasts": "2", "do": "damage", "per": "event_times", "gain": "2"},
		{"mode": "1", "do": "counter", "counter": "venom", "amount": "2"},
		{"mode": "2", "do": "discard", "amount": "2", "pick": "cheapest"},
		{"mode": "2", "do": "draw", "per": "done"},
		{"mode": "3", "on": "turn_start", "lasts": "3", "if": "my_hp_share", "below": "50", "do": "heal", "amount": "3"},
	} {
		r, err := rule.Read(attributes)
		require.NoError(t, err)
		rules = append(rules, r)
	}
	return schema.Card{Card: duel.Card{ID: "wordy", Name: "Wayfarer’s Trident", Cost: 1, Says: rule.Says{Rules: rule.ListOf(rules...)}}, NameUK: "Тризуб мандрівниці"}
}

// What the modes of a card do, and what would come of each, is read on a phone, and a thumb hits the one that is meant.
func TestModesAreReadOnAPhone(t *testing.T) {
	pack := tournament(t)
	stick, _ := pack.Card("stick")
	for _, language := range quick.First("uk", "en") {
		f := holding(t, pack, language, wordy(t), stick)
		for _, size := range quick.First(phones...) {
			w := looktest.ShowAlone(t, f.Table.Root, size)
			f.Table.Dismiss()
			f.Table.Hand.Tapped(0)
			looktest.AssertRead(t, f.Table.Preview, 9, "large")
			f.Table.Hand.Tapped(0)
			p := f.Table.picker
			require.Len(t, p.options, 3)
			looktest.AssertRead(t, p, 11, "modes")
			looktest.AssertNothingCutOff(t, w, "modes")
			for _, o := range p.options {
				require.NotEmpty(t, o.mode.told)
				assert.GreaterOrEqual(t, o.Size().Height, float32(ui.Target), "%v, %s", size, language)
				assert.LessOrEqual(t, o.Position().Y+o.Size().Height, p.Size().Height, "%v, %s", size, language)
			}
			assert.False(t, overlap(rectOf(p), rectOf(f.Table.Hand.box)), "%v: another card can be chosen", size)
		}
	}
}

// A hero's name, and all signs of what usually lasts on it at once, are read on a phone: counters, rules that last, an
// effect. None lies over another.
func TestWhatLastsOnAHeroIsReadOnAPhone(t *testing.T) {
	pack := tournament(t)
	var cards []schema.Card
	for _, id := range []string{"hedgehog", "beekeeper", "stick"} {
		card, _ := pack.Card(id)
		cards = append(cards, card)
	}
	for _, language := range quick.First("uk", "en") {
		f := holding(t, pack, language, cards...)
		for seat := range game.Seat(2) {
			left := &f.state.Ruled[seat]
			left.Counters = [rule.MostCounters]int16{12, 3, 4}
			left.Lasting[0] = duel.LastingRule{Card: f.line(seat, "hedgehog"), Rounds: 2}
			left.Lasting[1] = duel.LastingRule{Card: f.line(seat, "beekeeper"), Rounds: 99, Times: 3}
			f.state.Fighters[seat].DamageBonus, f.state.Fighters[seat].DamageBonusTime = 2, 3
			f.state.Fighters[seat].Shield, f.state.Fighters[seat].DeckCount = 12, 13
		}
		for _, size := range phones {
			w := looktest.ShowAlone(t, f.Table.Root, size)
			f.show(Moment{Seat: game.Nobody})
			for _, panel := range []*fighterPanel{f.Table.Me, f.Table.Foe} {
				looktest.AssertRead(t, panel, 7, fmt.Sprintf("%v, %s", size, language))
				drawn := panel.chips.box.Objects
				assert.Len(t, drawn, 6)
				for i, chip := range drawn {
					at := rectOf(chip)
					assert.LessOrEqual(t, at.X+at.W, panel.chips.box.Size().Width, "%v", size)
					assert.LessOrEqual(t, at.Y+at.H, panel.chips.box.Size().Height, "%v", size)
					for _, other := range drawn[:i] {
						assert.False(t, overlap(at, rectOf(other)), "%v", size)
					}
				}
			}
			looktest.AssertNothingCutOff(t, w, "what lasts")
		}
	}
}

// BenchmarkPreviewsOfRules is what the toolkit's thread does to foretell what each card of a full hand will do, and
// each of its modes: ten different cards, most of them with three modes.
func BenchmarkPreviewsOfRules(b *testing.B) {
	pack := tournament(b)
	var cards []schema.Card
	for _, id := range []string{"crossroads", "weather_vane", "feast", "spring_cleaning"} {
		card, _ := pack.Card(id)
		cards = append(cards, card)
	}
	for i := len(cards); i < duel.HandCapacity; i++ {
		card := wordy(b)
		card.ID = fmt.Sprint(card.ID, i)
		cards = append(cards, card)
	}
	f := holding(b, pack, "uk", cards...)
	require.Len(b, f.Board.hand().Cards, duel.HandCapacity)
	for b.Loop() {
		f.Board.hand()
	}
}
