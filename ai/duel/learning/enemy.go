package learning

import (
	"cmp"
	"slices"

	"boardduels/ai/cbr/weighing"
	"boardduels/ai/duel/appraisal"
	"boardduels/ai/duel/turnfeature"
	"boardduels/schema"
)

// enemy is what a learner has learned against another hero.
type enemy struct {
	hero    string
	weights turnfeature.Vector // what is added to the common ones
	mean    turnfeature.Vector // of them over the last duels
	studied int                // duels against it, since the learner was made
}

// meet has the learner fight a hero from now on.
func (l *learner) meet(hero string) {
	if l.foe != nil {
		l.foe.weights = l.Weights.Enemy
	}
	i := slices.IndexFunc(l.enemies, func(e *enemy) bool { return e.hero == hero })
	if i < 0 {
		known := appraisal.Against(l.hero, l.knowledge, hero)
		l.enemies, i = append(l.enemies, &enemy{hero: hero, weights: known, mean: known}), len(l.enemies)
	}
	l.foe = l.enemies[i]
	l.Weights.Enemy = l.foe.weights
}

// averageEnemy moves the mean of what is learned against the hero that is fought.
func (l *learner) averageEnemy() {
	l.foe.studied++
	weighing.Follow(&l.foe.mean, &l.Weights.Enemy, l.foe.studied)
}

// taughtEnemies returns what was known against other heroes, and what was learned since, by the heroes' ids.
func (l *learner) taughtEnemies() []schema.Enemy {
	enemies := slices.DeleteFunc(slices.Clone(l.knowledge.Enemies), func(known schema.Enemy) bool {
		return slices.ContainsFunc(l.enemies, func(e *enemy) bool { return e.hero == known.Hero })
	})
	for _, e := range l.enemies {
		if weights := appraisal.Weights(l.hero, &e.mean); len(weights) > 0 {
			enemies = append(enemies, schema.Enemy{Hero: e.hero, Ease: l.knowledge.Ease(e.hero), Weights: weights})
		}
	}
	slices.SortFunc(enemies, func(a, b schema.Enemy) int { return cmp.Compare(a.Hero, b.Hero) })
	return enemies
}
