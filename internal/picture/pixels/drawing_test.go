package pixels_test

import (
	"fmt"
	"image"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/internal/picture"
	"boardduels/internal/picture/pixels"
)

// place is what a drawing of 100 × 100 units shows at a point: #rrggbbaa, not multiplied.
type place struct {
	x, y int
	want string
}

const clear = "#00000000"

// What Figma, Inkscape and Illustrator export looks as it does in a browser.
func TestDrawingsLookAsInABrowser(t *testing.T) {
	const square = "M0 0H100V100H0zM20 20H80V80H20z"
	for name, c := range map[string]struct {
		inside string
		places []place
	}{
		"even and odd": {`<path fill-rule="evenodd" fill="red" d="` + square + `"/>`, []place{{10, 10, "#ff0000ff"}, {50, 50, clear}}},
		"not zero":     {`<path fill="red" d="` + square + `"/>`, []place{{10, 10, "#ff0000ff"}, {50, 50, "#ff0000ff"}}},
		"even and odd, inherited, with a gradient": {`<linearGradient id="a" x2="0" y2="1"><stop stop-color="red"/><stop offset=".5" stop-color="red"/><stop offset=".5" stop-color="blue"/></linearGradient>` +
			`<g fill-rule="evenodd" fill="url(#a)"><path d="` + square + `"/></g>`, []place{{50, 10, "#ff0000ff"}, {50, 90, "#0000ffff"}, {50, 50, clear}}},
		"a clip": {`<clipPath id="a"><rect x="20" y="20" width="40" height="40"/><circle cx="80" cy="80" r="10"/></clipPath><g clip-path="url(#a)"><rect width="100" height="100" fill="red"/></g>`,
			[]place{{10, 10, clear}, {40, 40, "#ff0000ff"}, {80, 80, "#ff0000ff"}, {70, 40, clear}}},
		"clips of clips": {`<clipPath id="a"><rect width="50" height="100"/></clipPath><clipPath id="b"><path clip-rule="evenodd" d="` + square + `"/></clipPath>` +
			`<g clip-path="url(#a)"><rect width="100" height="100" style="fill:red;clip-path:url(#b)"/></g>`, []place{{10, 50, "#ff0000ff"}, {35, 50, clear}, {90, 50, clear}}},
		"a clip in a transform": {`<clipPath id="a" transform="translate(10)"><rect width="10" height="10"/></clipPath><rect transform="scale(4)" width="100" height="100" clip-path="url(#a)"/>`,
			[]place{{20, 20, clear}, {60, 20, "#000000ff"}, {90, 20, clear}}},
		"alpha": {`<rect width="50" height="100" fill="#ff000080"/><rect x="50" width="50" height="100" fill="rgba(0,0,255,.5)" fill-opacity=".5"/>`, []place{{10, 10, "#ff000080"}, {90, 10, "#0000ff40"}}},
		"alpha of stops": {`<linearGradient id="a"><stop stop-color="#f008"/><stop offset="1" stop-color="rgb(255 0 0 / 0.533)" stop-opacity="1"/></linearGradient><rect width="100" height="100" fill="url(#a)"/>`,
			[]place{{50, 50, "#ff000088"}}},
		"units of the user": {`<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" x2="20"><stop offset=".5" stop-color="red"/><stop offset=".5" stop-color="blue"/></linearGradient>` +
			`<g transform="scale(5)"><path fill="url(#a)" d="M0 0H20V20H0z"/></g>`, []place{{40, 50, "#ff0000ff"}, {60, 50, "#0000ffff"}}},
		"inherited gradients": {`<linearGradient id="a" href="#b" x1=".5"/><linearGradient id="b" x2=".5" x1="0" y2="0" gradientTransform="rotate(0)"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><rect width="100" height="100" fill="url(#a)"/>`,
			[]place{{60, 50, "#0000ffff"}}},
		"one colour":         {`<linearGradient id="a"><stop stop-color="red"/></linearGradient><rect width="100" height="100" fill="url(#a)"/>`, []place{{50, 50, "#ff0000ff"}}},
		"no such gradient":   {`<rect width="100" height="100" fill="url(#a)"/><rect width="50" height="50" fill="url(#a) red"/>`, []place{{25, 25, "#ff0000ff"}, {75, 75, clear}}},
		"a stroke grows":     {`<path transform="scale(10)" d="M0 5H10" stroke="red" stroke-width="4"/>`, []place{{50, 35, "#ff0000ff"}, {50, 65, "#ff0000ff"}, {50, 25, clear}}},
		"a stroke of 1":      {`<path d="M0 50.5H100" stroke="red"/>`, []place{{50, 50, "#ff0000ff"}, {50, 51, clear}}},
		"pointed corners":    {`<path d="M20 80L50 50L80 80" fill="none" stroke="red" stroke-width="20"/>`, []place{{50, 38, "#ff0000ff"}}},
		"the current colour": {`<g color="red"><rect width="50" height="100" fill="currentColor"/><rect x="50" width="50" height="100" color="blue" fill="currentcolor"/></g>`, []place{{25, 50, "#ff0000ff"}, {75, 50, "#0000ffff"}}},
		"the weight of rules": {`<style>#a{fill:red}.b{fill:blue}rect{fill:lime}.c{fill:red!important}</style><rect id="a" class="b" width="50" height="50"/><rect class="c" style="fill:blue" x="50" width="50" height="50"/>` +
			`<rect class="b" fill="red" y="50" width="50" height="50"/><rect x="50" y="50" width="50" height="50"/>`, []place{{25, 25, "#ff0000ff"}, {75, 25, "#ff0000ff"}, {25, 75, "#0000ffff"}, {75, 75, "#00ff00ff"}}},
		"what is said twice":   {`<rect width="100" height="100" fill="red" opacity=".5" style="opacity:.5"/>`, []place{{50, 50, "#ff000080"}}},
		"overlaps in a group":  {`<g opacity=".5"><rect width="60" height="100" fill="red"/><rect x="40" width="60" height="100" fill="blue"/></g>`, []place{{20, 50, "#ff000080"}, {50, 50, "#0000ff80"}, {80, 50, "#0000ff80"}}},
		"groups in a group":    {`<g opacity=".5"><g opacity=".5"><rect width="60" height="100"/><rect width="60" height="100"/></g></g>`, []place{{20, 50, "#00000040"}, {80, 50, clear}}},
		"a group over another": {`<rect width="100" height="100" fill="red"/><g opacity=".2"><rect width="100" height="100"/><g opacity="0"><rect width="9" height="9"/></g><use href="#a"/></g><path id="a" d="M0 0"/>`, []place{{50, 50, "#ff0000ff"}}},
		"both inks of one":     {`<circle cx="50" cy="50" r="30" fill="red" stroke="blue" stroke-width="40" opacity=".5"/>`, []place{{50, 50, "#ff000080"}, {50, 25, "#0000ff80"}}},
		"opacities of fills":   {`<g fill-opacity=".2" fill="red"><rect width="100" height="100" fill-opacity=".5"/></g>`, []place{{50, 50, "#ff000080"}}},
		"seen in what isn't":   {`<g visibility="hidden"><rect width="50" height="100"/><rect visibility="visible" x="50" width="50" height="100"/></g>`, []place{{25, 50, clear}, {75, 50, "#000000ff"}}},
		"a symbol":             {`<symbol id="a" viewBox="0 0 10 10"><rect width="10" height="10" fill="red"/></symbol><use href="#a" x="20" y="20" width="60" height="40"/>`, []place{{25, 40, clear}, {40, 40, "#ff0000ff"}, {75, 40, clear}}},
		"a symbol at a place": {`<symbol id="a" x="20" y="30" viewBox="0 0 10 10" width="40" height="40"><rect width="20" height="20" fill="red"/></symbol><use href="#a" x="10"/>`,
			[]place{{25, 50, clear}, {35, 35, "#ff0000ff"}, {65, 65, "#ff0000ff"}, {75, 50, clear}, {50, 25, clear}, {50, 75, clear}}},
		"a clip moves with what is used": {`<clipPath id="c"><rect width="30" height="30"/></clipPath><defs><rect id="r" width="60" height="60" fill="red"/></defs><use href="#r" x="30" y="30" clip-path="url(#c)"/>`,
			[]place{{15, 15, clear}, {45, 45, "#ff0000ff"}, {75, 75, clear}}},
		"a radius that isn't said": {`<ellipse cx="25" cy="25" rx="20"/><ellipse cx="75" cy="25" rx="auto" ry="20"/><ellipse cx="25" cy="75" rx="20" ry="-4"/><ellipse cx="75" cy="75" rx="0" ry="20"/>`,
			[]place{{25, 10, "#000000ff"}, {10, 25, "#000000ff"}, {60, 25, "#000000ff"}, {75, 10, "#000000ff"}, {25, 60, "#000000ff"}, {75, 75, clear}}},
		"transforms in units of the other kind": {`<rect width="10" height="10" transform="translate(40px,0)"/><rect y="20" width="10" height="10" style="transform:translate(40,0)"/>` +
			`<rect y="40" width="10" height="10" transform="translate(40)" style="transform:rotate(45)"/><rect y="60" width="10" height="10" style="transform:translate(40px,0) scale(1,1) rotate(0)"/>` +
			`<rect y="80" width="10" height="10" transform="translateX(40)"/>`,
			[]place{{5, 5, "#000000ff"}, {5, 25, "#000000ff"}, {5, 45, clear}, {45, 45, "#000000ff"}, {5, 65, clear}, {45, 65, "#000000ff"}, {5, 85, "#000000ff"}}},
		"a gradient turned by units": {`<linearGradient id="a" gradientTransform="rotate(90deg)"><stop offset=".5" stop-color="red"/><stop offset=".5" stop-color="blue"/></linearGradient><rect width="100" height="100" fill="url(#a)"/>`,
			[]place{{25, 75, "#ff0000ff"}, {75, 25, "#0000ffff"}}},
		"widths below zero": {`<g stroke="red" stroke-width="20"><path d="M0 20H100" stroke-width="-2"/><path d="M0 50H100" stroke-width="8" style="stroke-width:-20"/></g>`,
			[]place{{50, 13, "#ff0000ff"}, {50, 47, "#ff0000ff"}, {50, 43, clear}}},
		"classes that begin with digits": {`<style>.1a{fill:red}.q,.2a{fill:red}.q{opacity:1}.a1{fill:blue}</style><rect class="1a" width="50" height="50"/><rect class="q" x="50" width="50" height="50"/><rect class="a1" y="50" width="50" height="50"/>`,
			[]place{{25, 25, "#000000ff"}, {75, 25, "#000000ff"}, {25, 75, "#0000ffff"}}},
		"a symbol is a window": {`<symbol id="a" viewBox="0 0 10 10"><rect x="-5" width="10" height="20" fill="red"/></symbol><use href="#a" x="20" y="20" width="40" height="40"/>`,
			[]place{{10, 30, clear}, {30, 30, "#ff0000ff"}, {30, 70, clear}}},
		"a window with strokes":   {`<symbol id="a"><path d="M0 20H20" stroke="red" stroke-width="40"/></symbol><use href="#a" x="10" y="10" width="20" height="20"/>`, []place{{20, 5, clear}, {20, 20, "#ff0000ff"}, {20, 40, clear}}},
		"a symbol that overflows": {`<symbol id="a" style="overflow:visible"><rect x="-10" width="10" height="10" fill="red"/></symbol><use href="#a" x="20" y="20"/>`, []place{{15, 25, "#ff0000ff"}}},
		"a symbol is stretched":   {`<symbol id="a" viewBox="0 0 10 10" preserveAspectRatio="none"><rect width="10" height="10" fill="red"/></symbol><use href="#a" width="100" height="40"/>`, []place{{5, 20, "#ff0000ff"}, {95, 20, "#ff0000ff"}, {50, 45, clear}}},
		"a symbol fills":          {`<symbol id="a" viewBox="0 0 10 10" preserveAspectRatio="xMinYMax slice"><circle cx="5" cy="5" r="5" fill="red"/></symbol><use href="#a" width="100" height="50"/>`, []place{{50, 40, "#ff0000ff"}, {5, 5, "#ff0000ff"}, {5, 45, clear}, {50, 55, clear}}},
		"a symbol at an end":      {`<symbol id="a" viewBox="0 0 10 10" preserveAspectRatio="xMaxYMid"><rect width="10" height="10" fill="red"/></symbol><use href="#a" width="100" height="50"/>`, []place{{45, 25, clear}, {55, 25, "#ff0000ff"}, {95, 25, "#ff0000ff"}}},
		"sheets for other media":  {`<style media="print">rect{fill:red}</style><style type="text/less">rect{fill:red}</style><style media="screen">rect{stroke:blue}</style><rect width="100" height="100"/>`, []place{{50, 50, "#000000ff"}, {0, 50, "#0000ffff"}}},
		"what isn't there":        {`<rect requiredExtensions="x" width="50" height="100"/><rect requiredExtensions="" width="50" height="100"/><clipPath id="a"><rect requiredExtensions="x" width="100" height="100"/><rect x="50" width="50" height="50"/></clipPath><rect width="100" height="100" clip-path="url(#a)"/><rect requiredExtensions="http://www.w3.org/1999/xhtml" y="90" width="9" height="9"/>`, []place{{5, 95, "#000000ff"}, {25, 50, clear}, {75, 25, "#000000ff"}, {75, 75, clear}}},
		"a stop's current colour": {`<g color="red"><linearGradient id="a"><stop stop-color="currentColor"/><stop color="blue" offset=".5" stop-color="currentcolor"/></linearGradient></g><rect color="lime" width="100" height="100" fill="url(#a)"/>`, []place{{0, 50, "#ff0000ff"}, {90, 50, "#0000ffff"}}},
		"dots":                    {`<g stroke="red" stroke-width="20"><path stroke-linecap="round" d="M20 20z"/><path stroke-linecap="square" d="M50 50h0M9 9"/><path d="M80 80h0"/><line stroke-linecap="round" x1="80" x2="80" y1="20" y2="20"/><path stroke-linecap="round" d="M20 80A3 3 0 0 1 20 80"/></g>`, []place{{20, 20, "#ff0000ff"}, {29, 29, clear}, {27, 20, "#ff0000ff"}, {50, 50, "#ff0000ff"}, {58, 58, "#ff0000ff"}, {80, 80, clear}, {80, 12, "#ff0000ff"}, {20, 80, "#ff0000ff"}, {9, 9, clear}}},
		"a switch":                {`<switch><foreignObject requiredExtensions="x"/><g><rect width="50" height="100"/></g><rect width="100" height="100"/></switch>`, []place{{25, 50, "#000000ff"}, {75, 50, clear}}},
		"the stroke below":        {`<circle cx="50" cy="50" r="30" fill="red" stroke="blue" stroke-width="40" paint-order="stroke"/>`, []place{{50, 30, "#ff0000ff"}, {50, 10, "#0000ffff"}}},
		"a transform in a style":  {`<rect width="20" height="20" style="transform: translate(40px, 40px) rotate(0.25turn)"/>`, []place{{30, 50, "#000000ff"}, {50, 50, clear}}},
	} {
		p, err := picture.Read([]byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">` + c.inside + `</svg>`))
		require.NoError(t, err, name)
		assert.Empty(t, p.Remarks(), name)
		for _, again := range []bool{false, true} {
			if again { // as it was written anew
				p, err = picture.Read(p.Content())
				require.NoError(t, err, name)
			}
			made, err := pixels.Draw(p, 200)
			require.NoError(t, err, name)
			for _, at := range c.places {
				assert.Equal(t, at.want, colourAt(made, 2*at.x, 2*at.y), "%s at %d, %d, %v", name, at.x, at.y, again)
			}
		}
	}
}

// colourAt returns the colour of a pixel, rounded where little of it is left.
func colourAt(made image.Image, x, y int) string {
	r, g, b, a := made.At(x, y).RGBA()
	if a == 0 {
		return clear
	}
	part := func(v uint32) int { return int(math.Round(float64(v)/float64(a))) * 255 }
	return fmt.Sprintf("#%02x%02x%02x%02x", part(r), part(g), part(b), a>>8)
}

// What is filled by even and odd is what lies inside of an odd number of lines, wherever the lines are.
func TestParity(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		const side = 24
		var corners [][2]int
		for range rapid.IntRange(3, 12).Draw(t, "corners") {
			corners = append(corners, [2]int{rapid.IntRange(-side, 2*side).Draw(t, "x"), rapid.IntRange(-side, 2*side).Draw(t, "y")})
		}
		var d strings.Builder
		for i, c := range corners {
			d.WriteString(map[bool]string{true: "M", false: "L"}[i == 0 || i == 6] + fmt.Sprintf("%d %d", c[0], c[1]))
		}
		p, err := picture.Read([]byte(fmt.Sprintf(`<svg viewBox="0 0 %d %d"><path fill-rule="evenodd" d="%s"/></svg>`, side, side, d.String())))
		require.NoError(t, err)
		const grain = 8 // pixels of a unit
		made, err := pixels.Draw(p, side*grain)
		require.NoError(t, err)
		for y := range side {
			for x := range side {
				px, py := float64(x)+0.37, float64(y)+0.59
				if away(corners, px, py) < 0.3 {
					continue
				}
				_, _, _, a := made.At(int(px*grain), int(py*grain)).RGBA()
				assert.Equal(t, crossings(corners, px, py)%2 == 1, a > 0x8000, "%s at %v, %v: %x", d.String(), px, py, a)
			}
		}
	})
}

// edges calls with each line of an outline of up to two parts, which are closed.
func edges(corners [][2]int, with func(ax, ay, bx, by float64)) {
	for _, part := range [][][2]int{corners[:min(6, len(corners))], corners[min(6, len(corners)):]} {
		for i, a := range part {
			b := part[(i+1)%len(part)]
			with(float64(a[0]), float64(a[1]), float64(b[0]), float64(b[1]))
		}
	}
}

// crossings counts the lines left of a place.
func crossings(corners [][2]int, x, y float64) (n int) {
	edges(corners, func(ax, ay, bx, by float64) {
		if (ay > y) != (by > y) && ax+(y-ay)/(by-ay)*(bx-ax) < x {
			n++
		}
	})
	return n
}

// away is how far a place is from the next line.
func away(corners [][2]int, x, y float64) float64 {
	nearest := math.Inf(1)
	edges(corners, func(ax, ay, bx, by float64) {
		dx, dy := bx-ax, by-ay
		along := 0.0
		if whole := dx*dx + dy*dy; whole > 0 {
			along = min(max(((x-ax)*dx+(y-ay)*dy)/whole, 0), 1)
		}
		nearest = min(nearest, math.Hypot(x-ax-along*dx, y-ay-along*dy))
	})
	return nearest
}
