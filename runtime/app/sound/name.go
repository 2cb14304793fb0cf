// Package sound lets the game be heard: a mixer adds up what sounds at a time, and a speaker takes that to a device, if
// there is one.
package sound

import (
	"encoding/binary"
	"math"
	"sync"

	"boardduels/assets/sounds"
)

// Name is a sound of the game.
type Name string

// The sounds.
const (
	Draw       Name = "draw"
	PlayAttack Name = "play_attack"
	PlayDefend Name = "play_defend"
	PlayMajor  Name = "play_major"
	Return     Name = "return" // a card goes back into its deck
	Choose     Name = "choose"
	Press      Name = "press"
	Refuse     Name = "refuse" // something that can't be done now
	HitLight   Name = "hit_light"
	HitHeavy   Name = "hit_heavy"
	Shield     Name = "shield"
	Absorb     Name = "absorb" // the shield holds
	Crack      Name = "crack"  // nothing is left of it
	Heal       Name = "heal"
	Poison     Name = "poison"
	Stun       Name = "stun"
	Energy     Name = "energy"
	Boon       Name = "boon"
	Curse      Name = "curse"
	Trap       Name = "trap" // a reactive card lies open
	TurnMine   Name = "turn_mine"
	TurnTheirs Name = "turn_theirs"
	Danger     Name = "danger" // little hp is left
	Win        Name = "win"
	Loss       Name = "loss"

	hall Name = "hall" // goes on and on
)

// Names are all sounds that are played once.
func Names() []Name {
	return []Name{Draw, PlayAttack, PlayDefend, PlayMajor, Return, Choose, Press, Refuse, HitLight, HitHeavy, Shield, Absorb,
		Crack, Heal, Poison, Stun, Energy, Boon, Curse, Trap, TurnMine, TurnTheirs, Danger, Win, Loss}
}

var decoded sync.Map // []float32 by Name

// samples returns a sound's samples, -1…1; none for one that isn't there.
func samples(name Name) []float32 {
	if known, ok := decoded.Load(name); ok {
		return known.([]float32)
	}
	const header, size = 44, 2
	file := sounds.WAV(string(name))
	made := make([]float32, max(len(file)-header, 0)/size)
	for i := range made {
		made[i] = float32(int16(binary.LittleEndian.Uint16(file[header+size*i:]))) / math.MaxInt16
	}
	decoded.Store(name, made)
	return made
}
