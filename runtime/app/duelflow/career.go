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
		line, foreseen := recordLine(d.Translator(), c, d.Brain), foresightLine(d.Translator(), c)
		return func() {
			if line != "" {
				show(line, foreseen)
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
