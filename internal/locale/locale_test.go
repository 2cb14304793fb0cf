package locale

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestNamesNoLanguage(t *testing.T) {
	for locale, want := range map[string]bool{
		"C.UTF-8": true, "C.utf8": true, "POSIX.UTF-8": true,
		"": false, "C": false, "uk_UA.UTF-8": false, "uk": false, "ca.UTF-8": false,
	} {
		assert.Equal(t, want, namesNoLanguage(locale), locale)
	}
}

func TestLanguagesAreThoseThatDesktopsSet(t *testing.T) {
	for _, test := range []struct {
		lang, language string
		want           []string
	}{
		{"en_US.UTF-8", "uk:en", []string{"uk", "en", "en_US"}},
		{"en_US.UTF-8", "fr_FR:uk_UA:", []string{"fr_FR", "uk_UA", "en_US"}},
		{"uk_UA.UTF-8@cyr", "", []string{"uk_UA"}},
		{"C", "uk", nil}, // the C locale is asked for by who wants no other language
		{"POSIX", "uk", nil},
		{"", "uk", nil},
	} {
		t.Setenv("LC_ALL", "")
		t.Setenv("LC_MESSAGES", "")
		t.Setenv("LANG", test.lang)
		t.Setenv("LANGUAGE", test.language)
		assert.Equal(t, test.want, Languages(), "%s %s", test.lang, test.language)
	}
}

func TestIsASCII(t *testing.T) {
	for _, test := range []struct {
		all, ctype, lang string
		want             bool
	}{
		{"", "", "C", true}, {"", "", "en_US", true}, {"", "en_US.ISO-8859-1", "C.UTF-8", true}, {"", "", "uk_UA@euro", true},
		{"", "", "uk_UA.KOI8-U", true}, {"", "", "uk_UA.utf8@cyr", false}, {"", "UTF-8", "C", false}, {"C", "uk_UA.UTF-8", "uk_UA.UTF-8", true}, {"", "POSIX", "uk_UA.UTF-8", true},
		{"", "", "", false}, {"C.UTF-8", "", "C", false}, {"", "uk_UA.UTF-8", "C", false},
	} {
		t.Setenv("LC_ALL", test.all)
		t.Setenv("LC_CTYPE", test.ctype)
		t.Setenv("LANG", test.lang)
		assert.Equal(t, test.want, IsASCII(), "%+v", test)
	}
}

func TestMessages(t *testing.T) {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		t.Setenv(name, "")
	}
	assert.Empty(t, messages())
	for _, name := range []string{"LANG", "LC_MESSAGES", "LC_ALL"} {
		t.Setenv(name, name)
		assert.Equal(t, name, messages())
	}
}
