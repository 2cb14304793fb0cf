package play

import (
	"errors"
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/replay"
	"boardduels/schema"
)

var errNoDouble = errors.New("the file holds nobody's double")

// played returns knowledge of a hero as it is when somebody plays it.
func played(known, by *kb.Knowledge) *kb.Knowledge {
	k := *known
	k.Style, k.Experience.Observed = by.Style, by.Experience.Observed
	return &k
}

// player calls then with knowledge of a hero that has the player's style, or why there is none.
func (g *Game) player(hero string, then func(*kb.Knowledge, error)) {
	e, settled := g.edition, g.settled
	g.background(func() func() {
		<-settled
		found, err := replay.PackHero(e.pack, hero)
		var mine *kb.Knowledge
		if err == nil {
			mine, err = e.knownAtLeast(hero)
		}
		if err == nil {
			mine, err = g.playerOf(mine, &found)
		}
		return func() { then(mine, err) }
	})
}

func (g *Game) doubleOf(hero string, show func(about string, exists bool)) {
	g.player(hero, func(mine *kb.Knowledge, err error) {
		if err != nil {
			show(g.words(err), false)
			return
		}
		show(g.translator.Text("choice.double", i18n.Args{"N": mine.Experience.Observed, "Hero": g.heroCalled(hero)}), true)
	})
}

// saveDouble saves the player's double with a hero in a file of the player's choice.
func (g *Game) saveDouble(hero string) {
	g.player(hero, func(mine *kb.Knowledge, err error) {
		if err != nil {
			g.report(err)
			return
		}
		g.saveAs("double-"+hero+".xml", []byte(kb.Document(mine).Source()))
	})
}

// meetDouble begins a duel against the double in a file of the player's choice.
func (g *Game) meetDouble(p pairing) {
	dialog.ShowFileOpen(func(file fyne.URIReadCloser, err error) {
		if file == nil { // cancelled, or it failed
			g.reportAny(err)
			return
		}
		defer file.Close()
		friend, err := readDouble(file)
		if err != nil {
			g.report(err)
			return
		}
		g.beginAgainst(friend, p)
	}, g.options.Window)
}

// readDouble reads what a file knows of somebody.
func readDouble(file io.Reader) (*kb.Knowledge, error) {
	text, err := io.ReadAll(io.LimitReader(file, schema.MaxDocumentSize+1))
	if err != nil {
		return nil, err
	}
	document := schema.Parse(schema.CasesKind, schema.FileOf(schema.CasesKind, "double"), string(text))
	for _, d := range document.Diagnostics() {
		if d.Severity == schema.Error {
			return nil, errNoDouble
		}
	}
	base, ok := document.CaseBase()
	if !ok || len(base.Style) == 0 {
		return nil, errNoDouble
	}
	return &kb.Knowledge{Style: base.Style, Experience: kb.Experience{Observed: base.Observed}}, nil
}
