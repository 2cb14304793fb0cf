package duelflow

import (
	"cmp"
	"io"
	"path"
	"strings"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/textnorm"
	"boardduels/kb"
	"boardduels/runtime/app/edition"
	"boardduels/runtime/app/inbox"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// foreignDouble says that a double's user plays a hero that there isn't.
type foreignDouble struct{ hero string }

func (f *foreignDouble) Error() string { return "there is no hero " + f.hero }

// Tell tells it in a language.
func (f *foreignDouble) Tell(t *i18n.Translator) string {
	return t.Text("friend.foreign", i18n.Args{"Hero": f.hero})
}

// Friend is somebody whose double is met, by the name of its file.
type Friend struct {
	Name   string
	Double *kb.Double
}

// friendAt returns whose double sat at a seat; nil if that was nobody's, or the player's own.
func (d *Flow) friendAt(seat *duelrecord.Seat) (*Friend, error) {
	if seat.Brain != d.Double || seat.Name == "" {
		return nil, nil
	}
	known, _, err := seat.Known()
	if err != nil {
		return nil, err
	}
	return &Friend{seat.Name, kb.DoubleOf(known, 0)}, nil
}

// Player calls then with the player's double with a hero, or why there is none.
func (d *Flow) Player(hero string, then func(*kb.Double, error)) {
	e, settled := d.Edition, d.Finished
	d.Background(func() func() {
		<-settled
		found, err := duelrecord.PackHero(e.Pack, hero)
		var known *kb.Knowledge
		if err == nil {
			known, err = e.KnownAtLeast(hero)
		}
		var mine *kb.Double
		if err == nil {
			mine, err = d.playerOf(known, &found)
		}
		return func() { then(mine, err) }
	})
}

// DoubleOf tells what is known of the player with a hero, and whether the player's double can play.
func (d *Flow) DoubleOf(hero string, show func(about string, exists bool)) {
	d.Player(hero, func(mine *kb.Double, err error) {
		if err != nil {
			show(errtext.Words(d.Translator(), err), false)
			return
		}
		show(d.madeOf(mine, "choice.double_duels", "choice.double"), true)
	})
}

// madeOf tells of how many duels, or where that isn't known turns, a double was made.
func (d *Flow) madeOf(double *kb.Double, duelsKey, turnsKey string) string {
	key, n := turnsKey, double.Turns
	if double.Games > 0 {
		key, n = duelsKey, double.Games
	}
	return d.Translator().Text(key, i18n.Args{"N": n, "Hero": d.HeroCalled(double.Hero)})
}

// SaveDouble saves the player's double with a hero in a file of the player's choice.
func (d *Flow) SaveDouble(hero string) {
	d.Player(hero, func(mine *kb.Double, err error) {
		if err != nil {
			d.Report(err)
			return
		}
		d.SaveAs(d.Translator().Text("saved.double"), d.FileOfToday("files.double", i18n.Args{"Hero": d.HeroCalled(hero)}, ".xml"), []byte(mine.File()))
	})
}

// MeetDouble begins a duel against the double in a file of the player's choice.
func (d *Flow) MeetDouble(p edition.Pairing) {
	d.ChooseFile(func(name string, content io.ReadCloser) {
		d.Background(func() func() {
			met, err := ReadDouble(content)
			_ = content.Close() // it was only read
			return func() {
				if err != nil {
					d.Report(err)
					return
				}
				d.Introduce(&Friend{FriendName(inbox.Tidy(name)), met}, p)
			}
		})
	})
}

// FriendName is what a friend is called whose double is in a file.
func FriendName(file string) string {
	const longest = 40
	name := []rune(strings.TrimSuffix(file, path.Ext(file)))
	return cmp.Or(string(name[:min(len(name), longest)]), file)
}

// Introduce tells which hero a friend's double plays and what it is made of, before a duel against it begins.
func (d *Flow) Introduce(f *Friend, p edition.Pairing) {
	t, about := d.Translator(), ""
	if f.Double.Hero == "" {
		f.Double.Hero = p.Theirs
		about = " " + t.Text("friend.any_hero", i18n.Args{"Hero": d.HeroCalled(p.Theirs)})
	}
	p.Theirs = f.Double.Hero
	if d.HeroCalled(p.Theirs) == "" {
		d.Report(&foreignDouble{p.Theirs})
		return
	}
	begin := ui.BigButton(t.Text("choice.begin"), look.Symbol("attack"), widget.HighImportance, func() {
		d.CloseSheet()
		d.beginAgainst(f, p)
	})
	stay := ui.BigButton(t.Text("confirm.cancel"), theme.CancelIcon(), widget.MediumImportance, d.CloseSheet)
	d.OpenSheet(t.Text("friend.title", i18n.Args{"Name": f.Name}), container.NewVBox(ui.Paragraph(d.madeOf(f.Double, "friend.duels", "friend.turns")+about), begin, stay))
}

// ReadDouble reads the double in a file.
func ReadDouble(file io.Reader) (*kb.Double, error) {
	text, err := io.ReadAll(io.LimitReader(file, schema.MaxDocumentSize+1))
	if err != nil {
		return nil, err
	}
	return parseDouble(string(textnorm.Meant(text)))
}

// parseDouble reads the double that a text is.
func parseDouble(text string) (*kb.Double, error) {
	document := schema.Parse(schema.CasesKind, schema.FileOf(schema.CasesKind, "double"), text)
	if schema.HasErrors(document.Diagnostics()) {
		return nil, kb.ErrNoDouble
	}
	return kb.ReadDouble(document)
}

// Import returns how to meet the double that a document is.
func (d *Flow) Import(name, text string) (show func(), err error) {
	if kind, ok := schema.KindOfSource(text[:min(len(text), schema.MaxDocumentSize)]); ok && kind != schema.CasesKind {
		return nil, partOfPack(kind)
	}
	met, err := parseDouble(text)
	if err != nil {
		return nil, err
	}
	return func() { d.Introduce(&Friend{FriendName(name), met}, d.pairingHere()) }, nil
}

// pairingHere is what the player chose before, as far as the heroes are in the present pack.
func (d *Flow) pairingHere() edition.Pairing {
	p := d.LastPairing()
	if d.HeroCalled(p.Mine) == "" {
		p.Mine = d.Heroes()[0].ID
	}
	p.Theirs = cmp.Or(p.Theirs, p.Mine)
	return p
}

// partOfPack is the error of a document that means something only in a pack.
type partOfPack schema.Kind

// In tells it in a language.
func (p partOfPack) In(t *i18n.Translator) string {
	return t.Text("opened.part", i18n.Args{"Kind": schema.Fields(schema.Kind(p)).Title.In(t.Language())})
}

func (p partOfPack) Error() string { return p.In(i18n.For(i18n.Default)) }
