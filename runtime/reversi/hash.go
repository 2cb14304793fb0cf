package reversi

import (
	"encoding/binary"

	"boardduels/runtime/game"
)

// Hash digests the position: FNV-1a over the discs of black and white in little-endian order and the mover, 255 at the
// end.
func (Game) Hash(s *State) uint64 {
	var buf [17]byte
	binary.LittleEndian.PutUint64(buf[:], uint64(s.discs[Black]))
	binary.LittleEndian.PutUint64(buf[8:], uint64(s.discs[White]))
	buf[16] = byte(s.mover)
	return game.Digest(buf[:])
}
