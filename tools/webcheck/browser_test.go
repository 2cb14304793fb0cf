package webcheck

import (
	"bytes"
	"context"
	"os"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// patience is how long something may take that comes in the end; a slow machine isn't a defect.
const patience = 90 * time.Second

// browser is one that runs, with the page in a tab.
type browser struct {
	t   *testing.T
	tab context.Context
}

// start starts a browser with the page, on a profile of its own or of one before it.
func start(t *testing.T, profile, language string) *browser {
	t.Helper()
	b := startEmpty(t, profile, language)
	b.open()
	return b
}

// startEmpty starts a browser without the page.
func startEmpty(t *testing.T, profile, language string) *browser {
	t.Helper()
	options := []chromedp.ExecAllocatorOption{
		chromedp.ExecPath(program(t)), chromedp.UserDataDir(profile), chromedp.WindowSize(1280, 800),
		chromedp.NoFirstRun, chromedp.NoDefaultBrowserCheck, chromedp.NoSandbox,
		chromedp.Flag("headless", "new"), chromedp.Flag("lang", language), chromedp.Flag("accept-lang", language),
		chromedp.Flag("use-gl", "angle"), chromedp.Flag("use-angle", "swiftshader"), chromedp.Flag("enable-unsafe-swiftshader", true),
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(stop)
	return &browser{t, newTab(t, allocator)}
}

func newTab(t *testing.T, parent context.Context) context.Context {
	t.Helper()
	tab, stop := chromedp.NewContext(parent)
	t.Cleanup(stop)
	require.NoError(t, chromedp.Do(tab, chromedp.EmulateViewport(1280, 800)))
	return tab
}

// another opens the page in another tab.
func (b *browser) another() *browser {
	b.t.Helper()
	other := &browser{b.t, newTab(b.t, b.tab)}
	other.open()
	return other
}

func (b *browser) open() {
	b.t.Helper()
	require.NoError(b.t, chromedp.Do(b.tab, chromedp.Navigate(address)))
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
	told, err := chromedp.Run(b.tab, chromedp.Evaluate[T](script, chromedp.EvalAwaitPromise))
	require.NoError(b.t, err, script)
	return told
}

// until waits for something that comes in the end, and tries to bring it about each time it isn't there.
func (b *browser) until(what string, there func() bool, attempt func()) {
	b.t.Helper()
	for end := time.Now().Add(patience); !there(); {
		if time.Now().After(end) {
			require.FailNow(b.t, what, "the page says %q, and it looks so: %s", b.words(), b.picture())
		}
		attempt()
		b.settle()
	}
}

// words is what the page itself says.
func (b *browser) words() string { return is[string](b, `document.getElementById("text").textContent`) }

// plays waits until the game is shown.
func (b *browser) plays() {
	b.t.Helper()
	b.until("the game isn't shown", func() bool { return is[bool](b, `document.getElementById("splash").hidden`) }, func() {})
	b.settle()
}

// settle waits until nothing moves on the screen: the canvas has no elements that could be asked.
func (b *browser) settle() {
	b.t.Helper()
	var last []byte
	for end := time.Now().Add(patience); ; {
		require.NoError(b.t, chromedp.Do(b.tab, chromedp.Sleep(300*time.Millisecond)))
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
