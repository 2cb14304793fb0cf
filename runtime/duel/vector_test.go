package duel

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// vector is a case of the files in testdata/cardrules: a duel from a position, and how it must stand after each action.
type vector struct {
	Name     string
	Card     string // of the cases about kinds
	Kind     string
	Cards    map[string]string
	Rules    string
	Heroes   []vectorHero
	Position vectorPosition
	Actions  []vectorAction
	Expect   []json.RawMessage
}

type vectorHero struct {
	HP, EP, Regen int16
	Passives      string
	Relics        []string
}

type vectorPosition struct {
	Round, Mover, Starter int16
	Opening               bool
	Fighters              []map[string]any
}

type vectorAction struct {
	Play                string
	Mode                int8
	End, Refused        bool
	Places, Picks, Lots []int
}

// element is any element of a document.
type element struct {
	XMLName  xml.Name
	Attrs    []xml.Attr `xml:",any,attr"`
	Text     string     `xml:",chardata"`
	Children []element  `xml:",any"`
}

func parse(t testing.TB, text string) element {
	var e element
	if text != "" {
		require.NoError(t, xml.Unmarshal([]byte(text), &e))
	}
	return e
}

// child returns the text of a child, and whether it is there.
func (e *element) child(name string) (string, bool) {
	for _, c := range e.Children {
		if c.XMLName.Local == name {
			return strings.TrimSpace(c.Text), true
		}
	}
	return "", false
}

// word sets a value to the place of the text of a child among words.
func word[T ~uint8](e *element, name string, to *T, words ...string) {
	if text, ok := e.child(name); ok {
		*to = T(slices.Index(words, text))
	}
}

func (e *element) flag(name string) bool {
	text, _ := e.child(name)
	return text == "true"
}

func (e *element) attributes() map[string]string {
	written := map[string]string{}
	for _, a := range e.Attrs {
		written[a.Name.Local] = a.Value
	}
	return written
}

func (e *element) rules(t testing.TB) (all []rule.Rule) {
	for _, c := range e.Children {
		if c.XMLName.Local == "rule" {
			r, err := rule.Read(c.attributes())
			require.NoError(t, err)
			all = append(all, r)
		}
	}
	return all
}

func readCard(t testing.TB, id, text string) Card {
	e := parse(t, text)
	c := Card{ID: id, Name: id}
	for _, p := range Parts {
		written, ok := e.child(p.Name)
		switch {
		case !ok && p.AtLeast != "":
			*p.Number(&c) = PartNamed(p.AtLeast).Size(&c)
		case !ok:
		case p.Number != nil:
			n, err := strconv.Atoi(written)
			require.NoError(t, err)
			*p.Number(&c) = int16(n)
		default:
			*p.Flag(&c) = written == "true"
		}
	}
	says := &c.Says
	word(&e, "kind", &says.Kind, "", "attack", "defence")
	word(&e, "goes", &says.Goes, "", "deck", "used_up", "hand")
	modes, _ := e.child("modes")
	says.ByLot = modes == "lot"
	says.Becomes, _ = e.child("becomes")
	says.TakesAll, says.Unplayable, says.Fades, says.Stays = e.flag("takes_all"), e.flag("unplayable"), e.flag("fades"), e.flag("stays")
	tags := 0
	for _, c := range e.Children {
		if c.XMLName.Local == "tag" {
			says.Tags[tags] = strings.TrimSpace(c.Text)
			tags++
		}
	}
	says.Rules = rule.ListOf(e.rules(t)...)
	return c
}

func readNumbers(t testing.TB, text string) Numbers {
	n := Classic()
	e := parse(t, text)
	for name, at := range map[string]*int16{
		"deck": &n.Deck, "majors": &n.Majors, "hand": &n.Hand, "start_hand": &n.StartHand, "second_draws": &n.SecondDraws,
		"second_shield": &n.SecondShield, "draw": &n.Draw, "calm": &n.Calm, "plays": &n.Plays, "min_hp": &n.MinHP, "max_hp": &n.MaxHP,
	} {
		if written, ok := e.child(name); ok {
			value, err := strconv.Atoi(written)
			require.NoError(t, err)
			*at = int16(value)
		}
	}
	n.Keep = n.Hand
	if written, ok := e.child("keep"); ok {
		value, err := strconv.Atoi(written)
		require.NoError(t, err)
		n.Keep = int16(value)
	}
	energy, _ := e.child("energy")
	shield, _ := e.child("shield")
	n.FullEnergy, n.ShieldStays = energy == "full", shield == "stays"
	counters := 0
	for _, c := range e.Children {
		if c.XMLName.Local == "counter" {
			n.Counters[counters] = readCounter(c.attributes())
			counters++
		}
	}
	return n
}

func readCounter(a map[string]string) rule.Counter {
	most := int16(99)
	if a["most"] != "" {
		n, _ := strconv.Atoi(a["most"])
		most = int16(n)
	}
	of := func(words []string, name string) uint8 { return uint8(max(slices.Index(words, a[name]), 0)) }
	return rule.Counter{
		ID: a["id"], Harms: a["harms"] != "false", Most: most, When: rule.When(of(rule.Whens, "when")), Does: rule.Does(of(rule.Doings, "does")),
		Then: rule.Then(of(rule.Thens, "then")), Adds: rule.Adds(of(rule.Addings, "adds")),
	}
}

// scene is a vector's duel while it goes on.
type scene struct {
	d   *Duel
	s   State
	ids []string // of the lines of both heroes
}

func (v *vector) scene(t testing.TB) *scene {
	sc := &scene{d: &Duel{numbers: readNumbers(t, v.Rules)}, ids: slices.Sorted(maps.Keys(v.Cards))}
	for seat, h := range v.Heroes {
		hero := Hero{ID: fmt.Sprint("hero", seat+1), HP: h.HP, EP: h.EP, Regen: h.Regen}
		passives := parse(t, h.Passives)
		hero.Passives = passives.rules(t)
		for i, text := range h.Relics {
			relic := parse(t, text)
			hero.Relics = append(hero.Relics, Relic{ID: fmt.Sprint("relic", i+1), Rules: relic.rules(t)})
		}
		for _, id := range sc.ids {
			hero.Deck = append(hero.Deck, DeckLine{Card: readCard(t, id, v.Cards[id]), Copies: 1})
		}
		sc.d.heroes[seat] = hero
	}
	sc.d.sort()
	require.NoError(t, sc.d.compile())
	sc.s = State{Common: Common{
		Round: max(v.Position.Round, 1), Mover: game.Seat(v.Position.Mover - 1), Starter: game.Seat(v.Position.Starter - 1), Winner: game.Nobody,
	}}
	for seat, told := range v.Position.Fighters {
		sc.place(t, game.Seat(seat), told)
	}
	if v.Position.Opening {
		sc.d.open(&sc.s, &Script{}, nil)
	}
	return sc
}

func (sc *scene) line(id any) CardIndex { return CardIndex(slices.Index(sc.ids, id.(string))) }

// place sets a fighter as a vector tells.
func (sc *scene) place(t testing.TB, seat game.Seat, told map[string]any) {
	f, r, piles := &sc.s.Fighters[seat], &sc.s.Ruled[seat], &sc.s.Piles[seat]
	f.Armed = NoCard
	for name, value := range told {
		switch name {
		case "deck":
			for i, id := range value.([]any) {
				piles.Deck[i] = sc.line(id)
				f.DeckCount++
			}
		case "hand":
			for i, id := range value.([]any) {
				piles.Hand[i] = sc.line(id)
				f.HandCount++
			}
		case "removed":
			for _, id := range value.([]any) {
				f.Removed[sc.line(id)]++
			}
		case "played":
			for _, id := range value.([]any) {
				r.Played[sc.line(id)]++
				sc.s.Plays++
			}
		case "armed":
			f.Armed = sc.line(value)
		case "hot":
			f.HoT = periodicOf(value)
		case "dots":
			for i, dot := range value.([]any) {
				f.DoTs[i] = periodicOf(dot)
				f.DoTCount++
			}
		case "counters":
			for id, n := range value.(map[string]any) {
				r.Counters[sc.d.numbers.Counter(id)] = int16(n.(float64))
			}
		case "shown", "plays":
			to := map[string]*[LineCapacity]uint8{"shown": &r.Shown, "plays": &r.Plays}[name]
			for id, n := range value.(map[string]any) {
				to[sc.line(id)] = uint8(n.(float64))
			}
		case "forbid":
			for filter, n := range value.(map[string]any) {
				r.Forbidden[filterNamed(filter)] = uint8(n.(float64))
			}
		case "lasting":
			for i, l := range value.([]any) {
				e := l.(map[string]any)
				times, _ := e["times"].(float64)
				r.Lasting[i] = LastingRule{
					Card: sc.line(e["card"]), Rule: uint8(e["rule"].(float64)) - 1, Rounds: int8(e["rounds"].(float64)), Times: int8(times),
				}
			}
			r.gatherRules()
		case "cost_next":
			f.CostNext = int8(value.(float64))
		default:
			at := vectorNumbers(f)[name]
			require.NotNil(t, at, name)
			*at = int16(value.(float64))
		}
	}
}

func filterNamed(name string) rule.Filter {
	for f := range rule.FilterCount {
		if f.String() == name {
			return f
		}
	}
	return rule.FilterCount
}

func periodicOf(value any) Periodic {
	n := value.([]any)
	return Periodic{Power: int16(n[0].(float64)), Time: int16(n[1].(float64)), Increase: int16(n[2].(float64))}
}

// vectorNumbers names the numbers of a fighter as vectors do.
func vectorNumbers(f *Fighter) map[string]*int16 {
	return map[string]*int16{
		"hp": &f.HP, "ep": &f.EP, "shield": &f.Shield, "stun": &f.StunTime, "immortal": &f.ImmortalityTime, "regen_bonus": &f.RegenBonus,
		"defence": &f.Defence, "defence_time": &f.DefenceTime, "damage_bonus": &f.DamageBonus, "damage_bonus_time": &f.DamageBonusTime,
		"cost_mod": &f.CostsModifier, "cost_mod_time": &f.CostsModifierTime, "max_hp_bonus": &f.MaxHPBonus, "max_hp_bonus_time": &f.MaxHPBonusTime,
		"heal_bonus": &f.HealingBonus, "heal_bonus_time": &f.HealingBonusTime, "armed_power": &f.ArmedPower,
	}
}

// dump tells how the duel stands as vectors do. The order in which cards were played isn't part of a state, and classic
// duels don't count them.
func (sc *scene) dump() map[string]any {
	s := &sc.s
	all := map[string]any{"round": s.Round, "mover": s.Mover + 1, "starter": s.Starter + 1, "choosing_stances": false, "winner": nil}
	if s.Winner != game.Nobody {
		all["winner"] = s.Winner + 1
	}
	all["fighters"] = []any{sc.fighter(0), sc.fighter(1)}
	var legal []string
	for _, a := range sc.d.Legal(s, nil) {
		name := "~end" // behind the cards
		if a != EndTurn {
			name = sc.ids[a.Card]
			if a.Mode > 0 {
				name = fmt.Sprintf("%s mode %d", name, a.Mode)
			}
		}
		legal = append(legal, name)
	}
	slices.Sort(legal)
	if len(legal) > 0 {
		legal[len(legal)-1] = "end"
	}
	all["legal"] = append([]string{}, legal...)
	return all
}

func (sc *scene) fighter(seat game.Seat) map[string]any {
	f, r, piles := &sc.s.Fighters[seat], &sc.s.Ruled[seat], &sc.s.Piles[seat]
	told := map[string]any{
		"deck": sc.named(piles.Deck[:f.DeckCount]), "hand": sc.named(piles.Hand[:f.HandCount]), "removed": sc.counted(&f.Removed),
		"shown": sc.numbered(&r.Shown),
	}
	for name, at := range vectorNumbers(f) {
		if *at != 0 {
			told[name] = *at
		}
	}
	told["hp"], told["ep"] = f.HP, f.EP
	if f.CostNext != 0 {
		told["cost_next"] = f.CostNext
	}
	if f.HoT.Time > 0 {
		told["hot"] = []int16{f.HoT.Power, f.HoT.Time, f.HoT.Increase}
	}
	var dots [][]int16
	for _, dot := range f.DoTs[:f.DoTCount] {
		dots = append(dots, []int16{dot.Power, dot.Time, dot.Increase})
	}
	told["dots"] = dots
	if f.Armed != NoCard {
		told["armed"] = sc.ids[f.Armed]
	}
	told["played"], told["plays"] = sc.counted(&r.Played), sc.numbered(&r.Plays)
	counters, forbid, used := map[string]any{}, map[string]any{}, map[string]any{}
	for i, value := range r.Counters {
		if value > 0 {
			counters[sc.d.numbers.Counters[i].ID] = value
		}
	}
	for filter, turns := range r.Forbidden {
		if turns > 0 {
			forbid[rule.Filter(filter).String()] = turns
		}
	}
	told["counters"], told["forbid"] = counters, forbid
	var lasting []any
	for _, l := range r.Lasting {
		if l.Rounds > 0 {
			lasting = append(lasting, map[string]any{"card": sc.ids[l.Card], "rule": l.Rule + 1, "rounds": l.Rounds, "times": l.Times})
		}
	}
	told["lasting"] = lasting
	if !sc.d.IsClassic() {
		sc.used(seat, used)
	}
	told["used"] = used
	for name, value := range told {
		if m, ok := value.(map[string]any); ok && len(m) == 0 {
			delete(told, name)
		}
	}
	return told
}

// used tells how often rules were done that are done some times only.
func (sc *scene) used(seat game.Seat, used map[string]any) {
	done := &sc.s.Ruled[seat].Used
	note := func(source string, number int, r *ruling) {
		if r.used >= 0 && done[r.used] > 0 {
			used[fmt.Sprintf("%s/%d", source, number+1)] = done[r.used]
		}
	}
	last, number := "", 0
	for i := range sc.d.always[seat] {
		r := &sc.d.always[seat][i]
		source := "hero"
		if r.source > 0 {
			source = fmt.Sprint("relic", r.source)
		}
		if source != last {
			last, number = source, 0
		}
		note(source, number, r)
		number++
	}
	for line, id := range sc.ids {
		for i := range sc.d.cards[seat][line] {
			note(id, i, &sc.d.cards[seat][line][i])
		}
	}
}

func (sc *scene) named(cards []CardIndex) []string {
	names := []string{}
	for _, card := range cards {
		names = append(names, sc.ids[card])
	}
	return names
}

// counted lists cards by name, as often as they are counted.
func (sc *scene) counted(of *[LineCapacity]uint8) (names []string) {
	for line, n := range of {
		for range n {
			names = append(names, sc.ids[line])
		}
	}
	return names
}

func (sc *scene) numbered(of *[LineCapacity]uint8) map[string]any {
	all := map[string]any{}
	for line, n := range of {
		if n > 0 {
			all[sc.ids[line]] = n
		}
	}
	return all
}

// normal makes what is told comparable: without what is empty, what was played in the order of names, and of a classic
// duel without what only rules ask for.
func normal(t testing.TB, told any, classic bool) string {
	raw, err := json.Marshal(told)
	require.NoError(t, err)
	var all map[string]any
	require.NoError(t, json.Unmarshal(raw, &all))
	for _, f := range all["fighters"].([]any) {
		fighter := f.(map[string]any)
		if played, ok := fighter["played"].([]any); ok {
			slices.SortFunc(played, func(a, b any) int { return strings.Compare(a.(string), b.(string)) })
		}
		if classic {
			delete(fighter, "played")
			delete(fighter, "plays")
		}
		for name, value := range fighter {
			if list, ok := value.([]any); value == nil || ok && len(list) == 0 && name != "deck" && name != "hand" {
				delete(fighter, name)
			}
		}
	}
	raw, err = json.MarshalIndent(all, "", " ")
	require.NoError(t, err)
	return string(raw)
}

func (v *vector) run(t *testing.T) {
	sc := v.scene(t)
	check := func(expected json.RawMessage, after string) {
		require.Equal(t, normal(t, expected, sc.d.IsClassic()), normal(t, sc.dump(), sc.d.IsClassic()), after)
	}
	expect := v.Expect
	if v.Position.Opening {
		check(expect[0], "at the opening")
		expect = expect[1:]
	}
	for i, told := range v.Actions {
		a := EndTurn
		if told.Play != "" {
			a = Action{Card: sc.line(told.Play), Mode: told.Mode}
		}
		err := sc.d.ApplyScript(&sc.s, a, Script{Places: told.Places, Picks: told.Picks, Lots: told.Lots}, nil)
		if told.Refused {
			require.Error(t, err, "action %d", i+1)
			continue
		}
		require.NoError(t, err, "action %d", i+1)
		check(expect[i], fmt.Sprintf("after action %d", i+1))
	}
}

// TestVectorCardRules runs the cases of testdata/cardrules, or of the folder that CARDRULES_DIR names: duels with what
// they come to, worked out by another program.
func TestVectorCardRules(t *testing.T) {
	folder := "testdata/cardrules"
	if other := os.Getenv("CARDRULES_DIR"); other != "" {
		folder = other
	}
	files, err := filepath.Glob(filepath.Join(folder, "*.json"))
	require.NoError(t, err)
	require.NotEmpty(t, files, folder)
	for _, file := range files {
		group := strings.TrimSuffix(filepath.Base(file), ".json")
		if group == "clash" || group == "validate" { // not in the language; of documents
			continue
		}
		raw, err := os.ReadFile(file)
		require.NoError(t, err)
		var all struct{ Cases []vector }
		require.NoError(t, json.Unmarshal(raw, &all), file)
		require.NotEmpty(t, all.Cases, file)
		for _, v := range all.Cases {
			t.Run(v.Name, func(t *testing.T) {
				if v.Kind != "" {
					n, card := readNumbers(t, v.Rules), readCard(t, "card", v.Card)
					assert.Equal(t, v.Kind, n.Kind(&card).String())
					return
				}
				v.run(t)
			})
		}
	}
}
