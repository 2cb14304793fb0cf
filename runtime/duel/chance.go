package duel

import "boardduels/runtime/game"

// The named streams of chance: one per purpose and seat, so that a change in one place doesn't shift the draws of
// another.
const (
	coinStream    = 0 // who starts
	shuffleStream = 1 // plus the seat: the order of its deck
	powerStream   = 3 // plus the seat: its damage, healing and absorption between a base and a maximum
	returnStream  = 5 // plus the seat: where its cards go back into the deck
	streamCount   = 7
)

// world tells the streams of a duel from those of a determinization, so that who knows the seed of a duel can't work
// out what is hidden in it.
type world uint64

const (
	actual   world = 0
	imagined world = streamCount
)

// Purposes is how many streams of a seed belong to duels, those that are imagined included: the purposes below it. Who
// draws on the seed of a duel for something else takes others.
const Purposes = 2 * streamCount

func newStreams(w world, seed uint64) [streamCount]game.Stream {
	var streams [streamCount]game.Stream
	for purpose := range streams {
		streams[purpose] = game.NewStream(seed, uint64(w)+uint64(purpose))
	}
	return streams
}

// newRuleStreams returns the chance of rules, in a state of a duel that has some.
func (d *Duel) newRuleStreams(w world, seed uint64) (streams [2]game.Stream) {
	if d.IsClassic() {
		return streams
	}
	const first = 1 << 32 // far from what else is drawn from the seed
	for seat := range streams {
		streams[seat] = game.NewStream(seed, first+2*uint64(w)+uint64(seat))
	}
	return streams
}

// Reroll draws the chance to come anew, from what there is of it: whoever plans on from the state learns nothing of
// what will truly come.
func (s *State) Reroll() {
	for purpose := range s.streams {
		stream := s.streams[purpose]
		s.streams[purpose] = game.NewStream(stream.Next(), uint64(imagined)+uint64(purpose))
	}
	if s.ruleStreams == [2]game.Stream{} {
		return
	}
	for seat := range s.ruleStreams {
		stream := s.ruleStreams[seat]
		s.ruleStreams[seat] = game.NewStream(stream.Next(), uint64(imagined)+uint64(streamCount+seat))
	}
}

// shuffle puts cards into a uniformly random order (Fisher and Yates).
func shuffle(cards []CardIndex, stream *game.Stream) {
	for i := len(cards) - 1; i > 0; i-- {
		j := stream.Below(i + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
}
