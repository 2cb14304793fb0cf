package main

// album is a set of pictures by file name, without the extension.
type album map[string]func() *drawing

// cards are the pictures of the classic set, by card id.
var cards = album{
	"spike_strike": spikeStrike, "cleave": cleave, "shield_block": shieldBlock, "rage": rage, "last_stand": lastStand,
	"holy_judgement": holyJudgement,

	"fire_bolt": fireBolt, "arcane_blast": arcaneBlast, "ignite": ignite, "ice_barrier": iceBarrier,
	"frost_nova": frostNova, "time_warp": timeWarp, "dispel": dispel,

	"smite": smite, "holy_fire": holyFire, "mending": mending, "renewal": renewal, "purify": purify,
	"curse_of_weakness": curseOfWeakness, "blessing": blessing, "divine_grace": divineGrace,

	"quick_cut": quickCut, "stab": stab, "backstab": backstab, "poison": poison, "riposte": riposte, "vanish": vanish,
	"blood_pact": bloodPact, "ambush": ambush,
}

// heroes are the portraits of the classic set, by hero id.
var heroes = album{"knight": knight, "mage": mage, "priest": priest, "rogue": rogue}

// characters are the portraits of opponents, by the ids of their brains.
var characters = album{"cyborg": cyborg, "orc": orc, "elf": elf, "zombie": zombie}

// icons are the signs of the game: its numbers, effects, kinds of action and buttons.
var icons = album{
	"hp": hpIcon, "ep": epIcon, "shield": shieldIcon, "defence": defenceIcon, "stun": stunIcon,
	"damage_bonus_up": damageUpIcon, "damage_bonus_down": damageDownIcon, "immortality": immortalityIcon,
	"regen_bonus": regenIcon, "costs_modifier_up": costsUpIcon, "costs_modifier_down": costsDownIcon,
	"max_hp_bonus": maxHPIcon, "healing": healingIcon, "healing_bonus": healingBonusIcon, "hot": hotIcon, "dot": dotIcon,
	"exhaustion": exhaustionIcon, "deck": deckIcon, "hand": handIcon, "major": majorIcon, "reactive": reactiveIcon,
	"attack": attackIcon, "defend": defendIcon, "major_attack": majorAttackIcon, "major_defend": majorDefendIcon,
	"cost": costIcon, "coin": coinIcon, "why": whyIcon, "log": logIcon, "end_turn": endTurnIcon,
	"removing_effects": removingIcon, "ignore_defense": ignoreDefenseIcon, "logo": logoIcon,
	"hurt": hurtIcon, "cracked": crackedIcon, "fallen": fallenIcon, "lethal": lethalIcon, "wreath": wreath, "bow": bowIcon, "staff": staffIcon,
	"stance_strike": strikeIcon, "stance_guard": guardIcon, "stance_focus": focusIcon,
	"sealed": sealedIcon, "foreseen": foreseenIcon, "unforeseen": unforeseenIcon, "outwitted": outwittedIcon,
}

// halls are where duels take place: one where nobody is at home, and those of the classic heroes.
var halls = func() album {
	all := homeHalls()
	all["by_night"], all["by_day"] = hallByNight, hallByDay
	return all
}()

var (
	blanks   = album{"card": unknownCard, "hero": unknownHero, "back": cardBack}
	launcher = album{"icon": appIcon}
)

// folders says where each album lies in the module.
var folders = []struct {
	path  string
	album album
}{
	{"assets/classic/art", cards},
	{"assets/halls", halls},
	{"assets/classic/art", heroes},
	{"assets/blanks", blanks},
	{"assets/characters", characters},
	{"assets/nemeses", nemesisFaces()},
	{"assets/icons", icons},
	{"android", launcher},
}

// files are all pictures by their path in the module.
func files() map[string][]byte {
	all := map[string][]byte{}
	for _, folder := range folders {
		for name, draw := range folder.album {
			all[folder.path+"/"+name+".svg"] = draw().svg()
		}
	}
	return all
}

// drawables are the layers of the launcher's picture by their path in the module.
func drawables() map[string][]byte {
	all := map[string][]byte{}
	for name, draw := range layers {
		all["android/res/drawable-v26/"+name+".xml"] = draw().vector()
	}
	return all
}
