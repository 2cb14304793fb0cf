package main

// palette gives a hero its look: the ground goes from deep at the edges to glow at the heart of a picture, the motif
// lies on it, and ink outlines what stands before it. Colours are "#rrggbb".
type palette struct {
	ink, deep, mid, glow string
	accent, bright       string // the hero's own colour, and its lit side
	cloth                tone
}

// tone is one material in light from the upper left: shadow, body, lit plane, rim.
type tone struct{ shade, base, light, rim string }

var (
	knightPalette = palette{"#0c1424", "#142440", "#2c4d78", "#6f9bcb", "#cf3440", "#f57a68",
		tone{"#7d1724", "#c22f3d", "#e8574f", "#ffb09a"}}
	magePalette = palette{"#130a2b", "#1f1048", "#4a2899", "#9467e8", "#2cc9e0", "#b4f5ff",
		tone{"#2f1a6e", "#5a34b4", "#8a63e0", "#cdb8ff"}}
	priestPalette = palette{"#3d210a", "#8f581a", "#d79f3a", "#fbe39a", "#e0a52f", "#fff6dc",
		tone{"#bfa273", "#f0e0bb", "#fffaea", "#ffffff"}}
	roguePalette = palette{"#040b08", "#0a1a14", "#17402f", "#468a5e", "#74d491", "#d2f7bf",
		tone{"#0d261d", "#1d4a37", "#377556", "#9be0ae"}}
	neutralPalette = palette{"#15131c", "#211e2c", "#433d55", "#8b82a6", "#d8a94a", "#fbe7b2",
		tone{"#3a3350", "#5e5579", "#857aa3", "#cfc6e6"}}
)

var (
	steel  = tone{"#4d5f7c", "#8fa5c0", "#d3dfec", "#ffffff"}
	iron   = tone{"#252f40", "#47566d", "#7488a2", "#c2d3e6"}
	gold   = tone{"#8d5a14", "#d99b2b", "#f8d56f", "#fff5cc"}
	wood   = tone{"#432613", "#77482a", "#a8703f", "#dcae79"}
	skin   = tone{"#8f5537", "#cd9068", "#efc29a", "#ffe9cf"}
	flame  = tone{"#c22a1c", "#f26b21", "#ffb733", "#fff3b8"}
	ice    = tone{"#2a66ac", "#66b2e6", "#bfeafc", "#ffffff"}
	holy   = tone{"#e5a833", "#fbd565", "#fff0b3", "#ffffff"}
	venom  = tone{"#3d7a1e", "#79c22c", "#c1ee5a", "#f2ffc4"}
	blood  = tone{"#5e0f1c", "#a81e2e", "#dc4148", "#ff9a8c"}
	arcane = tone{"#5426c4", "#9457f5", "#d6a8ff", "#ffffff"}
	bone   = tone{"#8c8271", "#cfc5ae", "#f1ebda", "#ffffff"}
)
