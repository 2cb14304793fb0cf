package main

import (
	"encoding/binary"
	"math"
)

// grain is the step of samples: each is a multiple of it. What that adds is noise at −77 dB, 50 below the quietest
// sound, and the files pack into two thirds.
const grain = 16

// wav is a sound as a file: one channel of 16 bits.
func wav(b buffer) []byte {
	const header, size = 44, 2
	data := len(b) * size
	out := make([]byte, 0, header+data)
	out = append(out, "RIFF"...)
	out = binary.LittleEndian.AppendUint32(out, uint32(header-8+data))
	out = append(out, "WAVEfmt "...)
	out = binary.LittleEndian.AppendUint32(out, 16)
	out = binary.LittleEndian.AppendUint16(out, 1) // samples as they are
	out = binary.LittleEndian.AppendUint16(out, 1) // channel
	out = binary.LittleEndian.AppendUint32(out, rate)
	out = binary.LittleEndian.AppendUint32(out, rate*size)
	out = binary.LittleEndian.AppendUint16(out, size)
	out = binary.LittleEndian.AppendUint16(out, 8*size)
	out = append(out, "data"...)
	out = binary.LittleEndian.AppendUint32(out, uint32(data))
	for _, v := range b {
		out = binary.LittleEndian.AppendUint16(out, uint16(grain*int16(math.Round(v*math.MaxInt16/grain))))
	}
	return out
}
