package play

import (
	"testing"

	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/kb/classic"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/play/look/looktest"
	"boardduels/runtime/replay"
	"boardduels/schema"
)

// idle has no wishes.
type idle struct{}

func (idle) playCard(int) {}
func (idle) endTurn()     {}
func (idle) skip()        {}
func (idle) read()        {}
func (idle) explain()     {}
func (idle) inspect(bool) {}
func (idle) openLog()     {}
func (idle) openMenu()    {}

// BenchmarkMoment is what the toolkit's thread does to bring a phone's table to the next moment of a duel.
func BenchmarkMoment(b *testing.B) {
	looktest.NewApp(b)
	pack, _ := schema.LoadPack(classic.FS())
	var seats [2]replay.Seat
	for seat, id := range []string{"knight", "mage"} {
		hero, err := replay.PackHero(pack, id)
		if err != nil {
			b.Fatal(err)
		}
		seats[seat].Hero = hero
	}
	record, err := replay.New(replay.Pack{}, 1, seats)
	if err != nil {
		b.Fatal(err)
	}
	d, err := record.Duel()
	if err != nil {
		b.Fatal(err)
	}
	t := i18n.For("uk")
	board := newBoard(t, NewGallery(pack, t), d, record, 0, idle{})
	board.table.root.Resize(fyne.NewSize(360, 640))
	state := d.Start(1)
	chance := game.NewStream(1, 1)
	for b.Loop() {
		if state.Winner != game.Nobody {
			state = d.Start(chance.Next())
		}
		legal := d.Legal(&state, nil)
		m := moment{seat: state.Mover, action: legal[chance.Below(len(legal))]}
		if err := d.Apply(&state, m.action, &m.events); err != nil {
			b.Fatal(err)
		}
		m.view = d.View(&state, 0)
		m.legal = []duel.Action{duel.EndTurn}
		board.show(m, caption{label: "x", enabled: true})
	}
}
