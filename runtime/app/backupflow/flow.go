// Package backupflow saves all that the player has in a file, and brings it back.
package backupflow

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"path"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/kb"
	"boardduels/runtime/app/appearance"
	"boardduels/runtime/app/backup"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/inbox"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/career"
	"boardduels/runtime/record/boardrecord"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
)

// Lead leads from backups to the rest of the game.
type Lead interface{ OpenHome() }

// Flow saves all that the player has in a file, and brings it back.
type Flow struct {
	*appearance.Appearance
	Lead
	Duels   *duelflow.Flow // which are saved before
	Desktop bool           // where the editor is, people look into folders
}

// Backup saves all that the player has in a file of the player's choice.
func (b *Flow) Backup() {
	set, settled, left := b.Settings().Get(), b.Duels.Finished, b.Duels.Session()
	b.Background(func() func() {
		<-settled
		if left != nil && left.Left {
			<-left.Ended
		}
		text, c, err := b.Write(set)
		return func() {
			if err != nil {
				b.Report(&Unbacked{Reason: err})
				return
			}
			b.SaveAs(b.Translator().Text("saved.backup", b.counted(c)), b.FileOfToday("files.backup", i18n.Args{}, ".zip"), text)
		}
	})
}

// Write returns a backup, and what it holds.
func (b *Flow) Write(set settings.Settings) ([]byte, *backup.Contents, error) {
	b.Duels.Finishing.Lock()
	defer b.Duels.Finishing.Unlock()
	chosen, err := json.Marshal(set)
	if err != nil {
		return nil, nil, err
	}
	var to bytes.Buffer
	c, err := backup.Write(&to, b.Folder(), chosen)
	return to.Bytes(), c, err
}

// Import unpacks a backup beside the data, and returns how to ask whether it is to take their place.
func (b *Flow) Import(content inbox.Content) (show func(), err error) {
	c, err := backup.Stage(b.Folder(), content, content.Size(), soundInBackup)
	if err == nil {
		if c.HasKnowledge, err = hasKnowledge(c.Folder); err != nil {
			err = errors.Join(err, backup.Finish(b.Folder())) // which gives it up
		}
	}
	if err != nil {
		return nil, &Unbacked{Reason: err}
	}
	return func() { b.askRestore(c) }, nil
}

// soundInBackup returns why a file of a backup can't take the place of the one that is here: what is under way and what
// the player has achieved and set is one file each, and there would be nothing instead. Of what is over there are many
// files, which come along also if they are damaged.
func soundInBackup(name string, content []byte) (err error) {
	switch name {
	case backup.Settings:
		_, err = settings.Parse(content)
	case "career.json":
		_, err = career.Parse(content)
	case "current" + library.ReplayEnding, "current-run" + library.ReplayEnding:
		_, err = duelrecord.Parse(content)
	case "current" + library.RunEnding:
		_, err = run.Parse(content)
	default:
		if strings.HasPrefix(name, "boards/current-") {
			_, err = boardrecord.Parse(content)
		} else if err = readable(name, content); err != nil {
			err = fmt.Errorf("%w: %w", backup.ErrDamaged, err)
		}
	}
	return err
}

// readable returns why a file of what is over can't be read.
func readable(name string, content []byte) (err error) {
	switch kind, _, _ := strings.Cut(name, "/"); {
	case kind == "replays" && path.Ext(name) == library.ReplayEnding:
		_, err = duelrecord.Parse(content)
	case kind == "boards" && path.Ext(name) == library.ReplayEnding:
		_, err = boardrecord.Parse(content)
	case kind == "runs" && path.Ext(name) == library.RunEnding:
		_, err = run.Parse(content)
	}
	return err
}

// hasKnowledge reports whether the AI has learned anything by what a folder of data holds, of any pack. It returns an
// error if a store is damaged so that nothing of it is good: a good one shouldn't give way to that. Of one that is
// damaged in part the rest counts, as when it is read where it was written.
func hasKnowledge(folder string) (bool, error) {
	stores, err := library.KnowledgeIn(folder)
	if err != nil {
		return false, err
	}
	known := false
	for _, store := range stores {
		found, err := kb.At(store).Check()
		if err != nil {
			return false, err
		}
		if len(found.Untold) > 0 && found.Entries == 0 {
			name, err := filepath.Rel(folder, filepath.Join(store, found.Untold[0].File))
			return false, errors.Join(err, &backup.Unsound{Name: filepath.ToSlash(name), Reason: &misread{found.Untold[0]}})
		}
		known = known || found.Entries > 0
	}
	return known, nil
}

// misread says what is wrong with a file of what the AI learned.
type misread struct{ problem kb.Problem }

// Error implements error.
func (m *misread) Error() string { return m.problem.String() }

// askRestore says what a backup holds before it takes the place of what is here.
func (b *Flow) askRestore(c *backup.Contents) {
	t := b.Translator()
	holds := "backup.holds"
	if !c.HasKnowledge {
		holds = "backup.holds_new"
	}
	about := t.Text(holds, b.counted(c)) + b.damaged(c)
	restore := ui.BigButton(t.Text("backup.restore"), theme.HistoryIcon(), widget.DangerImportance, func() {
		b.CloseSheet()
		b.restore(c)
	})
	stay := ui.BigButton(t.Text("confirm.cancel"), theme.CancelIcon(), widget.MediumImportance, b.CloseSheet)
	b.OpenSheet(t.Text("backup.restore_title"), container.NewVBox(ui.Paragraph(about), ui.Paragraph(t.Text("backup.kept")), restore, stay))
}

// counted are the words for how much a backup holds.
func (b *Flow) counted(c *backup.Contents) i18n.Args {
	count := func(key string, n int) string { return b.Translator().Text(key, i18n.Args{"N": n}) }
	return i18n.Args{
		"Duels": count("count.duels", c.Duels), "Runs": count("count.runs", c.Runs), "Boards": count("count.boards", c.Boards),
	}
}

// damaged are the words for what of a backup can't be read, in a paragraph of its own; none if all can.
func (b *Flow) damaged(c *backup.Contents) string {
	if c.Damaged == 0 {
		return ""
	}
	return "\n\n" + b.Translator().Text("backup.damaged", i18n.Args{"N": c.Damaged})
}

// restore puts what a backup holds in the place of what is here, and begins anew with that.
func (b *Flow) restore(c *backup.Contents) {
	settled, left := b.Duels.Finished, b.Duels.Session()
	if left != nil {
		left.Leave()
	}
	set, _ := json.Marshal(b.Settings().Get())
	kept := "before-" + b.Now().UTC().Format("20060102-150405")
	b.Background(func() func() {
		<-settled
		if left != nil {
			<-left.Ended
		}
		b.Duels.Finishing.Lock()
		err := backup.Restore(b.Folder(), c, kept, set)
		b.Duels.Finishing.Unlock()
		return func() {
			b.Duels.Forget()
			b.Duels.Book = library.NewBook(b.Library)
			b.takeSettings(c.Settings)
			telling, failed := b.OpenWanted()
			b.ApplyLanguage()
			b.ApplyLoudness()
			b.Stage().Set(b.Movement())
			b.OpenHome()
			if err != nil {
				err = &Unbacked{Reason: err}
			}
			if err = errors.Join(err, telling, failed); err != nil {
				b.Report(err)
				return
			}
			b.tellRestored(c, filepath.Join(b.Folder(), kept))
		}
	})
}

// tellRestored says what came back, and where there are folders to look into, which one keeps what was here before.
func (b *Flow) tellRestored(c *backup.Contents, kept string) {
	t := b.Translator()
	knows := "backup.back_knows"
	if !c.HasKnowledge {
		knows = "backup.back_new"
	}
	lines := []string{t.Text("backup.back", b.counted(c)) + b.damaged(c), t.Text(knows)}
	if b.Desktop { // on a desktop
		lines = append(lines, t.Text("backup.back_kept", i18n.Args{"Folder": kept}))
	}
	b.OpenSheet(t.Text("backup.back_title"), ui.Paragraph(strings.Join(lines, "\n\n")))
}

// takeSettings takes what a backup says that the player has set, and dresses the program for it; what can't be read
// stays as it is.
func (b *Flow) takeSettings(text []byte) {
	set, err := settings.Parse(text)
	if text == nil || err != nil {
		return
	}
	b.DressFor(func(s *settings.Settings) {
		set.Window, set.Desk, set.Toolkit = s.Window, s.Desk, s.Toolkit // those are of this machine
		set.Player = cmp.Or(s.Player, set.Player)                       // who plays doesn't become somebody else
		*s = set
	})
}

// Unbacked says that a backup couldn't be made, read or brought back.
type Unbacked struct{ Reason error }

// Error implements error.
func (u *Unbacked) Error() string { return u.Reason.Error() }

// Unwrap returns the reason.
func (u *Unbacked) Unwrap() error { return u.Reason }

// Tell tells it in a language.
func (u *Unbacked) Tell(t *i18n.Translator) string { return u.In(t) }

// In tells it in a language.
func (u *Unbacked) In(t *i18n.Translator) string {
	switch {
	case errors.Is(u.Reason, backup.ErrNone):
		return t.Text("backup.none")
	case errors.Is(u.Reason, backup.ErrMany):
		return t.Text("backup.many")
	}
	if unsound, ok := errors.AsType[*backup.Unsound](u.Reason); ok {
		reason := library.UnreadCareer(t, unsound.Reason)
		if learned, ok := errors.AsType[*misread](unsound.Reason); ok {
			reason = learned.problem.Reason.In(t)
		}
		return t.Text("backup.unsound", i18n.Args{"File": unsound.Name, "Reason": reason})
	}
	return t.Text("backup.failed", i18n.Args{"Reason": errtext.Unsaved(t, u.Reason)})
}
