package boardflow_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/look/looktest"
)

func TestBoardMasters(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for name, size := range map[string]fyne.Size{"phone": apptest.OnPhone, "phone_wide": apptest.OnPhoneWide} {
		for _, family := range []string{"reversi", "backgammon"} {
			t.Run(family+"_"+name, func(t *testing.T) {
				s := apptest.New(t, size, "uk")
				s.Sit(boardscreens.Choice{Family: family, Brain: "level_50", Seat: 1})
				s.Work()
				looktest.AssertMaster(t, "board_"+family+"_"+name+".xml", s.Window.Canvas())
			})
		}
	}
}
