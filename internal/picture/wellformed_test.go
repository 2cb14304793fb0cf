package picture_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/picture"
)

// What the decoder lets pass, or tells without its place, is refused where it stands.
func TestDrawingsAreWellFormed(t *testing.T) {
	const head = `<svg viewBox="0 0 8 8">`
	for name, c := range map[string]struct {
		content, want string
		line, column  int
	}{
		"bad UTF-8 in a comment":      {head + "\n<!--\xff-->" + `</svg>`, "drawing-encoding", 2, 5},
		"a control character":         {head + "<!--\x01--></svg>", "drawing-character", 1, 28},
		"a misplaced declaration":     {head + "\n" + `<?xml version="1.0"?></svg>`, "drawing-declaration", 2, 1},
		"half a pair":                 {head + `<desc>&#xD800;</desc></svg>`, "drawing-character", 1, 30},
		"half a pair in an attribute": {head + `<desc id="&#xD800;"/></svg>`, "drawing-character", 1, 24},
		"no space":                    {head + `<rect width="3"height="3"/></svg>`, "drawing-space", 1, 24},
		"text behind":                 {head + `</svg>behind`, "drawing-outside", 1, 30},
		"text before":                 {"<!-- -->before" + head + `</svg>`, "drawing-outside", 1, 9},
		"an open comment":             {head + "</svg>\n<!-- open", "drawing-comment", 2, 1},
		"lines that end with CR":      {head + "\r\r\n\r<use id='a' href='#a'/></svg>", "", 4, 1},
		"Shift JIS":                   {`<?xml version="1.0" encoding="Shift_JIS"?>` + head + `</svg>`, "drawing-encoding", 1, 1},
		"UTF-16":                      {"\xff\xfe<\x00s\x00", "drawing-encoding", 0, 0},
	} {
		_, err := picture.Read([]byte(c.content))
		refused, ok := errors.AsType[*picture.Refused](err)
		require.True(t, ok, name)
		if c.want != "" {
			assert.Equal(t, c.want, refused.Args["found"], name)
		}
		assert.Equal(t, [2]int{c.line, c.column}, [2]int{refused.Line, refused.Column}, name)
	}
}

func TestNamespacesCount(t *testing.T) {
	p, err := picture.Read([]byte(`<x:svg xmlns:x="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><x:rect width="1" height="1"/></x:svg>`))
	require.NoError(t, err)
	assert.Contains(t, string(p.Content()), "<path")
	for content, found := range map[string]string{
		`<svg xmlns="urn:x" viewBox="0 0 8 8"/>`: `<svg xmlns="urn:x">`,
		`<x:svg viewBox="0 0 8 8"/>`:             `<x:svg>`,
	} {
		_, err := picture.Read([]byte(content))
		refused, ok := errors.AsType[*picture.Refused](err)
		require.True(t, ok, content)
		assert.Equal(t, found, refused.Args["found"])
	}
}

// CSS writes letters in other ways too.
func TestEscapedReferencesAreRefused(t *testing.T) {
	for _, sheet := range []string{`@\69mport "a"`, `@\000069 mport "a"`, `.a{fill:u\72l(a)}`, `.a{fill:\url(a)}`} {
		assert.Equal(t, "picture-reference", code(svg("<style>"+sheet+"</style>")), sheet)
	}
	assert.Equal(t, "picture-reference", code(svg(`<path style="fill:u\72l(a)"/>`)))
}

func TestWhateverIsNotKnownIsTold(t *testing.T) {
	for _, name := range []string{"video", "iframe", "tspan", "text", "image", "foreignObject"} {
		p, err := picture.Read([]byte(svg("<" + name + "/>")))
		require.NoError(t, err, name)
		require.Len(t, p.Remarks(), 1, name)
		assert.True(t, strings.HasSuffix(p.Remarks()[0].Error(), name))
	}
}
