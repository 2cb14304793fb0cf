package duelflow_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
)

func TestTableMasters(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	if fyne.CurrentDevice().IsMobile() {
		t.Skip("the master files have the words for a mouse")
	}
	for name, size := range map[string]fyne.Size{"phone": apptest.OnPhone, "phone_wide": apptest.OnPhoneWide, "desktop": apptest.OnDesktop} {
		t.Run(name, func(t *testing.T) {
			s := apptest.New(t, size, "uk")
			session := s.Begin(apptest.Pair("knight", "priest", "random"))
			looktest.AssertMaster(t, "table_"+name+".xml", s.Window.Canvas())
			session.Table.Hand.Tapped(0)
			looktest.AssertMaster(t, "preview_"+name+".xml", s.Window.Canvas())
		})
	}
}
