package webcheck

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// patience is how long something may take that comes in the end; a slow machine isn't a defect.
const patience = 90 * time.Second

// browser is one that runs, with a page of a site in a tab.
type browser struct {
	*site
	tab context.Context
}

// common is the browser of all tests that don't end it. Each has a site of its own, and so a storage.
var common context.Context

func TestMain(m *testing.M) { os.Exit(run(m)) }

// run runs the tests beside one browser.
func run(m *testing.M) int {
	profile, err := os.MkdirTemp("", "webcheck-*")
	if err == nil {
		defer func() { _ = os.RemoveAll(profile) }()
		var stop func()
		common, stop, err = launch(profile)
		defer stop()
	}
	if err != nil {
		_, _ = os.Stderr.WriteString("there is no Chromium to play in: " + err.Error() + "\n")
		return 1
	}
	return m.Run()
}

// program returns the path of the browser; "" if there is none.
func program() string {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// launch starts a browser, which keeps things in a folder, with its first tab.
func launch(profile string) (tab context.Context, stop func(), err error) {
	allocator, end := chromedp.NewExecAllocator(context.Background(),
		chromedp.ExecPath(program()), chromedp.UserDataDir(profile), chromedp.WindowSize(1280, 800),
		chromedp.NoFirstRun, chromedp.NoDefaultBrowserCheck, chromedp.NoSandbox,
		chromedp.Flag("headless", "new"), chromedp.Flag("lang", "en-US"), chromedp.Flag("accept-lang", "en-US"),
		chromedp.Flag("use-gl", "angle"), chromedp.Flag("use-angle", "swiftshader"), chromedp.Flag("enable-unsafe-swiftshader", true),
	)
	tab, leave := chromedp.NewContext(allocator)
	return tab, func() {
		leave()
		end()
	}, chromedp.Do(tab)
}

// start opens the page in a new tab of the common browser, to somebody who speaks a language.
func start(t *testing.T, language string) *browser {
	t.Helper()
	b := newTab(serve(t), common)
	b.speak(language)
	b.open()
	return b
}

// newTab opens a tab of a browser, which is still empty.
func newTab(s *site, parent context.Context) *browser {
	s.t.Helper()
	tab, stop := chromedp.NewContext(parent)
	s.t.Cleanup(stop)
	require.NoError(s.t, chromedp.Do(tab, chromedp.EmulateViewport(1280, 800)))
	return &browser{s, tab}
}

// another opens the page in another tab.
func (b *browser) another(language string) *browser {
	b.t.Helper()
	other := newTab(b.site, b.tab)
	other.speak(language)
	other.open()
	return other
}

// speak has the browser of a tab be one in a language.
func (b *browser) speak(language string) {
	b.t.Helper()
	call(b, emulation.SetUserAgentOverride, emulation.SetUserAgentOverrideParams{UserAgent: is[string](b, "navigator.userAgent"), AcceptLanguage: language})
}

// call asks the browser for something by its own protocol.
func call[P, R any](b *browser, command cdp.Command[P, R], params P) R {
	b.t.Helper()
	answer, err := chromedp.Call(b.tab, command, params)
	require.NoError(b.t, err)
	return answer
}

// open opens the page, and waits until the one before is gone, but not until all is loaded: a page that finds its next
// version may begin anew before that.
func (b *browser) open() {
	b.t.Helper()
	is[bool](b, `globalThis.isBefore = true`)
	call(b, page.Navigate, page.NavigateParams{URL: b.address})
	b.comes("the page isn't opened", `!globalThis.isBefore`)
}

// kill ends the browser as a crash would.
func (b *browser) kill() {
	b.t.Helper()
	process := chromedp.FromContext(b.tab).Browser.Process()
	require.NotNil(b.t, process)
	require.NoError(b.t, process.Kill())
	<-chromedp.FromContext(b.tab).Browser.LostConnection
}

// is returns what a script tells once that is settled.
func is[T any](b *browser, script string) T {
	b.t.Helper()
	told, err := ask[T](b, script)
	require.NoError(b.t, err, script)
	return told
}

func ask[T any](b *browser, script string) (T, error) {
	return chromedp.Run(b.tab, chromedp.Evaluate[T](script, chromedp.EvalAwaitPromise))
}

// until waits for something that comes in the end, and tries to bring it about each time it isn't there.
func (b *browser) until(what string, there func() bool, attempt func()) {
	b.t.Helper()
	for end := time.Now().Add(patience); !there(); {
		if time.Now().After(end) {
			require.FailNow(b.t, what, "the page says %q, and it looks so: %s", b.words(), b.picture())
		}
		attempt()
		b.pause()
	}
}

// pause lets the page go on for a moment.
func (b *browser) pause() {
	b.t.Helper()
	require.NoError(b.t, chromedp.Do(b.tab, chromedp.Sleep(100*time.Millisecond)))
}

// words is what the page itself says.
func (b *browser) words() string { return is[string](b, `document.getElementById("text").textContent`) }

// plays waits until the game is shown, and nothing moves.
func (b *browser) plays() {
	b.t.Helper()
	b.begins()
	b.settle()
}

// begins waits until the game is shown.
func (b *browser) begins() {
	b.t.Helper()
	b.comes("the game isn't shown", `document.getElementById("splash").hidden`)
}

// comes waits until a condition holds in the page, which may begin anew meanwhile.
func (b *browser) comes(what, condition string) {
	b.t.Helper()
	b.until(what, func() bool {
		holds, err := ask[bool](b, condition)
		return err == nil && holds
	}, func() {})
}

// says waits until the page itself says something.
func (b *browser) says(what string) {
	b.t.Helper()
	b.comes("the page doesn't say: "+what, fmt.Sprintf(`document.getElementById("text").textContent.includes(%q)`, what))
}

// settle waits until nothing moves on the screen: the canvas has no elements that could be asked.
func (b *browser) settle() {
	b.t.Helper()
	var last []byte
	for end := time.Now().Add(patience); ; {
		require.NoError(b.t, chromedp.Do(b.tab, chromedp.Sleep(150*time.Millisecond)))
		now, err := chromedp.Run(b.tab, chromedp.CaptureScreenshot())
		require.NoError(b.t, err)
		if bytes.Equal(now, last) {
			return
		}
		require.True(b.t, time.Now().Before(end), "the screen doesn't come to rest")
		last = now
	}
}

// spot is a place on the page, in its pixels.
type spot struct{ x, y float64 }

// click clicks with the mouse, as people do.
func (b *browser) click(at spot) {
	b.t.Helper()
	require.NoError(b.t, chromedp.Do(b.tab, chromedp.MouseEvent("mouseMoved", at.x, at.y), chromedp.MouseClickXY(at.x, at.y)))
}

// press clicks one of the answers that the page itself offers.
func (b *browser) press(answer int) {
	b.t.Helper()
	b.pressOn("#buttons button", answer)
}

// pressOn clicks one of the elements that a selector has.
func (b *browser) pressOn(selector string, n int) {
	b.t.Helper()
	at := is[[]float64](b, fmt.Sprintf(`(() => {
		const at = document.querySelectorAll(%q)[%d].getBoundingClientRect();
		return [at.x + at.width / 2, at.y + at.height / 2];
	})()`, selector, n))
	b.click(spot{at[0], at[1]})
}

// picture returns the path of a picture of the page, to be looked at after a failure.
func (b *browser) picture() string {
	shot, err := chromedp.Run(b.tab, chromedp.CaptureScreenshot())
	if err != nil {
		return err.Error()
	}
	file, err := os.CreateTemp("", "webcheck-*.png")
	if err != nil {
		return err.Error()
	}
	_, _ = file.Write(shot)
	_ = file.Close()
	return file.Name()
}
