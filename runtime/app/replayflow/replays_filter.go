package replayflow

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"boardduels/internal/i18n"
	"boardduels/internal/spelling"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
)

// replayFilter is which duels of the collection are listed. It stays when the list is left.
type replayFilter struct {
	// Learns and Imitates are the ids of the brains that learn, and that play as the player does.
	Learns, Imitates string

	words   string // that a duel must have
	outcome string // the key of one of the outcomes; "" is any
	hero    string // the id of a hero of either side; "" is any
	kind    string // the key of one of the kinds of opponents; "" is any
}

// sieve is duels that can be listed alone.
type sieve struct {
	key  string
	fits func(*replayFilter, *screen.SavedDuel) bool
}

var outcomes = []sieve{
	{"replays.kind.won", func(_ *replayFilter, d *screen.SavedDuel) bool { return d.IsWon() }},
	{"replays.kind.lost", func(_ *replayFilter, d *screen.SavedDuel) bool { return d.IsLost() }},
	{"replays.kind.imported", func(_ *replayFilter, d *screen.SavedDuel) bool { return d.IsImported }},
}

var kinds = []sieve{
	{"choice.group.even", func(f *replayFilter, d *screen.SavedDuel) bool { return f.against(d, duelflow.Equal) }},
	{"choice.group.learner", func(f *replayFilter, d *screen.SavedDuel) bool { return f.against(d, duelflow.Learner) }},
	{"brain.double", func(f *replayFilter, d *screen.SavedDuel) bool { return f.against(d, duelflow.Double) }},
	{"choice.group.levels", func(f *replayFilter, d *screen.SavedDuel) bool { return f.against(d, duelflow.Levels) }},
	{"replays.who.rivals", func(f *replayFilter, d *screen.SavedDuel) bool {
		return f.against(d, duelflow.Characters) || f.against(d, duelflow.Rivals)
	}},
	{"replays.who.run", func(_ *replayFilter, d *screen.SavedDuel) bool { return d.Leg != nil }},
	{"replays.who.people", func(_ *replayFilter, d *screen.SavedDuel) bool { return d.People() == 2 }},
	{"replays.who.brains", func(_ *replayFilter, d *screen.SavedDuel) bool { return d.People() == 0 }},
	{"replays.who.forks", func(_ *replayFilter, d *screen.SavedDuel) bool {
		_, is := d.Record.Origin()
		return is
	}},
}

// against reports whether a duel of one person was against a kind of brain.
func (f *replayFilter) against(d *screen.SavedDuel, kind duelflow.OpponentKind) bool {
	return d.People() == 1 && duelflow.KindOfOpponent(d.Record.Seats[1-d.Record.Person()].Brain, f.Learns, f.Imitates) == kind
}

// fits reports whether a duel is listed. One that can't be read has words only.
func (f *replayFilter) fits(d *screen.SavedDuel, told string) bool {
	told = spelling.Fold(told)
	for _, word := range strings.Fields(spelling.Fold(f.words)) {
		if !strings.Contains(told, word) {
			return false
		}
	}
	if d.Record == nil {
		return f.outcome == "" && f.hero == "" && f.kind == ""
	}
	hasHero := func(s duelrecord.Seat) bool { return s.Hero.ID == f.hero }
	return (f.hero == "" || slices.ContainsFunc(d.Record.Seats[:], hasHero)) && f.passes(outcomes, f.outcome, d) && f.passes(kinds, f.kind, d)
}

func (f *replayFilter) passes(sieves []sieve, key string, d *screen.SavedDuel) bool {
	i := slices.IndexFunc(sieves, func(s sieve) bool { return s.key == key })
	return i < 0 || sieves[i].fits(f, d)
}

// newFilter is where words are typed that a duel must have, and where an outcome, a hero and an opponent are chosen.
// Opponents that no duel has aren't offered.
func (c *collection) newFilter() []fyne.CanvasObject {
	t, f := c.translator, c.filter
	search := ui.NewEntry(t.Text("replays.search"), func() {})
	search.SetText(f.words)
	search.OnChanged = func(text string) {
		f.words = text
		c.refill()
	}
	keyed := func(all string, sieves []sieve, always bool, of *string) fyne.CanvasObject {
		keys, names := []string{""}, []string{t.Text(all)}
		for _, s := range sieves {
			if always || s.key == *of || slices.ContainsFunc(c.all, func(d screen.SavedDuel) bool { return d.Record != nil && s.fits(f, &d) }) {
				keys, names = append(keys, s.key), append(names, t.Text(s.key))
			}
		}
		return c.newSelect(keys, names, of)
	}
	heroes, names := c.heroes()
	return []fyne.CanvasObject{
		search, keyed("replays.kind.all", outcomes, true, &f.outcome), c.newSelect(heroes, names, &f.hero), keyed("replays.who.all", kinds, false, &f.kind),
	}
}

// newSelect is where one of some ids is chosen, by their names.
func (c *collection) newSelect(ids, names []string, of *string) fyne.CanvasObject {
	list := ui.NewSelect(names)
	list.SetSelectedIndex(max(slices.Index(ids, *of), 0))
	list.OnChanged = func(string) {
		*of = ids[max(list.SelectedIndex(), 0)]
		c.refill()
	}
	return list
}

// heroes returns the ids and names of the heroes of the collection, "" for all of them.
func (c *collection) heroes() (ids, names []string) {
	called := map[string]string{}
	for i := range c.all {
		if c.all[i].Record == nil {
			continue
		}
		for seat := range c.all[i].Record.Seats {
			hero := &c.all[i].Record.Seats[seat].Hero.Hero
			called[hero.ID] = c.gallery.HeroName(hero)
		}
	}
	for id := range called {
		ids = append(ids, id)
	}
	order := c.translator.Order()
	slices.SortFunc(ids, func(a, b string) int { return order(called[a]+" "+a, called[b]+" "+b) })
	ids = slices.Insert(ids, 0, "")
	for _, id := range ids[1:] {
		names = append(names, called[id])
	}
	return ids, slices.Insert(names, 0, c.translator.Text("replays.heroes.all"))
}

// count says how many duels are listed.
func (c *collection) count() string {
	return c.translator.Text("replays.shown", i18n.Args{"N": len(c.list), "Of": len(c.all)})
}

// underFilter lays the filter over the list: in one row, or in two where there is room below but not beside. The first
// of it is what words are typed into, and hints at what they may be by the longest of some texts that it has room for.
func underFilter(filter []fyne.CanvasObject, hints []string, list fyne.CanvasObject) fyne.CanvasObject {
	const broad, high = 600, 500
	content := &fyne.Container{Objects: append(slices.Clone(filter), list)}
	content.Layout = ui.NewGrowing(fyne.NewSize(240, 160), func(size fyne.Size, unit float32) {
		r, gap := ui.RectOf(size), ui.Gap*unit
		widthIn := func(row int) float32 { return (r.W+gap)/float32(row) - gap }
		inRow := 2
		if r.W >= broad*unit && (r.H < high*unit || hintWidth(hints[0]) <= widthIn(len(filter))) {
			inRow = len(filter)
		}
		hintBy(filter[0].(*ui.Entry), hints, widthIn(inRow))
		for i := 0; i < len(filter); i += inRow {
			row := r.CutTop(max(ui.Target*unit, filter[i].MinSize().Height), gap)
			for _, o := range filter[i:min(i+inRow, len(filter))] {
				row.CutLeft(widthIn(inRow), gap).Put(o)
			}
		}
		r.Put(list)
	})
	return content
}

// hintBy has a line to type into show the first of some hints that it has room for, or else the last.
func hintBy(entry *ui.Entry, hints []string, width float32) {
	i := slices.IndexFunc(hints, func(hint string) bool { return hintWidth(hint) <= width })
	if i < 0 {
		i = len(hints) - 1
	}
	if entry.PlaceHolder != hints[i] {
		entry.SetPlaceHolder(hints[i])
	}
}

// hintWidth returns how wide a line to type into is to be for a hint.
func hintWidth(hint string) float32 {
	return fyne.MeasureText(hint, theme.TextSize(), fyne.TextStyle{}).Width + 4*theme.InnerPadding()
}
