package design_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/editor/design"
	"boardduels/editor/document"
	"boardduels/kb/classic/classictest"
	"boardduels/schema"
)

// damage is a text of a document, and what takes its place.
type damage struct{ file, old, new string }

// damages are changes of the classic pack's documents that lead to problems, some of which have fixes.
var damages = []damage{
	{"cards/cleave.xml", "<bonus_length>0", "<bonus_length>4"},
	{"cards/cleave.xml", "<increase_by_cost>false", "<increase_by_cost>true"},
	{"cards/cleave.xml", "<stun_time>0", "<stun_time>9"},
	{"cards/cleave.xml", "<cost>1", "<cost>-4"},
	{"cards/cleave.xml", "<isMajor>false", "<isMajor>true"},
	{"cards/cleave.xml", "<card_image>cleave.svg", "<card_image>gone.svg"},
	{"cards/cleave.xml", "<additional>none</additional>", ""},
	{"cards/cleave.xml", "<max_damage>2", "<max_damage>1"},
	{"heroes/knight.xml", "<art>knight.svg", "<art>gone.svg"},
	{"heroes/knight.xml", `copies="3">cleave`, `copies="3">shield_block`},
	{"heroes/knight.xml", "<hp>34", "<hp>340"},
	{"cards/rage.xml", "</card>", `<rule if="my_hand" below="12" count="attack" do="heal" hits="2" amount="2"/></card>`},
	{"cards/spike_strike.xml", "</card>", `<rule if="foe_hand" least="2" below="40" do="heal" amount="2"/><kind>attack</kind></card>`},
}

// damaged returns the pack with a text in a document replaced.
func damaged(t require.TestingT, pack *schema.Pack, by damage) *schema.Pack {
	d := pack.Document(by.file)
	require.Contains(t, d.Source(), by.old, by.file)
	return pack.With(d.WithSource(strings.Replace(d.Source(), by.old, by.new, 1)))
}

// Each fix takes its problem away and brings no other, and undoing it restores the text.
func TestAFixMends(t *testing.T) {
	fixed := map[string]bool{}
	whole := classictest.Pack()
	mends := func(t require.TestingT, damages ...damage) {
		pack := whole
		for _, d := range damages {
			pack = damaged(t, pack, d)
		}
		before := design.Check(pack, pack.Diagnostics(), nil).Told
		for _, d := range before {
			edit, ok := design.Fix(pack, d)
			if !ok {
				continue
			}
			fixed[d.Code] = true
			changes, err := edit.Changes(pack)
			require.NoError(t, err)
			next := pack
			for _, c := range changes {
				require.Equal(t, pack.Document(c.File), c.From)
				next = next.With(c.To)
			}
			require.Empty(t, fresh(before, design.Check(next, next.Diagnostics(), nil).Told, d), d.String())
		}
	}
	for _, d := range damages {
		mends(t, d)
	}
	rapid.Check(t, func(t *rapid.T) {
		mends(t, rapid.SliceOfNDistinct(rapid.SampledFrom(damages), 2, 4, rapid.ID).Draw(t, "damages")...)
	})
	for _, code := range []string{"length-without-effect", "idle-field", "out-of-range", "major-with-cost", "no-such-image", "missing", "below-base", "duplicate-card", "rule-always", "rule-idle-bound", "rule-idle-attribute", "kind-says-nothing"} {
		assert.True(t, fixed[code], code)
	}
}

// fresh returns what is told after a fix and wasn't before, remarks aside, and what was to be fixed if it is there yet.
// The design of a document with errors wasn't looked at before.
func fresh(before, after []schema.Diagnostic, fixed schema.Diagnostic) (found []string) {
	key := func(d schema.Diagnostic) string { return d.Code + " " + d.File + " " + d.Path }
	known := map[string]bool{}
	for _, d := range before {
		known[key(d)] = true
	}
	known[key(fixed)] = false
	for _, d := range after {
		unseen := fixed.Severity == schema.Error && d.File == fixed.File && d.Code != fixed.Code
		if d.Severity != schema.Info && !known[key(d)] && !unseen {
			found = append(found, d.String())
		}
	}
	return found
}

func TestWhatHasNoFix(t *testing.T) {
	pack := classictest.Pack()
	pack = damaged(t, pack, damage{"heroes/knight.xml", ">cleave", ">gone"})
	pack = damaged(t, pack, damage{"cards/rage.xml", "<bonus_length>2", "<bonus_length>0"})
	for _, d := range pack.Diagnostics() {
		if d.Severity == schema.Info {
			continue
		}
		_, ok := design.Fix(pack, d)
		assert.False(t, ok, d.String())
	}
	_, ok := design.Fix(pack, schema.Diagnostic{File: "heroes/knight.xml", Code: "out-of-range", Args: schema.Args{"found": "many", "max": "3"}})
	assert.False(t, ok)
	_, ok = design.Fix(pack, schema.Diagnostic{File: "heroes/none.xml", Code: "duplicate-card"})
	assert.False(t, ok)
}

func TestAnIdleSilenceGoes(t *testing.T) {
	pack := classictest.Pack()
	pack = changed(t, pack, document.Silence{Silence: schema.Silence{Code: "twin"}})
	for _, d := range design.Check(pack, pack.Diagnostics(), nil).Told {
		if d.Code == "idle-silence" {
			edit, ok := design.Fix(pack, d)
			require.True(t, ok)
			assert.Empty(t, changed(t, pack, edit).Title().Silences)
			return
		}
	}
	t.Error("the silence isn't told")
}
