package duel

import (
	"encoding/binary"

	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// Hash digests the whole state, chance included: FNV-1a over a fixed little-endian encoding. It is the same on every
// machine, and changes whenever the encoding does.
func (d *Duel) Hash(s *State) uint64 {
	if d.IsClassic() {
		var buf [512]byte
		return game.Digest(d.encode(s, buf[:0]))
	}
	var buf [1024]byte
	return game.Digest(d.encode(s, buf[:0]))
}

// encode appends a state's whole content, without the places that are not in use.
func (d *Duel) encode(s *State, b []byte) []byte {
	b = numbers(b, s.Round, s.Ply, int16(s.Mover), int16(s.Starter), int16(s.Winner))
	if d.numbers.Plays < d.numbers.Hand || !d.IsClassic() { // otherwise nobody comes to the end of what is allowed
		b = numbers(b, s.Plays)
	}
	for seat := range s.Fighters {
		f, p := &s.Fighters[seat], &s.Piles[seat]
		b = f.encode(b)
		b = append(b, f.Removed[:d.numbers.lines()]...)
		b = indexes(b, p.Deck[:f.DeckCount])
		b = indexes(b, p.Hand[:f.HandCount])
	}
	for _, stream := range s.streams {
		b = binary.LittleEndian.AppendUint64(b, uint64(stream))
	}
	for seat := range s.Fighters {
		b = s.Fighters[seat].encodeLater(b, game.Seat(seat))
	}
	if d.IsClassic() {
		return b
	}
	for seat := range s.Fighters {
		b = s.encodeRuled(b, seat)
		b = binary.LittleEndian.AppendUint64(b, uint64(s.ruleStreams[seat]))
	}
	if d.numbers.Clash.Pace != rule.NoClash {
		b = s.Stances.encode(b)
	}
	return b
}

// encodeRuled appends what rules have left on a seat's fighter.
func (s *State) encodeRuled(b []byte, seat int) []byte {
	f, r := &s.Fighters[seat], &s.Ruled[seat]
	b = append(b, f.Removed[:]...)
	b = numbers(b, r.Counters[:]...)
	for _, l := range r.Lasting {
		b = append(b, byte(l.Card), l.Rule, byte(l.Rounds), byte(l.Times))
	}
	b = append(b, r.Used[:]...)
	b = append(b, byte(f.CostNext))
	b = append(b, r.Forbidden[:]...)
	b = numbers(b, r.Added[:]...)
	b = append(b, r.Shown[:]...)
	b = append(b, r.Played[:]...)
	return append(b, r.Plays[:]...)
}

func (f *Fighter) encode(b []byte) []byte {
	b = numbers(b, f.HP, f.EP, f.Shield)
	for _, e := range Listed[:firstEffects] {
		b = f.encodeEffect(b, e)
	}
	b = numbers(b, f.DoTCount, f.HandCount, f.DeckCount, int16(f.Armed), f.ArmedPower)
	b = f.HoT.encode(b)
	for i := range f.DoTCount {
		b = f.DoTs[i].encode(b)
	}
	return b
}

// encodeEffect appends the numbers of an effect.
func (f *Fighter) encodeEffect(b []byte, e Effect) []byte {
	value, time := f.At(e)
	if value != nil {
		b = numbers(b, *value)
	}
	if time != nil {
		b = numbers(b, *time)
	}
	return b
}

// firstEffects is how many effects there were when states were first digested. Later ones are part of a digest where
// there are any: duels without them keep theirs.
const firstEffects = 10

func (f *Fighter) encodeLater(b []byte, seat game.Seat) []byte {
	for _, e := range Listed[firstEffects:] {
		if f.has(e) {
			b = f.encodeEffect(numbers(b, int16(seat), int16(e)), e)
		}
	}
	return b
}

func (p *Periodic) encode(b []byte) []byte { return numbers(b, p.Power, p.Time, p.Increase) }

func numbers(b []byte, values ...int16) []byte {
	for _, v := range values {
		b = binary.LittleEndian.AppendUint16(b, uint16(v))
	}
	return b
}

func indexes(b []byte, cards []CardIndex) []byte {
	for _, card := range cards {
		b = append(b, byte(card))
	}
	return b
}
