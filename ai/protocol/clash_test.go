package protocol

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
)

// asTold returns what a seat's program gets after an action, as text: what happened, what it sees and may do.
func asTold(t *testing.T, d *duel.Duel, s *duel.State, seat int, happened []duel.Event) string {
	t.Helper()
	v := d.View(s, s.Mover)
	if int(s.Mover) != seat {
		v = d.View(s, 1-s.Mover)
	}
	message := struct {
		Events  []event
		View    view
		Actions []action
	}{View: describeView(d, &v)}
	for _, e := range happened {
		message.Events = append(message.Events, describeEvent(d, e.For(v.Seat)))
	}
	for _, a := range d.LegalView(&v, nil) {
		message.Actions = append(message.Actions, describeAction(d, &v, a))
	}
	text, err := json.Marshal(message)
	require.NoError(t, err)
	return string(text)
}

// A program is told that a stance is due, what it may take, and that its enemy has taken one, but not which.
func TestStancesAreTold(t *testing.T) {
	n := duel.Classic()
	n.Clash = rule.DefaultClash()
	classic := classictest.Duel(t, "knight", "mage")
	d, err := n.New(*classic.Hero(0), *classic.Hero(1))
	require.NoError(t, err)
	s := d.Start(1)
	first := int(s.Mover)
	require.NoError(t, d.Apply(&s, duel.EndTurn, nil))
	assert.Contains(t, asTold(t, d, &s, first, nil), `"stances":{"due":true,"foe_has_taken":false}`)
	assert.Contains(t, asTold(t, d, &s, first, nil), `"Actions":[{"id":"stance-strike","name":"Strike","kind":"stance","cost":0},{"id":"stance-guard",`)

	heard := map[string]bool{}
	var events []duel.Event
	for _, stance := range rule.Stances {
		next := s
		events = nil
		require.NoError(t, d.Apply(&next, duel.Take(stance), &events))
		heard[asTold(t, d, &next, 1-first, events)] = true
		assert.Contains(t, asTold(t, d, &next, first, events), `"taken":"`+stance.String()+`"`)
	}
	require.Len(t, heard, 1)
	for text := range heard {
		assert.Contains(t, text, `"stances":{"due":true,"foe_has_taken":true}`)
		assert.Contains(t, text, `"stance":"covered"`)
	}
	require.NoError(t, d.Apply(&s, duel.Take(rule.Guard), nil))
	events = nil
	require.NoError(t, d.Apply(&s, duel.Take(rule.Focus), &events))
	told := asTold(t, d, &s, 1-first, events)
	assert.Contains(t, told, `"stances":{"due":false,"foe_has_taken":false,"shown":{"me":"focus","foe":"guard"}}`)
	assert.Regexp(t, `{"event":"clashed","seat":.,"amount":1,"stance":"focus","foe_stance":"guard"}`, told)

	text, err := json.Marshal(numbersOf(d))
	require.NoError(t, err)
	assert.JSONEq(t, `{"clash": "turn", "stances": [
		{"id": "strike", "damage": 2, "heal": 0, "shield": 0, "energy": 0, "draw": 0},
		{"id": "guard", "damage": 1, "heal": 0, "shield": 1, "energy": 0, "draw": 0},
		{"id": "focus", "damage": 0, "heal": 0, "shield": 0, "energy": 1, "draw": 1}]}`, string(text))
}
