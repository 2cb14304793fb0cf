package main

import (
	"maps"
	"strconv"

	"fyne.io/fyne/v2"

	"boardduels/internal/settings"
)

// keeper has the toolkit keep its own preferences, such as the folder in which a file dialog opens, among the settings.
// By itself the toolkit would write them in a place that nobody chose, and read its file while that is half written.
type keeper struct{ settings *settings.Store } // those of whoever plays

var (
	_ fyne.CloudProvider            = (*keeper)(nil)
	_ fyne.CloudProviderPreferences = (*keeper)(nil)
)

func (*keeper) ProviderDescription() string { return "settings in the folder for data" }
func (*keeper) ProviderIcon() fyne.Resource { return nil }
func (*keeper) ProviderName() string        { return "settings" }
func (*keeper) Setup(fyne.App) error        { return nil }
func (*keeper) Cleanup(fyne.App)            {}

// CloudPreferences implements [fyne.CloudProviderPreferences].
func (k *keeper) CloudPreferences(a fyne.App) fyne.Preferences {
	return &kept{Preferences: a.Preferences(), keeper: k}
}

// kept keeps strings and whole numbers, all that the toolkit's dialogs use; others last as long as the program runs.
type kept struct {
	fyne.Preferences // which the toolkit doesn't write any more, since they aren't the app's
	*keeper
}

func (k *kept) String(key string) string { return k.StringWithFallback(key, "") }

func (k *kept) StringWithFallback(key, fallback string) string {
	if value, ok := k.settings.Get().Toolkit[key]; ok {
		return value
	}
	return fallback
}

func (k *kept) SetString(key, value string) {
	k.change(func(all map[string]string) { all[key] = value })
}

func (k *kept) Int(key string) int { return k.IntWithFallback(key, 0) }

func (k *kept) IntWithFallback(key string, fallback int) int {
	if value, err := strconv.Atoi(k.String(key)); err == nil {
		return value
	}
	return fallback
}

func (k *kept) SetInt(key string, value int) { k.SetString(key, strconv.Itoa(value)) }

func (k *kept) RemoveValue(key string) {
	k.change(func(all map[string]string) { delete(all, key) })
}

func (k *kept) change(change func(map[string]string)) {
	k.settings.Change(func(s *settings.Settings) {
		all := map[string]string{}
		maps.Copy(all, s.Toolkit)
		change(all)
		s.Toolkit = all
	}, func(err error) { fyne.LogError("keeping a preference", err) })
}
