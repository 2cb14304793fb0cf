package navigator

import (
	"time"

	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// noticeTime is for how long something is told that asks for nothing: two lines and a path are to be read.
const noticeTime = 10 * time.Second

// notice is what is told at present, and what ends it by itself.
type notice struct {
	shown fyne.CanvasObject
	end   *motion.Pause
}

// Notify tells something low on the screen, or over the sheet that is open, where it covers nothing that can be
// pressed, until it goes away by itself, by a tap or with the screen.
func (n *Navigator) Notify(text string) {
	n.Unnotify()
	n.notice = notice{ui.NewNotice(text, ui.Taken(n.options.Window.Canvas()), n.Unnotify), n.stage.NewPause(noticeTime, n.Unnotify)}
	if n.sheets.IsOpen() {
		n.sheets.Note(n.notice.shown)
	} else {
		n.screen.Add(n.notice.shown)
	}
	n.notice.end.Start()
}

// Unnotify takes away what is told.
func (n *Navigator) Unnotify() {
	if n.notice.shown == nil {
		return
	}
	n.notice.end.GiveUp()
	n.screen.Remove(n.notice.shown)
	n.sheets.Note(nil)
	n.notice = notice{}
}

// savedIn tells what was saved, under which name and where; folder is "" where places have no names.
func (n *Navigator) savedIn(what, name, folder string) {
	where := name
	if folder != "" {
		where = n.Translator().Text("saved.where", i18n.Args{"Name": name, "Folder": folder})
	}
	n.Notify(what + "\n" + where)
}
