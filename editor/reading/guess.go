package reading

import (
	"cmp"
	"slices"

	"boardduels/editor/template"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// guess is what a rule may say, with the words that tell of it.
type guess struct {
	change   func(of *rule.Rule, n int16)
	numbered bool // it goes by the number n
	percent  int  // how much of its words people say who mean it
	words    bag
	names    bag // those that name something of the pack
}

// How much people say of what tells of an effect, of an event, of another word and of what a number is, in percent.
// They may leave out "deal", but not "whenever".
const (
	effectSaid = 33
	eventSaid  = 70
	wordSaid   = 45
	numberSaid = 33
	mostSaid   = 75 // by who says something besides that isn't understood
)

// numbersIn returns the numbers in a sentence by which the guess may go.
func (g *guess) numbersIn(wanted bag) []int16 {
	if g.numbered {
		return wanted.numbers
	}
	return []int16{0}
}

// New returns a reader of what documents of a kind may say in a pack. It knows the counters of mechanics that the pack
// lacks, too.
func New(t *i18n.Translator, pack *schema.Pack, kind schema.Kind) *Reader {
	rules := pack.Rules()
	rules.Counters = append(rules.Counters, lacking(pack)...)
	r := &Reader{
		language: newLanguage(t), t: t, kind: kind, called: pack.With(schema.NewRules(rules)).Dictionary(t.Language()),
		ids: map[string][]string{"what": pack.IDs(schema.CardKind)}, helps: map[string]bool{},
		naming: [2]map[string]bool{{}, {}}, weights: map[string]int{}, told: map[sentence]bag{},
	}
	for _, c := range rules.Counters {
		r.ids["counter"] = append(r.ids["counter"], c.ID)
		r.helps[c.ID] = !c.Harms
	}
	for _, tag := range rules.Tags {
		r.ids["tag"] = append(r.ids["tag"], tag.ID)
	}
	r.learnEffects()
	r.learnWords()
	r.learnMeasures()
	besides := append(r.learnNumbers(), r.frame("cardrule.choose"), r.frame("cardrule.lot"))
	if kind == schema.CardKind {
		r.learnFlags()
	}
	for i := range r.flags {
		besides = append(besides, r.flags[i].says)
	}
	r.weigh(besides)
	return r
}

// lacking returns the counters of mechanics that the pack has none of the name of.
func lacking(pack *schema.Pack) []schema.Counter {
	there := pack.Rules().Counters
	return slices.DeleteFunc(template.Counters(), func(c schema.Counter) bool {
		return slices.ContainsFunc(there, func(known schema.Counter) bool { return known.ID == c.ID || known.Name == c.Name })
	})
}

// plain returns the rule that says nothing yet.
func (r *Reader) plain() rule.Rule { return template.Plain(r.kind, rule.Damage.String()) }

// learn learns the words that a change of a rule brings into the rule's sentence.
func (r *Reader) learn(of rule.Rule, numbered bool, percent int, change func(*rule.Rule, int16)) {
	changed := of
	change(&changed, 2)
	r.words = append(r.words, guess{change: change, numbered: numbered, percent: percent, words: r.bag(r.say(changed)).beyond(r.bag(r.say(of)))})
}

// learnEffects learns the sentence of each effect on either side, with each name of the pack that it needs, and by
// which words most of them name a side.
func (r *Reader) learnEffects() {
	naming := [2]map[string]int{{}, {}}
	for e := range rule.EffectCount {
		m := e.Meaning()
		for _, id := range r.named(m.Reads) {
			var says [2]bag
			for _, to := range [2]rule.Side{m.To, 1 - m.To} {
				change := func(of *rule.Rule, _ int16) {
					of.Do, of.To, of.For = e, to, map[bool]int16{true: 1}[m.Timed]
					of.What, of.Counter = id["what"], id["counter"]
				}
				effect := rule.New()
				change(&effect, 0)
				sentence := r.say(effect)
				r.shorten(sentence)
				says[to] = r.bag(sentence)
				r.effects = append(r.effects, guess{change: change, percent: effectSaid, words: says[to], names: r.names(effect)})
			}
			for to := range says {
				for w := range says[to].beyond(says[1-to]).count {
					naming[to][w]++
				}
			}
		}
	}
	for to := range naming {
		for w, n := range naming[to] {
			r.naming[to][w] = isWord(w) && 2*n > len(r.effects)/2
		}
	}
}

// named returns what the pack has for what an effect can't do without, by attribute; nothing once where it needs none.
func (r *Reader) named(reads []string) (all []map[string]string) {
	for _, attribute := range []string{"what", "counter"} {
		if slices.Contains(reads, attribute) {
			for _, id := range r.ids[attribute] {
				all = append(all, map[string]string{attribute: id})
			}
			return all
		}
	}
	return []map[string]string{{}}
}

// places returns rules in which an attribute means something.
func (r *Reader) places(attribute string) (all []rule.Rule) {
	if attribute == "on" {
		return []rule.Rule{r.plain()}
	}
	for _, of := range []rule.Rule{
		{On: rule.OwnPlay, Do: rule.Heal}, {Do: rule.Discard}, {Do: rule.Draw}, {Do: rule.Damage, To: rule.Foe}, {Do: rule.Create},
		{Do: rule.Forbid, To: rule.Foe, For: 1}, {Do: rule.Heal, If: rule.InHand}, {Do: rule.Heal, If: rule.Played},
	} {
		place := r.plain()
		place.On, place.Do, place.To, place.For = max(place.On, of.On), of.Do, of.To, of.For
		if of.If != rule.None {
			place.If, place.Least = of.If, 2
		}
		if place.Reads(attribute) {
			all = append(all, place)
		}
	}
	return all
}

// learnWords learns what each word and flag adds to a sentence that has a place for it.
func (r *Reader) learnWords() {
	for i := range rule.Attributes {
		a := &rule.Attributes[i]
		if a.Number != nil || a.ID != nil || slices.Contains([]string{"do", "to", "if", "per"}, a.Name) {
			continue
		}
		texts := a.Words
		if a.Flag != nil {
			texts = []string{"true"}
		}
		for _, text := range texts {
			r.learnWord(a, text)
		}
	}
}

func (r *Reader) learnWord(a *rule.Attribute, text string) {
	if a.Name == "on" && r.isForeign(text) {
		return
	}
	tags := []string{""}
	if text == rule.Tagged.String() {
		tags = r.ids["tag"]
	}
	for _, place := range r.places(a.Name) {
		for _, tag := range tags {
			percent := wordSaid
			if a.Name == "on" {
				percent = eventSaid
			}
			r.learn(place, false, percent, func(of *rule.Rule, _ int16) {
				_ = a.Set(of, text) // a word of the language
				if tag != "" {
					of.Tag = tag
				}
				if of.On == rule.Dying {
					of.Times = 1
				}
			})
		}
	}
}

// isForeign reports whether rules of the kind of documents can't wait for an event.
func (r *Reader) isForeign(event string) bool {
	on := rule.New()
	_ = rule.AttributeNamed("on").Set(&on, event)
	if r.kind == schema.CardKind {
		return on.On == rule.Start
	}
	return !on.On.Standing()
}

// learnMeasures learns what each measure adds to a sentence as a condition with either bound, and as what raises an
// amount.
func (r *Reader) learnMeasures() {
	for m := rule.HP; m < rule.MeasureCount; m++ {
		counters := []string{""}
		if _, of := m.Of(); of == rule.Counters {
			counters = r.ids["counter"]
		}
		for _, id := range counters {
			r.learnMeasure(m, id)
		}
	}
	last := rule.New()
	last.Do = rule.Discard
	r.last = &last
	r.learnMeasure(rule.Done, "")
	r.last = nil
}

func (r *Reader) learnMeasure(m rule.Measure, counter string) {
	learn := func(numbered bool, change func(of *rule.Rule, n int16)) {
		r.learn(r.plain(), numbered, wordSaid, func(of *rule.Rule, n int16) {
			if change(of, n); counter != "" {
				of.Counter = counter
			}
		})
	}
	learn(false, func(of *rule.Rule, _ int16) { of.If, of.Least, of.Below = m, 1, 0 })
	r.bounds = r.common(r.bounds)
	learn(false, func(of *rule.Rule, _ int16) { of.If, of.Least, of.Below = m, 0, 1 })
	learn(true, func(of *rule.Rule, n int16) { of.If, of.Least, of.Below = m, n, 0 })
	learn(true, func(of *rule.Rule, n int16) { of.If, of.Least, of.Below = m, 0, n })
	learn(false, func(of *rule.Rule, _ int16) {
		if of.Per == rule.None {
			of.Amount, of.Gain = 0, min(max(of.Amount, -10), 10)
		}
		of.Per = m
	})
	if m != rule.Done && m != rule.Amount && m != rule.Times { // “that much” is no “for each”
		r.raises = r.common(r.raises)
	}
}

// common returns what some words have in common with those that were learned last.
func (r *Reader) common(words bag) bag {
	last := r.words[len(r.words)-1].words
	if words.count == nil {
		return last
	}
	return words.in(last)
}

// learnNumbers returns the words that numbers bring into sentences that have a place for them.
func (r *Reader) learnNumbers() (all []bag) {
	for i := range rule.Attributes {
		a := &rule.Attributes[i]
		if a.Number == nil || a.Name == "mode" {
			continue
		}
		for _, place := range r.places(a.Name) {
			with := place
			*a.Number(&with) = 2
			all = append(all, r.bag(r.say(with)).beyond(r.bag(r.say(place))))
		}
	}
	return all
}

// number is what a number in a sentence may be.
type number struct {
	attribute string
	change    func(of *rule.Rule, n int16)
}

// numbers are all; what a rule takes away may be told without a sign.
var numbers = func() (all []number) {
	for i := range rule.Attributes {
		a := &rule.Attributes[i]
		if a.Number == nil || a.Name == "mode" {
			continue
		}
		all = append(all, number{a.Name, func(of *rule.Rule, n int16) {
			*a.Number(of) = n
			switch a.Name {
			case "least":
				of.Below = 0
			case "below":
				of.Least = 0
			}
		}})
		if a.Min < 0 {
			all = append(all, number{a.Name, func(of *rule.Rule, n int16) { *a.Number(of) = -n }})
		}
	}
	return all
}()

// most returns the guesses that people may mean, those first of which they say most.
func (r *Reader) most(of []guess, wanted bag, count int) (first []guess) {
	share := make([]float64, len(of))
	var some []int
	for i := range of {
		if r.isWanted(of[i].words, wanted, of[i].percent) && r.isWanted(of[i].names, wanted, wordSaid) {
			share[i] = of[i].words.shareIn(wanted)
			some = append(some, i)
		}
	}
	slices.SortStableFunc(some, func(a, b int) int { return cmp.Compare(share[b], share[a]) })
	for _, i := range some[:min(len(some), count)] {
		first = append(first, of[i])
	}
	return first
}
