package picture_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/picture"
)

// sharing is a drawing of gradients that all have the colours of one.
func sharing(gradients, stops int, stop string) string {
	var b strings.Builder
	b.WriteString(`<linearGradient id="z">` + strings.Repeat(stop, stops) + `</linearGradient>`)
	for i := range gradients {
		fmt.Fprintf(&b, `<linearGradient id="a%d" href="#z"/><rect fill="url(#a%d)" width="1" height="1"/>`, i, i)
	}
	return svg(b.String())
}

// uniqueClasses are rules for classes of their own.
func uniqueClasses(sheets, classes, properties int) string {
	var b strings.Builder
	for i := range sheets {
		b.WriteString("<style>")
		for j := range classes {
			fmt.Fprintf(&b, ".a%d-%d,", i, j)
		}
		b.WriteString(".a{" + strings.Repeat("a:;", properties) + "}</style>")
	}
	return svg(b.String())
}

// What a file can make the reading do again and again is counted each time, empty texts too.
func TestReadingIsBounded(t *testing.T) {
	for name, c := range map[string]struct{ content, code string }{
		"gradients share many colours": {sharing(60, 32, `<stop/>`), "picture-all-stops"},
		"gradients share a large style": {sharing(2000, 1, `<stop style="`+strings.Repeat("a:;", 1300)+`"/>`),
			"picture-reading"},
		"gradients share large stops": {sharing(60, 16, `<stop style="`+strings.Repeat(";", 4000)+`" class="`+strings.Repeat("a ", 2000)+`"/>`),
			"picture-reading"},
		"empty declarations, used often": {svg(`<path id="a" style="` + strings.Repeat(";", 4000) + `"/>` +
			strings.Repeat(`<use href="#a"/>`, 3000)), "picture-reading"},
		"classes, used often": {svg(`<path id="a" class="` + strings.Repeat("a ", 2000) + `"/>` +
			strings.Repeat(`<use href="#a"/>`, 3000)), "picture-reading"},
		"elements with many attributes": {svg(strings.Repeat("<path "+attributes(60)+"/>", 4000)[:1_000_000]), "picture-reading"},
		"many style sheets":             {uniqueClasses(15, 1000, 60), "picture-rules"},
		"long style sheets together":    {svg(strings.Repeat("<style>"+strings.Repeat(" ", 10_000)+"</style>", 7)), "picture-text"},
	} {
		_, err := picture.Read([]byte(c.content))
		refused, ok := errors.AsType[*picture.Refused](err)
		require.True(t, ok, name)
		assert.Equal(t, c.code, refused.Code, name)
		assert.Positive(t, refused.Steps(), name)
		assert.Less(t, refused.Steps(), 2*int(picture.MaxSteps), name)
	}
}

// Drawings of a usual kind stay far below the bounds.
func TestUsualStylesAreAccepted(t *testing.T) {
	for name, content := range map[string]string{
		"gradients": sharing(40, 6, `<stop offset=".5" stop-color="red"/>`),
		"classes":   uniqueClasses(1, 300, 5),
	} {
		p, err := picture.Read([]byte(content))
		require.NoError(t, err, name)
		assert.Positive(t, p.Steps(), name)
		assert.Less(t, p.Steps(), int(picture.MaxSteps)/4, name)
	}
}

// Gradients cost the renderer more time than colours.
func TestGradientsAreWork(t *testing.T) {
	const large = `<linearGradient id="a"><stop/><stop offset="1" stop-color="red"/></linearGradient><g fill="lime">`
	few, err := picture.Read([]byte(svg(large + `<rect width="1" height="1" fill="url(#a)"/>` + strings.Repeat(`<path d="M0 0H8V8H0z"/>`, 4) + `</g>`)))
	require.NoError(t, err)
	many, err := picture.Read([]byte(svg(large + strings.Repeat(`<path fill="url(#a)" d="M0 0H8V8H0z"/>`, 4) + `</g>`)))
	require.NoError(t, err)
	assert.False(t, few.Slow())
	assert.True(t, many.Slow())
}
