package explanation_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai"
	"boardduels/ai/duel/explanation"
	"boardduels/runtime/duel"
)

func TestReason(t *testing.T) {
	remembering := func(outputs [duel.KindCount]float32, chain ...ai.Candidate) *ai.Rationale {
		return &ai.Rationale{Retrieved: make([]ai.Retrieved, 2), Outputs: outputs, Chain: chain}
	}
	card, inMode, end := duel.Play(1), duel.Action{Card: 1, Mode: 2}, duel.EndTurn
	attack := ai.Candidate{Action: card, Kind: duel.Attack}
	wants := [duel.KindCount]float32{duel.Attack: 0.5, duel.MajorDefence: 0.3}
	passed := ai.Candidate{Action: duel.Play(0), Kind: duel.Attack, Verdict: ai.NotInHand}
	copied := remembering(wants, attack)
	copied.Copied = true
	for _, test := range []struct {
		action duel.Action
		why    *ai.Rationale
		en, uk string
	}{
		{card, remembering(wants, attack), "Mage played Fire Bolt, because in situations like this one it has been best to attack.",
			"Mage грає карту «Fire Bolt», бо в схожих ситуаціях найкраще було атакувати."},
		{card, copied, "Mage played Fire Bolt, because in a situation almost the same as this one it was best to attack.",
			"Mage грає карту «Fire Bolt», бо в майже такій самій ситуації найкраще було атакувати."},
		{card, remembering(wants, ai.Candidate{Action: card, Kind: duel.MajorDefence}),
			"Mage played Fire Bolt, because a major card costs nothing, though it wanted to attack even more.",
			"Mage грає карту «Fire Bolt», бо старша карта нічого не коштує, хоча ще більше хоче атакувати."},
		{card, remembering(wants, passed, ai.Candidate{Action: card, Kind: duel.Defence}),
			"Mage wanted to attack, but could play no such card, so it played Fire Bolt.",
			"Mage хоче атакувати, але не має чим, тому грає карту «Fire Bolt»."},
		{end, remembering(wants, passed, ai.Candidate{Action: end}), "Mage ended the turn, because there was no card left that it could play.",
			"Mage завершує хід, бо не лишилося карти, яку можна зіграти."},
		{card, &ai.Rationale{Chain: []ai.Candidate{{Action: card, Score: 2}, {Action: end, Verdict: ai.NotReached}}},
			"Mage played Fire Bolt, because it judged that the best card to play now.", "Mage грає карту «Fire Bolt», бо вважає її зараз найкращою."},
		{end, &ai.Rationale{Chain: []ai.Candidate{{Action: card, Score: -1, Verdict: ai.Worse}, {Action: end}}},
			"Mage ended the turn, because no card seemed worth playing now.", "Mage завершує хід, бо жодну карту зараз не варто грати."},
		{card, &ai.Rationale{Chain: []ai.Candidate{{Action: card}, {Action: end, Verdict: ai.NotReached}}},
			"Mage played Fire Bolt, because it drew that by lot.", "Mage грає карту «Fire Bolt», бо на неї випав жереб."},
		{end, &ai.Rationale{Chain: []ai.Candidate{{Action: end}, {Action: card, Verdict: ai.NotReached}}},
			"Mage ended the turn, because it drew that by lot.", "Mage завершує хід, бо так випав жереб."},
		{end, &ai.Rationale{Lenient: true, Promise: 0.41, Most: 0.55, Next: 0.55, Turn: []duel.Action{}, Chain: []ai.Candidate{{Action: end}}},
			"Mage ended the turn to hold back: in an even match it plays no stronger than you. It puts its chance to win at 41%; playing on would have come to 55%.",
			"Mage завершує хід, щоб стриматися: у рівному матчі він грає не сильніше за вас. Свої шанси перемогти він оцінює у 41%; з продовженням було б 55%."},
		{card, &ai.Rationale{Lenient: true, Promise: 0.41, Most: 0.55, Next: 0.5, Turn: []duel.Action{card}, Chain: []ai.Candidate{{Action: card}}},
			"Mage played Fire Bolt to hold back: in an even match it plays no stronger than you. It puts its chance to win at 41%; its best turn would have come to 55%.",
			"Mage грає карту «Fire Bolt», щоб стриматися: у рівному матчі він грає не сильніше за вас. Свої шанси перемогти він оцінює у 41%; з найкращим ходом було б 55%."},
		{card, &ai.Rationale{Lenient: true, Promise: 0.55, Most: 0.55, Next: 0.55, Turn: []duel.Action{card}, Chain: []ai.Candidate{{Action: card}}},
			"Mage played Fire Bolt because nothing else gives it a better chance to win. It puts that chance at 55%.",
			"Mage грає карту «Fire Bolt», бо ніщо інше не дає більших шансів перемогти. Він оцінює їх у 55%."},
		{end, &ai.Rationale{Chain: []ai.Candidate{{Action: end}}}, "Mage ended the turn, because there was no card left that it could play.",
			"Mage завершує хід, бо не лишилося карти, яку можна зіграти."},
		{inMode, &ai.Rationale{Rule: ai.WinsAtOnce, Chain: []ai.Candidate{{Action: inMode}}},
			"Mage played Fire Bolt (mode 2), because a turn that begins so wins the duel.",
			"Mage: зіграно «Fire Bolt (варіант 2)», бо хід, що так починається, виграє дуель."},
	} {
		assert.Equal(t, test.en, explanation.Reason(en, names{}, 1, test.action, test.why))
		assert.Equal(t, test.uk, explanation.Reason(uk, names{}, 1, test.action, test.why))
	}
}
