package balance_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/arena"
	"boardduels/ai/arena/stats"
	"boardduels/ai/duel/duelrandom"
	"boardduels/editor/balance"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// joins asks about an edit that brings a hero into a pack.
func joins() balance.Comparison {
	whole := classicPack()
	return balance.Comparison{Before: whole.Without("heroes/rogue.xml"), After: whole, Brains: ai.Brains{duelrandom.Brain}, Seed: 1,
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

// A hero that beats one enemy nearly always, and is beaten by another one as often, isn't fair, though it wins one half
// of all its duels.
func TestAHeroIsFairAgainstEachEnemyOrNot(t *testing.T) {
	share := func(value float64) stats.Estimate {
		return stats.Estimate{Value: value, Interval: stats.Interval{Low: value - 0.02, High: value + 0.02}}
	}
	result := func(mage, rogue float64) *balance.Result {
		cells := []arena.Cell{{Hero: "knight", Against: "mage", Duels: 1000, Wins: share(mage)}, {Hero: "knight", Against: "rogue", Duels: 1000, Wins: share(rogue)},
			{Hero: "mage", Against: "rogue", Duels: 1000, Wins: share(0.5)}}
		return &balance.Result{Balance: &arena.Balance{Brains: []arena.BrainBalance{{Brain: balance.Tree, Packs: []arena.PackBalance{{}, {Cells: cells}}}}}}
	}
	for _, c := range []struct {
		mage, rogue float64
		want        balance.Fairness
	}{{0.9, 0.1, balance.Torn}, {0.9, 0.5, balance.Strong}, {0.5, 0.1, balance.Weak}, {0.52, 0.48, balance.Fair}, {0.54, 0.46, balance.Unsure}} {
		s, ok := result(c.mage, c.rogue).Standing("knight")
		require.True(t, ok)
		assert.Equal(t, c.want, s.Kind, "%+v", c)
		assert.Equal(t, [2]string{"rogue", "mage"}, [2]string{s.Worst.Against, s.Best.Against})
	}
	s, ok := result(0.9, 0.1).Standing("mage")
	require.True(t, ok)
	assert.Equal(t, balance.Weak, s.Kind)
	assert.Equal(t, []string{"knight"}, s.Seldom)
}

func TestStandingsAsSentences(t *testing.T) {
	share := func(brain string, wins float64) balance.Alarm {
		a := balance.Alarm{Brain: brain, Hero: "knight"}
		a.Wins.Value, a.Wins.Low, a.Wins.High = wins, wins-0.02, wins+0.02
		return a
	}
	worst, best := share(balance.Evaluation, 0.1), share(balance.Tree, 0.4)
	worst.Against, best.Against = "rogue", "mage"
	s := balance.Standing{Hero: "knight", Seldom: []string{"mage", "rogue"}, Often: []string{"priest"}, Worst: worst, Best: best}
	for kind, want := range map[balance.Fairness][2]string{
		balance.Weak:   {"Knight wins too seldom against Mage, Rogue.", "Лицар перемагає надто рідко проти таких героїв: Маг, Розбійник."},
		balance.Strong: {"Knight wins too often against Priest.", "Лицар перемагає надто часто проти таких героїв: Жрець."},
		balance.Fair:   {"Knight is fair against everybody, whoever plays.", "Лицар: проти кожного в межах 45–55 %, хоч би хто грав."},
		balance.Torn: {"Knight wins too often against Priest, too seldom against Mage, Rogue.",
			"Лицар перемагає надто часто проти таких героїв: Жрець; надто рідко проти таких: Маг, Розбійник."},
		balance.Unsure: {"It isn’t clear yet whether Knight is fair against everybody.", "Ще неясно, чи Лицар перемагає кожного в межах 45–55 %."},
	} {
		s.Kind = kind
		assert.Equal(t, want, [2]string{words("en").Standing(s), words("uk").Standing(s)})
	}
	assert.Equal(t, "Worst against Rogue: 10 % (8–12) played by The Assessor. Best against Mage: 40 % (38–42) played by The Soldier. Fair is 45–55 %.", words("en").Ends(s))
	assert.Equal(t, "Найгірше проти героя «Розбійник»: 10 % (8–12), коли грає Оцінювач. Найкраще проти героя «Маг»: 40 % (38–42), коли грає Солдат. Справедливо – 45–55 %.", words("uk").Ends(s))
}
