package app

import (
	"cmp"
	"context"
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/duel/difficulty"
	"boardduels/ai/duel/explanation"
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// lastPairing is what the player chose before; somebody new plays the hero of the lesson
// (docs/decisions/0051-first-duel.md).
func (g *Game) lastPairing() screen.Pairing {
	last := g.options.Settings.Get().Duel
	return screen.Pairing{Mine: cmp.Or(last.Hero, screen.LessonHero), Theirs: last.Opponent, Brain: cmp.Or(last.Brain, difficulty.Match)}
}

// Standing tells at which strength an even match of a pairing is played, after the first duel.
func (g *Game) Standing(p screen.Pairing, show func(string)) {
	e, settled := g.edition, g.settled
	g.Background(func() func() {
		<-settled
		user, _ := e.store.Rating() // why it can't be read is told when a duel begins
		strength := difficulty.Strength(user, e.ease(p))
		return func() {
			if user.Duels > 0 {
				show(explanation.Standing(g.translator, strength))
			}
		}
	})
}

// opponents returns the brains that can be met, in their groups.
func (g *Game) opponents() []screen.OpponentGroup {
	return screen.GroupOpponents(g.options.Brains.IDs(), g.options.Brain, g.options.Double, g.options.Settings.Get().Duel.Level)
}

// OpenChoice shows the choice of heroes and opponent, as it was made last.
func (g *Game) OpenChoice() { g.OpenChoiceOf(g.lastPairing().Mine) }

// OpenChoiceOf lets a duel be put together in which the person plays a hero.
func (g *Game) OpenChoiceOf(hero string) {
	packs := g.packChoice(g.OpenChoice)
	from := g.lastPairing()
	from.Mine = hero
	g.display(screen.NewChoice(g.translator, g.gallery, g.heroes(), g.opponents(), packs, from, g), nil, g.OpenHome)
}

// interrupted returns the duel that can be continued, or nil. The error is [*damagedDuel]; of one that can't be put
// aside it is returned once. A duel that was over in this program can't be continued, though what was saved of it
// last, and couldn't be saved again or moved away, isn't over.
func (g *Game) interrupted() (*duelrecord.Record, error) {
	record, err := g.library.interrupted()
	if record != nil && nameOf(record) == g.over {
		record = nil
	}
	told := ""
	if damaged, ok := errors.AsType[*damagedDuel](err); ok && damaged.stuck != nil {
		told = damaged.Error()
		if told == g.stuck {
			err = nil
		}
	}
	g.stuck = told
	return record, err
}

// Begin starts a new duel. Where another one could still be continued, it asks first, because that one will be lost.
func (g *Game) Begin(p screen.Pairing) { g.beginAgainst(nil, p) }

// beginAgainst is [Game.begin]; met, unless nil, is whose double the opponent is.
func (g *Game) beginAgainst(met *friend, p screen.Pairing) {
	g.moved.all()
	record, err := g.interrupted()
	if err != nil {
		g.noteDamage(err) // which is told at the table: a duel that is damaged keeps nobody from the next one
	}
	switch {
	case record != nil:
		g.confirm("choice.replace_title", "choice.replace_about", "choice.begin", func() { g.beginAtOnce(met, p) })
	default:
		g.beginAtOnce(met, p)
	}
}

func (g *Game) beginAtOnce(met *friend, p screen.Pairing) {
	e := g.edition
	g.options.Settings.Change(func(s *settings.Settings) {
		level := s.Duel.Level
		if _, ok := explanation.Level(p.Brain); ok {
			level = p.Brain
		}
		s.Duel = settings.Duel{Hero: p.Mine, Opponent: p.Theirs, Brain: p.Brain, Level: level, Pack: e.path}
	}, logged)
	var heroes []duelrecord.Hero
	for _, hero := range e.heroes {
		if hero.ID == p.Mine || hero.ID == p.Theirs {
			heroes = append(heroes, hero)
		}
	}
	draw, settled := g.drawings(g.gallery, heroes, p.Theirs), g.settled
	g.start(func(ctx context.Context) func() {
		draw()
		select {
		case <-settled: // the AI plays with what the last duel taught it
		case <-ctx.Done():
			return nil
		}
		record, err := g.newRecord(e, met, p)
		if err != nil {
			return func() { g.report(err) }
		}
		show := g.seat(record)
		return func() {
			show(g, g.library, g.gallery)
			g.tellDamage()
		}
	})
}

// logged writes into the log what the player needn't be told.
func logged(err error) { fyne.LogError("keeping what was chosen", err) }

// drawings returns a function that makes the pictures of a duel in the sizes in which they will be seen, and the hall
// of its enemy, so that the table appears at once and whole. The function may be called on any goroutine.
func (g *Game) drawings(pictures *gallery.Gallery, heroes []duelrecord.Hero, enemy string) func() {
	portrait, card := sizesAtTable(g.options.Window.Canvas())
	portraits, cards := pictures.Pictured(heroes)
	return func() {
		for _, drawing := range portraits {
			look.Raster(drawing, portrait)
		}
		for _, drawing := range cards {
			look.Raster(drawing, card)
		}
		look.DrawHall(enemy)
	}
}

// sizesAtTable returns how broad portraits and cards are at the table of a window, in pixels.
func sizesAtTable(window fyne.Canvas) (portrait, card float32) {
	width := window.Size().Width * window.Scale()
	if window.Size().Height > window.Size().Width {
		return width * 0.2, width * 0.3
	}
	return width * 0.22, width * 0.16
}

// newRecord sets up a duel between the person and an AI with what it knows at present.
func (g *Game) newRecord(e *edition, met *friend, p screen.Pairing) (*duelrecord.Record, error) {
	seats, err := g.newSeats(e, met, p)
	if err != nil {
		return nil, err
	}
	seed := g.options.Seed()
	seats[1].Seed = uint64(game.NewStream(seed, 1))
	record, err := duelrecord.New(duelrecord.Pack{Name: e.pack.Title().Name, Hash: e.pack.Hash()}, seed, seats)
	if err == nil {
		record.Date = g.options.Now()
	}
	return record, err
}

func (g *Game) newSeats(e *edition, met *friend, p screen.Pairing) (seats [2]duelrecord.Seat, err error) {
	if seats[0].Hero, err = duelrecord.PackHero(e.pack, p.Mine); err != nil {
		return seats, err
	}
	if seats[1].Hero, err = duelrecord.PackHero(e.pack, p.Theirs); err != nil {
		return seats, err
	}
	brain, err := g.options.Brains.Find(e.brainOf(p))
	if err != nil {
		return seats, err
	}
	seats[1].Brain = brain.ID
	if brain.NeedsKnowledge {
		err = e.teach(&seats[1], p.Mine)
	}
	if err == nil && brain.ID == g.options.Double {
		err = g.imitate(&seats[1], met)
	}
	return seats, err
}

// Resume continues the interrupted duel with the pack that it began with, or the present one where that can't be used
// any more.
func (g *Game) Resume() {
	now, path, pictures, t := g.edition, g.options.Settings.Get().Duel.Pack, g.gallery, g.translator
	g.start(func(context.Context) func() {
		record, err := g.library.interrupted()
		if record != nil && path != now.path {
			if e, err := g.openEdition(path); err == nil {
				pictures = gallery.New(e.pack, t)
				pictures.Pictured(heroesOf(record))
			}
		}
		return func() {
			switch {
			case err != nil:
				g.report(err)
			case record != nil:
				g.drawThenPlay(record, pictures)
			}
		}
	})
}

func heroesOf(record *duelrecord.Record) []duelrecord.Hero {
	return []duelrecord.Hero{record.Seats[0].Hero, record.Seats[1].Hero}
}

// enemyIn returns the id of the hero against whom the person plays.
func enemyIn(record *duelrecord.Record) string { return record.Seats[1-record.Person()].Hero.ID }

// drawThenPlay shows a duel as soon as its pictures are drawn.
func (g *Game) drawThenPlay(record *duelrecord.Record, pictures *gallery.Gallery) {
	draw := g.drawings(pictures, heroesOf(record), enemyIn(record))
	g.start(func(context.Context) func() {
		draw()
		show := g.seat(record)
		return func() { show(g, g.library, pictures) }
	})
}

// seat seats the AI of a duel, on any goroutine, and returns what shows the duel for a host, on the toolkit's thread,
// and lets it run; the saver is nil if nothing of it is kept. It reports why a duel can't be played.
func (g *Game) seat(record *duelrecord.Record) (show func(screen.SessionHost, duelmatch.Saver, *gallery.Gallery)) {
	seating, err := screen.NewSeating(record, g.options.Brains)
	if err != nil {
		return func(screen.SessionHost, duelmatch.Saver, *gallery.Gallery) { g.report(err) }
	}
	return func(host screen.SessionHost, saver duelmatch.Saver, pictures *gallery.Gallery) {
		before := g.session
		if before != nil {
			before.Leave()
		}
		s, err := screen.NewSession(g.translator, pictures, host, seating, g.stage, saver, g.options.Do)
		if err != nil {
			g.report(err)
			return
		}
		g.session = s
		g.display(s.Table.Root, s.Table, s.OpenMenu)
		s.Start(before)
	}
}

// Occasion says against whom a duel is.
func (g *Game) Occasion(s *screen.Session) string {
	foe := &s.Match.Record().Seats[1-s.Me]
	return g.translator.Text("duel.against", i18n.Args{"Rival": explanation.Opponent(g.translator, foe.Brain, foe.Name)})
}

// OpenLeaving asks what is to become of the duel under way.
func (g *Game) OpenLeaving(s *screen.Session) {
	t := g.translator
	stay := ui.BigButton(t.Text("leave.stay"), theme.MediaPlayIcon(), widget.HighImportance, g.sheets.Close)
	about, label, importance := t.Text("leave.about"), "leave.later", widget.MediumImportance
	if s.Unsaved != nil {
		about = t.Text("leave.about_unsaved", i18n.Args{"Reason": errtext.Unsaved(t, s.Unsaved)})
		label, importance = "leave.unsaved", widget.DangerImportance
	}
	later := ui.BigButton(t.Text(label), theme.HomeIcon(), importance, func() {
		s.Leave()
		g.OpenHome()
	})
	rules := ui.BigButton(t.Text("home.how_to"), theme.QuestionIcon(), widget.MediumImportance, g.OpenHowTo)
	resign := ui.BigButton(t.Text("leave.resign"), theme.CancelIcon(), widget.DangerImportance, func() {
		g.confirm("leave.resign_title", "leave.resign_about", "leave.resign", s.Resign)
	})
	g.OpenSheet(t.Text("leave.title"), container.NewVBox(ui.Paragraph(about), stay, later, g.settingsButton(s, g.Resume), rules, resign))
}

// DuelOver shows the result, lets the AI learn from the duel, and keeps it.
func (g *Game) DuelOver(s *screen.Session) {
	if s.Failure != nil {
		g.report(s.Failure)
		return
	}
	record := s.Match.Record()
	outcome := screen.OutcomeOf(s)
	outcome.Next = screen.NextOpponent(g.opponents(), record.Seats[1-s.Me].Brain, outcome.Won)
	view := screen.NewResult(g.translator, outcome, screen.NewStory(g.translator, s.Gallery, record, s.Me), g)
	g.comeUp(view.Content, g.OpenHome)
	if g.learns(&record.Seats[1-s.Me]) {
		view.Tell(g.translator.Text("result.learning"))
	} else if g.options.Settings.Get().Paused {
		view.Tell(g.translator.Text("result.paused"))
	}
	g.tellDecisive(view, record)
	g.tellCostliest(view, record, func() { g.OpenPlayback(record) })
	g.over = nameOf(record)
	left := settling{edition: g.edition, path: g.options.Settings.Get().Duel.Pack, record: record}
	g.settle(left, func(done settling) {
		if done.unkept == nil {
			s.Unsaved = nil
		}
		g.tellSettling(view, record, done)
	})
}

// Rematch begins the same duel with another seed; where the pack is another now, it lets the player choose.
func (g *Game) Rematch() {
	if g.options.Settings.Get().Duel.Pack != g.edition.path {
		g.OpenChoice()
		return
	}
	record := g.session.Match.Record()
	met, err := g.friendAt(&record.Seats[1-record.Person()])
	if err != nil {
		g.report(err)
		return
	}
	g.beginAgainst(met, g.lastPairing())
}

// MeetNext begins the same duel against another brain.
func (g *Game) MeetNext(brain string) {
	p := g.lastPairing()
	p.Brain = brain
	g.Begin(p)
}
