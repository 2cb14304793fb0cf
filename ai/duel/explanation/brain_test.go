package explanation_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/precedent"
	"boardduels/internal/i18n"
)

func TestEveryBrainHasANameOfItsOwnAndAnExplanation(t *testing.T) {
	for _, language := range i18n.Languages() {
		tr, called := i18n.For(language.Code), map[string]string{}
		for _, id := range duelbrains.Known().IDs() {
			name := explanation.Brain(tr, id)
			assert.NotEqual(t, id, name)
			assert.NotContains(t, name, "_", "%s: name the brain %s", language.Name, id)
			assert.NotEmpty(t, explanation.BrainAbout(tr, id), "%s: explain the brain %s", language.Name, id)
			// Which somebody new meets in an even match of that strength
			if !slices.Contains(precedent.Patient().IDs(), id) {
				assert.Empty(t, called[name], "%s: %s is called %q, too", language.Name, id, name)
				called[name] = id
			}
		}
	}
}

func TestBrainWithoutAName(t *testing.T) {
	assert.Equal(t, "some other", explanation.Brain(i18n.For("en"), "some_other"))
	assert.Empty(t, explanation.BrainAbout(i18n.For("en"), "some_other"))
}

func TestLevel(t *testing.T) {
	assert.Equal(t, "Practised, level 70", explanation.Brain(i18n.For("en"), "level_70"))
	assert.Equal(t, "Майстер, рівень 140", explanation.Brain(i18n.For("uk"), "level_140"))
	for id, want := range map[string]int{"level_0": 0, "level_70": 70, "level_140": 140} {
		level, ok := explanation.Level(id)
		assert.True(t, ok, id)
		assert.Equal(t, want, level)
	}
	for _, id := range []string{"", "level", "level_", "level_x", "level_-10", "70", "precedent"} {
		_, ok := explanation.Level(id)
		assert.False(t, ok, id)
	}
}

// Levels that play in the same way are called so and told so, others otherwise, the weaker first.
func TestLevelsAreToldByWhatTheyDo(t *testing.T) {
	for _, language := range i18n.Languages() {
		tr := i18n.For(language.Code)
		var abouts, names []string
		for _, id := range duelbrains.Levels().IDs() {
			level, _ := explanation.Level(id)
			about := explanation.BrainAbout(tr, id)
			name, _, ok := strings.Cut(explanation.Brain(tr, id), ", ")
			assert.True(t, ok, id)
			switch level {
			case 0, 10, 30, 50, 80, 110, 130:
				assert.NotContains(t, abouts, about, id)
				assert.NotContains(t, names, name, id)
				abouts, names = append(abouts, about), append(names, name)
			default:
				assert.Equal(t, abouts[len(abouts)-1], about, id)
				assert.Equal(t, names[len(names)-1], name, id)
			}
		}
		assert.Len(t, abouts, 7)
	}
}

func TestEven(t *testing.T) {
	assert.Equal(t, "Even match (step 15 of 21)", explanation.Brain(i18n.For("en"), "even_70"))
	assert.Equal(t, "Рівний матч (сходинка 2 з 21)", explanation.Brain(i18n.For("uk"), "even_5"))
	assert.Equal(t, "Even match (step 10 of 21)", explanation.Brain(i18n.For("en"), "even_45_patient"))
	strength, ok := explanation.Even("even_100")
	assert.True(t, ok)
	assert.Equal(t, 100, strength)
	for _, id := range []string{"even", "even_", "even_x", "even_-10", "level_70"} {
		_, ok := explanation.Even(id)
		assert.False(t, ok, id)
	}
}
