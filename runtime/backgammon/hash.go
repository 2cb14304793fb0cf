package backgammon

import "encoding/binary"

// Hash digests the whole state, chance included: FNV-1a over a fixed encoding.
func (*Game) Hash(s *State) uint64 {
	const offset, prime = 0xcbf29ce484222325, 0x100000001b3
	var buf [80]byte
	b := buf[:0]
	for seat := range s.Board {
		for _, count := range s.Board[seat] {
			b = append(b, byte(count))
		}
	}
	b = append(b, byte(s.Dice[0]), byte(s.Dice[1]), byte(s.Mover), byte(s.Winner), byte(s.Win))
	b = binary.LittleEndian.AppendUint32(b, uint32(s.Ply))
	b = binary.LittleEndian.AppendUint64(b, uint64(s.stream))
	hash := uint64(offset)
	for _, x := range b {
		hash = (hash ^ uint64(x)) * prime
	}
	return hash
}
