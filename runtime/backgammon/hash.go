package backgammon

import (
	"encoding/binary"

	"boardduels/runtime/game"
)

// Hash digests the whole state, chance included: FNV-1a over a fixed encoding.
func (*Game) Hash(s *State) uint64 {
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
	return game.Digest(b)
}
