package duelflow

import (
	"errors"

	"boardduels/runtime/app/library"
)

// Record calls show with a line about what the player has achieved, and one about how well the AI foresees it, once
// they are known.
func (d *Flow) Record(show func(achieved, foreseen string)) {
	settled := d.Finished
	d.Background(func() func() {
		<-settled
		c, err := d.Book.Read()
		return func() {
			if line := recordLine(d.Translator(), c, d.Brain); line != "" {
				show(line, foresightLine(d.Translator(), c))
			}
			if damaged, ok := errors.AsType[*library.DamagedCareer](err); ok {
				d.Report(damaged)
			}
		}
	})
}

// OpenRecords shows what the player has achieved.
func (d *Flow) OpenRecords() {
	settled := d.Finished
	d.Background(func() func() {
		<-settled
		c, err := d.Book.Read()
		return func() {
			d.Display(newRecords(d.Translator(), d.Gallery, d.Edition.Heroes, c, d.Brain, d.OpenHome, d.OpenChoice), nil, d.OpenHome)
			d.ReportAny(err)
		}
	})
}
