package dueltable

import (
	"time"

	"boardduels/runtime/app/motion"
)

// announced is what the table says of the duel beside its cards and heroes.
type announced struct {
	title   string
	lines   []string
	fresh   int // how many of the lines are new
	caption Caption
}

// announce lets the table say it.
func (v *Table) announce(a announced) {
	v.setTitle(a.title)
	v.Field.tell(a.lines, a.fresh)
	v.Turn.set(a.caption)
}

// withhold lets nothing tell of the duel's end before the blow that ends it has landed and been seen: until then the
// table says what it said before.
func (b *Board) withhold(landing time.Duration) {
	before := b.saidBefore
	before.caption = Caption{Label: before.caption.Label} // nothing is left to press
	b.Table.announce(before)
	b.Table.Stage.Play(motion.Motion{Of: &b.says, Calm: true, After: landing + fallTime, Draw: func(float32) {}, Ended: func() {
		b.Table.announce(b.says)
	}})
}
