// The card duel of docs/player/rules/duel.md as a game of boardgame.io. Section numbers are those of the rules.
'use strict';

const { INVALID_MOVE } = require('boardgame.io/core');

const handSize = 5;
const openingHand = 3;
const maxDoTs = 5;
const maxShield = 30;
const lastCalmRound = 20;
const powerPerEnergy = 2;

const clamp = (x, low, high) => Math.min(Math.max(x, low), high);
const other = (seat) => 1 - seat;

// A timed effect is {value, time}; time 0 means that it isn't active.
const none = () => ({ value: 0, time: 0 });

function newFighter(hero) {
  return {
    hp: hero.hp, ep: hero.ep, shield: 0, stun: 0, immortality: 0, regenBonus: 0,
    defence: none(), damageBonus: none(), costs: none(), maxHP: none(), healingBonus: none(),
    hot: { power: 0, time: 0, increase: 0 }, dots: [], armed: null,
    deck: [], hand: [],
  };
}

// newDuel returns the game between two heroes (see pack.js). A card is named by its line in the hero's deck.
function newDuel(heroes) {
  const cardOf = (seat, index) => heroes[seat].deck[index].card;
  const maxHP = (f, seat) => heroes[seat].hp + f.maxHP.value;
  const costOf = (f, card) => (card.isMajor ? 0 : clamp(card.cost + f.costs.value, 0, 10));

  // 1. The opening
  function setup({ random }) {
    const starter = random.Die(2) - 1;
    const fighters = heroes.map((hero) => {
      const f = newFighter(hero);
      f.deck = random.Shuffle(hero.deck.flatMap(({ copies }, index) => Array(copies).fill(index)));
      draw(f, openingHand);
      return f;
    });
    fighters[other(starter)].shield = 1;
    return { starter, round: 1, turns: 0, fighters, winner: null };
  }

  function draw(f, n) {
    for (; n > 0 && f.hand.length < handSize && f.deck.length > 0; n--) f.hand.push(f.deck.pop());
  }

  // 2. A turn
  function begin(G, seat) {
    const f = G.fighters[seat];
    G.round = 1 + Math.floor(G.turns / 2);
    if (G.turns++ === 0) return;
    tick(f, seat, f.defence);
    f.immortality = Math.max(f.immortality - 1, 0);
    if (f.damageBonus.value > 0) tick(f, seat, f.damageBonus);
    if (f.costs.value < 0) tick(f, seat, f.costs);
    tick(f, seat, f.healingBonus);
    if (f.maxHP.value > 0) tick(f, seat, f.maxHP);
    if (G.round > 1) f.ep = clamp(f.ep + heroes[seat].regen + f.regenBonus, 0, heroes[seat].ep);
    tickHoT(f, seat);
    tickDoTs(G, f, seat);
    if (G.round > lastCalmRound) lose(G, seat, G.round - lastCalmRound, 0);
    draw(f, G.round === 1 ? 1 : 2);
  }

  function end(G, seat) {
    const f = G.fighters[seat];
    f.stun = Math.max(f.stun - 1, 0);
    if (f.damageBonus.value < 0) tick(f, seat, f.damageBonus);
    if (f.costs.value > 0) tick(f, seat, f.costs);
    if (f.maxHP.value < 0) tick(f, seat, f.maxHP);
  }

  function tick(f, seat, effect) {
    if (effect.time > 0 && --effect.time === 0) drop(f, seat, effect);
  }

  function drop(f, seat, effect) {
    effect.value = 0;
    effect.time = 0;
    f.hp = Math.min(f.hp, maxHP(f, seat));
  }

  function tickHoT(f, seat) {
    if (f.hot.time === 0) return;
    heal(f, seat, f.hot.power + f.healingBonus.value);
    pass(f.hot);
  }

  function tickDoTs(G, f, seat) {
    for (const dot of f.dots) {
      lose(G, seat, dot.power, f.immortality > 0 ? 1 : 0);
      pass(dot);
    }
    f.dots = f.dots.filter((dot) => dot.time > 0);
  }

  function pass(effect) {
    effect.power = clamp(effect.power + effect.increase, 0, 10);
    effect.time--;
  }

  // lose takes hp from a fighter, which keeps at least floor. Nothing happens to a duel that is won.
  function lose(G, seat, amount, floor) {
    if (G.winner !== null) return;
    const f = G.fighters[seat];
    f.hp -= Math.min(amount, Math.max(f.hp - floor, 0));
    if (f.hp <= 0) G.winner = other(seat);
  }

  // 3. Playing a card
  function playCard({ G, ctx, random }, index) {
    const seat = Number(ctx.currentPlayer);
    const f = G.fighters[seat];
    const place = f.hand.indexOf(index);
    if (place < 0 || f.stun > 0) return INVALID_MOVE;
    const card = cardOf(seat, index);
    const cost = costOf(f, card);
    if (cost > f.ep) return INVALID_MOVE;
    f.ep -= cost;
    f.hand.splice(place, 1);
    const bonus = spendEnergy(f, card);
    if (card.isReactive) {
      if (f.armed) putBack(f, f.armed.index, random);
      f.armed = { index, bonus };
      return;
    }
    discard(f, card, index, random);
    resolve(G, seat, card, bonus, random);
    if (card.damage[1] > 0 && !card.atSelf) react(G, other(seat), random);
  }

  function spendEnergy(f, card) {
    if (!card.increaseByCost) return 0;
    const room = Math.max(...[card.damage, card.healing, card.absorb].map(([base, top]) => top - base));
    const points = Math.min(f.ep, Math.ceil(room / powerPerEnergy));
    f.ep -= points;
    return points * powerPerEnergy;
  }

  function discard(f, card, index, random) {
    if (!card.isMajor) putBack(f, index, random);
  }

  function putBack(f, index, random) {
    f.deck.splice(random.Die(f.deck.length + 1) - 1, 0, index);
  }

  function resolve(G, user, card, bonus, random) {
    const target = card.atSelf ? user : other(user);
    if (card.removes) removeEffects(G.fighters[target], target, target === user);
    if (card.damage[1] > 0) {
      damage(G, user, target, card, bonus, random);
      if (G.winner !== null) return;
    }
    afflict(G.fighters[target], target, card, target === user ? 1 : -1);
    protect(G.fighters[user], user, card, bonus, random);
  }

  function afflict(f, seat, card, sign) {
    if (card.dot > 0 && card.length > 0) {
      if (f.dots.length === maxDoTs) f.dots.shift();
      f.dots.push({ power: card.dot, time: card.length, increase: card.increase });
    }
    if (card.stun > 0) f.stun = card.stun;
    set(f.damageBonus, sign * card.damageBonus, card.length);
    set(f.costs, sign * card.costBonus, card.length);
    f.regenBonus = clamp(f.regenBonus + sign * card.regenBonus, -3, 3);
    if (card.maxHP > 0 && card.length > 0) {
      set(f.maxHP, Math.max(sign * card.maxHP, -5), card.length);
      f.hp = Math.min(f.hp + Math.max(f.maxHP.value, 0), maxHP(f, seat));
    }
  }

  function protect(f, seat, card, bonus, random) {
    if (card.absorb[1] > 0) f.shield = Math.min(f.shield + power(f, seat, card, card.absorb, bonus, random), maxShield);
    if (card.healing[1] > 0) heal(f, seat, power(f, seat, card, card.healing, bonus, random) + f.healingBonus.value);
    if (card.hot > 0 && card.length > 0) f.hot = { power: card.hot, time: card.length, increase: card.increase };
    set(f.defence, card.defence, card.length);
    if (card.immortality > 0) f.immortality = card.immortality;
    set(f.healingBonus, card.healingBonus, card.length);
  }

  function set(effect, amount, length) {
    if (amount === 0 || length === 0) return;
    effect.value = amount;
    effect.time = length;
  }

  // 4. Damage and healing
  function power(f, seat, card, [base, top], bonus, random) {
    if (top <= base) return base;
    if (!card.increaseByCost && !card.increaseByHPLost) return base + random.Die(top - base + 1) - 1;
    let strength = base + bonus;
    if (card.increaseByHPLost) strength += Math.floor(((top - base) * (maxHP(f, seat) - f.hp)) / maxHP(f, seat));
    return Math.min(strength, top);
  }

  function damage(G, user, target, card, bonus, random) {
    const attacker = G.fighters[user];
    const f = G.fighters[target];
    let raw = power(attacker, user, card, card.damage, bonus, random);
    if (target !== user) raw = Math.max(raw + attacker.damageBonus.value, 0);
    if (!card.ignoresDefence) {
      raw -= Math.floor((raw * f.defence.value) / 100);
      const absorbed = Math.min(raw, f.shield);
      raw -= absorbed;
      f.shield -= absorbed;
    }
    lose(G, target, raw, card.isNotFatal || target === user || f.immortality > 0 ? 1 : 0);
  }

  function heal(f, seat, amount) {
    f.hp += Math.min(amount, maxHP(f, seat) - f.hp);
  }

  // 5. Reactive cards
  function react(G, seat, random) {
    const f = G.fighters[seat];
    if (G.winner !== null || !f.armed) return;
    const { index, bonus } = f.armed;
    f.armed = null;
    resolve(G, seat, cardOf(seat, index), bonus, random);
    discard(f, cardOf(seat, index), index, random);
  }

  // 6. Removing effects
  function removeEffects(f, seat, own) {
    if (own) {
      f.dots = [];
      for (const effect of [f.damageBonus, f.maxHP]) if (effect.value < 0) drop(f, seat, effect);
      if (f.costs.value > 0) drop(f, seat, f.costs);
      f.regenBonus = Math.max(f.regenBonus, 0);
      return;
    }
    for (const effect of [f.defence, f.damageBonus, f.healingBonus, f.maxHP]) if (effect.value > 0) drop(f, seat, effect);
    if (f.costs.value < 0) drop(f, seat, f.costs);
    f.immortality = 0;
    f.hot = { power: 0, time: 0, increase: 0 };
    f.regenBonus = Math.min(f.regenBonus, 0);
  }

  // playable returns the different cards of the mover's hand that it can play.
  function playable(G, seat) {
    const f = G.fighters[seat];
    if (f.stun > 0) return [];
    return [...new Set(f.hand)].filter((index) => costOf(f, cardOf(seat, index)) <= f.ep);
  }

  const game = {
    name: 'boardduels',
    minPlayers: 2,
    maxPlayers: 2,
    disableUndo: true,
    setup,
    moves: { playCard },
    turn: {
      order: { first: ({ G }) => G.starter, next: ({ ctx }) => (ctx.playOrderPos + 1) % 2 },
      onBegin: ({ G, ctx }) => begin(G, Number(ctx.currentPlayer)),
      onEnd: ({ G, ctx }) => end(G, Number(ctx.currentPlayer)),
    },
    endIf: ({ G }) => (G.winner === null ? undefined : { winner: G.winner }),
  };
  return { game, playable };
}

module.exports = { newDuel };
