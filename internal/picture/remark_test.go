package picture_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/picture"
)

// remarks returns what is told of a drawing that is accepted: line, element, what was found.
func remarks(t *testing.T, content string) []string {
	t.Helper()
	p, err := picture.Read([]byte(content))
	require.NoError(t, err, content)
	var all []string
	for _, r := range p.Remarks() {
		_, what, _ := strings.Cut(r.Error(), ": ")
		all = append(all, strings.Join(strings.Fields(fmt.Sprint(r.Line, " ", r.Args["field"], " ", what)), " "))
	}
	return all
}

// Whatever a browser would draw otherwise is told, with the element and its line.
func TestWhatBrowsersDrawOtherwiseIsTold(t *testing.T) {
	const box = `width="4" height="4"`
	for inside, want := range map[string]string{
		`<defs><mask id="a"/></defs>` + "\n" + `<rect ` + box + ` mask="url(#a)"/>`:                                                    "2 rect mask",
		`<filter id="a"/>` + "\n" + `<g style="filter:url(#a)"><rect ` + box + `/></g>`:                                                "2 g filter",
		`<g style="mix-blend-mode:multiply"><rect ` + box + `/></g>`:                                                                   "1 g mix-blend-mode",
		`<path d="M0 0H4" marker-end="url(#a)" stroke="red"/>`:                                                                         "1 path marker-end",
		`<rect ` + box + ` transform="rotate(9)" transform-origin="4 4"/>`:                                                             "1 rect transform-origin",
		`<rect ` + box + ` style="transform:rotate(9deg);transform-origin:center"/>`:                                                   "1 rect transform-origin",
		`<rect ` + box + ` style="rotate:9deg"/>`:                                                                                      "1 rect rotate",
		`<pattern id="a"/><rect ` + box + ` fill="url(#a)"/>`:                                                                          "1 rect <pattern>",
		`<style>g > rect{fill:red}</style>`:                                                                                            "1 style g > rect",
		`<style>rect:hover{fill:red}</style>`:                                                                                          "1 style rect:hover",
		`<style>.a,.bfill:red;}.c{fill:red}</style>`:                                                                                   "1 style .bfill:red;}.c",
		`<style>[id]{fill:red}</style>`:                                                                                                "1 style [id]",
		`<style>@media print{rect{fill:red}}</style>`:                                                                                  "1 style @media print",
		`<rect ` + box + ` clip-path="inset(1px)"/>`:                                                                                   "1 rect clip-path",
		`<clipPath id="a" clipPathUnits="objectBoundingBox"><rect ` + box + `/></clipPath><rect ` + box + ` clip-path="url(#a)"/>`:     "1 rect clip-path",
		`<clipPath id="a"><text>A</text></clipPath><rect ` + box + ` clip-path="url(#a)"/>`:                                            "1 text",
		`<path d="M0 0H4" stroke="red" stroke-miterlimit="99"/>`:                                                                       "1 path stroke-miterlimit",
		`<path d="M0 0H4" stroke="red" vector-effect="non-scaling-stroke"/>`:                                                           "1 path vector-effect",
		`<path d="M0 0H4" stroke="red" pathLength="9" stroke-dasharray="1"/>`:                                                          "1 path pathLength",
		`<path d="M0 0H4" stroke="red" transform="scale(1 3)"/>`:                                                                       "1 path stroke, transform",
		`<rect ` + box + `><animate attributeName="x"/></rect>`:                                                                        "1 animate",
		`<defs><text id="a">A</text></defs><use href="#a"/>`:                                                                           "1 text",
		`<rect style="x:1px" ` + box + `/>`:                                                                                            "1 rect x",
		`<linearGradient id="a" color-interpolation="linearRGB"/><g color-interpolation="linearRGB"/>`:                                 "1 g color-interpolation",
		`<radialGradient id="a" fr=".2"><stop/><stop offset="1" stop-color="red"/></radialGradient><rect ` + box + ` fill="url(#a)"/>`: "1 radialGradient fr=.2",
		`<style>} rect{fill:red}</style>`:                                                                                              "1 style } rect",
		`<style>g{rect{fill:red}}</style>`:                                                                                             "1 style g{rect{fill:red}",
		`<style media="(min-width: 9px)">rect{fill:red}</style>`:                                                                       "1 style media=(min-width: 9px)",
		`<rect style="all:unset" ` + box + `/>`:                                                                                        "1 rect all",
		`<rect style="stroke-linecap:initial" ` + box + `/>`:                                                                           "1 rect stroke-linecap",
		`<style>stop[offset=".5"]{color:red}</style>`:                                                                                  "1 style stop[offset=\".5\"]",
		`<rect style="what-comes-next:1" ` + box + `/>`:                                                                                "1 rect what-comes-next",
		`<g style="-webkit-mask-image:url(#a)"><rect ` + box + `/></g>`:                                                                "1 g -webkit-mask-image",
		`<rect style="-webkit-clip-path:circle(1px)" ` + box + `/>`:                                                                    "1 rect -webkit-clip-path",
		`<g><g opacity="inherit"/></g>`:                                                                                                "1 g opacity",
		`<rect systemLanguage="en" ` + box + `/>`:                                                                                      "1 rect systemLanguage",
		`<g font-size="9"><rect width="1em" height="4"/></g>`:                                                                          "1 rect width",
		`<style>text{font-size:9px}</style><path d="M0 0H4" stroke="red" stroke-width=".1rem"/>`:                                       "1 path stroke-width",
		`<circle r="1ex"/>`: "1 circle r",
		`<symbol id="a" transform="scale(2)"/><use href="#a"/>`:                                                  "1 symbol transform",
		`<use style="x:1px" href="#a"/>`:                                                                         "1 use x",
		gradient(`style="transform:rotate(90deg)"`):                                                              "1 linearGradient transform",
		gradient(`color-interpolation="linearRGB"`):                                                              "1 linearGradient color-interpolation",
		`<radialGradient id="a" fx="2"><stop/><stop offset="1" stop-color="red"/></radialGradient>` + byGradient: "1 radialGradient fx, fy",
	} {
		assert.Equal(t, []string{want}, remarks(t, svg(inside)), inside)
	}
}

// byGradient is drawn with the gradient that has the id a, such as one of [gradient].
const byGradient = `<rect width="4" height="4" fill="url(#a)"/>`

func gradient(attributes string) string {
	return `<linearGradient id="a" ` + attributes + `><stop/><stop offset="1" stop-color="red"/></linearGradient>` + byGradient
}

// What moves, cuts or surrounds the box of a whole drawing in a browser is told.
func TestBoxesOfDrawingsAreTold(t *testing.T) {
	for attributes, want := range map[string][]string{
		`style="background:#fff"`: {"1 svg background"}, `style="border:1px solid"`: {"1 svg border"}, `style="padding:1px"`: {"1 svg padding"},
		`style="outline:1px solid"`: {"1 svg outline"}, `style="margin:1px"`: {"1 svg margin"}, `transform="scale(2)"`: {"1 svg transform"},
		`clip-path="circle(1px)"`: {"1 svg clip-path"}, `width="9" height="4" preserveAspectRatio="none"`: {"1 svg preserveAspectRatio"},
		`width="9" height="4" preserveAspectRatio="xMinYMin"`: {"1 svg preserveAspectRatio"}, `width="9" height="4" preserveAspectRatio="xMidYMid slice"`: {"1 svg preserveAspectRatio"},
		`style="margin:auto;background:none;display:block;width:100%;max-width:9em;enable-background:new 0 0 8 8;overflow:visible"`: nil,
		`width="9" height="4"`: nil, `width="9" height="9" preserveAspectRatio="none"`: nil, `width="100%" preserveAspectRatio="none"`: nil,
	} {
		assert.Equal(t, want, remarks(t, `<svg viewBox="0 0 8 8" `+attributes+`/>`), attributes)
	}
}

// What browsers draw as the game does isn't told, nor what leaves everything as it is, nor definitions that nobody
// uses.
func TestWhatIsDrawnRightlyIsNotTold(t *testing.T) {
	const box = `width="4" height="4"`
	for _, inside := range []string{
		`<defs><mask id="a"/><filter id="b"/><pattern id="c"/><marker id="d"/><clipPath id="e"/></defs>`,
		`<rect ` + box + ` mask="none" filter="none" style="mix-blend-mode:normal;marker:none;transform-origin:0 0;isolation:auto"/>`,
		`<rect ` + box + ` transform-origin="4 4"/>`, `<rect rotate="9" ` + box + `/>`,
		`<path fill-rule="evenodd" d="M0 0H8V8z"/>`, `<rect ` + box + ` fill="#12345678"/>`, `<rect ` + box + ` fill="currentColor" color="red"/>`,
		`<clipPath id="a"><rect ` + box + `/></clipPath><g clip-path="url(#a)"><rect ` + box + `/></g>`,
		`<g opacity=".5"><rect ` + box + `/><rect x="2" ` + box + `/></g>`, `<rect opacity=".5" stroke="red" ` + box + `/>`,
		`<g opacity=".5"><rect ` + box + `/><rect x="4" ` + box + `/></g>`, `<rect opacity=".5" ` + box + `/>`,
		`<style>*{fill:red}rect{fill:red}rect.a#b{fill:red}@font-face{font-family:a}</style>`,
		`<metadata/><title>A</title><desc>A</desc><script/>`, `<rect ` + box + `><title>A</title></rect>`,
		`<switch><foreignObject requiredExtensions="a"/><g/></switch>`, `<g requiredExtensions="a"><text/></g>`, `<g requiredFeatures="a"/>`,
		`<style type="text/less">g > rect{fill:red}</style><style media="print">rect:hover{fill:red}</style><style type="text/css" media="print, screen"/>`,
		`<g style="font-size:9px;font:9px a;-inkscape-stroke:none;isolation:isolate;cursor:pointer;padding:1px;--a:1;text-anchor:end"><rect ` + box + `/></g>`,
		`<g p-id="9" aria-label="a" role="img" data-name="a" overflow="hidden" class="a"/>`, `<rect width="1em" height="4"/>`, gradient(`fill="red" font-size="9"`),
	} {
		assert.Empty(t, remarks(t, svg(inside)), inside)
	}
}

// Only so many layers are drawn apart.
func TestManyLayersAreTold(t *testing.T) {
	group := "\n" + `<g opacity=".5"><path d="M0 0H8V8z"/><path d="M0 0H8V8z"/></g>`
	assert.Empty(t, remarks(t, svg(strings.Repeat(group, 16))))
	assert.Equal(t, []string{"18 g opacity"}, remarks(t, svg(strings.Repeat(group, 17))))
}

// Of many things that are told, each is told once, and not all.
func TestRemarksAreBounded(t *testing.T) {
	var b strings.Builder
	for i := range 100 {
		fmt.Fprintf(&b, `<a%d/><text/>`, i)
	}
	assert.Len(t, remarks(t, svg(b.String())), 16)
}

// Older programs say that their drawings are in an encoding of a byte a character.
func TestDrawingsInOlderEncodings(t *testing.T) {
	for _, encoding := range []string{"iso-8859-1", "ISO-8859-15", "us-ascii", "windows-1251", "KOI8-U", "latin1"} {
		head := `<?xml version="1.0" encoding="` + encoding + `"?>` + "\n<!-- \xcc\xb3\xe9 -->\n"
		assert.Equal(t, []string{"3 text"}, remarks(t, head+svg("<title>\xcc\xb3\xe9</title><text/>")), encoding)
	}
	for _, encoding := range []string{"utf-16", "cp866", "EBCDIC", "shift_jis"} {
		assert.Equal(t, "picture-damaged", code(`<?xml version="1.0" encoding="`+encoding+`"?>`+svg("")), encoding)
	}
	assert.Equal(t, "picture-damaged", code(`<?xml version="1.0" encoding="utf-8"?>`+svg("<title>\xcc</title>")))
}

func TestPlainDocumentTypesArePassedOver(t *testing.T) {
	for _, doctype := range []string{
		`<!DOCTYPE svg>`, `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">`,
		"<?xml version=\"1.0\" standalone=\"no\"?>\n<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 20010904//EN\"\n \"http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd\" >\n",
		`<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.0//EN' 'http://www.w3.org/TR/svg10.dtd'>`, `<?xpacket begin="" id="W5M0"?>`,
	} {
		assert.Empty(t, code(doctype+svg("")), doctype)
	}
	for _, doctype := range []string{
		`<!DOCTYPE svg SYSTEM "a.dtd">`, `<!DOCTYPE html>`, `<!DOCTYPE svg [<!ENTITY a "a">]>`, `<!DOCTYPE svg PUBLIC "a" "b" []>`,
		`<!DOCTYPE svg><!DOCTYPE svg>`, `<!ENTITY a "a">`, `<!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY % a SYSTEM "b"> %a;]>`,
	} {
		assert.Equal(t, "picture-part", code(doctype+svg("")), doctype)
	}
	assert.Equal(t, "picture-part", code(svg(`<!DOCTYPE svg>`)), "inside")
	assert.Equal(t, "picture-part", code(svg("")+`<!DOCTYPE svg>`), "behind")
}
