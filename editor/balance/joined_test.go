package balance_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/random"
	"boardduels/editor/balance"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// joins asks about an edit that brings a hero into a pack.
func joins() balance.Comparison {
	whole := classicPack()
	return balance.Comparison{Before: whole.Without("heroes/rogue.xml"), After: whole, Brains: ai.Brains{random.Brain}, Seed: 1,
		Least: 10, Most: 20, Within: 0.03, Error: 0.2}
}

// Heroes that could not play before are told, and counted as they will be once they are saved.
func TestHeroesThatJoinAreCounted(t *testing.T) {
	c := joins()
	r := run(t, c)
	assert.Equal(t, []string{"rogue"}, r.Joined)
	assert.Equal(t, []string{"knight", "mage", "priest", "rogue"}, r.Balance.Heroes)
	assert.Len(t, r.Balance.Brains[0].Packs[0].Cells, 3, "nothing is told of how they fared before")
	joined, ok := r.Standing("rogue")
	require.True(t, ok)
	assert.Contains(t, balance.Words{Translator: i18n.For("en"), Pack: c.After}.Answer(r), "Rogue")

	c.Before, c.Least = c.After, c.Most
	saved, ok := run(t, c).Standing("rogue")
	require.True(t, ok)
	assert.Equal(t, saved, joined)

	c.After = c.Before.Without("heroes/rogue.xml")
	assert.Empty(t, run(t, c).Joined)
}

// An alarm about a hero that joins is new.
func TestAlarmsAboutHeroesThatJoinAreNew(t *testing.T) {
	c := joins()
	c.After = edited(t, c.After, "heroes/rogue.xml", "hp", "20")
	c.Most = 100
	r := run(t, c)
	require.NotEmpty(t, r.Alarms)
	for _, a := range r.Alarms {
		assert.False(t, a.Old && (a.Hero == "rogue" || a.Against == "rogue"))
	}
	standing, ok := r.Standing("rogue")
	require.True(t, ok)
	assert.Equal(t, balance.Weak, standing.Kind)
}

func TestOneHeroAloneHasNoStanding(t *testing.T) {
	c := joins()
	for _, hero := range []string{"mage", "priest", "rogue"} {
		c.Before = c.Before.Without(schema.FileOf(schema.HeroKind, hero))
	}
	c.After = c.Before
	_, ok := run(t, c).Standing("knight")
	assert.False(t, ok)
}

func TestStandingsAsSentences(t *testing.T) {
	share := func(brain string, wins float64) balance.Alarm {
		a := balance.Alarm{Brain: brain, Hero: "knight"}
		a.Wins.Value, a.Wins.Low, a.Wins.High = wins, wins-0.02, wins+0.02
		return a
	}
	worst, best := share(balance.Evaluation, 0.1), share(balance.Tree, 0.4)
	worst.Against, best.Against = "rogue", "mage"
	s := balance.Standing{Hero: "knight", Shares: []balance.Alarm{share(balance.Tree, 0.3), share(balance.Evaluation, 0.2)}, Worst: worst, Best: best}
	for kind, want := range map[balance.Fairness][2]string{
		balance.Weak:   {"Knight wins too seldom: ", "Лицар перемагає надто рідко: "},
		balance.Strong: {"Knight wins too often: ", "Лицар перемагає надто часто: "},
		balance.Fair:   {"Knight is fair: ", "Лицар перемагає приблизно в половині дуелей: "},
		balance.Torn:   {"Knight wins too often or too seldom, depending on who plays: ", "Лицар перемагає надто часто або надто рідко, залежно від того, хто грає: "},
		balance.Unsure: {"It isn’t clear yet whether Knight is fair: ", "Ще неясно, чи Лицар перемагає в межах 45–55 %: "},
	} {
		s.Kind = kind
		assert.Equal(t, [2]string{want[0] + "30 % (28–32) played by The Soldier, 20 % (18–22) played by The Assessor.",
			want[1] + "30 % (28–32), коли грає Солдат, 20 % (18–22), коли грає Оцінювач."},
			[2]string{words("en").Standing(s), words("uk").Standing(s)})
	}
	assert.Equal(t, "Worst against Rogue: 10 % (8–12) played by The Assessor. Best against Mage: 40 % (38–42) played by The Soldier. Fair is 45–55 %.", words("en").Ends(s))
	assert.Equal(t, "Найгірше проти героя «Розбійник»: 10 % (8–12), коли грає Оцінювач. Найкраще проти героя «Маг»: 40 % (38–42), коли грає Солдат. Справедливо – 45–55 %.", words("uk").Ends(s))
}
