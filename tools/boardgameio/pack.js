// Reads heroes of a pack folder: heroes/<id>.xml and cards/<id>.xml, as docs/player/rules/duel.md and the schema describe them.
'use strict';

const fs = require('node:fs');
const path = require('node:path');

const deckSize = 12;

// elements returns the flat elements of a document in order: name, attributes as text, and text.
function elements(xml) {
  const body = xml.replace(/<!--[^]*?-->/g, '');
  return [...body.matchAll(/<([\w]+)([^<>]*)>([^<]*)<\/\1>/g)].map(([, name, attributes, text]) => ({
    name,
    attributes,
    text: text.trim(),
  }));
}

function value(text) {
  if (text === 'true' || text === 'false') return text === 'true';
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

// fields returns a document's elements by name.
function fields(list) {
  return Object.fromEntries(list.map(({ name, text }) => [name, value(text)]));
}

function readCard(pack, id) {
  const card = fields(elements(fs.readFileSync(path.join(pack, 'cards', `${id}.xml`), 'utf8')));
  const number = (name, otherwise = 0) => (typeof card[name] === 'number' ? card[name] : otherwise);
  const most = (part) => Math.max(number(`max_${part}`), number(`base_${part}`));
  return {
    id,
    isMajor: card.isMajor === true,
    cost: number('cost'),
    damage: [number('base_damage'), most('damage')],
    healing: [number('base_healing'), most('healing')],
    absorb: [number('base_absorb'), most('absorb')],
    increaseByCost: card.increase_by_cost === true,
    increaseByHPLost: card.increase_by_hp_lost === true,
    ignoresDefence: card.ignore_defense === true,
    isNotFatal: card.isNotFatal === true,
    defence: number('defense_bonus'),
    maxHP: number('health_bonus'),
    damageBonus: number('damage_bonus'),
    costBonus: number('cost_bonus'),
    healingBonus: number('my_healing_bonus'),
    regenBonus: number('my_regen_bonus'),
    dot: number('DoT_power'),
    hot: number('HoT_power'),
    increase: number('effect_increasing'),
    length: number('bonus_length'),
    immortality: number('immortality_length'),
    stun: number('stun_time'),
    atSelf: card.attackHimself === true,
    removes: card.removingEffects === true,
    isReactive: card.activate_by_next_attack === true,
  };
}

// readHero returns a hero's start values and its deck, a list of different cards with copies.
function readHero(pack, id) {
  const list = elements(fs.readFileSync(path.join(pack, 'heroes', `${id}.xml`), 'utf8'));
  const { hp, ep, regen } = fields(list);
  const deck = list
    .filter(({ name }) => name === 'spell_card')
    .map(({ attributes, text }) => ({
      card: readCard(pack, text),
      copies: Number(/copies="(\d+)"/.exec(attributes)?.[1] ?? 1),
    }));
  const total = deck.reduce((sum, { copies }) => sum + copies, 0);
  if (total !== deckSize) throw new Error(`hero ${id}: ${total} cards in the deck, a deck has ${deckSize}`);
  return { id, hp, ep, regen, deck };
}

module.exports = { readHero };
