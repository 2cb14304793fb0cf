package webcheck

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// kept says whether a version is kept for visits without a network.
const kept = `navigator.serviceWorker.getRegistration().then((known) => known?.active?.state === "activated")`

// renew has the browser look for a newer version, as it does by itself now and then, and says whether one waits to be
// begun with.
const renew = `navigator.serviceWorker.getRegistration().then(async (known) => {
	await known.update();
	await new Promise((settled) => known.installing ? known.installing.onstatechange = settled : settled());
	return known.waiting !== null;
})`

// folders returns the folders of all files that the page has loaded, of its versions.
func (b *browser) folders() []string {
	b.t.Helper()
	return is[[]string](b, `[...new Set(performance.getEntriesByType("resource").map((of) => new URL(of.name).pathname.split("/")).filter((path) => path.length > 2).map((path) => path[1]))]`)
}

// keeps returns the folders of the versions that the browser keeps, and how many files.
func (b *browser) keeps() []any {
	b.t.Helper()
	return is[[]any](b, `(async () => {
		const names = await caches.keys(), all = [];
		for (const name of names) all.push(name.split(" ")[1], (await (await caches.open(name)).keys()).length);
		return all;
	})()`)
}

func TestThePageIsPlayedWithoutANetwork(t *testing.T) {
	b := start(t, "en-US")
	b.beginDuel()
	b.playCard()
	b.comes("the page isn't kept", kept)
	assert.Equal(t, 1, b.times("/"+version(t, built)+"/boardduels.gzip"), "the program is loaded once, to be played and to be kept")
	b.checkInstallable()
	before := b.done()

	b.stop()
	b.open()
	b.goOn()
	b.playCard()
	assert.Greater(t, len(b.done()), len(before))
	assert.Equal(t, []string{version(t, built)}, b.folders())
}

func TestTheNextVersionIsTakenWhole(t *testing.T) {
	first := version(t, built)
	b := start(t, "en-US")
	b.begins()
	b.comes("the page isn't kept", kept)

	next := another(t, "the next version")
	b.publish(next) // and nothing is left of the first
	b.comes("the next version isn't found", renew)
	b.beginDuel() // in the page that runs
	b.playCard()
	assert.Equal(t, []string{first}, b.folders(), "it is still of one version")

	b.open()
	b.comes("the next version isn't taken", `document.getElementById("start").src.includes("`+version(t, next)+`")`)
	b.goOn()
	b.playCard()
	assert.Equal(t, []string{version(t, next)}, b.folders(), "and this one is of the next")
	assert.Equal(t, version(t, next), b.keeps()[0])
	assert.Len(t, b.keeps(), 2, "the first isn't kept any more")

	damaged := another(t, "a version that arrives otherwise than it was built")
	require.NoError(t, os.WriteFile(filepath.Join(damaged, version(t, damaged), "note.txt"), []byte("no"), 0o600))
	b.publish(damaged)
	b.until("the damaged version isn't looked at", func() bool { return b.times("/"+version(t, damaged)+"/note.txt") > 0 }, func() { is[bool](b, renew) })
	assert.False(t, is[bool](b, renew), "it isn't taken")
	b.stop()
	b.open()
	b.goOn()
	assert.Equal(t, []string{version(t, next)}, b.folders())
}

// A tab that can't play yet doesn't hold the next version up, and begins with it, too.
func TestTabsThatWaitTakeTheNextVersion(t *testing.T) {
	b := start(t, "en-US")
	b.begins()
	b.comes("the page isn't kept", kept)
	other := b.another("en-US")
	other.says("another tab")

	next := another(t, "the next version")
	b.publish(next)
	b.comes("the next version isn't found", renew)
	b.open()
	b.begins()
	assert.Equal(t, []string{version(t, next)}, b.folders())
	other.press(1)
	other.comes("the tab that waited begins with an old version", `document.getElementById("start").src.includes("`+version(t, next)+`")`)
}

// The first version can't go while it answers another tab. A page that is opened meanwhile begins with it, and not
// never.
func TestAVersionThatCannotBeginYetHoldsNothingUp(t *testing.T) {
	b := start(t, "en-US")
	b.begins()
	b.comes("the page isn't kept", kept)
	other := b.another("en-US")
	other.says("another tab")
	next := another(t, "the next version")
	b.publish(next)
	b.comes("the next version isn't found", renew)

	held := make(chan struct{})
	goOn := sync.OnceFunc(func() { close(held) })
	t.Cleanup(goOn)
	b.answer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/index.html" {
			<-held
		}
		files(next).ServeHTTP(w, r)
	}))
	is[bool](other, fmt.Sprintf(`(async () => {
		const index = %q;
		for (const name of await caches.keys()) {
			const cache = await caches.open(name), page = await cache.match(index);
			if (!page) continue;
			await cache.delete(index);
			globalThis.find = () => cache.put(index, page).then(() => true);
		}
		fetch("index.html", { cache: "no-store" });
		return true;
	})()`, "/"+version(t, built)+"/index.html"))
	b.until("the lost file isn't asked for", func() bool { return b.times("/index.html") > 0 }, func() {})
	is[bool](other, `find()`)
	b.open()
	b.begins()
	assert.Equal(t, []string{version(t, built)}, b.folders())

	goOn()
	b.comes("the next version isn't there for the next visit", `navigator.serviceWorker.getRegistration().then((known) => !known.waiting)`)
}

// A page whose files are gone says so, and never takes those of another version.
func TestAPartThatIsMissingIsToldOf(t *testing.T) {
	b := newTab(serve(t), common)
	b.answer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if filepath.Base(r.URL.Path) == "store.js" {
			http.NotFound(w, r)
			return
		}
		files(built).ServeHTTP(w, r)
	}))
	b.speak("uk-UA")
	b.open()
	b.comes("nothing is told", `document.getElementById("splash").innerText.includes("Частини сторінки бракує")`)
	b.publish(built)
	b.pressOn("#incomplete button", 0)
	b.comes("it isn't tried again", `document.getElementById("splash").dataset.shows === "progress"`)
}
