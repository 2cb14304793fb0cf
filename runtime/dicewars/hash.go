package dicewars

import (
	"encoding/binary"

	"boardduels/runtime/game"
)

// Hash digests the whole state, chance included: FNV-1a over a fixed encoding. Which areas touch is the map's, and how
// many of the attacks belong to this turn follows from the states before.
func (*Game) Hash(s *State) uint64 {
	var buf [128]byte
	b := buf[:0]
	for seat := range s.Own {
		b = binary.LittleEndian.AppendUint32(b, uint32(s.Own[seat]))
		b = append(b, byte(s.Reserve[seat]))
	}
	for _, dice := range s.Dice {
		b = append(b, byte(dice))
	}
	over := byte(0)
	if s.Over {
		over = 1
	}
	b = append(b, byte(s.Map), byte(s.Mover), over)
	b = binary.LittleEndian.AppendUint16(b, uint16(s.Quiet))
	b = binary.LittleEndian.AppendUint16(b, uint16(s.Attacks))
	b = binary.LittleEndian.AppendUint32(b, uint32(s.Turns))
	b = binary.LittleEndian.AppendUint64(b, uint64(s.attack))
	b = binary.LittleEndian.AppendUint64(b, uint64(s.fall))
	return game.Digest(b)
}
