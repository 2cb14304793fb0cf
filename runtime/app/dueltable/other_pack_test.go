package dueltable

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/kb/classic/classictest"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema/schematest"
)

// A duel of another pack than the one that is open is shown as at home: counters, tags and relics go by the names that
// its record has, and its cards are of the kinds that its own counters make them.
func TestADuelOfAnotherPackIsShownAsAtHome(t *testing.T) {
	for _, language := range []string{"en", "uk"} {
		home := newRuledBout(t, language, 0, "alchemist", "warden")
		f := newBoutOf(t, schematest.Ruled(), classictest.Pack(), language, 0, "alchemist", "warden")
		for _, f := range []*bout{home, f} {
			f.hold(0, "venom", "flurry")
			f.state.Ruled[0].Counters[1] = 2
			f.show(Moment{Seat: game.Nobody})
			f.play("venom")
		}
		assert.Equal(t, home.Log, f.Log)
		assert.Equal(t, home.badges(0), f.badges(0))
		assert.Equal(t, home.teller().Always(1), f.teller().Always(1))
		for card := range home.Heroes[0].Cards {
			want, found := home.face(0, duel.CardIndex(card)), f.face(0, duel.CardIndex(card))
			assert.Equal(t, want.Numbers, found.Numbers)
			assert.Equal(t, want.Name, found.Name)
			assert.Equal(t, want.Numbers.Kind(&want.Rules), found.Numbers.Kind(&found.Rules), want.Name)
			assert.Equal(t, want.Called.Tag("fire"), found.Called.Tag("fire"))
		}
	}
}

// A gallery of nothing recorded goes on to call things as its pack does.
func TestAGalleryOfNoRecordCallsThingsAsItsPack(t *testing.T) {
	f := newRuledBout(t, "en", 0, "alchemist", "warden")
	g := gallery.New(f.Gallery.Pack, f.Translator)
	assert.Equal(t, "Poison", g.Dictionary().Counter("poison"))
	assert.Equal(t, "Poison", g.Of().Dictionary().Counter("poison"))
}
