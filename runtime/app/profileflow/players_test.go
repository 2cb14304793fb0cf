package profileflow_test

import (
	"fmt"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/lock"
	"boardduels/internal/quick"
	"boardduels/internal/settings"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/profile"
	"boardduels/runtime/app/ui"
)

// open opens the page of players.
func open(s *apptest.Stand) {
	s.Game.OpenPlayers()
	s.Work()
}

// name answers what is asked for with a name.
func name(s *apptest.Stand, key, name string) {
	s.TypeInto(name)
	s.PressOnSheet(key)
	s.Work()
}

// add adds a player.
func add(s *apptest.Stand, called string) {
	s.Press("players.add")
	name(s, "players.add", called)
}

// Whoever never heard of other players sees nothing of them on the start screen.
func TestPlayersComeByTaps(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			s, as := apptest.New(t, size, language), fmt.Sprintf("%.0f_%s", size.Width, language)
			assert.Empty(t, apptest.Visible(s, func(b *ui.Button) bool { return b.Icon == theme.AccountIcon() }))
			s.Game.OpenSettings()
			s.Press("players.open")
			s.Work()
			assert.True(t, s.Shows(s.Text("players.unnamed", i18n.Args{"N": 1})))
			add(s, "  Тарас  ")
			s.Press("players.rename")
			name(s, "players.rename", "Olena-Oleksandra K.-P")
			add(s, "Wolfeschlegelsteinhausenberg")
			looktest.AssertNothingCutOff(t, s.Window, "players_"+as)
			s.Save("players_" + as)
			assert.Equal(t, []profile.Profile{{Name: "Olena-Oleksandra K.-"}, {ID: "2", Name: "Тарас"}, {ID: "3", Name: "Wolfeschlegelsteinha"}}, s.Options.Roster.All())
			s.TapButton("Тарас")
			assert.Equal(t, []string{"2"}, s.Left)

			s.Key(fyne.KeyEscape)
			assert.True(t, s.Shows(s.Text("settings.title")))
			looktest.AssertNothingCutOff(t, s.Window, "settings_of_a_player_"+as)
			s.Save("settings_of_a_player_" + as)
			s.Game.OpenHome()
			s.Work()
			looktest.AssertNothingCutOff(t, s.Window, "home_of_a_player_"+as)
			s.Save("home_of_a_player_" + as)
			s.TapButton("Olena-Oleksandra K.-")
			s.Work()
			assert.True(t, s.Shows(s.Text("players.title")))
		}
	}
}

// What can't be a name is told beneath it, and may be typed anew.
func TestNamesThatCanNotBeGiven(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := apptest.New(t, apptest.OnPhone, language)
		open(s)
		add(s, "Taras")
		add(s, "taras")
		assert.Contains(t, s.Told(), s.Text("players.taken", i18n.Args{"Name": "taras"}))
		name(s, "players.add", "\u200b")
		assert.Contains(t, s.Told(), s.Text("players.no_name"))
		looktest.AssertNothingCutOff(t, s.Window, "players_refused_"+language)
		name(s, "players.add", "Ada")
		assert.False(t, s.Game.HasSheet())
		assert.Len(t, s.Options.Roster.All(), 3)
		for n := len(s.Options.Roster.All()); n < profile.Most; n++ {
			_, err := s.Options.Roster.Add(string(rune('a'+n)), settings.Settings{})
			require.NoError(t, err)
		}
		open(s)
		assert.False(t, s.Offers("players.add"))
	}
}

// A player is removed after a question, with all that the player has; not while another window plays with it.
func TestAPlayerIsRemoved(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	open(s)
	add(s, "Taras")
	folder := s.Options.Roster.Folder("2")
	remove := func() {
		s.Tap(apptest.Find(s, func(b *ui.Button) bool { return b.Icon == theme.DeleteIcon() }))
		assert.Contains(t, s.Told(), "All that Taras has is deleted")
		s.PressOnSheet("players.remove")
		s.Work()
	}
	own, err := lock.Take(folder)
	require.NoError(t, err)
	remove()
	assert.Contains(t, s.Told(), "Taras plays in another window.")
	s.Game.CloseSheet()
	assert.FileExists(t, filepath.Join(folder, profile.SettingsFile))
	require.NoError(t, own.Release())
	remove()
	assert.False(t, s.Shows("Taras"))
	assert.NoDirExists(t, folder)
}
