package dueltable

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
)

// term is a word of the rules, by its sign and what it means.
type term struct {
	symbol  fyne.Resource
	meaning string
}

// glossary collects the words of the rules that somebody has to know to understand a card.
type glossary struct {
	pack
	t     *i18n.Translator
	terms []term
}

// termsOf returns them, each with what it means, in the order in which the card does what it does.
func termsOf(t *i18n.Translator, p pack, c *duel.Card) []term {
	g := glossary{pack: p, t: t}
	g.use(c)
	g.strike(c)
	g.protection(c)
	g.bonuses(c)
	g.says(c)
	g.lengths(c)
	return g.terms
}

func (g *glossary) add(is bool, symbol, key string) { g.addWith(is, symbol, key, nil) }

func (g *glossary) addWith(is bool, symbol, key string, args i18n.Args) {
	if is {
		g.tell(term{look.Symbol(symbol), g.t.Text(key, args)})
	}
}

// tell explains a word, unless it was explained before.
func (g *glossary) tell(t term) {
	if !slices.ContainsFunc(g.terms, func(told term) bool { return told.meaning == t.meaning }) {
		g.terms = append(g.terms, t)
	}
}

// use explains what playing the card takes.
func (g *glossary) use(c *duel.Card) {
	g.add(c.IsMajor, "major", "how_to.major")
	g.add(!c.IsMajor && c.Cost > 0, "ep", "how_to.energy")
	g.add(!c.IsMajor && (c.Says.Goes == rule.ByRarity || c.Says.Goes == rule.IntoDeck), "deck", "how_to.minor")
	g.add(c.ActivateByNextAttack, "reactive", "how_to.reactive")
	g.add(c.RemovingEffects, "removing_effects", "term.removes")
}

// strike explains what befalls the hero at which the card is aimed, and what lies behind its numbers.
func (g *glossary) strike(c *duel.Card) {
	g.add(c.Damages() && !c.AttackHimself, "attack", "term.damage")
	g.add(c.Damages() && c.AttackHimself, "attack", "term.damage_self")
	g.add(c.IgnoreDefense, "ignore_defense", "term.ignores")
	g.add(c.IsNotFatal && !c.AttackHimself, "hp", "term.not_fatal")
	g.addWith(c.IncreaseByCost, "ep", "term.by_energy", i18n.Args{"Step": duel.PowerPerEnergy})
	g.add(c.IncreaseByHPLost, "hurt", "term.by_hp_lost")
	g.add(c.DrawsLots(), "coin", "term.random")
	g.add(c.StunTime > 0, "stun", "meaning.stun")
}

// protection explains what the card's user gets.
func (g *glossary) protection(c *duel.Card) {
	g.add(c.MaxAbsorb > 0, "shield", "term.shield")
	g.add(c.MaxHealing > 0, "healing", "term.healing")
	for _, p := range duel.Parts {
		if p.Words.Meaning != "" {
			g.add(p.IsIn(c), p.Words.Sign, p.Words.Meaning)
		}
	}
}

// bonuses explains lasting effects. Those with a timer do nothing without a length.
func (g *glossary) bonuses(c *duel.Card) {
	g.given(c, duel.RegenBonusEffect)
	if c.BonusLength == 0 {
		return
	}
	g.given(c, duel.DoTEffect)
	g.given(c, duel.HoTEffect)
	isChanging := c.EffectIncreasing != 0 && c.BonusLength > 1 && (c.DoTPower > 0 || c.HoTPower > 0)
	g.addWith(isChanging, "log", "term.changing", i18n.Args{"Amount": rulestext.Signed(c.EffectIncreasing)})
	g.add(c.DefenseBonus > 0, "defence", "term.defence")
	for _, e := range duel.Told {
		if e != duel.DefenceEffect && e.HasTimer() && !e.Lasting().Periodic && !e.IsTime() {
			g.given(c, e)
		}
	}
}

// given explains a lasting effect that the card gives, if it does.
func (g *glossary) given(c *duel.Card, e duel.Effect) {
	for _, p := range duel.Parts {
		if p.Gives == e {
			g.effect(e, p.Amount(c))
		}
	}
}

// effect explains a lasting effect in the words in which it is told of who has it.
func (g *glossary) effect(e duel.Effect, amount int16) {
	if amount != 0 {
		g.tell(term{look.EffectSymbol(e, amount), rulestext.Meaning(g.t, e, amount)})
	}
}

func (g *glossary) lengths(c *duel.Card) {
	g.add(c.BonusLength > 0 || c.ImmortalityLength > 0, "exhaustion", "term.rounds")
}

// AboutCard returns what the words on a card mean.
func (b *Board) AboutCard(seat game.Seat, card duel.CardIndex) (title string, content fyne.CanvasObject) {
	rows := container.NewVBox()
	if b.Gallery.IsImproved(&b.Heroes[seat].Cards[card]) {
		rows.Add(ui.Note("wreath", b.Translator.Text("term.improved")))
	}
	for _, term := range termsOf(b.Translator, b.pack(), b.Duel.Card(seat, card)) {
		rows.Add(ui.NoteWith(term.symbol, term.meaning))
	}
	return b.Card(seat, card), rows
}

// pack returns what the rules of the duel name.
func (b *Board) pack() pack {
	numbers := b.Duel.Numbers()
	return pack{called: b.Gallery.Dictionary(), counters: numbers.Counters[:], card: b.named}
}

// named returns the card of either hero that has an id; nil if none has.
func (b *Board) named(id string) *duel.Card {
	for seat := range game.Seat(2) {
		deck := b.Duel.Hero(seat).Deck
		if i := slices.IndexFunc(deck, func(l duel.DeckLine) bool { return l.Card.ID == id }); i >= 0 {
			return &deck[i].Card
		}
	}
	return nil
}
