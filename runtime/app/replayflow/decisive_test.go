package replayflow_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// playOut plays whatever is at hand until the duel is over and its result has been told.
func playOut(s *apptest.Stand, v *screen.Session) {
	s.T.Helper()
	for s.Game.Table() != nil {
		if place := slices.Index(v.Table.Hand.Model.States, face.Playable); place >= 0 {
			v.PlayCard(place, 0)
		} else {
			v.EndTurn()
			s.Settle(func() bool { return len(v.Now.Legal) == 0 || v.Result.Decided })
		}
		s.MyTurn()
	}
	s.Work()
	for len(s.Played) > 0 {
		<-s.Played
	}
}

// begins reports whether a label is shown that begins as a text does, up to what differs from duel to duel.
func begins(s *apptest.Stand, key string) bool {
	const until = 12
	text := []rune(s.Game.Translator().Text(key, i18n.Args{"Hero": "", "Card": "", "Round": "", "HP": "", "Done": "", "Without": "", "With": "", "Far": ""}))
	return len(apptest.Visible(s, func(l *widget.Label) bool {
		told := []rune(l.Text)
		return len(told) >= until && string(told[:until]) == string(text[:until])
	})) > 0
}

// The result names the card that decided, with what it was worth, in place of the heaviest blow.
func TestTheResultTellsTheCardThatDecided(t *testing.T) {
	for i, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop, apptest.OnPhone) {
		s := apptest.New(t, size, []string{"en", "uk"}[i%2])
		s.LookBack()
		v := s.Begin(apptest.Pair("knight", []string{"mage", "rogue", "priest", "knight"}[i], []string{"tree", "random"}[i%2]))
		playOut(s, v)
		record := v.Match.Record()
		card, err := s.Game.Replays.FindDecisive(t.Context(), record, func(int) {})
		require.NoError(t, err)
		require.True(t, card.IsSure())
		key := "result.undecided.swing"
		if card.IsDecisive() {
			key = "result.decisive"
		}
		winner := record.Result.Winner
		assert.True(t, s.Shows(s.Game.Translator().Text(key, i18n.Args{
			"Hero": v.Hero(winner), "Card": v.Card(winner, card.Card), "Round": card.Round,
			"Without": int(100*card.Without + 0.5), "With": int(100*card.With + 0.5),
		})))
		assert.True(t, s.Shows(s.Game.Translator().Text("result.chance", i18n.Args{"Far": int(100*card.Far + 0.5)})))
		assert.Equal(t, !card.IsDecisive(), begins(s, "result.heaviest"))
		assert.False(t, begins(s, "result.deciding"))
		looktest.AssertNothingCutOff(t, s.Window, "decisive")
		s.Save(fmt.Sprintf("decisive_%d", i))
	}
}

// made plays a duel of a knight and a mage from where it begins, each with whatever can be played, but for the knight's
// first cards, on the first luck by which the knight wins, and shows its result.
func made(s *apptest.Stand, change func(*duel.Position, map[string]duel.CardIndex) (first []duel.CardIndex)) *duelrecord.Record {
	s.T.Helper()
	var seats [2]duelrecord.Seat
	for i, hero := range []string{"knight", "mage"} {
		var err error
		seats[i].Hero, err = duelrecord.PackHero(s.Game.Edition.Pack, hero)
		require.NoError(s.T, err)
	}
	blank, err := duelrecord.New(duelrecord.Pack{}, 7, seats)
	require.NoError(s.T, err)
	d, err := blank.Duel()
	require.NoError(s.T, err)
	position, cards := d.Opening(), map[string]duel.CardIndex{}
	for i, card := range seats[0].Hero.Cards {
		cards[card.ID] = duel.CardIndex(i)
	}
	position.Starter = 0
	first := change(&position, cards)
	var r *duelrecord.Record
	for seed := uint64(1); r == nil || r.Result.Winner != 0; seed++ {
		require.Less(s.T, seed, uint64(100), "the knight never wins")
		r, err = duelrecord.NewFrom(&position, duelrecord.Pack{}, seed, seats)
		require.NoError(s.T, err)
		state, err := r.First(d)
		require.NoError(s.T, err)
		for n := 0; state.Winner == game.Nobody; n++ {
			mover, action := state.Mover, d.Legal(&state, nil)[0]
			if n < len(first) {
				action = duel.Play(first[n])
			}
			require.NoError(s.T, d.Apply(&state, action, nil))
			r.Add(d, mover, action, &state)
		}
	}
	nothing := func() {}
	view := screen.NewPracticeResult(s.Game.Translator(), screen.Outcome{Portrait: s.Game.Gallery.Portrait(&seats[0].Hero.Hero), Rounds: int16(r.Rounds())},
		screen.NewStory(s.Game.Translator(), s.Game.Gallery, r, 0), nothing, nothing, nothing, nothing)
	s.Game.ComeUp(view.Content, nothing)
	s.Game.Replays.TellDecisive(view, r)
	s.Work()
	return r
}

// A shield that decided is named, though it took nothing from anybody; where any card would have done, the result says
// that none decided, above the heaviest blow.
func TestTheResultNamesAShieldOrNothing(t *testing.T) {
	for i, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		s := apptest.New(t, size, []string{"uk", "en"}[i%2])
		s.LookBack()
		r := made(s, func(p *duel.Position, cards map[string]duel.CardIndex) []duel.CardIndex {
			p.Drawn[0], p.Fighters[0].HP, p.Fighters[0].EP, p.Fighters[1].HP, p.Fighters[1].EP = false, 3, 1, 3, 2
			p.Hands[0][cards["shield_block"]], p.Hands[0][cards["spike_strike"]], p.Hands[0][cards["cleave"]] = 1, 2, 2
			return []duel.CardIndex{cards["shield_block"]}
		})
		name := s.Game.Gallery.Face(&r.Seats[0].Hero.Cards[2]).Name
		assert.NotEmpty(t, apptest.Visible(s, func(l *widget.Label) bool {
			return strings.Contains(l.Text, name) && strings.HasPrefix(l.Text, strings.Split(s.Text("result.decisive"), ":")[0])
		}))
		assert.False(t, begins(s, "result.heaviest"))
		looktest.AssertNothingCutOff(t, s.Window, "shield")
		s.Save(fmt.Sprintf("decisive_shield_%.0f", size.Width))

		made(s, func(p *duel.Position, cards map[string]duel.CardIndex) []duel.CardIndex {
			p.Drawn[0], p.Fighters[1].HP, p.Fighters[1].EP = false, 1, 0
			p.Hands[0][cards["spike_strike"]], p.Hands[0][cards["cleave"]] = 2, 2
			return []duel.CardIndex{cards["cleave"]}
		})
		assert.True(t, s.Shows(s.Text("result.undecided")))
		assert.True(t, begins(s, "result.heaviest"))
		assert.False(t, begins(s, "result.deciding"))
		looktest.AssertNothingCutOff(t, s.Window, "undecided")
		s.Save(fmt.Sprintf("undecided_%.0f", size.Width))
	}
}

// The blows are told until the card that decided is known; how far the search is can be seen, and who leaves ends it.
func TestTheSearchForTheCardThatDecidedIsSeenAndGivenUp(t *testing.T) {
	searches := make(chan context.Context, 2)
	free := make(chan struct{})
	s := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) {
		o.Sparing = func(ctx context.Context) context.Context {
			searches <- ctx
			<-free
			return ctx
		}
	})
	s.LookBack()
	v := s.Begin(apptest.Pair("knight", "mage", "tree"))
	for s.Game.Table() != nil {
		v.EndTurn()
		s.Settle(func() bool { return len(v.Now.Legal) == 0 || v.Result.Decided })
		s.MyTurn()
	}
	assert.True(t, s.Shows(s.Game.Translator().Text("result.deciding", i18n.Args{"Done": 0})))
	assert.True(t, begins(s, "result.heaviest"))
	looktest.AssertNothingCutOff(t, s.Window, "deciding")
	s.Save("deciding")
	s.Game.OpenHome()
	for range 2 {
		<-(<-searches).Done()
	}
	close(free)
	s.Work()
	assert.False(t, begins(s, "result.undecided"))
}
