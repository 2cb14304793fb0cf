// Package profileflow leads through the players on a device, each of whom has a game of its own.
package profileflow

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/runtime/app/navigator"
	"boardduels/runtime/app/profile"
	"boardduels/runtime/app/ui"
)

// Flow leads through the players on a device.
type Flow struct {
	*navigator.Pages
	Roster profile.Roster
	Player string // the id of whoever plays
	// PlayAs leads to the game of another player, by id, or tells why that can't be; nil where there is one player.
	PlayAs func(player string, refused func(error))
}

// Present returns what whoever plays is called, as far as that matters: "" where nobody has said that there are others.
func (f *Flow) Present() string {
	name := profile.Tidy(f.Settings().Get().Player)
	if f.PlayAs == nil || name == "" && f.Player == profile.First {
		return ""
	}
	return called(f.Translator(), profile.Profile{ID: f.Player, Name: name})
}

// OpenPlayers shows who can play; back leads to where the player came from.
func (f *Flow) OpenPlayers(back func()) { f.open(back, nil) }

// open shows who can play, and what went wrong, if anything did.
func (f *Flow) open(back func(), wrong error) {
	f.Prepare(func(context.Context) func() {
		_ = f.Roster.Sweep() // which can be done another time as well
		all, name := f.Roster.All(), profile.Tidy(f.Settings().Get().Player)
		for i := range all {
			if all[i].ID == f.Player { // the folder may be one beside the player's
				all[i].Name = name
			}
		}
		return func() {
			f.Display(newPlayers(f.Translator(), all, f.Player, shown{f, back}), nil, back)
			f.ReportAny(wrong)
		}
	})
}

// shown is the page of players, from which a way leads back.
type shown struct {
	*Flow
	back func()
}

// Back implements [playersIntents].
func (s shown) Back() { s.back() }

// Play implements [playersIntents].
func (s shown) Play(player profile.Profile) {
	s.PlayAs(player.ID, func(err error) { s.Report(&refusal{called(s.Translator(), player), err}) })
}

// Rename implements [playersIntents].
func (s shown) Rename() {
	s.askName("players.rename", s.Settings().Get().Player, theme.DocumentSaveIcon(), func(name string) error {
		name, err := s.Roster.CheckName(name, s.Player)
		if err == nil {
			s.ChangeSettings(func(now *settings.Settings) { now.Player = name })
			err = s.Settings().Flush() // the page reads what is kept
		}
		return err
	})
}

// Add implements [playersIntents].
func (s shown) Add() {
	s.askName("players.add", "", theme.ContentAddIcon(), func(name string) error {
		_, err := s.Roster.Add(name, s.Settings().Get())
		return err
	})
}

// askName asks for a name, does something with it outside of the toolkit's thread, and shows the players anew.
func (s shown) askName(key, before string, icon fyne.Resource, use func(name string) error) {
	t := s.Translator()
	told := ui.Paragraph("")
	told.Importance = widget.DangerImportance
	told.Hide()
	var name *ui.Entry
	used := func() {
		typed := name.Text
		s.Background(func() func() {
			err := use(typed)
			return func() {
				if err == nil {
					s.CloseSheet()
					s.OpenPlayers(s.back)
					return
				}
				told.SetText(errtext.Words(t, &refusal{profile.Tidy(typed), err}))
				told.Show()
				s.RelaySheet()
			}
		})
	}
	name = ui.NewEntry(t.Text("players.name"), used)
	name.SetText(before)
	act := ui.BigButton(t.Text(key), icon, widget.HighImportance, used)
	s.OpenSheet(t.Text(key), container.NewVBox(name, told, act))
	s.Window().Canvas().Focus(name)
}

// Remove implements [playersIntents].
func (s shown) Remove(player profile.Profile) {
	about := ui.Paragraph(s.Translator().Text("players.remove_about", i18n.Args{"Name": called(s.Translator(), player)}))
	s.Ask("players.remove", about, theme.DeleteIcon(), widget.DangerImportance, func() {
		s.Background(func() func() {
			err := s.Roster.Remove(player.ID)
			if err != nil {
				err = &refusal{called(s.Translator(), player), err}
			}
			return func() { s.open(s.back, err) }
		})
	})
}
