package expertspage

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/dialog"
	"boardduels/internal/i18n"
	"boardduels/kb/expertcsv"
	"boardduels/schema"
)

// ExpertFiles takes experts' tables out of the editor and into it, as comma-separated values.
type ExpertFiles struct {
	desk  Desk
	texts *i18n.Translator
}

// NewExpertFiles returns what takes tables out and in for a desk.
func NewExpertFiles(desk Desk, t *i18n.Translator) *ExpertFiles { return &ExpertFiles{desk, t} }

// AskExport asks which experts of a table are written, and where to.
func (f *ExpertFiles) AskExport(table string, experts []schema.Expert, chosen int) {
	if len(experts) == 0 {
		return
	}
	ask := func(which []schema.Expert) func() {
		return func() {
			suggested := filepath.Join(f.desk.LastFolder(), table+".csv")
			f.desk.AskPath("editor.experts.export", "editor.experts.export_confirm", "editor.experts.export_hint", suggested, func(path string, done func(error)) {
				f.Export(path, table, which, done)
			})
		}
	}
	f.desk.Choose("editor.experts.export", editorui.Paragraph(f.texts.Text("editor.experts.export_which")),
		dialog.NewChoice("editor.experts.export_one", widget.MediumImportance, ask(experts[chosen:chosen+1])),
		dialog.NewChoice("editor.experts.export_all", widget.HighImportance, ask(experts)))
}

// Export writes a new file, in a folder under the table's name. It writes over nothing.
func (f *ExpertFiles) Export(path, table string, experts []schema.Expert, done func(error)) {
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		path = filepath.Join(path, table+".csv")
	}
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err == nil {
		err = errors.Join(expertcsv.Write(file, experts, f.texts.Separator()), file.Close())
	}
	switch {
	case errors.Is(err, fs.ErrExist):
		done(dialog.LocalError(f.texts.Text("editor.experts.export_exists", i18n.Args{"Path": path})))
	case err != nil:
		done(err)
	default:
		done(nil)
		f.desk.Tell("editor.experts.export", f.texts.Text("editor.experts.exported", i18n.Args{"Path": path, "N": len(experts)}))
	}
}

// askImport asks for a file whose experts are taken into a table.
func (f *ExpertFiles) askImport(table string) {
	f.desk.BrowseFile(f.desk.LastFolder(), []string{".csv", ".tsv", ".txt"}, func(path string, done func(error)) { f.Read(path, table, done) })
}

// Read reads a file in the background, and takes it in.
func (f *ExpertFiles) Read(path, table string, done func(error)) {
	go func() {
		text, err := readCSV(path)
		f.desk.Later(func() {
			done(err)
			if err == nil {
				f.Take(text, table)
			}
		})
	}()
}

func readCSV(path string) (string, error) {
	file, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, expertcsv.MaxBytes+1))
	return string(text), err
}

// Take takes the experts of a text into a table, or tells what is wrong with it.
func (f *ExpertFiles) Take(text, table string) {
	experts, faults := expertcsv.Read(text)
	if len(faults) > 0 {
		var told []string
		for _, fault := range faults {
			told = append(told, fault.In(f.texts))
		}
		f.desk.Tell("editor.experts.import_wrong", strings.Join(told, "\n"))
		return
	}
	f.desk.Do(document.ImportExperts{Table: table, Experts: experts})
	f.desk.Seal()
}
