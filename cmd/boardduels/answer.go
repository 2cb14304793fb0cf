//go:build !js

package main

import (
	"context"

	"boardduels/ai/duel/counterplay"
	"boardduels/ai/duel/habit"
	"boardduels/kb"
	"boardduels/schema"
)

// answerIn finds what the AI does about the user of a hero, by what the documents of a pack say of each hero: whatever
// is in that hero's is of this user. Heroes that can't play are left out.
func answerIn(ctx context.Context, pack *schema.Pack, hero string) (habit.Answers, error) {
	known := map[string]*kb.Knowledge{}
	for _, id := range pack.IDs(schema.HeroKind) {
		k, err := kb.ForHero(pack, id)
		if err == nil {
			_, err = pack.DuelHero(id)
		}
		switch {
		case err == nil:
			known[id] = k
		case id == hero:
			return nil, err
		}
	}
	if d := pack.Find(schema.CasesKind, hero); d != nil && known[hero] != nil {
		known[hero] = known[hero].With(d)
	}
	return counterplay.Find(ctx, pack, hero, known)
}
