package duelflow

import (
	"context"

	"fyne.io/fyne/v2"

	"boardduels/internal/settings"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// Setup is a duel that is set up to be played.
type Setup struct {
	Record   *duelrecord.Record
	Host     screen.SessionHost
	Saver    duelmatch.Saver // nil if nothing of it is kept
	Pictures *gallery.Gallery
	// Remembered is what the rival says that it remembers of the last duel; "" if nothing.
	Remembered string
	// Seated, unless nil, is told the session before it is shown.
	Seated func(*screen.Session)
}

// Play shows a duel and lets it run, as soon as it is set up and its pictures are drawn, both outside of the toolkit's
// thread; where setUp returns none, nothing happens. It reports why a duel can't be played.
func (d *Flow) Play(setUp func(context.Context) (*Setup, error)) {
	portrait, card := sizesAtTable(d.Window().Canvas())
	d.Start(func(ctx context.Context) func() {
		s, err := setUp(ctx)
		if err != nil {
			return func() { d.Report(err) }
		}
		if s == nil {
			return func() {}
		}
		s.draw(portrait, card)
		seating, err := screen.NewSeating(s.Record, d.Brains)
		if err != nil {
			return func() { d.Report(err) }
		}
		seating.Forecasts = d.forecasts()
		if _, isFork := s.Record.Origin(); isFork {
			seating.Forecasts = screen.NoForecasts // it counts nowhere
		}
		return func() {
			d.show(s, seating)
			d.TellDamage()
		}
	})
}

// forecasts is what is to be seen of what the AI foretells.
func (d *Flow) forecasts() screen.Forecasts {
	switch d.Settings().Get().Forecasts {
	case settings.ForecastsOff:
		return screen.NoForecasts
	case settings.ForecastsAfter:
		return screen.AfterwardsOnly
	}
	return screen.AllForecasts
}

// draw makes the pictures of a duel in the sizes in which they will be seen, and the hall of its enemy, so that the
// table appears at once and whole.
func (s *Setup) draw(portrait, card float32) {
	portraits, cards := s.Pictures.Pictured([]duelrecord.Hero{s.Record.Seats[0].Hero, s.Record.Seats[1].Hero})
	for _, drawing := range portraits {
		look.Raster(drawing, portrait)
	}
	for _, drawing := range cards {
		look.Raster(drawing, card)
	}
	look.DrawHall(EnemyIn(s.Record))
}

// EnemyIn returns the id of the hero against whom the person plays.
func EnemyIn(record *duelrecord.Record) string { return record.Seats[1-record.Person()].Hero.ID }

// sizesAtTable returns how broad portraits and cards are at the table of a window, in pixels.
func sizesAtTable(window fyne.Canvas) (portrait, card float32) {
	width := window.Size().Width * window.Scale()
	if window.Size().Height > window.Size().Width {
		return width * 0.2, width * 0.3
	}
	return width * 0.22, width * 0.16
}

// show shows a duel, and lets it run once the one before has ended.
func (d *Flow) show(setup *Setup, seating *screen.Seating) {
	before := d.session
	if before != nil {
		before.Leave()
	}
	s, err := screen.NewSession(d.Translator(), setup.Pictures, setup.Host, seating, d.Stage(), setup.Saver, d.Do)
	if err != nil {
		d.Report(err)
		return
	}
	d.session, s.Remembered = s, setup.Remembered
	if setup.Seated != nil {
		setup.Seated(s)
	}
	d.Display(s.Table.Root, s.Table, s.OpenMenu)
	s.Start(before)
}
