package dueltable

import (
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/raceflag"
	"boardduels/kb/classic"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// toldOf returns what the preview of a card says, as things stand.
func toldOf(t *testing.T, card duel.Card, stand func(me, foe *duel.Fighter)) string {
	t.Helper()
	looktest.NewApp(t)
	pack, _ := schema.LoadPack(classic.FS())
	var seats [2]duelrecord.Seat
	for seat := range seats {
		hero, err := duelrecord.PackHero(pack, "knight")
		require.NoError(t, err)
		seats[seat].Hero = hero
	}
	card.ID, card.Name = seats[0].Hero.Cards[0].ID, "It"
	seats[0].Hero.Cards[0].Card = card
	record, err := duelrecord.New(duelrecord.Pack{}, 1, seats)
	require.NoError(t, err)
	d, err := record.Duel()
	require.NoError(t, err)
	texts := i18n.For("en")
	b := NewBoard(texts, gallery.New(pack, texts), d, record, 0, motion.NewStage(&motion.ByHand{}), idle{})
	state := d.Start(1)
	state.Mover = 0
	state.Piles[0].Hand, state.Fighters[0].HandCount = [duel.HandCapacity]duel.CardIndex{0}, 1
	me, foe := &state.Fighters[0], &state.Fighters[1]
	me.HP, foe.HP, me.EP, me.Shield, foe.Shield = 20, 20, 5, 0, 0
	stand(me, foe)
	b.Show(Moment{View: d.View(&state, 0), Seat: game.Nobody, Legal: d.Legal(&state, nil)}, Caption{Enabled: true})
	b.Table.Hand.Tapped(0)
	require.True(t, b.Table.Preview.Visible())
	return b.Table.Hand.Model.told[0]
}

// telling is what the preview says of a card that has a field.
type telling struct {
	card  duel.Card
	stand func(me, foe *duel.Fighter) // unless nil
	told  string
}

// tellings are of each field of a card.
var tellings = map[string]telling{
	"IsMajor":          {card: duel.Card{IsMajor: true, BaseAbsorb: 3, MaxAbsorb: 3}, told: "Knight: shield 0\u00a0→\u00a03"},
	"Cost":             {card: duel.Card{Cost: 2, BaseAbsorb: 3, MaxAbsorb: 3}, told: "Knight: shield 0\u00a0→\u00a03; you spend 2 energy"},
	"BaseDamage":       {card: duel.Card{BaseDamage: 4, MaxDamage: 4}, told: "Enemy Knight: 20\u00a0→\u00a016 hp"},
	"MaxDamage":        {card: duel.Card{BaseDamage: 1, MaxDamage: 4}, told: "Enemy Knight: 20\u00a0→\u00a016–19 hp, by chance"},
	"BaseHealing":      {card: duel.Card{BaseHealing: 4, MaxHealing: 4}, told: "Knight: 20\u00a0→\u00a024 hp"},
	"MaxHealing":       {card: duel.Card{BaseHealing: 1, MaxHealing: 4}, told: "Knight: 20\u00a0→\u00a021–24 hp, by chance"},
	"BaseAbsorb":       {card: duel.Card{BaseAbsorb: 4, MaxAbsorb: 4}, told: "Knight: shield 0\u00a0→\u00a04"},
	"MaxAbsorb":        {card: duel.Card{BaseAbsorb: 1, MaxAbsorb: 4}, told: "Knight: shield 0\u00a0→\u00a01–4, by chance"},
	"IncreaseByCost":   {card: duel.Card{Cost: 1, BaseDamage: 1, MaxDamage: 5, IncreaseByCost: true}, told: "Enemy Knight: 20\u00a0→\u00a015 hp; you spend 3 energy"},
	"IncreaseByHPLost": {card: duel.Card{BaseDamage: 1, MaxDamage: 9, IncreaseByHPLost: true}, stand: func(me, _ *duel.Fighter) { me.HP = 17 }, told: "Enemy Knight: 20\u00a0→\u00a015 hp"},
	"IgnoreDefense":    {card: duel.Card{BaseDamage: 4, MaxDamage: 4, IgnoreDefense: true}, stand: func(_, foe *duel.Fighter) { foe.Shield = 9 }, told: "Enemy Knight: 20\u00a0→\u00a016 hp"},
	"IsNotFatal":       {card: duel.Card{BaseDamage: 4, MaxDamage: 4, IsNotFatal: true}, stand: func(_, foe *duel.Fighter) { foe.HP = 2 }, told: "Enemy Knight: 2\u00a0→\u00a01 hp"},
	"DefenseBonus":     {card: duel.Card{DefenseBonus: 50, BonusLength: 2}, told: "Knight: 50% defence for 2 rounds"},
	"HealthBonus":      {card: duel.Card{HealthBonus: 3, BonusLength: 2, AttackHimself: true}, told: "Knight: 20\u00a0→\u00a023 hp; Knight: +3 max hp for 2 rounds"},
	"DamageBonus":      {card: duel.Card{DamageBonus: 2, BonusLength: 1}, told: "Enemy Knight: −2 damage for 1 round"},
	"CostBonus":        {card: duel.Card{CostBonus: -2, BonusLength: 1}, told: "Enemy Knight: cards cost 2 more for 1 round"},
	"HealingBonus":     {card: duel.Card{HealingBonus: 2, BonusLength: 1}, told: "Knight: +2 healing for 1 round"},
	"RegenBonus":       {card: duel.Card{RegenBonus: 1}, told: "Enemy Knight: −1 energy a turn"},
	"DoTPower": {card: duel.Card{DoTPower: 3, BonusLength: 2}, stand: func(_, foe *duel.Fighter) {
		foe.DoTs[0], foe.DoTCount = duel.Periodic{Power: 3, Time: 2}, 1
	}, told: "Enemy Knight: −3 hp a round for 2 rounds"},
	"HoTPower":          {card: duel.Card{HoTPower: 3, BonusLength: 2}, told: "Knight: +3 hp a round for 2 rounds"},
	"BonusLength":       {card: duel.Card{HoTPower: 3, BonusLength: 1}, told: "Knight: +3 hp a round for 1 round"},
	"EffectIncreasing":  {card: duel.Card{DoTPower: 3, BonusLength: 2, EffectIncreasing: 1}, told: "Enemy Knight: −3, −4 hp for 2 rounds"},
	"ImmortalityLength": {card: duel.Card{ImmortalityLength: 2}, told: "Knight: immortality for 2 rounds"},
	"StunTime":          {card: duel.Card{StunTime: 1}, told: "Enemy Knight: stun for 1 round"},
	"AttackHimself":     {card: duel.Card{BaseDamage: 4, MaxDamage: 4, AttackHimself: true}, told: "Knight: 20\u00a0→\u00a016 hp"},
	"RemovingEffects": {card: duel.Card{RemovingEffects: true}, stand: func(_, foe *duel.Fighter) {
		foe.Defence, foe.DefenceTime, foe.DamageBonus, foe.DamageBonusTime = 50, 2, 2, 1
	}, told: "Enemy Knight loses defence, damage bonus"},
	"ActivateByNextAttack": {card: duel.Card{Cost: 1, BaseDamage: 4, MaxDamage: 4, ActivateByNextAttack: true}, told: "it waits for the next enemy attack; you spend 1 energy"},
	"Says":                 {card: duel.Card{Says: rule.Says{Rules: rule.ListOf(rule.New())}}, told: "Enemy Knight: 20\u00a0→\u00a019 hp"},
}

// The preview says all that a card will do now, whatever kind of effect it has, and calls chance what chance decides.
func TestThePreviewTellsAllThatACardDoes(t *testing.T) {
	raceflag.Skip(t, "lays card after card out, on the one goroutine that may")
	fields := reflect.TypeFor[duel.Card]()
	for i := range fields.NumField() {
		name := fields.Field(i).Name
		if name == "ID" || name == "Name" {
			continue
		}
		t.Run(name, func(t *testing.T) {
			one, is := tellings[name]
			require.True(t, is, "what the preview says of it")
			field := reflect.ValueOf(one.card).FieldByName(name)
			require.False(t, field.IsZero(), "the card has it")
			stand := one.stand
			if stand == nil {
				stand = func(*duel.Fighter, *duel.Fighter) {}
			}
			assert.Equal(t, one.told, toldOf(t, one.card, stand))
		})
	}
}

// All that is told of each card of the classic pack has room under it, and the card is still read, on every screen.
func TestWhatACardDoesHasRoom(t *testing.T) {
	raceflag.Skip(t, "lays card after card out, on the one goroutine that may")
	for _, size := range anySize {
		for _, hero := range []string{"knight", "mage", "priest", "rogue"} {
			b, d := newBoardOf(t, hero, "mage")
			w := looktest.ShowAlone(t, b.Table.Root, size)
			state := d.Start(1)
			state.Mover = 0
			state.Fighters[0].HP, state.Fighters[0].EP, state.Fighters[1].Shield = 9, d.Hero(0).EP, 2
			state.Fighters[0].HandCount = 1
			for i := range b.Heroes[0].Cards {
				name := b.Heroes[0].Cards[i].ID
				state.Piles[0].Hand[0] = duel.CardIndex(i)
				b.Table.Dismiss()
				b.Show(Moment{View: d.View(&state, 0), Seat: game.Nobody, Legal: d.Legal(&state, nil)}, Caption{Enabled: true})
				b.Table.Hand.Tapped(0)
				p := b.Table.Preview
				told := strings.Join(strings.Fields(b.Table.Hand.Model.told[0]), "")
				require.NotEmpty(t, told, name)
				assert.Equal(t, told, strings.Join(strings.Fields(written(p.Told)), ""), "%v: %s", size, name)
				assert.True(t, p.Card.Whole(p.Card.Size()), "%v: %s can be read", size, name)
				looktest.AssertNothingCutOff(t, w, name)
			}
		}
	}
}
