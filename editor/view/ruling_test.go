package view

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/sentences"
	"boardduels/editor/view/viewtest"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// rules returns the sentences of the open document.
func (s *stand) rules() *sentences.List {
	s.T.Helper()
	list := s.desk.page(s.work.Pack().Document(s.file).Kind()).rules
	require.NotNil(s.T, list)
	return list
}

// addRule adds what is found first of a text.
func (s *stand) addRule(wanted string) {
	s.T.Helper()
	s.choose("Edit", "Add a rule…")
	s.TypeText(wanted)
	s.TypeKey(fyne.KeyReturn)
}

// said returns the rules of a document.
func (s *stand) said(file string) []rule.Rule { return s.work.Pack().Document(file).Said() }

// A mechanic is found by its name, and stands in the form as a sentence, of which people see the parts at once.
func TestAMechanicIsAddedByItsName(t *testing.T) {
	s := newStand(t, viewtest.OnLaptop, "en")
	s.open(cleave)
	s.addRule("thorns")
	require.Len(t, s.rules().Rows, 1)
	row := s.rules().Rows[0]
	assert.Equal(t, "For 2 rounds, whenever a card strikes you, deal 2 damage for each hit.", row.Head.Text.Text)
	assert.True(t, row.Open())
	assert.True(t, s.FocusedOn(row.Head))
	scroll := s.desk.page(schema.CardKind).form.Scroll
	assert.Positive(t, scroll.Offset.Y, "the sentence is in sight")
	assert.Contains(t, s.faceText(), "whenever a card strikes you")
	s.choose("Edit", "Undo: Cleave: "+strings.TrimPrefix(s.lastStep(), "Cleave: "))
	assert.Empty(t, s.rules().Rows)
}

// The rules of a card are in sight as it is opened, below what it costs and above the fields that few cards of rules
// set.
func TestTheRulesOfACardAreInSight(t *testing.T) {
	s := newStand(t, viewtest.OnLaptop, "en")
	s.open(cleave)
	add := s.rules().Add
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(add)
	scroll := s.desk.page(schema.CardKind).form.Scroll
	top := fyne.CurrentApp().Driver().AbsolutePositionForObject(scroll).Y
	assert.Zero(t, scroll.Offset.Y)
	assert.LessOrEqual(t, at.Y+add.Size().Height, top+scroll.Size().Height)
}

// In a narrow form the buttons of a sentence stand below it, so that it isn't read word by word.
func TestSentencesAreReadInANarrowForm(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open("heroes/knight.xml")
	s.addRule("thorns")
	row := s.rules().Rows[0]
	assert.Greater(t, row.Head.Size().Width, s.desk.page(schema.HeroKind).form.Scroll.Size().Width*0.8)
	s.open(cleave)
	s.addRule("thorns")
	row = s.rules().Rows[0]
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	assert.Equal(t, at(row.Head).Y, at(row.Remove).Y, "beside it where there is room")
}

// lastStep tells what was done last.
func (s *stand) lastStep() string {
	label := s.commands.label(s.commands.find("undo"))
	return strings.TrimPrefix(label, "Undo: ")
}

// Whatever is needed for a rule to be right comes with it, and what means nothing any more goes.
func TestAnotherWordTakesWhatBelongsToItAlong(t *testing.T) {
	s := newStand(t, viewtest.OnLaptop, "en")
	s.open(cleave)
	s.addRule("several hits")
	assert.Equal(t, int16(2), s.said(cleave)[0].Hits)
	s.word(0, "do", "damage over time")
	r := s.said(cleave)[0]
	assert.Equal(t, rule.OverTime, r.Do)
	assert.Equal(t, int16(2), r.For, "an effect that lasts needs a length")
	text, _ := s.work.Pack().Document(cleave).Value("rule[0]@hits")
	assert.Empty(t, text)
	assert.Empty(t, s.work.Pack().Document(cleave).Diagnostics())
	s.word(0, "on", "strikes you")
	assert.Equal(t, int16(2), s.said(cleave)[0].Lasts)
	assert.Empty(t, s.work.Pack().Document(cleave).Diagnostics())
}

// word gives a part of a sentence the word that is found first of a text.
func (s *stand) word(at int, attribute, wanted string) {
	s.T.Helper()
	part := s.rules().Rows[at].Part(attribute)
	require.NotNil(s.T, part, attribute)
	part.Focus.(*editorui.Button).OnTapped()
	s.TypeText(wanted)
	s.TypeKey(fyne.KeyReturn)
}

func TestSentencesAreCopiedMovedAndRemovedByKeys(t *testing.T) {
	s := newStand(t, viewtest.OnLaptop, "en")
	s.open(cleave)
	s.addRule("draw cards")
	s.addRule("gain energy")
	effects := func() (all []rule.Effect) {
		for _, r := range s.said(cleave) {
			all = append(all, r.Do)
		}
		return all
	}
	require.Equal(t, []rule.Effect{rule.Draw, rule.GiveEnergy}, effects())
	s.Shortcut(&desktop.CustomShortcut{KeyName: fyne.KeyUp, Modifier: fyne.KeyModifierAlt})
	assert.Equal(t, []rule.Effect{rule.GiveEnergy, rule.Draw}, effects())
	assert.True(t, s.FocusedOn(s.rules().Rows[0].Head))
	s.TypeKey(fyne.KeyInsert)
	assert.Equal(t, []rule.Effect{rule.GiveEnergy, rule.GiveEnergy, rule.Draw}, effects())
	s.TypeKey(fyne.KeyDown)
	s.TypeKey(fyne.KeyDelete)
	assert.Equal(t, []rule.Effect{rule.GiveEnergy, rule.GiveEnergy}, effects())
	for range 4 {
		s.commands.find("undo").call()
	}
	assert.Equal(t, []rule.Effect{rule.Draw}, effects())
}

// A mechanic with a counter brings it into the pack, in one step that is undone at once; people stay at the card.
func TestAMechanicBringsItsCounter(t *testing.T) {
	s := newStand(t, viewtest.OnLaptop, "uk")
	s.open(cleave)
	s.choose("Редагування", "Додати правило…")
	s.TypeText("отрута")
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, cleave, s.file)
	rules := s.work.Pack().Rules()
	require.Len(t, rules.Counters, 1)
	assert.Equal(t, "Отрута", rules.Counters[0].NameUK)
	assert.Equal(t, "«Отрута» +3 ворогові.", s.rules().Rows[0].Head.Text.Text)
	s.commands.find("undo").call()
	assert.Nil(t, s.work.Pack().Document(schema.RulesFile))
}

// A rule tells what its counter does, and leads to where that is changed; the counter is found by its name, too.
func TestARuleTellsWhatItsCounterDoes(t *testing.T) {
	s := newStand(t, viewtest.OnLaptop, "en")
	s.open(cleave)
	s.addRule("poison")
	does := "Poison: at the start of the turn, takes that much damage, then it drops by 1."
	counted := s.rules().Rows[0].Counted
	assert.Equal(t, does, counted.Text.Text)
	assert.Contains(t, viewtest.All[*widget.Hyperlink](s), counted.Lead)
	counted.Lead.OnTapped()
	onPage := func() {
		t.Helper()
		require.Equal(t, schema.RulesFile, s.file)
		heads := viewtest.All[*sentences.Head](s)
		require.Len(t, heads, 1)
		assert.True(t, s.FocusedOn(heads[0]))
	}
	onPage()

	s.open(cleave)
	s.commands.find("palette").call()
	s.Retype(s.Entries()[0], "poison")
	assert.Equal(t, []string{"Poison", "Poison"}, s.names()[:2], "a card is called so, too")
	assert.NotEmpty(t, s.Reading(does))
	s.TypeKey(fyne.KeyDown)
	s.TypeKey(fyne.KeyReturn)
	onPage()

	s.set(schema.RulesFile, "counter[0]@when", "turn_end")
	s.open(cleave)
	assert.Contains(t, counted.Text.Text, "end of")
	s.word(0, "do", "draw cards")
	assert.NotContains(t, viewtest.All[*widget.Hyperlink](s), counted.Lead)
}

// The pack's tags are on its page, where another id follows into the cards; a card is given them there and has them
// taken away.
func TestTagsOfThePackAreGivenToCards(t *testing.T) {
	s := newStand(t, viewtest.OnLaptop, "en")
	s.open(cleave)
	s.choose("Edit", "The pack’s rules, counters and tags")
	require.Equal(t, schema.RulesFile, s.file)
	s.Press("Add a tag")
	tags := viewtest.All[*sentences.Head](s)
	require.Len(t, tags, 1)
	s.Retype(s.entryNamed("tag"), "fire")
	s.TypeKey(fyne.KeyReturn)
	require.Equal(t, "fire", s.work.Pack().Rules().Tags[0].ID)

	s.open(cleave)
	s.desk.focus("tag[0]")
	s.Check("fire").SetChecked(true)
	card, _ := s.work.Pack().Card("cleave")
	assert.Equal(t, []string{"fire"}, card.Says.Tagged())
	s.Check("fire").SetChecked(false)
	card, _ = s.work.Pack().Card("cleave")
	assert.Empty(t, card.Says.Tagged())
	s.commands.find("undo").call()
	card, _ = s.work.Pack().Card("cleave")
	assert.Equal(t, []string{"fire"}, card.Says.Tagged())
}

// entryNamed returns the box that holds a text.
func (s *stand) entryNamed(text string) *editorui.Entry {
	s.T.Helper()
	for _, e := range s.Entries() {
		if e.Text == text {
			return e
		}
	}
	s.T.Fatalf("no box holds %q", text)
	return nil
}

// first returns what is offered first for a text, in the chooser that lies open.
func (s *stand) first(wanted string) string {
	s.T.Helper()
	s.Entries()[0].SetText(wanted) // letter by letter would take seconds
	if names := s.names(); len(names) > 0 {
		return names[0]
	}
	return ""
}

// A rule is found by the words that designers say, in English in either language.
func TestRulesAreFoundByWhatDesignersSay(t *testing.T) {
	for language, finds := range map[string]map[string]string{
		"en": {
			"damage": "deal damage", "exhaust": "Used up once played", "use up": "use cards up", "used up": "Used up once played", "copies": "Put copies into your hand",
			"copies deck": "Put copies into your deck", "enemy's deck copies": "Put copies into the enemy’s deck", "regen": "Regeneration",
			"each turn heal": "Regeneration", "execute": "Execute", "if enemy half": "More damage below half", "finish": "Finisher", "each card played": "Finisher", "combo": "Combo",
			"lifesteal": "Lifesteal", "spikes": "Thorns for some rounds", "random": "One at random", "percent": "defence, in percent",
			"double": "Double the poison", "over_time": "damage over time", "шипи": "Thorns for some rounds",
			"deal 4 damage": "deal damage", "Draw 1 card.": "Draw cards", "three times": "Several hits", "whenever you are hit": "Thorns for some rounds",
			"the enemy discards a card at random": "As you wrote it", "unplayable": "Can’t be played", "if it did": "If that worked, draw",
			"shuffle into the enemy's deck": "Put copies into the enemy’s deck",
			"spend all your energy":         "X: all your energy", "vulnerable": "Exposed",
		},
		"uk": {
			"exhaust": "Витрачається після гри", "випалити": "Витрачається після гри", "копії у вашу колоду": "Копії у вашу колоду", "execute": "Страта", "deal damage": "завдати шкоди",
			"regen": "Регенерація", "if enemy half": "Страта", "щоходу лікування": "Регенерація", "тричі": "Кілька ударів",
			"скидає випадкову карту": "Як ви написали", "витратьте всю енергію": "X: уся ваша енергія", "обрати": "Виберіть одне",
			"візьміть 1 карту": "Узяти карти", "завдайте 4 шкоди": "завдати шкоди", "замішайте в колоду ворога": "Копії в колоду ворога",
			"коли вас б'ють": "Шипи на кілька раундів",
		},
	} {
		t.Run(language, func(t *testing.T) {
			s := newStand(t, viewtest.OnLaptop, language)
			s.open(cleave)
			s.rules().Add.OnTapped()
			for wanted, want := range finds {
				assert.Equal(t, want, s.first(wanted), wanted)
			}
		})
	}
}

// What is offered says what comes of it: also what the card does then, by the name of what isn't in the pack yet.
func TestWhatIsOfferedSaysWhatItDoes(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk")
	s.open(cleave)
	s.rules().Add.OnTapped()
	for wanted, want := range map[string]string{
		"used up once": "Отримайте 2 енергії. Витрачається, коли її зіграно.", "boomerang": "Повертається в руку.", "x: all your energy": "Забирає всю енергію.",
		"growing strength": "«Сила»", "lifesteal": "Завдайте 3 шкоди. Відновіть", "damage over time": "2 раунди",
		"змінити лічильник": "«Лічильник» +1 ворогові.",
	} {
		s.first(wanted)
		assert.Contains(t, viewtest.All[*pickLine](s)[0].detail.Text, want, wanted)
	}
}

// Numbers that people type are what the rule does.
func TestNumbersAreTakenOver(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	for wanted, want := range map[string]string{
		"deal 4 damage": "Deal 4 damage.", "heal 5": "Heal 5 hp.", "finisher 3": "Deal 3 damage for each attack that you played earlier this turn.",
		"choose one 5 6": "Choose one: deal 5 damage or heal 6 hp.", "deal 5000 damage": "Deal 1 damage.", "poison 2": "The enemy gets +2 Poison.",
	} {
		s.rules().Add.OnTapped()
		s.first(wanted)
		assert.Equal(t, want, viewtest.All[*pickLine](s)[0].detail.Text, wanted)
		s.TypeKey(fyne.KeyEscape)
	}
	s.addRule("deal 4 damage")
	assert.EqualValues(t, 4, s.said(cleave)[0].Amount)
}

// What people say a card costs isn't how much a mechanic does.
func TestCostsAreNoAmounts(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	s.rules().Add.OnTapped()
	s.first("costs 2: finisher 3")
	line := viewtest.All[*pickLine](s)[0]
	assert.Equal(t, [2]string{"Finisher", "Costs 2. Deal 3 damage for each attack that you played earlier this turn."}, [2]string{line.name.Text, line.detail.Text})
	s.TypeKey(fyne.KeyReturn)
	card, _ := s.work.Pack().Card("cleave")
	assert.Equal(t, [2]int16{2, 3}, [2]int16{card.Cost, s.said(cleave)[0].Gain})
}

// What people write as a face would have it is offered first, with what wasn't understood of it, and is added whole.
func TestWhatIsWrittenIsAdded(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	s.rules().Add.OnTapped()
	for wanted, want := range map[string]string{
		"costs 2. if the enemy is stunned, draw two cards": "Costs 2. If the enemy is stunned, draw 2 cards.",
		"gain 5 shield, verily, if you are stunned":        "If you are stunned, gain 5 shield. (Not understood: verily,)",
		"apply 4 poison to the enemy":                      "The enemy gets +4 Poison.",
		"whenever you play an attack, discard a card":      "Until the duel ends, whenever you play an attack, discard 1 card at random. (Not said, so assumed: at random; Until the duel ends)",
		"deal 1 damage. gain 1 shield. heal 2 hp. draw 3 cards. gain 4 shield. heal 5 hp. draw 6 cards.": "Deal 1 damage. Gain 1 shield. Heal 2 hp. Draw 3 cards. " +
			"Gain 4 shield. Heal 5 hp. (No room for: Draw 6 cards.)",
	} {
		s.first(wanted)
		line := viewtest.All[*pickLine](s)[0]
		assert.Equal(t, [2]string{"As you wrote it", want}, [2]string{line.name.Text, line.detail.Text}, wanted)
	}
	s.first("якщо ворога оглушено, візьміть 2 карти")
	assert.Equal(t, "If the enemy is stunned, draw 2 cards.", viewtest.All[*pickLine](s)[0].detail.Text, "in the letters of another language")
	s.TypeKey(fyne.KeyEscape)

	s.addRule("costs 2. if the enemy is stunned, draw two cards")
	card, _ := s.work.Pack().Card("cleave")
	assert.EqualValues(t, 2, card.Cost)
	assert.Equal(t, rule.FoeHP+rule.Stunned-rule.HP, s.said(cleave)[0].If)
	s.addRule("apply 4 poison to the enemy")
	assert.Equal(t, "poison", s.work.Pack().Rules().Counters[0].ID)
	s.undo()
	assert.Empty(t, s.work.Pack().Rules().Counters)
}

// Who undoes what was added goes on from what was typed for it.
func TestWhatWasTypedIsThereAfterUndo(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	const text = "if the enemy is stunned, draw two cards"
	s.addRule(text)
	s.rules().Add.OnTapped()
	assert.Empty(t, s.Entries()[0].Text, "it wasn't undone")
	s.TypeKey(fyne.KeyEscape)
	s.undo()
	s.rules().Add.OnTapped()
	assert.Equal(t, text, s.Entries()[0].Text)
	assert.Equal(t, "As you wrote it", s.names()[0])
	s.TypeText("stun")
	assert.Equal(t, "stun", s.Entries()[0].Text)
}

// The names of offers aren't cut off, be they alone or the longest.
func TestNamesOfOffersAreWhole(t *testing.T) {
	for language, texts := range map[string][]string{
		"en": {"discard 1 card. if it has less hp than 50%, deal 5 more", "discard 1 card"}, "uk": {"скиньте 1 карту. якщо у нього здоров'я менше, ніж 50%, завдайте ще 5", "скиньте 1 карту"},
	} {
		s := newStand(t, viewtest.OnDesktop, language)
		s.open(cleave)
		s.rules().Add.OnTapped()
		for _, text := range texts {
			s.first(text)
			for _, line := range viewtest.All[*pickLine](s) {
				for _, o := range test.LaidOutObjects(line.name) {
					if shown, is := o.(*canvas.Text); is && line.Visible() {
						assert.Equal(t, line.name.Text, shown.Text, text)
					}
				}
			}
		}
	}
}

func TestANewCardDoesWhatIsWritten(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	require.NoError(t, s.work.Do(document.Add{Item: document.Item{Type: schema.CardKind, ID: "gamble"}, Name: "Gamble"}))
	s.open("cards/gamble.xml")
	s.addRule("discard 1 card; if that worked, deal 7 damage")
	card, _ := s.work.Pack().Card("gamble")
	assert.Zero(t, card.MaxDamage)
	assert.Len(t, card.Says.Rules.All(), 2)
}

// A card that is only just made gets the cost that a mechanic goes with, and no damage where it can't be played.
func TestNewCardsTakeWhatMechanicsGoWith(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	for id, mechanic := range map[string]string{"blast": "x: all your energy", "wound": "can’t be played"} {
		require.NoError(t, s.work.Do(document.Add{Item: document.Item{Type: schema.CardKind, ID: id}, Name: "Fresh"}))
		s.open(schema.FileOf(schema.CardKind, id))
		s.addRule(mechanic)
		card, _ := s.work.Pack().Card(id)
		assert.Equal(t, [2]int16{map[string]int16{"blast": 0, "wound": 1}[id], 0}, [2]int16{card.Cost, card.MaxDamage}, id)
	}
	s.open(cleave)
	before, _ := s.work.Pack().Card("cleave")
	s.addRule("x: all your energy")
	after, _ := s.work.Pack().Card("cleave")
	assert.Equal(t, before.Cost, after.Cost, "that is somebody's")
}

// What needs a counter for which the pack has no room says so before it is chosen.
func TestWhatHasNoRoomSaysSo(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.choose("Edit", "The pack’s rules, counters and tags")
	for _, id := range []string{"b", "c", "d", "e"} {
		require.NoError(t, s.work.Do(document.AddElement{File: schema.RulesFile, Name: "counter", Value: schema.Counter{Counter: rule.Counter{ID: id, Most: 9}}}))
	}
	s.open(cleave)
	s.rules().Add.OnTapped()
	for wanted, cramped := range map[string]bool{"growing strength": true, "thorns": false} {
		s.first(wanted)
		assert.Equal(t, cramped, strings.HasPrefix(viewtest.All[*pickLine](s)[0].detail.Text, "(There is no room for another counter.) "), wanted)
	}
}

// What needs more rules than there is room for says so before it is chosen: a mechanic as a whole, which tells the
// reason to who chooses it all the same, of a text what it leaves out.
func TestRulesWithoutRoomSaySo(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	draw, err := rule.Read(map[string]string{"do": "draw"})
	require.NoError(t, err)
	require.NoError(t, s.work.Do(document.AddRules{File: cleave, Rules: slices.Repeat([]rule.Rule{draw}, rule.MostOfCard-1)}))
	for wanted, cramped := range map[string]bool{
		"choose one": true, "drain energy": true, "thorns": false,
		"heal 2 hp to yourself": false, "heal 2 hp. Gain 3 shield.": false,
	} {
		s.rules().Add.OnTapped()
		s.first(wanted)
		detail := viewtest.All[*pickLine](s)[0].detail.Text
		assert.Equal(t, cramped, strings.HasPrefix(detail, "(There is no room for so many rules.) "), "%s: %s", wanted, detail)
		assert.NotContains(t, detail, "Not understood: …", wanted)
		s.Window.Canvas().Overlays().Top().Hide()
	}
	s.rules().Add.OnTapped()
	s.first("heal 2 hp. Gain 3 shield.")
	assert.Equal(t, "Heal 2 hp. (No room for: Gain 3 shield.)", viewtest.All[*pickLine](s)[0].detail.Text)
	s.Window.Canvas().Overlays().Top().Hide()
	s.rules().Add.OnTapped()
	s.first("choose one")
	s.TypeKey(fyne.KeyReturn)
	assert.NotEmpty(t, s.Reading("at most 6 rules"))
	card, _ := s.work.Pack().Card("cleave")
	assert.Len(t, card.Says.Rules.All(), rule.MostOfCard-1)
}

// A card that another one becomes is chosen by its name, and shown by it.
func TestTheCardThatOneBecomesIsChosenByName(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	becomes := func() string {
		card, _ := s.work.Pack().Card("cleave")
		return card.Says.Becomes
	}
	choose := func(wanted string) *editorui.Button {
		s.desk.page(schema.CardKind).form.Focus("becomes", s.Window.Canvas())
		b := s.Window.Canvas().Focused().(*editorui.Button)
		b.OnTapped()
		require.NotEmpty(t, s.first(wanted), wanted)
		s.TypeKey(fyne.KeyReturn)
		return b
	}
	b := choose("ambush")
	assert.Equal(t, []string{"ambush", "Ambush"}, []string{becomes(), b.Text})
	choose("none")
	assert.Equal(t, []string{"", "none"}, []string{becomes(), b.Text})
	s.commands.find("undo").call()
	assert.Equal(t, []string{"ambush", "Ambush"}, []string{becomes(), b.Text})
}

// Lists of parts show many words at once, and the present one marked among them.
func TestListsOfPartsMarkWhatIsChosen(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	s.addRule("execute")
	part := s.rules().Rows[0].Part("if")
	require.NotNil(t, part)
	part.Focus.(*editorui.Button).OnTapped()
	lines := viewtest.All[*pickLine](s)
	assert.GreaterOrEqual(t, len(lines), 12)
	var marked []string
	for _, l := range lines {
		if l.ground.Visible() {
			marked = append(marked, l.name.Text)
		}
		assert.Equal(t, l.ground.Visible(), l.icon.Resource != nil, "the sign stands at what is chosen: %s", l.name.Text)
	}
	assert.Equal(t, []string{"the enemy’s hp, in percent"}, marked)
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, "foe_hp_share", s.said(cleave)[0].If.String())

	s.rules().Rows[0].Part("per").Focus.(*editorui.Button).OnTapped()
	assert.NotEqual(t, "always", s.first("always"))
	s.TypeKey(fyne.KeyEscape)
}

// Cards of equal names are told apart by their ids, and are chosen as soon as a rule that makes some is there.
func TestWhatMakesCardsAsksWhich(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.set("cards/ambush.xml", "name", "Bee")
	s.set("cards/holy_fire.xml", "name", "Bee")
	s.open(cleave)
	s.addRule("copies deck")
	require.Equal(t, 1, s.Sheets())
	s.TypeText("bee")
	lines := viewtest.All[*pickLine](s)
	require.Len(t, lines, 2)
	assert.Equal(t, []string{"ambush", "holy_fire"}, []string{lines[0].detail.Text, lines[1].detail.Text})
	s.first("holy_fire")
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, "holy_fire", s.said(cleave)[0].What)
	assert.Equal(t, rule.Deck, s.said(cleave)[0].Into)
}

// What is done stands before when it is, and an amount that isn't used behind what it grows by.
func TestPartsThatMatterComeFirst(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	s.addRule("finisher")
	row := s.rules().Rows[0]
	place := func(attribute string) float32 {
		p := viewtest.Place(row.Part(attribute).Object)
		return p.Y*10000 + p.X
	}
	for _, pair := range [][2]string{{"do", "gain"}, {"gain", "amount"}, {"amount", "on"}, {"on", "if"}, {"if", "mode"}} {
		assert.Less(t, place(pair[0]), place(pair[1]), "%v", pair)
	}
	assert.Equal(t, "in every mode", row.Part("mode").Focus.(*editorui.Button).Text)
	s.word(0, "per", "nothing")
	assert.Less(t, place("amount"), place("per"))
	s.word(0, "mode", "2")
	assert.EqualValues(t, 2, s.said(cleave)[0].Mode)
	s.word(0, "on", "strikes you")
	assert.Equal(t, "any number of times", row.Part("times").Focus.(*editorui.Button).Text)
	s.word(0, "times", "3")
	assert.EqualValues(t, 3, s.said(cleave)[0].Times)
}

// What is chosen among a few words is read whole.
func TestChoicesOfRulesAreReadWhole(t *testing.T) {
	s := newStand(t, viewtest.OnLaptop, "uk")
	s.open(cleave)
	s.rules().Add.OnTapped()
	s.first("finisher")
	s.TypeKey(fyne.KeyReturn)
	read := 0
	for _, choice := range viewtest.All[*editorui.Select](s) {
		if slices.Contains(choice.Options, "будь-які карти") {
			read++
			for _, option := range choice.Options {
				assert.Greater(t, choice.Size().Width, fyne.MeasureText(option, theme.TextSize(), fyne.TextStyle{}).Width, option)
			}
		}
	}
	assert.Positive(t, read)
}
