package webcheck

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// checkInstallable holds the page to what browsers ask of one that is installed as an app.
func (b *browser) checkInstallable() {
	t := b.t
	t.Helper()
	for _, wrong := range call(b, page.GetInstallabilityErrors, cdp.Empty{}).InstallabilityErrors {
		assert.Equal(t, "in-incognito", wrong.ErrorID, "%+v", wrong)
	}
	manifest := call(b, page.GetAppManifest, page.GetAppManifestParams{})
	assert.Empty(t, manifest.Errors)
	var told struct {
		Name  string
		Icons []struct{ Src, Sizes string }
	}
	require.NoError(t, json.Unmarshal([]byte(manifest.Data), &told))
	assert.Equal(t, "Board Duels", told.Name)
	require.NotEmpty(t, told.Icons)
	for _, icon := range told.Icons {
		size := is[string](b, fmt.Sprintf(`(async () => {
			const picture = await createImageBitmap(await (await fetch(new URL(%q, %q))).blob());
			return picture.width + "x" + picture.height;
		})()`, icon.Src, manifest.URL))
		assert.Equal(t, icon.Sizes, size, icon.Src)
	}
}

// spoken returns what somebody hears whose screen is read: the names and descriptions of all that the page shows them.
func (b *browser) spoken() string {
	b.t.Helper()
	var heard []string
	for _, node := range call(b, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{}).Nodes {
		for _, value := range []*accessibility.Value{node.Role, node.Name, node.Description} {
			if value != nil && !node.Ignored {
				var text string
				require.NoError(b.t, json.Unmarshal(value.Value, &text))
				heard = append(heard, text)
			}
		}
	}
	return strings.Join(heard, "\n")
}

// What was set in the game before is the page's from its first moment on: its own words, the browser's colour, and
// what is told to people who can't see the game.
func TestThePageSpeaksAndLooksAsTheGame(t *testing.T) {
	b := start(t, "en-US")
	b.begins()
	assert.Equal(t, "en", is[string](b, `document.documentElement.lang`))
	assert.Equal(t, "#14161f", is[string](b, `document.querySelector("meta[name=theme-color]").content`))
	assert.Equal(t, []any{nil}, b.files(`await write("/data/settings.json", '{"language":"uk","brightness":"light"}')`))
	b.open()
	b.begins()
	b.comes("the page speaks another language", `document.documentElement.lang === "uk"`)
	assert.Equal(t, "#e9e1d0", is[string](b, `document.querySelector("meta[name=theme-color]").content`))

	heard := b.spoken()
	for _, part := range []string{"image", "Board Duels, гра як зображення", "Гра почалася", "програма зчитування з екрана", "duel play"} {
		assert.Contains(t, heard, part)
	}
	assert.NotContains(t, heard, "screen reader", "one language is spoken")
	for _, link := range []string{"link[rel=license]", "#about [lang=uk] a"} {
		licences := is[string](b, fmt.Sprintf(`(async () => (await fetch(document.querySelector(%q).href)).text())()`, link))
		assert.True(t, strings.HasPrefix(licences, "=== Board Duels: MIT\n"), link)
	}

	b.forget()
	b.answer(withProgram(nobody))
	b.open()
	b.says("Не вдалося завантажити гру")
	assert.Equal(t, "rgb(233, 225, 208)", is[string](b, `getComputedStyle(document.getElementById("splash")).backgroundColor`))
	assert.Contains(t, b.spoken(), "Спробувати ще раз")
}

// forget has the browser lose the files of the page, but not what the game has saved.
func (b *browser) forget() {
	b.t.Helper()
	is[bool](b, `(async () => {
		for (const name of await caches.keys()) await caches.delete(name);
		return (await navigator.serviceWorker.getRegistration())?.unregister() ?? true;
	})()`)
	call(b, network.ClearBrowserCache, cdp.Empty{})
}

// Two fingers enlarge the page, and one still plays what is under it.
func TestTheGameIsPlayedEnlarged(t *testing.T) {
	b := newTab(serve(t), common)
	require.NoError(t, chromedp.Do(b.tab, chromedp.EmulateViewport(1280, 800, chromedp.EmulateTouch)))
	b.open()
	b.beginDuel()
	b.plays()
	b.spread(endTurn)
	assert.Greater(t, is[float64](b, `visualViewport.scale`), 1.5)
	before := len(b.done())
	b.until("the turn isn't ended", func() bool { return slices.Contains(b.done()[before:], "end") }, func() {
		b.tap(endTurn) // a slow machine makes a long press of it, which this button takes for nothing
		b.settle()
	})
}

// spread puts two fingers on a place, and moves them apart.
func (b *browser) spread(at spot) {
	b.t.Helper()
	one, two := 1., 2.
	for apart := 40.; apart <= 100; apart += 10 {
		touch := input.DispatchTouchEventTypeTouchMove
		fingers := []*input.TouchPoint{{X: at.x, Y: at.y - apart, ID: &one}, {X: at.x, Y: at.y + apart, ID: &two}}
		if apart == 40 {
			touch = input.DispatchTouchEventTypeTouchStart
			b.touch(touch, fingers[0])
		}
		b.touch(touch, fingers...)
	}
	b.touch(input.DispatchTouchEventTypeTouchEnd)
}

// tap taps with a finger on a place of the page, which may be enlarged: the browser is told of places by the page's
// pixels from the corner of what is seen.
func (b *browser) tap(at spot) {
	b.t.Helper()
	corner := is[[]float64](b, `[visualViewport.offsetLeft, visualViewport.offsetTop]`)
	b.touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: at.x - corner[0], Y: at.y - corner[1]})
	b.touch(input.DispatchTouchEventTypeTouchEnd)
}

func (b *browser) touch(what input.DispatchTouchEventType, fingers ...*input.TouchPoint) {
	b.t.Helper()
	call(b, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: what, TouchPoints: append([]*input.TouchPoint{}, fingers...)})
}
