// Package forecast foretells how a user spends turns, and proves that it did so beforehand: before each turn of the
// user it seals by what it expects, and once the turn is over it says what that expected of the hand that was held. A
// seal is a commitment: whoever has noted its digest can tell that nothing was changed afterwards.
package forecast

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math"

	"boardduels/ai/duel/usermodel"
	"boardduels/runtime/duel"
)

// Version is that of what is sealed: which numbers, and what they mean.
const Version = 1

// Model is what is believed of a user at a moment: the weights of package usermodel in whole thousandths, the same on
// every machine.
type Model [usermodel.Count]int32

// perUnit is how many steps a weight of 1 has.
const perUnit = 1000

// modelOf returns weights as they are sealed.
func modelOf(weights *usermodel.Vector) (m Model) {
	for i, w := range weights {
		m[i] = int32(math.Round(float64(w) * perUnit))
	}
	return m
}

func (m *Model) weights() (v usermodel.Vector) {
	for i, n := range m {
		v[i] = float32(n) / perUnit
	}
	return v
}

// Salt keeps a seal from being guessed at. It comes from the system, not from the duel's luck.
type Salt [16]byte

// Digest is what is shown, and written down, of a seal before the turn.
type Digest [sha256.Size]byte

// String returns the digest in hexadecimal digits.
func (d Digest) String() string { return hex.EncodeToString(d[:]) }

// Seal is what a model is closed in before a turn of its user.
type Seal struct {
	Turn   int // its place in the record's turns, from 1
	Digest Digest
	Salt   Salt
	Model  Model
}

// seal closes a model before a turn of whoever plays a hero.
func seal(hero *duel.Hero, turn int, salt Salt, m *Model) Seal {
	return Seal{Turn: turn, Digest: digest(hero, turn, salt, m), Salt: salt, Model: *m}
}

// digest returns the SHA-256 of a text that anybody can write down again (docs/tester/formats.md): the version, the
// turn, the salt, then each trait that the hero knows with its number.
func digest(hero *duel.Hero, turn int, salt Salt, m *Model) Digest {
	text := fmt.Appendf(nil, "board-duels forecast %d\nturn %d\nsalt %x\n", Version, turn, salt[:])
	for i, n := range m {
		if name := usermodel.Name(hero, usermodel.ID(i)); name != "" {
			text = fmt.Appendf(text, "%s %d\n", name, n)
		}
	}
	return sha256.Sum256(text)
}
