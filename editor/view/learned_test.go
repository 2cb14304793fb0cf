package view

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/view/viewtest"
	"boardduels/runtime/app/knowledgeflow"
	"boardduels/schema"
)

func TestALearnedCaseIsTaken(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	assert.False(t, s.commands.find("learned").enabled(), "where there is no game")
	var into knowledgeflow.Collector
	s.deps.Learned = func(c knowledgeflow.Collector) { into = c }
	s.commands.find("learned").call()
	require.NotNil(t, into)
	_, known := into.Cases("nobody")
	assert.False(t, known)
	had, known := into.Cases("mage")
	require.True(t, known)

	learned := had[3]
	learned.Inputs[0], learned.Potency, learned.Frequency = 0.25, 0.5, 0.5
	into.Leave()
	into.Take("mage", learned)
	assert.Equal(t, "cases/mage.xml", s.file)
	assert.Equal(t, 3, s.desk.cases().Chosen, "it stands in the place of the one that it was")
	now, _ := s.work.Pack().Cases("mage")
	assert.Equal(t, learned.Inputs, now[3].Inputs)
	assert.Zero(t, now[3].Potency+now[3].Frequency, "how it has proved itself is of one user's duels")
	s.undo()
	now, _ = s.work.Pack().Cases("mage")
	assert.Equal(t, had, now)

	learned.ID = 100
	into.Take("mage", learned)
	s.Until(func() bool { return s.Reading("The new one may take the place") != "" })
	require.NoError(t, s.work.Do(document.Delete{Item: document.Item{Type: schema.CasesKind, ID: "mage"}}))
	into.Take("mage", learned)
	now, _ = s.work.Pack().Cases("mage")
	assert.Len(t, now, 1)
}
