package balance_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/arena"
	"boardduels/ai/arena/stats"
	"boardduels/editor/balance"
	"boardduels/internal/i18n"
)

func words(language string) balance.Words {
	return balance.Words{Translator: i18n.For(language), Pack: classicPack()}
}

var example = balance.Change{Brain: balance.Tree, Hero: "knight", Against: "mage", Before: 0.23, After: 0.13,
	Change: stats.Estimate{Value: -0.1, Interval: stats.Interval{Low: -0.161, High: -0.0444}}, Clear: true}

func TestVerdictsAsSentences(t *testing.T) {
	en, uk := words("en"), words("uk")
	for kind, want := range map[balance.Kind][2]string{
		balance.Moved: {"Knight 23 % → 13 % against Mage (The Soldier: −16.1 … −4.4 points), clear after 640 duels.",
			"Лицар – Маг: 23 % → 13 % (грає Солдат: −16,1 … −4,4 п. п.), ясно після 640 дуелей."},
		balance.None: {"No difference above 3 points, clear after 640 duels of each pair.",
			"Різниці понад 3 п. п. немає: ясно після 640 дуелей кожної пари."},
		balance.Open: {"Not clear after 640 duels: Knight against Mage has changed by −16.1 … −4.4 points (The Soldier).",
			"Неясно після 640 дуелей: Лицар – Маг, зміна −16,1 … −4,4 п. п. (грає Солдат)."},
		balance.Untouched: {"The edits change nothing that is played: texts, or cards that no deck has.", "Зміни не впливають на гру: це тексти або карти, яких немає в жодній колоді."},
		balance.Unedited: {"No edits: how the heroes stand, by 640 duels of each pair.",
			"Змін немає: співвідношення героїв за 640 дуелями кожної пари."},
	} {
		v := balance.Verdict{Kind: kind, Change: example, Within: 0.03, Duels: 640}
		assert.Equal(t, want, [2]string{en.Verdict(v), uk.Verdict(v)})
	}
}

func TestAlarmsAsSentences(t *testing.T) {
	a := balance.Alarm{Brain: balance.Tree, Hero: "knight", Against: "mage", Wins: stats.Estimate{Value: 0.6, Interval: stats.Interval{Low: 0.56, High: 0.64}}}
	other, third := a, a
	other.Against, third.Brain = "rogue", balance.Evaluation
	assert.Equal(t, []string{"Knight wins too often against Mage: 60 % (56–64) played by The Soldier, 60 % (56–64) played by The Assessor.",
		"Knight wins too often against Rogue: 60 % (56–64) played by The Soldier."}, words("en").Alarms([]balance.Alarm{a, other, third}))
	assert.Equal(t, []string{"Лицар надто часто перемагає героя «Маг»: 60 % (56–64), коли грає Солдат."}, words("uk").Alarms([]balance.Alarm{a}))
}

func TestHintsAsSentences(t *testing.T) {
	w := words("en")
	h := balance.Hint{Kind: balance.Overplayed, Card: "cleave", Change: example, Better: true, Played: [2]float64{0.6, 0.93}}
	assert.Equal(t, "Cleave is better now, yet Knight wins less against Mage played by The Soldier (−10.0 points). "+
		"The AI overplays it: it plays it in 93 % of the turns in which it can, before in 60 %.", w.Hint(h))
	h.Kind = balance.Contrary
	assert.Equal(t, "Cleave is better now, yet Knight wins less against Mage played by The Soldier (−10.0 points).", w.Hint(h))
	h.Card, h.Better = "", false
	assert.Contains(t, w.Hint(h), "Knight is worse now, yet Knight wins more")
	h.Kind, h.Other = balance.Split, balance.Change{Brain: balance.Evaluation, Change: stats.Estimate{Value: 0.07}}
	assert.Contains(t, w.Hint(h), "(−10.0 points) and loses played by The Assessor (+7.0 points)")
}

func TestWholePoints(t *testing.T) {
	use := arena.CardUse{Gain: stats.Estimate{Value: 0.0262, Interval: stats.Interval{Low: -0.0016, High: 0.036}}}
	assert.Equal(t, "+2.6\n−0.2…+3.6", words("en").Gain(&use))
	use.Gain = stats.Estimate{Interval: stats.Interval{Low: -1, High: 1}}
	assert.Equal(t, "–", words("en").Gain(&use), "of a deck of nothing else")
}

func TestIntervalsForLittleRoom(t *testing.T) {
	assert.Equal(t, "−2…+36", words("uk").Tightly(stats.Interval{Low: -0.016, High: 0.36}))
}

func TestPoints(t *testing.T) {
	w := words("uk")
	assert.Equal(t, []string{"+3,2", "−0,1", "0,0", "0,0"}, []string{w.Points(0.032), w.Points(-0.001), w.Points(-0.0004), w.Points(0)})
}
