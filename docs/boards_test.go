package docs

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/games"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// Every board game has its rules, and both languages tell the same, with the same pictures.
func TestBoardRulesAreTheSameInEachLanguage(t *testing.T) {
	for _, f := range games.All() {
		english, ukrainian := BoardRules(f.ID, "en"), BoardRules(f.ID, "uk")
		require.NotEmpty(t, english, f.ID)
		require.Len(t, ukrainian, len(english), f.ID)
		drawn := 0
		for i := range english {
			a, b := &english[i], &ukrainian[i]
			assert.Equal(t, numbers(a.Text()), numbers(b.Text()), "%s %s", f.ID, a.Title)
			assert.Equal(t, a.Title[:3], b.Title[:3])
			require.Len(t, b.Parts, len(a.Parts), a.Title)
			for j := range a.Parts {
				assert.Equal(t, a.Parts[j].Picture, b.Parts[j].Picture, a.Title)
				assert.NotRegexp(t, `[^\n]\n[^\n\d]`, a.Parts[j].Text+"\n\n"+b.Parts[j].Text, "a paragraph on two lines")
				if a.Parts[j].Picture != nil {
					drawn++
				}
			}
		}
		assert.Positive(t, drawn, f.ID)
	}
	assert.Empty(t, BoardRules("chess", "en"))
}

// The positions of the pictures are positions of their games, and what is done in them can be done.
func TestPicturesOfRulesFollowThem(t *testing.T) {
	for _, f := range games.All() {
		for _, section := range BoardRules(f.ID, "en") {
			for _, part := range section.Parts {
				if part.Picture == nil {
					continue
				}
				table, err := f.Open(part.Picture.Setup)
				require.NoError(t, err, section.Title)
				start := table.Start(part.Picture.Seed)
				require.NotEqual(t, game.Nobody, table.Mover(&start))
				var legal []string
				for _, action := range table.Legal(&start, nil) {
					legal = append(legal, table.Format(&start, action))
				}
				if part.Picture.Action != "" {
					assert.Contains(t, legal, part.Picture.Action, section.Title)
				}
			}
		}
	}
}

// assertEnd checks what is told of how a tactical game ends.
func assertEnd(t *testing.T, told string) {
	t.Helper()
	assert.Contains(t, told, fmt.Sprintf("After %d rounds", tactics.Rounds))
	assert.Contains(t, told, fmt.Sprintf("fighter is worth %d points, a wizard %d and an archer %d",
		tactics.Fighter.Traits().Worth, tactics.Wizard.Traits().Worth, tactics.Archer.Traits().Worth))
	assert.Contains(t, told, fmt.Sprintf("a fighter with %d of its %d is worth %d", 50, tactics.Fighter.Traits().HP, tactics.Fighter.Worth(50)))
}

// The engines have the numbers that the rules tell.
func TestBoardRulesTellTheNumbersOfTheEngines(t *testing.T) {
	units := BoardRules("tactics", "en")[1].Text()
	for _, name := range []string{"fighter", "archer", "wizard"} {
		kind, ok := tactics.KindOf(name)
		require.True(t, ok)
		traits := kind.Traits()
		assert.Contains(t, units, fmt.Sprintf("%s has %d hit points, goes up to %d steps, and takes %d", name, traits.HP, traits.Steps, traits.Damage))
		if traits.Range > 1 {
			assert.Contains(t, units, fmt.Sprintf("takes %d from ", traits.Damage))
			assert.Contains(t, units, fmt.Sprintf("line of %d squares", traits.Range))
		}
	}
	assertEnd(t, BoardRules("tactics", "en")[4].Text())
	fights, err := tactics.New(tactics.Standard)
	require.NoError(t, err)
	assert.Contains(t, BoardRules("tactics", "en")[3].Text(), fmt.Sprintf("which of %d boards", len(fights.Layouts())))
	assert.Contains(t, BoardRules("tactics", "en")[0].Text(), fmt.Sprintf("1 to %d units", tactics.MaxUnits))
	wars := BoardRules("dicewars", "en")
	battles, err := dicewars.New(dicewars.Standard)
	require.NoError(t, err)
	assert.Contains(t, wars[0].Text(), fmt.Sprintf("one of %d maps of %d areas", len(battles.Maps()), len(battles.Maps()[0].Areas)))
	assert.Contains(t, wars[0].Text(), fmt.Sprintf("2 to %d sides", game.MaxSeats))
	assert.Contains(t, wars[0].Text(), fmt.Sprintf("1 to %d dice", dicewars.MaxDice))
}
