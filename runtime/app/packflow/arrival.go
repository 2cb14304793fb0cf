package packflow

import (
	"cmp"
	"io"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/edition"
	"boardduels/runtime/app/inbox"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/navigator"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// arrival is a pack that has come from elsewhere, and isn't kept yet.
type arrival struct {
	library.InstalledPack
	file  *inbox.File
	found []schema.Diagnostic    // what the check says of it
	same  *library.InstalledPack // that is kept under the same name, or nil
	isOld bool                   // it is kept already, byte for byte
}

// Import checks a pack, and returns how to ask whether it is to be kept.
func (f *Flow) Import(file *inbox.File, content inbox.Content, root fs.FS) (show func(), asks bool, err error) {
	if content.Size() > library.MaxPack {
		return nil, false, tooLargePack{}
	}
	pack, found := schema.LoadPack(root)
	a := &arrival{file: file, found: f.check(pack, found)}
	a.Title, a.Path = pack.Title(), path.Join(library.PacksFolder, strings.TrimSuffix(file.Name, library.PackEnding)+library.PackEnding)
	kept, err := f.Library.Installed()
	if err != nil {
		return nil, false, err
	}
	if a.same = library.Namesake(kept, &a.InstalledPack); a.same != nil {
		a.isOld = f.Library.Holds(a.same.Path, content)
	}
	return func() { f.askPack(a) }, true, nil
}

// check returns what there is to tell of a pack whose loading told something.
func (f *Flow) check(pack *schema.Pack, found []schema.Diagnostic) []schema.Diagnostic {
	if f.Validate == nil {
		return found
	}
	return f.Validate(pack, found)
}

// askPack tells what a pack is, who made it and what the check says, and asks what is to become of it.
func (f *Flow) askPack(a *arrival) {
	t := f.Translator()
	name := ui.Paragraph(cmp.Or(f.nameOf(&a.InstalledPack), t.Text("opened.nameless")))
	name.TextStyle.Bold = true
	rows := container.NewVBox(name, ui.Paragraph(madeBy(t, a.Title)))
	if words := a.beside(t); words != "" {
		rows.Add(ui.Paragraph(words))
	}
	rows.Add(ui.Paragraph(wordsOfCheck(t, a.found, mostAtArrival)))
	add := func(key string, icon fyne.Resource, importance widget.Importance, act func()) {
		rows.Add(ui.BigButton(t.Text(key), icon, importance, func() {
			f.WhenSheetCloses(nil) // it is answered
			f.CloseSheet()
			act()
		}))
	}
	give := func() { // up
		navigator.Discard(a.file)
		f.Collect()
	}
	play, main := look.Symbol("attack"), widget.HighImportance
	switch {
	case unusable(a.found):
	case a.isOld:
		add("packs.play", play, main, func() {
			navigator.Discard(a.file)
			f.PlayWith(a.same.Path)
		})
	case a.same == nil:
		add("packs.keep", play, main, func() { f.keepPack(a, "") })
	default:
		isOther := a.same.Title.Author != a.Title.Author
		if isOther {
			add("packs.keep_both", play, main, func() { f.keepPack(a, "") })
			main = widget.DangerImportance
		}
		add("packs.replace", theme.ViewRefreshIcon(), main, func() { f.keepPack(a, a.same.Path) })
	}
	add("confirm.cancel", theme.CancelIcon(), widget.MediumImportance, give)
	f.OpenSheet(t.Text("packs.title"), rows)
	f.WhenSheetCloses(give)
}

// PlayWith has new duels played with the pack at a path, and leads to where one begins.
func (f *Flow) PlayWith(at string) {
	f.ComeAway()
	f.Choose(at, f.OpenChoice)
}

// nameOf is what people call a pack in their language.
func (f *Flow) nameOf(p *library.InstalledPack) string {
	return cmp.Or(edition.TitleIn(f.Translator(), p.Title), p.Name())
}

// keepPack keeps a pack at a path, or at a new one if that is "", and plays with it.
func (f *Flow) keepPack(a *arrival, at string) {
	f.Background(func() func() {
		err := f.installArrival(a, &at)
		navigator.Discard(a.file)
		return func() {
			if err != nil {
				f.Report(&navigator.Unopened{Name: a.file.Name, Reason: err})
				return
			}
			f.PlayWith(at)
		}
	})
}

func (f *Flow) installArrival(a *arrival, at *string) error {
	content, err := a.file.Open()
	if err != nil {
		return err
	}
	defer func() { _ = content.Close() }()
	if *at == "" {
		if *at, err = f.Library.NewPath(a.Name()); err != nil {
			return err
		}
	}
	return f.Library.Install(*at, io.NewSectionReader(content, 0, content.Size()))
}

// beside tells how a pack stands to the one of the same name that is kept; "" if there is none.
func (a *arrival) beside(t *i18n.Translator) string {
	switch {
	case a.same == nil:
		return ""
	case a.isOld:
		return t.Text("packs.same")
	case a.same.Title.Author != a.Title.Author:
		return t.Text("packs.namesake", i18n.Args{"Made": madeBy(t, a.same.Title)})
	}
	args := i18n.Args{"Now": cmp.Or(inbox.Plain(a.same.Title.Version), "?")}
	switch order := library.CompareVersions(a.Title.Version, a.same.Title.Version); {
	case order > 0:
		return t.Text("packs.newer", args)
	case order < 0:
		return t.Text("packs.older", args)
	}
	return t.Text("packs.other", args)
}

// madeBy tells who made a pack, and which version it is.
func madeBy(t *i18n.Translator, title schema.PackTitle) string {
	words := t.Text("packs.by_nobody")
	if title.Author != "" {
		words = t.Text("packs.by", i18n.Args{"Author": inbox.Plain(title.Author)})
	}
	if title.Version != "" {
		words += " " + t.Text("packs.version", i18n.Args{"Version": inbox.Plain(title.Version)})
	}
	return words
}

// unusable reports whether a pack can't be played with: pictures that aren't shown don't keep it from that.
func unusable(found []schema.Diagnostic) bool {
	for _, d := range found {
		if d.Severity == schema.Error && !d.OfPicture() {
			return true
		}
	}
	return false
}

// How many problems of a pack are told: to who has opened it, and to who asks for them.
const (
	mostAtArrival = 3
	mostOfCheck   = 40
)

// wordsOfCheck tells what the check of a pack found: how many errors and warnings there are, and most of them at most.
func wordsOfCheck(t *i18n.Translator, found []schema.Diagnostic, most int) string {
	counts := map[schema.Severity]int{}
	for _, d := range found {
		counts[d.Severity]++
	}
	words := t.Text("packs.check", i18n.Args{
		"Errors":   t.Text("count.errors", i18n.Args{"N": counts[schema.Error]}),
		"Warnings": t.Text("count.warnings", i18n.Args{"N": counts[schema.Warning]}),
	})
	if unusable(found) {
		words += " " + t.Text("packs.unfit")
	}
	told := slices.DeleteFunc(slices.Clone(found), func(d schema.Diagnostic) bool { return d.Severity == schema.Info })
	// Errors first
	slices.SortStableFunc(told, func(a, b schema.Diagnostic) int { return cmp.Compare(a.Severity, b.Severity) })
	for i, d := range told {
		if i == most {
			return words + "\n…"
		}
		words += "\n" + placed(d, t)
	}
	return words
}

// placed tells a problem and its place.
func placed(d schema.Diagnostic, t *i18n.Translator) string {
	message, _ := d.In(t.Language())
	place := d.File
	if d.Line > 0 {
		place += ":" + strconv.Itoa(d.Line)
	}
	return strings.TrimPrefix(place+": "+message, ": ")
}

// tooLargePack is the error of an archive that is larger than a pack that is kept.
type tooLargePack struct{}

// In tells it in a language.
func (tooLargePack) In(t *i18n.Translator) string {
	return t.Text("opened.too_large", i18n.Args{"Most": library.MaxPack >> 20})
}

func (p tooLargePack) Error() string { return p.In(i18n.For(i18n.Default)) }
