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
	"boardduels/schema"
)

// Whoever knows a card document knows the cards of the protocol.
func TestCardsAreDescribedAsTheirDocuments(t *testing.T) {
	text, err := json.Marshal(describeCard(&duel.Card{}))
	require.NoError(t, err)
	var described map[string]any
	require.NoError(t, json.Unmarshal(text, &described))
	want := []string{"id", "kind"}
	for _, f := range schema.Fields(schema.CardKind).Fields {
		// What changes nothing in a duel isn't told.
		if !slices.Contains([]string{"name_uk", "card_image", "isAoE", "additional"}, f.Name) {
			want = append(want, f.Name)
		}
	}
	assert.ElementsMatch(t, want, slices.Collect(maps.Keys(described)))
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
