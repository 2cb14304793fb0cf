package kb_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/kb"
	"boardduels/schema"
)

// expert is a document of two cases as an expert writes it, with marks where weights go.
const expert = `<?xml version="1.0" encoding="UTF-8"?>
<!-- by hand -->
<cases{of}>
	<case id="4"> <!-- the last stand -->
		<input id="0">0.10</input>
		<frequency>0.50</frequency>{4}
	</case>
	<!-- rarely -->
	<case id="1"><potency>1</potency>{1}</case>{common}
</cases>
`

// written is the expert's document with weights in it.
func written(of, four, one, common string) string {
	return strings.NewReplacer("{of}", of, "{4}", four, "{1}", one, "{common}", common).Replace(expert)
}

func parseCases(source string) *schema.Document {
	return schema.Parse(schema.CasesKind, "cases/knight.xml", source)
}

func trainedBy(simulated int, four, common float32) *kb.Knowledge {
	return &kb.Knowledge{
		Cases:      []schema.Case{{ID: 4, Weights: []schema.Weight{{Of: "own_hp", Value: four}, {Of: "late", Value: 2}}}, {ID: 1}},
		Weights:    []schema.Weight{{Of: "foe_ep", Value: common}},
		Experience: kb.Experience{Simulated: simulated},
	}
}

// Teaching writes weights, and takes out those that were there. Whatever the experts wrote stays to the byte.
func TestTeachingKeepsWhatTheExpertsWrote(t *testing.T) {
	d, err := kb.Teach(parseCases(written("", "", "", "")), trainedBy(700, 0.5, -3))
	require.NoError(t, err)
	const four = "\n\t\t<weight of=\"own_hp\">0.5</weight>\n\t\t<weight of=\"late\">2</weight>"
	assert.Equal(t, written(` simulated="700"`, four, "", "\n\t<common of=\"foe_ep\">-3</common>"), d.Source())

	again, err := kb.Teach(d, trainedBy(9, 0.25, 1))
	require.NoError(t, err)
	assert.Equal(t, written(` simulated="9"`, strings.Replace(four, "0.5", "0.25", 1), "", "\n\t<common of=\"foe_ep\">1</common>"), again.Source())

	_, err = kb.Teach(d, &kb.Knowledge{Cases: []schema.Case{{ID: 4}}})
	assert.ErrorContains(t, err, "cases/knight.xml has other cases than those that were taught")
}

// Weights are practice, which a pack may have from the beginning. What else a document may tell was learned from a
// user, and isn't taken over.
func TestPacksMayBringWeights(t *testing.T) {
	source := kb.Document(&kb.Knowledge{
		Hero: "knight", Cases: initial.Cases, Weights: []schema.Weight{{Of: "own_hp", Value: 2}},
		Style: []schema.Weight{{Of: "own_hp", Value: 1}}, Experience: kb.Experience{Won: 1, Decisions: 2, Simulated: 3, Observed: 4},
	}).Source()
	pack, _ := schema.LoadPack(fstest.MapFS{"cases/knight.xml": {Data: []byte(source)}})
	k, err := kb.ForHero(pack, "knight")
	require.NoError(t, err)
	assert.Equal(t, initial.Cases, k.Cases)
	assert.Equal(t, []schema.Weight{{Of: "own_hp", Value: 2}}, k.Weights)
	assert.Empty(t, k.Style)
	assert.Equal(t, kb.Experience{Simulated: 3}, k.Experience)
}

func TestUntrainedKnowledgeIsTheExperts(t *testing.T) {
	k := trainedBy(700, 1, 2)
	untrained := k.Untrained()
	assert.Empty(t, untrained.Weights)
	assert.Empty(t, untrained.Cases[0].Weights)
	assert.Zero(t, untrained.Experience)
	assert.Equal(t, trainedBy(700, 1, 2), k, "what is asked stays as it was")
}
