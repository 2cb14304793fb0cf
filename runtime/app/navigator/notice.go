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
func (p *Pages) Notify(text string) {
	p.Unnotify()
	p.notice = notice{ui.NewNotice(text, ui.Taken(p.options.Window.Canvas()), p.Unnotify), p.stage.NewPause(noticeTime, p.Unnotify)}
	if p.sheets.IsOpen() {
		p.sheets.Note(p.notice.shown)
	} else {
		p.screen.Add(p.notice.shown)
	}
	p.notice.end.Start()
}

// Unnotify takes away what is told.
func (p *Pages) Unnotify() {
	if p.notice.shown == nil {
		return
	}
	p.notice.end.GiveUp()
	p.screen.Remove(p.notice.shown)
	p.sheets.Note(nil)
	p.notice = notice{}
}

// savedIn tells what was saved, under which name and where; folder is "" where places have no names.
func (p *Pages) savedIn(what, name, folder string) {
	where := name
	if folder != "" {
		where = p.Translator().Text("saved.where", i18n.Args{"Name": name, "Folder": folder})
	}
	p.Notify(what + "\n" + where)
}
