package picture_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"image"
	"image/jpeg"
	"image/png"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/picture"
)

// svg is a drawing of 8 × 8 units with something in it.
func svg(inside string) string {
	return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8">` + inside + `</svg>`
}

// code returns by which code a picture is refused, "" if it is accepted.
func code(content string) string {
	_, err := picture.Read([]byte(content))
	if refused, ok := errors.AsType[*picture.Refused](err); ok {
		return refused.Code
	}
	return ""
}

// nested puts uses of uses into each other, so that the last stands for many.
func nested(levels, times int) string {
	var b strings.Builder
	b.WriteString(`<defs><g id="a0"><rect width="1" height="1"/></g>`)
	for i := 1; i <= levels; i++ {
		fmt.Fprintf(&b, `<g id="a%d">%s</g>`, i, strings.Repeat(fmt.Sprintf(`<use href="#a%d"/>`, i-1), times))
	}
	fmt.Fprintf(&b, `</defs><use href="#a%d"/>`, levels)
	return b.String()
}

func TestWhatHurtsIsRefused(t *testing.T) {
	for name, c := range map[string]struct{ content, code string }{
		"use of itself":            {svg(`<use id="a" href="#a"/>`), "picture-circle"},
		"use of itself, xlink":     {svg(`<use id="a" xlink:href="#a"/>`), "picture-circle"},
		"use of what is around":    {svg(`<g id="a"><g><use href="#a"/></g></g>`), "picture-circle"},
		"use of the root":          {svg(`<use href="#r"/>`)[:4] + ` id="r"` + svg(`<use href="#r"/>`)[4:], "picture-circle"},
		"uses of each other":       {svg(`<defs><g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g></defs>`), "picture-circle"},
		"a circle not drawn":       {svg(`<defs><use id="a" href="#a"/></defs>`), "picture-circle"},
		"a circle in a symbol":     {svg(`<symbol id="a"><use href="#a"/></symbol>`), "picture-circle"},
		"a circle in a clip path":  {svg(`<clipPath id="a"><use href="#b"/></clipPath><g id="b"><use href="#b"/></g>`), "picture-circle"},
		"a circle of gradients":    {svg(`<linearGradient id="a" href="#b"/><radialGradient id="b" href="#a"/>`), "picture-circle"},
		"a gradient of itself":     {svg(`<linearGradient id="a" href="#a"/>`), "picture-circle"},
		"uses of uses":             {svg(nested(9, 10)), "picture-elements"},
		"uses of empty groups":     {svg(strings.Replace(nested(9, 10), `<rect width="1" height="1"/>`, "", 1)), "picture-elements"},
		"very deep":                {svg(strings.Repeat("<g>", 100) + strings.Repeat("</g>", 100)), "picture-depth"},
		"deep and open":            {svg(strings.Repeat("<g>", 100_000)), "picture-depth"},
		"many elements":            {svg(strings.Repeat("<path/>", 10_000)), "picture-elements"},
		"many points":              {svg(`<path d="M0 0` + strings.Repeat("l1 1", 60_000) + `"/>`), "picture-points"},
		"a polygon of many points": {svg(`<polygon points="` + strings.Repeat("1,1 ", 60_000) + `"/>`), "picture-points"},
		"many times many points": {svg(`<defs><path id="a" d="M0 0` + strings.Repeat("l0 0", 10_000) + `"/></defs>` +
			strings.Repeat(`<use href="#a"/>`, 100)), "picture-points"},
		"many large shapes":   {svg(strings.Repeat(`<path d="M0 0H8V8H0z"/>`, 4_000)), "picture-work"},
		"many gradients":      {svg(`<linearGradient id="a"><stop/><stop offset="1" stop-color="red"/></linearGradient>` + strings.Repeat(`<path fill="url(#a)" d="M0 0H8V8H0z"/>`, 100)), "picture-work"},
		"long lines":          {svg(`<path d="M0 0` + strings.Repeat("L99 99L0 0", 20_000) + `"/>`), "picture-work"},
		"many short dashes":   {svg(strings.Repeat(`<path stroke="red" fill="none" stroke-dasharray="0.6" d="M-50 0H50M-50 1H50M-50 2H50M-50 3H50"/>`, 40)), "picture-work"},
		"far away":            {svg(`<path d="M0 0L1000 0 0 1000z"/>`), "picture-place"},
		"far away by steps":   {svg(`<g transform="scale(1000)"><g transform="scale(1000)"><rect width="1" height="1"/></g></g>`), "picture-place"},
		"beyond all numbers":  {svg(`<path d="M0 0L1e300 0"/>`), "picture-value"},
		"not a number":        {svg(`<path d="M0 0LNaN 0"/>`), "picture-value"},
		"infinite":            {svg(`<rect width="Inf" height="1"/>`), "picture-value"},
		"an infinite matrix":  {svg(`<g transform="scale(1e6) scale(1e6) scale(1e6)"/>`), "picture-value"},
		"a broken path":       {svg(`<path d="M0 0L1"/>`), "picture-value"},
		"a path from nowhere": {svg(`<path d="L1 1"/>`), "picture-value"},
		"a broken transform":  {svg(`<g transform="rotate("/>`), "picture-value"},
		"hsl that is cut off": {svg(`<path fill="hsl(1,,)"/>`), "picture-value"},
		"no such colour":      {svg(`<path fill="#12345"/>`), "picture-value"},
		"an opacity in words": {svg(`<path opacity="half"/>`), "picture-value"},
		"many colours":        {svg(`<linearGradient id="a">` + strings.Repeat("<stop/>", 40) + `</linearGradient><rect width="1" height="1" fill="url(#a)"/>`), "picture-stops"},
		"an image elsewhere":  {svg(`<image href="http://example.org/a.png"/>`), "picture-reference"},
		"a file":              {svg(`<use href="file:///etc/passwd#a"/>`), "picture-reference"},
		"data":                {svg(`<image xlink:href="data:image/png;base64,AAAA"/>`), "picture-reference"},
		"a fill elsewhere":    {svg(`<path fill="url(http://example.org/a#b)"/>`), "picture-reference"},
		"a fill in a style":   {svg(`<path style="fill:URL( 'a.svg#b' )"/>`), "picture-reference"},
		"a sheet elsewhere":   {svg(`<style>@import 'a.css';</style>`), "picture-reference"},
		"a font elsewhere":    {svg(`<style>@font-face{src:url(a.ttf)}</style>`), "picture-reference"},
		"a style sheet":       {`<?xml-stylesheet href="a.css"?>` + svg(""), "picture-part"},
		"a document type":     {`<!DOCTYPE svg SYSTEM "a.dtd">` + svg(""), "picture-part"},
		"entities":            {`<!DOCTYPE svg [<!ENTITY a "aaaa">]>` + svg("&a;"), "picture-part"},
		"an unknown entity":   {svg("&a;"), "picture-damaged"},
		"svg in svg":          {svg(`<svg viewBox="0 0 0 0"/>`), "picture-part"},
		"an attribute twice":  {svg(`<path d="M0 0" d="M0 0"/>`), "picture-twice"},
		"many attributes":     {svg("<path " + attributes(100) + "/>"), "picture-attributes"},
		"a long attribute":    {svg(`<path fill="` + strings.Repeat(" ", 5000) + `red` + strings.Repeat("d", 5000) + `"/>`), "picture-text"},
		"a long sheet":        {svg("<style>" + strings.Repeat(".a{fill:red}", 10_000) + "</style>"), "picture-text"},
		"rules of rules":      {svg("<style>" + strings.Repeat(".a,", 8_000) + ".a{" + strings.Repeat("a:b;", 8_000) + "}</style>"), "picture-attributes"},
		"much style, used often": {svg(`<defs><path id="a" d="M0 0" style="` + strings.Repeat("a:;", 1_300) + `"/></defs>` +
			strings.Repeat(`<use href="#a"/>`, 1_000)), "picture-reading"},
		"no size":                {`<svg xmlns="http://www.w3.org/2000/svg"/>`, "picture-value"},
		"no width":               {`<svg viewBox="0 0 0 1"/>`, "picture-value"},
		"a negative width":       {`<svg viewBox="0 0 -1 1"/>`, "picture-value"},
		"a huge width":           {`<svg viewBox="0 0 1e7 1e7"/>`, "picture-value"},
		"a tiny width":           {`<svg viewBox="0 0 1e-9 1e-9"/>`, "picture-value"},
		"a thread":               {`<svg viewBox="0 0 1 1000"/>`, "picture-value"},
		"five numbers":           {`<svg viewBox="0 0 1 1 1"/>`, "picture-value"},
		"a percentage":           {`<svg width="100%" height="100%"/>`, "picture-value"},
		"bad UTF-8":              {svg("<title>\xff</title>"), "picture-damaged"},
		"UTF-16":                 {`<?xml version="1.0" encoding="UTF-16"?>` + svg(""), "picture-damaged"},
		"unclosed":               {svg("<g>")[:90] + "<g>", "picture-damaged"},
		"wrongly closed":         {svg("<g></path>"), "picture-damaged"},
		"two documents":          {svg("") + svg(""), "picture-damaged"},
		"text":                   {"<p>an axe</p>", "picture-root"},
		"no picture":             {"an axe", "picture-unknown"},
		"nothing":                {"", "picture-unknown"},
		"a large SVG":            {svg(strings.Repeat(" ", picture.MaxSVGBytes)), "picture-too-large"},
		"a large file":           {strings.Repeat("x", picture.MaxBytes+1), "picture-too-large"},
		"a wide PNG":             {string(pngOf(t, 60_000, 60_000)), "picture-too-wide"},
		"an endless PNG":         {string(pngOf(t, 1<<31-1, 1<<31-1)), "picture-too-wide"},
		"a PNG without pixels":   {string(pngOf(t, 8, 8)), "picture-damaged"},
		"a PNG of no width":      {string(pngOf(t, 0, 8)), "picture-damaged"},
		"half a PNG":             {string(whole(t)[:len(whole(t))-20]), "picture-damaged"},
		"a flipped bit":          {string(flipped(whole(t))), "picture-damaged"},
		"half a JPEG":            {string(photo(t)[:len(photo(t))-2]), "picture-damaged"},
		"a wide JPEG":            {string(photoOf(t, 60_000, 60_000)), "picture-too-wide"},
		"a JPEG of many scans":   {string(manyScans(t)), "picture-scans"},
		"a JPEG of four colours": {string(fourColours(t)), "picture-components"},
		"a JPEG that lies":       {string(photoOf(t, 4096, 4096)), "picture-damaged"},
		"two headers in a JPEG":  {string(slicesOf(photo(t)[:2], frameOf(t), photo(t)[2:])), "picture-damaged"},
	} {
		assert.Equal(t, c.code, code(c.content), name)
	}
}

func attributes(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, `a%d="" `, i)
	}
	return b.String()
}

// pngOf returns the header of a PNG that declares a size, and its end.
func pngOf(t *testing.T, width, height uint32) []byte {
	t.Helper()
	var b bytes.Buffer
	b.WriteString("\x89PNG\r\n\x1a\n")
	header := binary.BigEndian.AppendUint32(nil, width)
	header = binary.BigEndian.AppendUint32(header, height)
	for _, chunk := range []struct {
		name string
		body []byte
	}{{"IHDR", append(header, 8, 0, 0, 0, 0)}, {"IEND", nil}} {
		named := append([]byte(chunk.name), chunk.body...)
		b.Write(binary.BigEndian.AppendUint32(nil, uint32(len(chunk.body))))
		b.Write(named)
		b.Write(binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(named)))
	}
	return b.Bytes()
}

func whole(t *testing.T) []byte {
	t.Helper()
	var b bytes.Buffer
	require.NoError(t, png.Encode(&b, image.NewGray(image.Rect(0, 0, 64, 32))))
	return b.Bytes()
}

func flipped(whole []byte) []byte {
	whole[len(whole)-20] ^= 1
	return whole
}

func photo(t *testing.T) []byte {
	t.Helper()
	var b bytes.Buffer
	require.NoError(t, jpeg.Encode(&b, image.NewGray(image.Rect(0, 0, 64, 32)), nil))
	return b.Bytes()
}

// photoOf is a photo that declares a width and a height other than its own.
func photoOf(t *testing.T, width, height uint16) []byte {
	t.Helper()
	lying := photo(t)
	frame := bytes.Index(lying, []byte{0xff, 0xc0})
	binary.BigEndian.PutUint16(lying[frame+5:], height)
	binary.BigEndian.PutUint16(lying[frame+7:], width)
	return lying
}

// frameOf returns the segment that tells the size of a JPEG.
func frameOf(t *testing.T) []byte {
	t.Helper()
	frame := bytes.Index(photo(t), []byte{0xff, 0xc0})
	return photo(t)[frame : frame+2+int(photo(t)[frame+3])]
}

// fourColours declares four components.
func fourColours(t *testing.T) []byte {
	t.Helper()
	frame := frameOf(t)
	four := append(bytes.Clone(frame[:10]), 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0, 4, 0x11, 0)
	four[3], four[9] = byte(len(four)-2), 4
	return bytes.Replace(photo(t), frame, four, 1)
}

// manyScans repeats the pass over a JPEG.
func manyScans(t *testing.T) []byte {
	t.Helper()
	once := photo(t)
	scan := bytes.Index(once, []byte{0xff, 0xda})
	end := once[len(once)-2:]
	return slicesOf(once[:scan], bytes.Repeat(once[scan:len(once)-2], 100), end)
}

func slicesOf(parts ...[]byte) []byte { return bytes.Join(parts, nil) }

func TestPicturesAreAccepted(t *testing.T) {
	for name, c := range map[string]struct {
		content string
		format  picture.Format
		pixels  int
		view    string // of an SVG, in its reduced form
	}{
		"a PNG":             {string(whole(t)), picture.PNG, 64 * 32, ""},
		"a JPEG":            {string(photo(t)), picture.JPEG, 64 * 32, ""},
		"nothing drawn":     {svg(""), picture.SVG, 0, `viewBox="0 0 512 512"`},
		"a size":            {`<svg width="100" height="70px"/>`, picture.SVG, 0, `viewBox="0 0 100 70"`},
		"a byte order mark": {"\xef\xbb\xbf" + `<?xml version="1.0" encoding="utf-8"?>` + "\n<!-- drawn -->\n" + svg(""), picture.SVG, 0, `viewBox="0 0 512 512"`},
		"white space":       {"\n\t" + svg(""), picture.SVG, 0, `viewBox="0 0 512 512"`},
	} {
		p, err := picture.Read([]byte(c.content))
		require.NoError(t, err, name)
		assert.Equal(t, c.format, p.Format(), name)
		assert.Equal(t, c.pixels, p.Pixels(), name)
		assert.Contains(t, string(p.Content()), c.view, name)
	}
}

// What is drawn is a flat list of paths, whatever the document was.
func TestTheReducedForm(t *testing.T) {
	const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">` + "\n"
	for name, c := range map[string]struct{ inside, want string }{
		"shapes": {`<rect x="1" width="2" height="3"/><line x2="64"/><polygon points="1,2 3,4,5 6"/>`,
			`<path fill="#000000" d="M1 0 L3 0 L3 3 L1 3 Z"/>` + "\n" + `<path fill="#000000" d="M0 0 L64 0 "/>` + "\n" +
				`<path fill="#000000" d="M1 2 L3 4 L5 6 Z"/>` + "\n"},
		"percentages": {`<rect width="50%" height="100%"/>`, `<path fill="#000000" d="M0 0 L32 0 L32 64 L0 64 Z"/>` + "\n"},
		"groups": {`<g fill="RED" transform="translate(1 2)"><path d="m1,1h2v3l-.5.5z" opacity="50%"/></g>`,
			`<path fill="#ff0000" fill-opacity="0.5019607843137255" d="M2 3 L4 3 L4 6 L3.5 6.5 Z"/>` + "\n"},
		"classes": {`<style>/* a */ .a, .b { fill: #00F; } rect { fill: red } #c { fill: lime } * { fill: lime }</style><rect class="b" fill="red" width="1" height="1"/>`,
			`<path fill="#0000ff" d="M0 0 L1 0 L1 1 L0 1 Z"/>` + "\n"},
		"what is used": {`<use href="#a" x="2"/><defs><rect id="a" width="1" height="1" style="fill: rgb(1, 2, 3)"/></defs>`,
			`<path fill="#010203" d="M2 0 L3 0 L3 1 L2 1 Z"/>` + "\n"},
		"gradients": {`<linearGradient id="a" href="#b" x1="10%"/><radialGradient id="b" y2="1"><stop offset="50%" stop-color="red"/><stop offset=".2" stop-color="#00f8"/></radialGradient>` +
			`<rect fill="url(#a)" width="1" height="1"/><rect fill="url(#c) blue" width="1" height="1"/>`,
			`<defs><linearGradient id="g0" gradientUnits="userSpaceOnUse" x1="0.1" y1="0" x2="1" y2="1" gradientTransform="matrix(1 0 0 1 0 0)"><stop offset="0.5" stop-color="#ff0000"/><stop offset="0.5" stop-color="#0000ff" stop-opacity="0.5333333333333333"/></linearGradient></defs>` + "\n" +
				`<path fill="url(#g0)" d="M0 0 L1 0 L1 1 L0 1 Z"/>` + "\n" + `<path fill="#0000ff" d="M0 0 L1 0 L1 1 L0 1 Z"/>` + "\n"},
		"strokes": {`<path d="M0 0Q1 1 2 2T4 4" fill="none" stroke="#123" stroke-linejoin="arc-clip" stroke-width="1e5" stroke-miterlimit="1e6" stroke-dasharray="1 2" stroke-dashoffset="1e6"/>`,
			`<path fill="none" stroke="#112233" stroke-width="128" stroke-miterlimit="32" stroke-linecap="butt" stroke-linejoin="miter" stroke-dasharray="1 2" stroke-dashoffset="1" d="M0 0 Q1 1 2 2 Q3 3 4 4 "/>` + "\n"},
		"dashes that nobody sees": {`<path d="M0 0H9" stroke="red" fill="none" stroke-dasharray="1e-9 0"/>`,
			`<path fill="none" stroke="#ff0000" stroke-width="1" stroke-miterlimit="4" stroke-linecap="butt" stroke-linejoin="miter" d="M0 0 L9 0 "/>` + "\n"},
		"what isn't shown": {`<g display="none"><path d="M0 0H9"/></g><path fill="none" d="M0 0H9"/><metadata><rect width="1" height="1"/></metadata><other:rect width="1" height="1"/>`, ""},
	} {
		p, err := picture.Read([]byte(strings.Replace(svg(c.inside), "0 0 8 8", "0 0 64 64", 1)))
		require.NoError(t, err, name)
		assert.Equal(t, head+c.want+"</svg>\n", string(p.Content()), name)
	}
}

func TestWhatIsLeftOutIsTold(t *testing.T) {
	p, err := picture.Read([]byte(svg("\n<text>Axe</text><rect width=\"1\" height=\"1\"/>")))
	require.NoError(t, err)
	require.Len(t, p.Remarks(), 1)
	assert.Equal(t, "picture-undrawn: text", p.Remarks()[0].Error())
	assert.Equal(t, 2, p.Remarks()[0].Line)
}

func TestThePlaceIsTold(t *testing.T) {
	_, err := picture.Read([]byte(svg("\n  <g>\n  <use id=\"a\" href=\"#a\"/></g>")))
	refused, ok := errors.AsType[*picture.Refused](err)
	require.True(t, ok)
	assert.Equal(t, [2]int{3, 3}, [2]int{refused.Line, refused.Column})
	assert.Equal(t, `<use href="#a">`, refused.Args["found"])
}

// A drawing that would take too long at its full size is drawn smaller.
func TestHeavyDrawingsAreDrawnSmaller(t *testing.T) {
	light, err := picture.Read([]byte(svg(strings.Repeat(`<path d="M0 0H8V8H0z"/>`, 10))))
	require.NoError(t, err)
	heavy, err := picture.Read([]byte(svg(strings.Repeat(`<path d="M0 0H8V8H0z"/>`, 100))))
	require.NoError(t, err)
	assert.Equal(t, 512, light.Side())
	assert.Less(t, heavy.Side(), 512)
	assert.GreaterOrEqual(t, heavy.Side(), 128)
}
