package protocol

import (
	"encoding/json"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// Whoever knows a card document knows the cards of the protocol.
func TestCardsAreDescribedAsTheirDocuments(t *testing.T) {
	text, err := json.Marshal(describeCard(&duel.Card{}, duel.Attack))
	require.NoError(t, err)
	var described map[string]any
	require.NoError(t, json.Unmarshal(text, &described))
	want := []string{"id", "kind"}
	for _, f := range schema.Fields(schema.CardKind).Fields {
		if f.Section == schema.Says { // told where something is said
			continue
		}
		// What changes nothing in a duel isn't told.
		if !slices.Contains([]string{"name_uk", "card_image", "isAoE", "additional"}, f.Name) {
			want = append(want, f.Name)
		}
	}
	assert.ElementsMatch(t, want, slices.Collect(maps.Keys(described)))
}

// Of the language of rules only what is said is told, under the names of the document; of several there is a list.
func TestWhatACardSaysIsTold(t *testing.T) {
	chosen := rule.New()
	chosen.Mode, chosen.Pierce, chosen.Amount = 1, true, 7
	card := duel.Card{Says: rule.Says{
		ByLot: true, Goes: rule.ToUsedUp, Becomes: "other", TakesAll: true, Unplayable: true, Fades: true, Stays: true,
		Tags: [rule.MostTags]string{"fire"}, Rules: rule.ListOf(chosen),
	}}
	text, err := json.Marshal(says(&card))
	require.NoError(t, err)
	assert.JSONEq(t, `{"modes": "lot", "goes": "used_up", "becomes": "other", "takes_all": true, "unplayable": true, "fades": true,
		"stays": true, "tags": ["fire"], "rules": [{"mode": 1, "do": "damage", "amount": 7, "pierce": true}]}`, string(text))
	var told map[string]any
	require.NoError(t, json.Unmarshal(text, &told))
	for _, f := range schema.Fields(schema.CardKind).Fields {
		if f.Section == schema.Says && f.Name != "kind" { // which is told of each card
			assert.True(t, told[f.Name] != nil || told[f.Name+"s"] != nil, f.Name)
		}
	}
}

// All that is known of a fighter is told: whatever number a field of it has, that stands somewhere.
func TestAFighterIsDescribedWhole(t *testing.T) {
	const few = 100 // above all that stands there besides
	numbers := map[int16]string{}
	var fighter duel.Fighter
	var fill func(name string, field reflect.Value)
	fill = func(name string, field reflect.Value) {
		switch field.Kind() {
		case reflect.Int16:
			number := int16(few + len(numbers))
			numbers[number] = name
			field.SetInt(int64(number))
		case reflect.Struct:
			for i := range field.NumField() {
				fill(name+"."+field.Type().Field(i).Name, field.Field(i))
			}
		case reflect.Array:
			if field.Type().Elem().Kind() != reflect.Struct {
				return // cards, which are told by their names
			}
			for i := range field.Len() {
				fill(name, field.Index(i))
			}
		}
	}
	fill("Fighter", reflect.ValueOf(&fighter).Elem())
	delete(numbers, fighter.DoTCount) // there are as many as are told
	fighter.DoTCount = duel.MaxDoTs

	text, err := json.Marshal(describeFighter(classictest.Duel(t, "knight", "mage"), &fighter, 0))
	require.NoError(t, err)
	told := regexp.MustCompile(`\d+`).FindAllString(string(text), -1)
	for number, name := range numbers {
		assert.Contains(t, told, strconv.Itoa(int(number)), name)
	}
}
