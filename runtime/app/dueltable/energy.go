package dueltable

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel/rulestext"
)

// pips are a hero's energy: one for each point it can have, filled for those that it has.
type pips struct {
	row    []*canvas.Image
	homes  []ui.Rect
	have   int16
	before int16 // as it stood before
	box    *fyne.Container
}

func newPips() *pips { return &pips{box: &fyne.Container{}} }

func (p *pips) set(have, top int16) {
	p.before, p.have = p.have, min(have, top)
	if len(p.row) == 0 {
		p.before = p.have
	}
	for len(p.row) < int(top) {
		bolt := &canvas.Image{FillMode: canvas.ImageFillContain}
		p.row = append(p.row, bolt)
		p.box.Add(bolt)
	}
	if p.before == p.have && len(p.homes) > 0 {
		return // it may still be on its way there
	}
	for i, bolt := range p.row {
		ui.Show(i < int(top), bolt)
		p.paint(i, spentLook(i >= int(have)))
	}
}

// comes returns how much energy has come since what stood before.
func (p *pips) comes() int16 { return p.have - p.before }

func (p *pips) paint(i int, translucency float64) {
	if bolt := p.row[i]; bolt.Translucency != translucency {
		bolt.Translucency = translucency
		bolt.Refresh()
	}
}

func (p *pips) layout(r ui.Rect) {
	p.box.Move(r.Pos())
	p.box.Resize(r.Size())
	step := min(r.H*0.8, r.W/float32(max(len(p.row), 1)))
	p.homes = p.homes[:0]
	for i, bolt := range p.row {
		home := ui.NewRect(float32(i)*step, 0, step, r.H)
		p.homes = append(p.homes, home)
		home.Put(bolt)
		look.Draw(bolt, look.Symbol("ep"))
	}
}

// The times of energy that comes or goes: each bolt follows the one before it.
const (
	eachBolt = 130 * time.Millisecond
	boltTime = 320 * time.Millisecond
)

// flow is energy on its way from what it was to what it is.
type flow struct{ from, to int16 }

func (f flow) time() time.Duration {
	return time.Duration(max(f.from, f.to)-min(f.from, f.to)-1)*eachBolt + boltTime
}

// bolt returns how far a bolt has come, or gone, after a share of the time: those that come do so from the first, those
// that go from the last.
func (f flow) bolt(i int16, done float32) float32 {
	turn := i - f.from
	if f.to < f.from {
		turn = f.from - 1 - i
	}
	passed := time.Duration(done*float32(f.time())) - time.Duration(turn)*eachBolt
	return min(max(float32(passed)/float32(boltTime), 0), 1)
}

// seen returns how much energy is counted after a share of the time.
func (f flow) seen(done float32) int16 {
	seen := f.from
	for i := f.from; i < f.to; i++ {
		if f.bolt(i, done) >= counted {
			seen++
		}
	}
	for i := f.to; i < f.from; i++ {
		if f.bolt(i, done) >= counted {
			seen--
		}
	}
	return seen
}

// counted is how far a bolt has come when it is counted, at its largest.
const counted = 0.5

// largestBolt is how much larger a bolt is at most while it comes.
const largestBolt = 0.9

// slide lets be seen how energy comes, bolt by bolt, or goes out.
func (p *pips) slide(stage *motion.Stage) {
	f := flow{p.before, p.have}
	if f.from == f.to || len(p.homes) < len(p.row) { // or the table hasn't been shown yet
		return
	}
	calm := stage.IsCalm()
	stage.Play(motion.Motion{Of: p, Calm: true, Time: f.time(), Draw: func(done float32) {
		for i := min(f.from, f.to); i < max(f.from, f.to); i++ {
			come, grown := f.bolt(i, done), float32(1)
			if f.to < f.from {
				come = 1 - come
			} else if !calm {
				grown += largestBolt * motion.ThereAndBack(come)
			}
			p.paint(int(i), spentLook(true)*float64(1-min(come/counted, 1)))
			p.homes[i].Scaled(grown).Put(p.row[i])
		}
	}})
}

// gain tells in a number over a hero's bolts how much energy has come.
func (p *fighterPanel) gain() {
	if come := p.energy.comes(); come > 0 {
		p.gains.start([]rising{{0, rulestext.Signed(come), look.Color(look.ColorEnergy)}}, 0)
	}
}
