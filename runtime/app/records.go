package app

import (
	"errors"

	"boardduels/runtime/app/screen"
)

// Record implements [screen.HomeIntents].
func (d *duelFlow) Record(show func(string)) {
	settled := d.settled
	d.Background(func() func() {
		<-settled
		c, err := d.book.read()
		return func() {
			if line := screen.RecordLine(d.Translator(), c, d.Brain); line != "" {
				show(line)
			}
			if damaged, ok := errors.AsType[*damagedCareer](err); ok {
				d.Report(damaged)
			}
		}
	})
}

// OpenRecords shows what the player has achieved.
func (d *duelFlow) OpenRecords() {
	settled := d.settled
	d.Background(func() func() {
		<-settled
		c, err := d.book.read()
		return func() {
			d.Display(screen.NewRecords(d.Translator(), d.gallery, d.edition.heroes, c, d.Brain, d.OpenHome, d.OpenChoice), nil, d.OpenHome)
			d.ReportAny(err)
		}
	})
}
