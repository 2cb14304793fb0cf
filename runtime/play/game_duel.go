package play

import (
	"cmp"
	"context"
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/wording"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/runtime/game"
	"boardduels/runtime/match"
	"boardduels/runtime/play/look"
	"boardduels/runtime/replay"
)

// lastPairing is what the player chose before.
func (g *Game) lastPairing() pairing {
	last := g.options.Settings.Get().Duel
	return pairing{last.Hero, last.Opponent, cmp.Or(last.Brain, g.options.Brain)}
}

func (g *Game) openChoice() { g.openChoiceOf(g.lastPairing().mine) }

// openChoiceOf lets a duel be put together in which the person plays a hero.
func (g *Game) openChoiceOf(hero string) {
	packs := g.packChoice(g.openChoice)
	from := g.lastPairing()
	from.mine = hero
	opponents := groupOpponents(g.options.Brains.IDs(), g.options.Brain, g.options.Settings.Get().Duel.Level)
	g.display(newChoice(g.translator, g.gallery, g.heroes(), opponents, packs, from, g), nil, g.openHome)
}

// interrupted returns the duel that can be continued, or nil. The error is [*damagedDuel]; of one that can't be put
// aside it is returned once. A duel that was over in this program can't be continued, though what was saved of it
// last, and couldn't be saved again or moved away, isn't over.
func (g *Game) interrupted() (*replay.Record, error) {
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

// begin starts a new duel. Where another one could still be continued, it asks first, because that one will be lost.
func (g *Game) begin(p pairing) {
	g.moved.all()
	record, err := g.interrupted()
	if err != nil {
		g.noteDamage(err) // which is told at the table: a duel that is damaged keeps nobody from the next one
	}
	switch {
	case record != nil:
		g.confirm("choice.replace_title", "choice.replace_about", "choice.begin", func() { g.beginAtOnce(p) })
	default:
		g.beginAtOnce(p)
	}
}

func (g *Game) beginAtOnce(p pairing) {
	e := g.edition
	g.options.Settings.Change(func(s *settings.Settings) {
		level := s.Duel.Level
		if _, ok := wording.Level(p.brain); ok {
			level = p.brain
		}
		s.Duel = settings.Duel{Hero: p.mine, Opponent: p.theirs, Brain: p.brain, Level: level, Pack: e.path}
	}, logged)
	draw, settled := g.drawings(p), g.settled
	g.start(func(ctx context.Context) func() {
		draw()
		select {
		case <-settled: // the AI plays with what the last duel taught it
		case <-ctx.Done():
			return nil
		}
		record, err := g.newRecord(e, p)
		return func() {
			if err != nil {
				g.report(err)
				return
			}
			g.play(record, g.gallery)
			g.tellDamage()
		}
	})
}

// logged writes into the log what the player needn't be told.
func logged(err error) { fyne.LogError("keeping what was chosen", err) }

// drawings returns a function that makes the pictures of a duel in the sizes in which they will be seen, so that the
// table appears at once. The function may be called on any goroutine.
func (g *Game) drawings(p pairing) func() {
	window := g.options.Window.Canvas()
	width := window.Size().Width * window.Scale()
	portrait, card := width*0.22, width*0.16 // of a broad table
	if window.Size().Height > window.Size().Width {
		portrait, card = width*0.2, width*0.3
	}
	var portraits, cards []fyne.Resource
	for i := range g.edition.heroes {
		hero := &g.edition.heroes[i]
		if hero.ID != p.mine && hero.ID != p.theirs {
			continue
		}
		portraits = append(portraits, g.gallery.Portrait(&hero.Hero))
		for j := range hero.Cards {
			cards = append(cards, g.gallery.Face(&hero.Cards[j]).Art)
		}
	}
	return func() {
		for _, drawing := range portraits {
			look.Raster(drawing, portrait)
		}
		for _, drawing := range cards {
			look.Raster(drawing, card)
		}
	}
}

// newRecord sets up a duel between the person and an AI with what it knows at present.
func (g *Game) newRecord(e *edition, p pairing) (*replay.Record, error) {
	seats, err := g.newSeats(e, p)
	if err != nil {
		return nil, err
	}
	seed := g.options.Seed()
	seats[1].Seed = uint64(game.NewStream(seed, 1))
	record, err := replay.New(replay.Pack{Name: e.pack.Title().Name, Hash: e.pack.Hash()}, seed, seats)
	if err == nil {
		record.Date = g.options.Now()
	}
	return record, err
}

func (g *Game) newSeats(e *edition, p pairing) (seats [2]replay.Seat, err error) {
	if seats[0].Hero, err = replay.PackHero(e.pack, p.mine); err != nil {
		return seats, err
	}
	if seats[1].Hero, err = replay.PackHero(e.pack, p.theirs); err != nil {
		return seats, err
	}
	brain, err := g.options.Brains.Find(p.brain)
	if err != nil {
		return seats, err
	}
	seats[1].Brain = brain.ID
	if brain.NeedsKnowledge {
		known, err := e.knownAtLeast(p.theirs)
		if err != nil {
			return seats, err
		}
		seats[1].Knowledge = replay.NewKnowledge(known)
	}
	return seats, nil
}

// resume continues the interrupted duel.
func (g *Game) resume() {
	record, err := g.library.interrupted()
	switch {
	case err != nil:
		g.report(err)
	case record != nil:
		g.play(record, g.galleryOfDuel())
	}
}

// play shows a duel and lets it run.
func (g *Game) play(record *replay.Record, gallery *Gallery) {
	before := g.session
	if before != nil {
		before.leave()
	}
	s, err := newSession(g.translator, gallery, g, record, g.options.Brains, g.library, g.options.Do)
	if err != nil {
		g.report(err)
		return
	}
	g.session = s
	g.display(s.table.root, s.table, func() { g.openLeaving(s) })
	s.start(before)
}

// openLeaving asks what is to become of the duel under way.
func (g *Game) openLeaving(s *session) {
	t := g.translator
	stay := bigButton(t.Text("leave.stay"), theme.MediaPlayIcon(), widget.HighImportance, g.sheets.close)
	about, label, importance := t.Text("leave.about"), "leave.later", widget.MediumImportance
	if s.unsaved != nil {
		about = t.Text("leave.about_unsaved", i18n.Args{"Reason": whyUnsaved(t, s.unsaved)})
		label, importance = "leave.unsaved", widget.DangerImportance
	}
	later := bigButton(t.Text(label), theme.HomeIcon(), importance, func() {
		s.leave()
		g.openHome()
	})
	rules := bigButton(t.Text("home.how_to"), theme.QuestionIcon(), widget.MediumImportance, g.openHowTo)
	resign := bigButton(t.Text("leave.resign"), theme.CancelIcon(), widget.DangerImportance, func() {
		g.confirm("leave.resign_title", "leave.resign_about", "leave.resign", s.resign)
	})
	g.openSheet(t.Text("leave.title"), container.NewVBox(paragraph(about), stay, later, rules, resign))
}

// duelOver shows the result, lets the AI learn from the duel, and keeps it.
func (g *Game) duelOver(s *session) {
	if s.failure != nil {
		g.report(s.failure)
		return
	}
	record := s.match.Record()
	winner := s.result.Winner
	view := newResult(g.translator, outcome{
		won: winner == s.me, resigned: s.result.Forfeit == match.ErrResigned.Error(), hero: s.Hero(winner),
		portrait: s.gallery.Portrait(&s.heroes[winner].Hero), rounds: s.now.view.Round,
	}, g)
	g.display(view.content, nil, g.openHome)
	if record.Seats[1-s.me].Knowledge != nil {
		view.tell(g.translator.Text("result.learning"))
	}
	g.over = nameOf(record)
	g.settle(g.edition, record, func(done settling) {
		if done.unkept == nil {
			s.unsaved = nil
		}
		g.tellSettling(view, record, done)
	})
}

// rematch begins the same duel with another seed; where the pack is another now, it lets the player choose.
func (g *Game) rematch() {
	if g.options.Settings.Get().Duel.Pack != g.edition.path {
		g.openChoice()
		return
	}
	g.begin(g.lastPairing())
}
