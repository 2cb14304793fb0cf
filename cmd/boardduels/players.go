package main

import (
	"fyne.io/fyne/v2"

	"boardduels/runtime/app"
)

// playAs leads to what another player has, unless another program has it; refused is told that. The game that is left
// ends beside the screen, with all that it has begun.
func (s *shell) playAs(player string, refused func(error)) {
	if s.moving {
		return
	}
	s.game.Settle(s.openGame, func() {
		s.moving = true
		s.game.TellBusy()
		go func() {
			s.leaving.Wait() // they may come back to what they have just left
			s.options.Do(func() {
				s.moving = false
				if err := s.change(player); err != nil {
					refused(err)
				}
			})
		}()
	})
}

func (s *shell) change(player string) error {
	own, err := moveTo(s.root, player)
	if err != nil {
		return err
	}
	left, edits, before := s.own, s.editing, s.game
	s.options.Behind = false
	if err := s.moveInto(own); err != nil {
		_ = own.lock.Release()
		return err
	}
	if err := own.roster.Note(player); err != nil {
		fyne.LogError("who plays can't be noted, so the next start is another player's", err)
	}
	before.Sheets().Clear()
	gameEnds, editorEnds := before.Ending(), edits.ending()
	s.editing = editing{}
	s.openGame()
	s.game.Collect()
	s.leaving.Go(func() {
		gameEnds()
		editorEnds()
		_ = left.lock.Release()
	})
	return nil
}

// moveInto makes the game of a home.
func (s *shell) moveInto(own *home) error {
	set, lost := own.openSettings()
	if lost != nil {
		fyne.LogError("the settings begin anew", lost)
	}
	o := s.options
	o.Settings, o.Lost, o.Folder, o.Roster, o.Player = set, lost, own.folder, own.roster, own.player
	o.Neighbor, o.Unowned = own.neighbor, own.unowned
	if fyne.CurrentDevice().IsMobile() { // where the system brings files, whoever plays
		o.Inbox = s.root
	}
	var made *app.Game
	do := o.Do
	o.Do = func(f func()) { // nothing of a game that was left
		do(func() {
			if s.game == made {
				f()
			}
		})
	}
	before := s.keeper.settings
	s.keeper.settings = set // the toolkit may ask for them at once
	made, err := app.NewGame(o)
	if err != nil {
		s.keeper.settings = before
		return err
	}
	s.own, s.game = own, made
	return nil
}
