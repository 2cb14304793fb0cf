package app

import (
	"bytes"
	"encoding/json"
	"errors"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/runtime/app/backup"
	"boardduels/runtime/app/inbox"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/career"
	"boardduels/runtime/record/boardrecord"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
)

// Backup saves all that the player has in a file of the player's choice.
func (g *Game) Backup() {
	set, settled, left := g.options.Settings.Get(), g.settled, g.session
	g.Background(func() func() {
		<-settled
		if left != nil && left.Left {
			<-left.Ended
		}
		text, c, err := g.writeBackup(set)
		return func() {
			if err != nil {
				g.report(&unbacked{err})
				return
			}
			g.saveAs(g.translator.Text("saved.backup", g.counted(c)), g.fileOfToday("files.backup", i18n.Args{}, ".zip"), text)
		}
	})
}

func (g *Game) writeBackup(set settings.Settings) ([]byte, *backup.Contents, error) {
	g.settling.Lock()
	defer g.settling.Unlock()
	chosen, err := json.Marshal(set)
	if err != nil {
		return nil, nil, err
	}
	var to bytes.Buffer
	c, err := backup.Write(&to, g.options.Folder, chosen)
	return to.Bytes(), c, err
}

// importBackup unpacks a backup beside the data, and returns how to ask whether it is to take their place.
func (g *Game) importBackup(content inbox.Content) (show func(), err error) {
	c, err := backup.Stage(g.options.Folder, content, content.Size(), soundInBackup)
	if err != nil {
		return nil, &unbacked{err}
	}
	return func() { g.askRestore(c) }, nil
}

// soundInBackup returns why a file of a backup can't take the place of the one that is here: what is under way and what
// the player has achieved and set is one file each, and there would be nothing instead. Others are read one by one.
func soundInBackup(name string, content []byte) (err error) {
	switch name {
	case backup.Settings:
		_, err = settings.Parse(content)
	case "career.json":
		_, err = career.Parse(content)
	case "current" + replayEnding, "current-run" + replayEnding:
		_, err = duelrecord.Parse(content)
	case "current" + runEnding:
		_, err = run.Parse(content)
	default:
		if strings.HasPrefix(name, "boards/current-") {
			_, err = boardrecord.Parse(content)
		}
	}
	return err
}

// askRestore says what a backup holds before it takes the place of what is here.
func (g *Game) askRestore(c *backup.Contents) {
	t := g.translator
	about := t.Text("backup.holds", g.counted(c))
	restore := ui.BigButton(t.Text("backup.restore"), theme.HistoryIcon(), widget.DangerImportance, func() {
		g.sheets.Close()
		g.restore(c)
	})
	stay := ui.BigButton(t.Text("confirm.cancel"), theme.CancelIcon(), widget.MediumImportance, g.sheets.Close)
	g.OpenSheet(t.Text("backup.restore_title"), container.NewVBox(ui.Paragraph(about), ui.Paragraph(t.Text("backup.kept")), restore, stay))
}

// counted are the words for how much a backup holds.
func (g *Game) counted(c *backup.Contents) i18n.Args {
	count := func(key string, n int) string { return g.translator.Text(key, i18n.Args{"N": n}) }
	return i18n.Args{
		"Duels": count("count.duels", c.Duels), "Runs": count("count.runs", c.Runs), "Boards": count("count.boards", c.Boards),
	}
}

// restore puts what a backup holds in the place of what is here, and begins anew with that.
func (g *Game) restore(c *backup.Contents) {
	settled, left := g.settled, g.session
	if left != nil {
		left.Leave()
	}
	set, _ := json.Marshal(g.options.Settings.Get())
	kept := "before-" + g.options.Now().UTC().Format("20060102-150405")
	g.Background(func() func() {
		<-settled
		if left != nil {
			<-left.Ended
		}
		g.settling.Lock()
		err := backup.Restore(g.options.Folder, c, kept, set)
		g.settling.Unlock()
		return func() {
			g.session, g.over, g.book = nil, "", &book{library: g.library}
			g.takeSettings(c.Settings)
			telling, failed := g.openWanted()
			g.applyLanguage()
			g.applyTheme()
			g.applyLoudness()
			g.stage.Set(g.Movement())
			g.OpenHome()
			if err != nil {
				err = &unbacked{err}
			}
			if err = errors.Join(err, telling, failed); err != nil {
				g.report(err)
				return
			}
			g.tellRestored(c, filepath.Join(g.options.Folder, kept))
		}
	})
}

// tellRestored says what came back, and where there are folders to look into, which one keeps what was here before.
func (g *Game) tellRestored(c *backup.Contents, kept string) {
	t := g.translator
	knows := "backup.back_knows"
	if !c.HasKnowledge {
		knows = "backup.back_new"
	}
	lines := []string{t.Text("backup.back", g.counted(c)), t.Text(knows)}
	if g.options.Edit != nil { // on a desktop
		lines = append(lines, t.Text("backup.back_kept", i18n.Args{"Folder": kept}))
	}
	g.OpenSheet(t.Text("backup.back_title"), ui.Paragraph(strings.Join(lines, "\n\n")))
}

// takeSettings takes what a backup says that the player has set; what can't be read stays as it is.
func (g *Game) takeSettings(text []byte) {
	set, err := settings.Parse(text)
	if text == nil || err != nil {
		return
	}
	g.set(func(s *settings.Settings) {
		set.Window, set.Desk, set.Toolkit = s.Window, s.Desk, s.Toolkit // those are of this machine
		*s = set
	})
}

// unbacked says that a backup couldn't be made, read or brought back.
type unbacked struct{ error }

func (u *unbacked) Unwrap() error { return u.error }

// Tell tells it in a language.
func (u *unbacked) Tell(t *i18n.Translator) string {
	if errors.Is(u.error, backup.ErrNone) {
		return t.Text("backup.none")
	}
	if unsound, ok := errors.AsType[*backup.Unsound](u.error); ok {
		return t.Text("backup.unsound", i18n.Args{"File": unsound.Name, "Reason": unreadCareer(t, unsound.Reason)})
	}
	return t.Text("backup.failed", i18n.Args{"Reason": errtext.Unsaved(t, u.error)})
}
