package replayflow

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// comparisonIntents are what a player can want where two duels stand side by side.
type comparisonIntents interface {
	// WatchFrom plays a duel back from a place on.
	WatchFrom(record *duelrecord.Record, plies int)
	Leave()
}

// comparison sets two duels side by side: how each ended and went, where they part, each round, and what differs in
// the same heroes.
type comparison struct {
	*Contrast
	translator *i18n.Translator
	gallery    *gallery.Gallery
	intents    comparisonIntents
	names      [2]*cast
}

// sideNames are how the two duels are called.
var sideNames = [2]string{"A", "B"}

// newComparison is the screen on which two duels stand side by side.
func newComparison(t *i18n.Translator, g *gallery.Gallery, contrast *Contrast, intents comparisonIntents) fyne.CanvasObject {
	c := &comparison{Contrast: contrast, translator: t, gallery: g, intents: intents}
	for i := range c.names {
		c.names[i] = newCast(t, g, c.sides[i].record)
	}
	rows := container.NewVBox(beside(c.outcome(0), c.outcome(1)), c.parting(), c.totals(), c.rounds())
	if edits := c.edits(); len(edits) > 0 {
		rows.Add(c.panel("replays.edited", edits...))
	}
	return ui.NewScreen(t.Text("replays.compare"), intents.Leave, ui.Column(ui.Widest, container.NewVScroll(rows)))
}

// beside lays two objects beside each other, in columns of the same width.
func beside(a, b fyne.CanvasObject) fyne.CanvasObject {
	return &fyne.Container{Layout: columns{}, Objects: []fyne.CanvasObject{a, b}}
}

type columns struct{}

// MinSize belongs to the toolkit. The height is that at the width of the last layout.
func (columns) MinSize(objects []fyne.CanvasObject) (least fyne.Size) {
	for _, o := range objects {
		least.Height = max(least.Height, o.MinSize().Height)
	}
	return least
}

// Layout belongs to the toolkit.
func (columns) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	n := float32(len(objects))
	width := (size.Width - ui.Gap*(n-1)) / n
	for i, o := range objects {
		ui.NewRect(float32(i)*(width+ui.Gap), 0, width, size.Height).Put(o)
	}
}

func (c *comparison) panel(titleKey string, rows ...fyne.CanvasObject) fyne.CanvasObject {
	all := append([]fyne.CanvasObject{ui.Heading(c.translator.Text(titleKey))}, rows...)
	return ui.NewPanel(container.NewVBox(all...))
}

// outcome tells which duel it is, how it ended, and how the hp went.
func (c *comparison) outcome(i int) fyne.CanvasObject {
	s, t := &c.sides[i], c.translator
	end := outcomeOf(s.record)
	winner := c.names[i].Hero(s.record.Result.Winner & 1)
	rows := container.NewVBox(
		ui.TitleText(sideNames[i]+" · "+t.Text(end.title, i18n.Args{"Hero": winner}), 18, look.Color(end.tone)),
		ui.Paragraph(pairing(t, c.gallery, s.record)), screen.NewCourse(t, s.mine, s.theirs, [2]string{c.names[i].Hero(s.me), c.names[i].Hero(1 - s.me)}, int(s.record.Rounds())))
	if from := originLine(t, s.record); from != "" {
		rows.Add(ui.Paragraph(from))
	}
	return ui.NewPanel(rows)
}

// parting tells where two duels part, and leads there.
func (c *comparison) parting() fyne.CanvasObject {
	t := c.translator
	at, key := 0, "replays.watch_side"
	var rows []fyne.CanvasObject
	switch {
	case !c.OneStart:
		rows = append(rows, ui.Paragraph(t.Text(c.strangers())))
	case c.Common == c.Plies[0] && c.Common == c.Plies[1]:
		rows = append(rows, ui.Paragraph(t.Text("replays.same")))
	default:
		at, key = c.Common, "replays.watch_side_from"
		rows = append(rows, c.moment()...)
	}
	var watch [2]fyne.CanvasObject
	for i := range watch {
		label := t.Text(key, i18n.Args{"Side": sideNames[i]})
		watch[i] = ui.BigButton(label, theme.MediaPlayIcon(), widget.MediumImportance, func() {
			c.intents.WatchFrom(c.sides[i].record, min(at, c.Plies[i]))
		})
	}
	return c.panel("replays.parting", append(rows, &fyne.Container{Layout: &ui.TwoUp{}, Objects: watch[:]})...)
}

// strangers is the key of why two duels have no moment in common.
func (c *comparison) strangers() string {
	for seat := range c.Edits {
		if c.sides[0].record.Seats[seat].Hero.ID != c.sides[1].record.Seats[seat].Hero.ID {
			return "replays.other_heroes"
		}
	}
	return "replays.other_seed"
}

// moment tells how things stood where two duels part, and what was chosen in each.
func (c *comparison) moment() []fyne.CanvasObject {
	t, s := c.translator, &c.sides[0]
	frame, err := s.laid.At(c.Common)
	if err != nil {
		return []fyne.CanvasObject{ui.Paragraph(err.Error())}
	}
	told := t.Text("replays.part_at_once")
	if c.Common > 0 {
		told = t.Text("replays.part_after", i18n.Args{"Actions": t.Text("count.actions", i18n.Args{"N": c.Common}), "Round": frame.State.Round})
	}
	rows := []fyne.CanvasObject{ui.Note("log", told)}
	for _, seat := range []game.Seat{s.me, 1 - s.me} {
		f := &frame.State.Fighters[seat]
		rows = append(rows, ui.Note("hp", t.Text("replays.stood", i18n.Args{
			"Hero": c.names[0].Hero(seat), "HP": f.HP, "MaxHP": s.laid.Duel().MaxHP(f, seat), "EP": f.EP, "MaxEP": s.laid.Duel().Hero(seat).EP,
		})))
	}
	for i := range c.sides {
		choice := ui.Paragraph(sideNames[i] + ": " + c.choice(i))
		choice.TextStyle.Bold = true
		rows = append(rows, choice)
	}
	return rows
}

// choice tells what was done in a duel where both part.
func (c *comparison) choice(i int) string {
	t, s := c.translator, &c.sides[i]
	frame, err := s.laid.At(c.Common + 1)
	if err != nil {
		if how := forfeit(t, c.gallery, s.record); how != "" {
			return how
		}
		return t.Text("replays.over")
	}
	hero := c.names[i].Hero(frame.Seat)
	if frame.Action == duel.EndTurn {
		return t.Text("replays.ends_turn", i18n.Args{"Hero": hero})
	}
	if frame.Action.Stance() != rule.NoStance {
		return t.Text("replays.takes", i18n.Args{"Hero": hero, "Stance": rulestext.Action(t, c.names[i], frame.Seat, frame.Action)})
	}
	return t.Text("replays.plays", i18n.Args{"Hero": hero, "Card": rulestext.Action(t, c.names[i], frame.Seat, frame.Action)})
}

// totals sets side by side what all duels have: length, cards and damage.
func (c *comparison) totals() fyne.CanvasObject {
	t := c.translator
	rows := []fyne.CanvasObject{}
	line := func(key string, tell func(i int) string) {
		rows = append(rows, ui.Heading(t.Text(key)), beside(ui.Paragraph(sideNames[0]+": "+tell(0)), ui.Paragraph(sideNames[1]+": "+tell(1))))
	}
	line("replays.total.length", func(i int) string { return t.Text("count.rounds", i18n.Args{"N": c.Rounds[i]}) })
	line("replays.total.damage", func(i int) string {
		s := &c.sides[i]
		return fmt.Sprintf("%d : %d", s.lost[1-s.me], s.lost[s.me])
	})
	line("replays.total.cards", func(i int) string {
		s := &c.sides[i]
		return fmt.Sprintf("%d : %d", s.cards[s.me], s.cards[1-s.me])
	})
	line("replays.total.liked", func(i int) string { return c.cardNames(i, c.sides[i].me, c.sides[i].liked) })
	return ui.NewPanel(container.NewVBox(rows...))
}

func (c *comparison) cardNames(i int, seat game.Seat, cards []duel.CardIndex) string {
	var names []string
	for _, card := range cards {
		names = append(names, c.names[i].Card(seat, card))
	}
	if len(names) == 0 {
		return "–"
	}
	return strings.Join(names, ", ")
}

// rounds sets each round of both duels side by side; those that are the same stand once.
func (c *comparison) rounds() fyne.CanvasObject {
	t := c.translator
	var rows []fyne.CanvasObject
	for i := range max(len(c.sides[0].rounds), len(c.sides[1].rounds)) {
		title := t.Text("replays.round", i18n.Args{"N": i + 1})
		if c.isSame(i) {
			rows = append(rows, ui.Heading(title+" · "+t.Text("replays.round_same")), ui.Paragraph(c.round(0, i)))
			continue
		}
		rows = append(rows, ui.Heading(title), beside(ui.Paragraph(c.round(0, i)), ui.Paragraph(c.round(1, i))))
	}
	return c.panel("replays.rounds", rows...)
}

// round tells how both stood after a round of a duel, and what they played in it.
func (c *comparison) round(i, round int) string {
	s := &c.sides[i]
	if round >= len(s.rounds) {
		return "–"
	}
	now := &s.rounds[round]
	lines := []string{c.translator.Text("replays.round_hp", i18n.Args{"Mine": now.HP[s.me], "Theirs": now.HP[1-s.me]})}
	for _, seat := range []game.Seat{s.me, 1 - s.me} {
		lines = append(lines, c.names[i].Hero(seat)+": "+c.cardNames(i, seat, now.Cards[seat]))
	}
	return strings.Join(lines, "\n")
}

// edits tells what differs in the same heroes.
func (c *comparison) edits() (rows []fyne.CanvasObject) {
	t := c.translator
	for seat := range c.Edits {
		for _, edit := range c.Edits[seat] {
			hero := &c.sides[0].record.Seats[seat].Hero
			of := c.gallery.HeroName(&hero.Hero)
			if at := slices.IndexFunc(hero.Cards, func(card schema.Card) bool { return card.ID == edit.Card }); at >= 0 {
				of += ", " + c.gallery.CardName(&hero.Cards[at])
			}
			rows = append(rows, ui.Note("deck", t.Text("replays.differs", i18n.Args{"Of": of, "Field": edit.Field.Title.In(t.Language()), "From": c.side(&edit, 0), "To": c.side(&edit, 1)})))
		}
	}
	return rows
}

// side returns what one of the two duels has of an edit: of a rule what it says.
func (c *comparison) side(edit *duelrecord.Edit, of int) string {
	switch r := edit.Rules[of]; {
	case r != nil:
		return rulestext.EachRule(c.translator, c.gallery.Dictionary(), []rule.Rule{*r})[0]
	case edit.Rules[1-of] != nil:
		return c.translator.Text("change.nothing")
	}
	return [2]string{edit.From, edit.To}[of]
}
