package app

import (
	"testing"

	"fyne.io/fyne/v2"

	"boardduels/internal/raceflag"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/look/looktest"
)

func TestTableMasters(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	if fyne.CurrentDevice().IsMobile() {
		t.Skip("the master files have the words for a mouse")
	}
	for name, size := range map[string]fyne.Size{"phone": onPhone, "phone_wide": onPhoneWide, "desktop": onDesktop} {
		t.Run(name, func(t *testing.T) {
			s := newStand(t, size, "uk")
			session := s.begin(pair("knight", "priest", "random"))
			looktest.AssertMaster(t, "table_"+name+".xml", s.window.Canvas(), *update)
			session.Table.Hand.Tapped(0)
			looktest.AssertMaster(t, "preview_"+name+".xml", s.window.Canvas(), *update)
		})
	}
}

func TestBoardMasters(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for name, size := range map[string]fyne.Size{"phone": onPhone, "phone_wide": onPhoneWide} {
		for _, family := range []string{"reversi", "backgammon"} {
			t.Run(family+"_"+name, func(t *testing.T) {
				s := newStand(t, size, "uk")
				s.sit(boardscreens.Choice{Family: family, Brain: "level_50", Seat: 1})
				s.work()
				looktest.AssertMaster(t, "board_"+family+"_"+name+".xml", s.window.Canvas(), *update)
			})
		}
	}
}
