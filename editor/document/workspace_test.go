package document_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/schema"
)

func TestTypingIsOneStep(t *testing.T) {
	w := classicWorkspace(t)
	was := source(w, cleave)
	set(t, w, cleave, "name", "C")
	set(t, w, cleave, "name", "Cl")
	set(t, w, cleave, "cost", "2")
	assert.Equal(t, "cost", w.NextUndo().Subject())
	assert.Equal(t, []string{cleave}, w.Undo())
	assert.Equal(t, "name", w.NextUndo().Subject())
	w.Undo()
	assert.Equal(t, was, source(w, cleave))
	assert.Nil(t, w.NextUndo())
	assert.Empty(t, w.Dirty())
	assert.Empty(t, w.Undo())
	w.Redo()
	w.Redo()
	assert.Equal(t, []string{"<name>Cl</name>", "<cost>2</cost>"}, changedLines(was, source(w, cleave)))
	assert.Empty(t, w.Redo())
}

func TestSealedTypingIsTwoSteps(t *testing.T) {
	w := classicWorkspace(t)
	set(t, w, cleave, "name", "C")
	w.Seal()
	set(t, w, cleave, "name", "Cl")
	w.Undo()
	assert.Contains(t, source(w, cleave), "<name>C</name>")
	set(t, w, cleave, "name", "Cx")
	w.Undo()
	assert.Contains(t, source(w, cleave), "<name>C</name>", "an undo seals too")
}

func TestEditsThatChangeNothingLeaveNoTrace(t *testing.T) {
	w := classicWorkspace(t)
	set(t, w, cleave, "cost", "1")
	assert.Nil(t, w.NextUndo())
	set(t, w, cleave, "cost", "2")
	set(t, w, cleave, "cost", "1")
	assert.Nil(t, w.NextUndo(), "typing that ends as it began")
	assert.False(t, w.IsDirty(cleave))
}

func TestANewEditForgetsWhatWasUndone(t *testing.T) {
	w := classicWorkspace(t)
	set(t, w, cleave, "cost", "2")
	w.Undo()
	set(t, w, cleave, "name", "Chop")
	assert.Nil(t, w.NextRedo())
}

func TestFailedEditsChangeNothing(t *testing.T) {
	w := classicWorkspace(t)
	for name, e := range map[string]document.Edit{
		"no document":      document.SetField{File: "cards/none.xml", Path: "cost", Value: "1"},
		"no field":         document.SetField{File: cleave, Path: "none", Value: "1"},
		"not XML":          document.SetField{File: cleave, Path: "name", Value: "\x00"},
		"taken id":         document.Add{Item: card("cleave")},
		"not an id":        document.Add{Item: card("Big Axe")},
		"taken as target":  document.Rename{Item: card("cleave"), To: "rage"},
		"nothing there":    document.Delete{Item: card("none")},
		"copy of nothing":  document.Duplicate{Item: hero("none"), As: "other"},
		"eleventh case":    document.AddCase{Hero: "knight"},
		"no such rank":     document.RankInput{Table: "knight", Rank: 14},
		"no such neuron":   document.RankInput{Table: "knight", Neuron: 8},
		"no such input":    document.RankInput{Table: "knight", Input: 14},
		"no such expert":   document.RankInput{Table: "knight", Expert: 9},
		"no such line":     document.SetCopies{Hero: "knight", Line: 99, Copies: 2},
		"negative copies":  document.SetCopies{Hero: "knight", Copies: -1},
		"nothing to clear": document.ClearField{File: cleave, Path: "attackHimself"},
	} {
		assert.Error(t, w.Do(e), name)
	}
	assert.Nil(t, w.NextUndo())
	assert.Empty(t, w.Dirty())
}

func TestAFixedAmountStaysFixed(t *testing.T) {
	w := classicWorkspace(t)
	was := source(w, cleave)
	along := func(value string) {
		require.NoError(t, w.Do(document.SetField{File: cleave, Path: "base_damage", Value: value, Along: true}))
	}
	along("")
	along("3")
	assert.Equal(t, []string{"<base_damage>3</base_damage>", "<max_damage>3</max_damage>"}, changedLines(was, source(w, cleave)))
	w.Undo()
	assert.Equal(t, was, source(w, cleave))
	set(t, w, cleave, "max_damage", "5")
	along("4")
	assert.Contains(t, source(w, cleave), "<max_damage>5</max_damage>", "a range is left alone")
}

func TestRenamingACardIsOneStep(t *testing.T) {
	w := classicWorkspace(t)
	before := w.Pack().Hash()
	require.NoError(t, w.Do(document.Rename{Item: card("cleave"), To: "chop"}))
	assert.Nil(t, w.Pack().Document(cleave))
	assert.Equal(t, "Cleave", mustCard(t, w, "chop").Name)
	assert.Equal(t, []string{cleave, "cards/chop.xml", "heroes/knight.xml"}, unordered(w.Dirty(), cleave, "cards/chop.xml", "heroes/knight.xml"))
	_, err := w.Pack().DuelHero("knight")
	assert.NoError(t, err)
	assert.Equal(t, []string{`<spell_card copies="3">chop</spell_card>`},
		changedLines(w.Saved("heroes/knight.xml").Source(), source(w, "heroes/knight.xml")))
	w.Undo()
	assert.Equal(t, before, w.Pack().Hash())
	assert.Empty(t, w.Dirty())
}

func unordered(got []string, want ...string) []string {
	if len(got) != len(want) {
		return got
	}
	for _, w := range want {
		if !strings.Contains(strings.Join(got, " "), w) {
			return got
		}
	}
	return want
}

func mustCard(t *testing.T, w *document.Workspace, id string) schema.Card {
	t.Helper()
	c, ok := w.Pack().Card(id)
	require.True(t, ok, id)
	return c
}

func TestHeroesTakeTheirKnowledgeAlong(t *testing.T) {
	w := classicWorkspace(t)
	require.NoError(t, w.Do(document.Rename{Item: hero("knight"), To: "paladin"}))
	require.NoError(t, w.Do(document.Duplicate{Item: hero("paladin"), As: "twin"}))
	for _, id := range []string{"paladin", "twin"} {
		cases, _ := w.Pack().Cases(id)
		experts, _ := w.Pack().Find(schema.PrioritiesKind, id).Experts()
		assert.Len(t, cases, schema.MaxCases, id)
		assert.Len(t, experts, 3, id)
	}
	twin, _ := w.Pack().Hero("twin")
	assert.Equal(t, "Knight 2", twin.Name)
	require.NoError(t, w.Do(document.Delete{Item: hero("paladin")}))
	assert.Nil(t, w.Pack().Find(schema.CasesKind, "paladin"))
}

func TestDeletingACardTakesItFromDecks(t *testing.T) {
	w := classicWorkspace(t)
	require.NoError(t, w.Do(document.Delete{Item: card("cleave")}))
	knight, _ := w.Pack().Hero("knight")
	assert.Equal(t, 9, knight.Cards())
}

func TestDeck(t *testing.T) {
	w := classicWorkspace(t)
	deck := func() string { return changedDeck(w) }
	require.NoError(t, w.Do(document.AddToDeck{Hero: "knight", Card: "smite"}))
	assert.Equal(t, "spike_strike 3, cleave 3, shield_block 3, rage 1, last_stand 1, holy_judgement 1, smite 1", deck())
	require.NoError(t, w.Do(document.AddToDeck{Hero: "knight", Card: "smite"}))
	require.NoError(t, w.Do(document.SetCopies{Hero: "knight", Line: 0, Copies: 1}))
	require.NoError(t, w.Do(document.SetCopies{Hero: "knight", Line: 1, Copies: 0}))
	require.NoError(t, w.Do(document.SetCopies{Hero: "knight", Line: 2, Copies: 1}))
	assert.Equal(t, "spike_strike 1, shield_block 3, rage 1, last_stand 1, holy_judgement 1, smite 2", deck())
	require.NoError(t, w.Do(document.MoveLine{Hero: "knight", From: 5, To: 0}))
	assert.True(t, strings.HasPrefix(deck(), "smite 2, spike_strike 1, "))
}

func changedDeck(w *document.Workspace) string {
	knight, _ := w.Pack().Hero("knight")
	var lines []string
	for _, l := range knight.Deck {
		lines = append(lines, l.Card+" "+string(rune('0'+l.Copies)))
	}
	return strings.Join(lines, ", ")
}

func TestNewItemsAreSound(t *testing.T) {
	w := classicWorkspace(t)
	id := document.Fresh(w.Pack(), schema.CardKind, "cleave")
	assert.Equal(t, "cleave_2", id)
	require.NoError(t, w.Do(document.Add{Item: card(id), Name: "Cleave again"}))
	require.NoError(t, w.Do(document.Add{Item: hero("bard"), Name: "Bard"}))
	require.NoError(t, w.Do(document.AddCase{Hero: "bard"}))
	require.NoError(t, w.Do(document.AddCase{Hero: "bard"}))
	require.NoError(t, w.Do(document.DuplicateCase{Hero: "bard", Index: 0}))
	require.NoError(t, w.Do(document.DeleteCase{Hero: "bard", Index: 0}))
	require.NoError(t, w.Do(document.AddExpert{Table: "bard", Name: "Ann"}))
	require.NoError(t, w.Do(document.AddExpert{Table: "bard", Name: "Bob"}))
	require.NoError(t, w.Do(document.DuplicateExpert{Table: "bard", Index: 0}))
	require.NoError(t, w.Do(document.DeleteExpert{Table: "bard", Index: 0}))
	for _, file := range []string{"cards/cleave_2.xml", "cases/bard.xml", "priorities/bard.xml"} {
		assert.Empty(t, w.Pack().Document(file).Diagnostics(), file)
	}
	cases, _ := w.Pack().Cases("bard")
	assert.Len(t, cases, 2)
	experts, _ := w.Pack().Find(schema.PrioritiesKind, "bard").Experts()
	assert.Len(t, experts, 2)
	assert.NotEqual(t, experts[0].ID, experts[1].ID)
}

func TestRankingStaysARanking(t *testing.T) {
	w := classicWorkspace(t)
	was := source(w, "priorities/knight.xml")
	require.NoError(t, w.Do(document.RankInput{Table: "knight", Expert: 1, Neuron: 2, Input: 5, Rank: 13}))
	experts, _ := w.Pack().Find(schema.PrioritiesKind, "knight").Experts()
	row := experts[1].Priorities[2]
	assert.Equal(t, 13, row[5])
	assert.Equal(t, 5, document.Order(&row)[0])
	assert.Empty(t, w.Pack().Document("priorities/knight.xml").Diagnostics())
	assert.LessOrEqual(t, len(changedLines(was, source(w, "priorities/knight.xml"))), schema.Inputs)
	w.Undo()
	assert.Equal(t, was, source(w, "priorities/knight.xml"))
}

func TestImportedExpertsChangeWhatDiffers(t *testing.T) {
	w := classicWorkspace(t)
	was := source(w, "priorities/knight.xml")
	experts, _ := w.Pack().Find(schema.PrioritiesKind, "knight").Experts()
	count := len(experts)
	require.NoError(t, w.Do(document.ImportExperts{Table: "knight", Experts: experts}))
	assert.Nil(t, w.NextUndo(), "nothing is changed by what is there")

	row := &experts[1].Priorities[3]
	row[0], row[1] = row[1], row[0]
	experts[1].Weight = 2
	fresh := experts[0]
	fresh.ID, fresh.Name = "ann", "Ann"
	require.NoError(t, w.Do(document.ImportExperts{Table: "knight", Experts: []schema.Expert{experts[1], fresh}}))
	now, _ := w.Pack().Find(schema.PrioritiesKind, "knight").Experts()
	require.Len(t, now, count+1)
	assert.Equal(t, experts[1], now[1])
	assert.Equal(t, fresh, now[count])
	assert.Empty(t, w.Pack().Document("priorities/knight.xml").Diagnostics())
	w.Undo()
	assert.Equal(t, was, source(w, "priorities/knight.xml"))

	require.NoError(t, w.Do(document.ImportExperts{Table: "bard", Experts: []schema.Expert{fresh}}))
	assert.Empty(t, w.Pack().Document("priorities/bard.xml").Diagnostics())
	many := make([]schema.Expert, schema.MaxExperts)
	for i := range many {
		many[i] = fresh
		many[i].ID = "e" + string(rune('a'+i%26)) + string(rune('a'+i/26))
	}
	assert.ErrorContains(t, w.Do(document.ImportExperts{Table: "bard", Experts: many}), "at most 32 experts")
}

func TestListenersHearWhatChanged(t *testing.T) {
	w := classicWorkspace(t)
	var heard [][]document.Change
	w.Listen(func(changes []document.Change) { heard = append(heard, changes) })
	set(t, w, cleave, "cost", "2")
	w.Undo()
	require.Len(t, heard, 2)
	assert.Equal(t, cleave, heard[0][0].File)
	assert.Contains(t, heard[0][0].To.Source(), "<cost>2</cost>")
}

func TestCheckerReportsTheLatestPack(t *testing.T) {
	w := classicWorkspace(t)
	var last *schema.Pack
	var found []schema.Diagnostic
	c := document.NewChecker(func(p *schema.Pack, d []schema.Diagnostic) { last, found = p, d })
	for _, value := range []string{"4", "40", "400"} {
		set(t, w, cleave, "cost", value)
		c.Check(w.Pack())
	}
	c.Wait()
	assert.Same(t, w.Pack(), last)
	require.True(t, schema.HasErrors(found))
}

func TestSavedPackLeavesEditsOut(t *testing.T) {
	w := classicWorkspace(t)
	before := w.Pack().Hash()
	set(t, w, cleave, "cost", "2")
	require.NoError(t, w.Do(document.Rename{Item: card("rage"), To: "fury"}))
	assert.Equal(t, before, w.SavedPack().Hash())
	assert.NotEqual(t, before, w.Pack().Hash())
}

func TestThePackBeforeTheLatestEdit(t *testing.T) {
	w := smallWorkspace(t)
	before, files := w.BeforeLatest()
	assert.Same(t, w.Pack(), before)
	assert.Empty(t, files)
	set(t, w, cleave, "cost", "2")
	w.Seal()
	first := w.Pack()
	set(t, w, cleave, "cost", "3")
	before, files = w.BeforeLatest()
	assert.Equal(t, []string{cleave}, files)
	assert.Equal(t, first.Hash(), before.Hash())
	w.Undo()
	before, _ = w.BeforeLatest()
	assert.Equal(t, w.SavedPack().Hash(), before.Hash())
}

// What is put into a deck can be taken out of it again.
func TestACardIsTakenOutOfADeck(t *testing.T) {
	w := classicWorkspace(t)
	was := w.Pack().Document("heroes/knight.xml").Source()
	require.NoError(t, w.Do(document.AddToDeck{Hero: "knight", Card: "fire_bolt"}))
	require.NoError(t, w.Do(document.TakeFromDeck{Hero: "knight", Card: "fire_bolt"}))
	assert.Equal(t, was, w.Pack().Document("heroes/knight.xml").Source())
	assert.Error(t, w.Do(document.TakeFromDeck{Hero: "knight", Card: "fire_bolt"}))
	knight, _ := w.Pack().Hero("knight")
	for _, line := range knight.Deck {
		for range line.Copies {
			require.NoError(t, w.Do(document.TakeFromDeck{Hero: "knight", Card: line.Card}))
		}
	}
	knight, _ = w.Pack().Hero("knight")
	assert.Equal(t, []schema.DeckLine(nil), knight.Deck)
}
