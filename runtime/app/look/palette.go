package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"boardduels/runtime/duel"
)

// Colours of the game beside the toolkit's own names.
const (
	ColorTable  fyne.ThemeColorName = "table"  // what the cards lie on
	ColorPanel  fyne.ThemeColorName = "panel"  // a raised part of the table
	ColorEdge   fyne.ThemeColorName = "edge"   // around panels
	ColorMuted  fyne.ThemeColorName = "muted"  // text of less weight
	ColorGold   fyne.ThemeColorName = "gold"   // what is special: major cards, the mover
	colorHP     fyne.ThemeColorName = "hp"     // hp bar
	ColorEnergy fyne.ThemeColorName = "energy" // energy pips
	ColorShield fyne.ThemeColorName = "shield" // shield
	ColorHarm   fyne.ThemeColorName = "harm"   // damage, curses
	colorGroove fyne.ThemeColorName = "groove" // what a slider runs in
	ColorHelp   fyne.ThemeColorName = "help"   // healing, boons
	ColorRing   fyne.ThemeColorName = "ring"   // around what the keyboard is at
	ColorInner  fyne.ThemeColorName = "inner"  // inside of that ring: one of both is seen on any ground
)

func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 0xff}
}

// menuSafe returns a colour of text that also shows in menus. The toolkit (v2.7.4, widget/menu_item.go) draws shortcuts
// in the foreground's colour, and takes the lower byte of 95 % of its 16 bits of opacity for the opacity: full opacity
// would leave 20 %. An opacity that is 0.1 % less leaves all.
func menuSafe(hex uint32) color.RGBA64 {
	c := rgb(hex)
	return color.RGBA64{R: uint16(c.R) * 0x101, G: uint16(c.G) * 0x101, B: uint16(c.B) * 0x101, A: 0xffca}
}

// Faded returns a colour with the given opacity, 0…1.
func Faded(c color.Color, opacity float32) color.NRGBA {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	n.A = uint8(float32(n.A) * opacity)
	return n
}

// night is a torch-lit hall: deep blue stone, warm gold.
var night = map[fyne.ThemeColorName]color.Color{
	ColorTable:                         rgb(0x14161f),
	ColorPanel:                         rgb(0x1f2331),
	ColorEdge:                          rgb(0x3a4158),
	ColorMuted:                         rgb(0xa9b0c4),
	ColorGold:                          rgb(0xf0c464),
	colorHP:                            rgb(0xd2483f),
	ColorEnergy:                        rgb(0x4aa3f0),
	ColorShield:                        rgb(0x9fb6d0),
	ColorHarm:                          rgb(0xff7a66),
	ColorHelp:                          rgb(0x6fd28a),
	colorGroove:                        rgb(0x5b6584),
	ColorRing:                          rgb(0x7fd4ff),
	ColorInner:                         rgb(0x0b0d14),
	theme.ColorNameBackground:          rgb(0x14161f),
	theme.ColorNameForeground:          menuSafe(0xf1ead9),
	theme.ColorNameButton:              rgb(0x2b3145),
	theme.ColorNameDisabledButton:      rgb(0x20242f),
	theme.ColorNameDisabled:            rgb(0x9299af),
	theme.ColorNamePlaceHolder:         rgb(0x9aa1b5),
	theme.ColorNamePrimary:             rgb(0xe2ae45),
	theme.ColorNameForegroundOnPrimary: rgb(0x221a08),
	theme.ColorNameHyperlink:           rgb(0xf0c464),
	theme.ColorNameFocus:               color.NRGBA{0xf0, 0xc4, 0x64, 0x50},
	theme.ColorNameSelection:           color.NRGBA{0xf0, 0xc4, 0x64, 0x40},
	theme.ColorNameHover:               color.NRGBA{0xff, 0xff, 0xff, 0x14},
	theme.ColorNamePressed:             color.NRGBA{0xff, 0xff, 0xff, 0x24},
	theme.ColorNameInputBackground:     rgb(0x1b1f2c),
	theme.ColorNameInputBorder:         rgb(0x4a5270),
	theme.ColorNameMenuBackground:      rgb(0x262b3c),
	theme.ColorNameOverlayBackground:   rgb(0x1b1f2c),
	theme.ColorNameHeaderBackground:    rgb(0x1f2331),
	theme.ColorNameSeparator:           rgb(0x343b50),
	theme.ColorNameScrollBar:           color.NRGBA{0xf1, 0xea, 0xd9, 0x60},
	theme.ColorNameScrollBarBackground: color.NRGBA{0, 0, 0, 0x30},
	theme.ColorNameShadow:              color.NRGBA{0, 0, 0, 0x80},
	theme.ColorNameError:               rgb(0xff7a66),
	theme.ColorNameForegroundOnError:   rgb(0x2a0d08),
	theme.ColorNameSuccess:             rgb(0x6fd28a),
	theme.ColorNameForegroundOnSuccess: rgb(0x0b2312),
	theme.ColorNameWarning:             rgb(0xf0c464),
	theme.ColorNameForegroundOnWarning: rgb(0x221a08),
}

// day is the same hall with the shutters open.
var day = map[fyne.ThemeColorName]color.Color{
	ColorTable:                         rgb(0xe9e1d0),
	ColorPanel:                         rgb(0xf7f2e6),
	ColorEdge:                          rgb(0xb9ab8d),
	ColorMuted:                         rgb(0x5d5546),
	ColorGold:                          rgb(0x835800),
	colorHP:                            rgb(0xb93129),
	ColorEnergy:                        rgb(0x1f6fc0),
	ColorShield:                        rgb(0x56708e),
	ColorHarm:                          rgb(0xb02a1c),
	ColorHelp:                          rgb(0x186f33),
	colorGroove:                        rgb(0x857a62),
	ColorRing:                          rgb(0x0b57d0),
	ColorInner:                         rgb(0xffffff),
	theme.ColorNameBackground:          rgb(0xe9e1d0),
	theme.ColorNameForeground:          menuSafe(0x241d12),
	theme.ColorNameButton:              rgb(0xd9ceb4),
	theme.ColorNameDisabledButton:      rgb(0xe2dac8),
	theme.ColorNameDisabled:            rgb(0x655c4b),
	theme.ColorNamePlaceHolder:         rgb(0x645b4b),
	theme.ColorNamePrimary:             rgb(0x8a5a06),
	theme.ColorNameForegroundOnPrimary: rgb(0xfff8e8),
	theme.ColorNameHyperlink:           rgb(0x7a4f05),
	theme.ColorNameFocus:               color.NRGBA{0x8a, 0x5a, 0x06, 0x48},
	theme.ColorNameSelection:           color.NRGBA{0x8a, 0x5a, 0x06, 0x38},
	theme.ColorNameHover:               color.NRGBA{0, 0, 0, 0x12},
	theme.ColorNamePressed:             color.NRGBA{0, 0, 0, 0x20},
	theme.ColorNameInputBackground:     rgb(0xfbf7ec),
	theme.ColorNameInputBorder:         rgb(0xa8997a),
	theme.ColorNameMenuBackground:      rgb(0xfbf7ec),
	theme.ColorNameOverlayBackground:   rgb(0xf7f2e6),
	theme.ColorNameHeaderBackground:    rgb(0xe0d6bf),
	theme.ColorNameSeparator:           rgb(0xc9bda2),
	theme.ColorNameScrollBar:           color.NRGBA{0x24, 0x1d, 0x12, 0x70},
	theme.ColorNameScrollBarBackground: color.NRGBA{0, 0, 0, 0x12},
	theme.ColorNameShadow:              color.NRGBA{0, 0, 0, 0x40},
	theme.ColorNameError:               rgb(0xb02a1c),
	theme.ColorNameForegroundOnError:   rgb(0xfff4f2),
	theme.ColorNameSuccess:             rgb(0x186f33),
	theme.ColorNameForegroundOnSuccess: rgb(0xf1fff5),
	theme.ColorNameWarning:             rgb(0x835800),
	theme.ColorNameForegroundOnWarning: rgb(0xfff8e8),
}

// Color returns a colour of the current theme.
func Color(name fyne.ThemeColorName) color.Color { return theme.Color(name) }

// KindColor returns the frame colour of a kind of card. It is the same in both palettes, as printed cards are.
func KindColor(k duel.Kind) color.NRGBA {
	return [duel.KindCount]color.NRGBA{
		duel.Attack:       rgb(0x9c3b34),
		duel.Defence:      rgb(0x2f6398),
		duel.MajorAttack:  rgb(0xb06a1a),
		duel.MajorDefence: rgb(0x5d4aa3),
	}[k]
}

// The colours of a card's print, the same in both palettes.
var (
	Parchment    = rgb(0xf3e9d2)
	DimParchment = rgb(0xc4bba6)
	Ash          = rgb(0x555a66)
	Ink          = rgb(0x231a10)
	Gold         = rgb(0xf0c464)
	Gem          = rgb(0x1f5fae)
	White        = rgb(0xffffff)
	Warning      = rgb(0xb3261e)
)

// The colours of gauges and chips, the same in both palettes because white stands on them.
var (
	Blood  = rgb(0xb8352d)
	Trough = rgb(0x4a2723)
	Boon   = rgb(0x2b6e45)
	Loss   = rgb(0xd9622b)
	Curse  = rgb(0x8a2f28)
)

// The colours of numbers that rise over portraits, in both palettes: they have an outline of ink.
var (
	Hit    = rgb(0xff4d3d)
	Venom  = rgb(0xc08bff)
	Mended = rgb(0x63e08c)
	Warded = rgb(0xa9d4ff)
)
