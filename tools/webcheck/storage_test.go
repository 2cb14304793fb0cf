package webcheck

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The files are asked as Go's package os asks them: those of the game where it runs, and otherwise the same without it.
const calls = `if (!globalThis.fs) {
		const [{ Disk }, { newFiles }, { Store }] = await Promise.all(["disk", "files", "store"].map((name) => import(new URL(name + ".js", location))));
		const store = await Store.open("boardduels");
		globalThis.fs = newFiles(new Disk(store, await store.all()), console.log);
	}
	const call = (name, ...args) => new Promise((told) => fs[name](...args, (error, answer) => told(error ? error.code : answer)));
	const big = new Uint8Array(4 << 20); // of chance, since the browser packs what it keeps
	for (let i = 0; i < big.length; i += 65536) crypto.getRandomValues(big.subarray(i, i + 65536));
	const O_WRONLY = 1, O_CREAT = 64, O_EXCL = 128, O_TRUNC = 512, O_APPEND = 1024;
	const write = async (path, content, flags = O_CREAT | O_TRUNC) => {
		const file = await call("open", path, O_WRONLY | flags, 0o644);
		if (typeof file === "string") return file;
		const data = typeof content === "string" ? new TextEncoder().encode(content) : content;
		await call("write", file, data, 0, data.length, null);
		const synced = await call("fsync", file);
		await call("close", file);
		return synced;
	};
	const read = async (path) => {
		const file = await call("open", path, 0, 0);
		if (typeof file === "string") return file;
		const data = new Uint8Array(100), length = await call("read", file, data, 0, 100, null);
		await call("close", file);
		return new TextDecoder().decode(data.subarray(0, length));
	};
`

func (b *browser) files(script string) []any {
	b.t.Helper()
	return is[[]any](b, `(async () => {`+calls+`return [`+script+`]; })()`)
}

// openBare opens a place of the site where there is no game.
func (b *browser) openBare() {
	b.t.Helper()
	require.NoError(b.t, chromedp.Do(b.tab, chromedp.Navigate(b.address+version(b.t, built)+"/manifest.json")))
}

func TestFilesBehaveAsOnADisk(t *testing.T) {
	b := newTab(serve(t), common)
	b.openBare()
	for _, c := range []struct {
		script string
		want   []any
	}{
		{`await write("/a", "one"), await read("/a"), await write("/a", "two", O_APPEND), await read("/a")`, []any{nil, "one", nil, "onetwo"}},
		{`await write("/a", "x", O_CREAT | O_EXCL), await read("/b"), await write("/none/a", ""), await write("/a/b", "")`, []any{"EEXIST", "ENOENT", "ENOENT", "ENOTDIR"}},
		{`await call("mkdir", "/f", 0o755), await call("mkdir", "/f", 0o755), await write("/f/a", "in"), await call("rmdir", "/f"), await call("unlink", "/f")`,
			[]any{nil, "EEXIST", nil, "ENOTEMPTY", "EISDIR"}},
		{`await call("rename", "/a", "/f"), await call("rename", "/f", "/a"), await call("rename", "/f", "/f/g")`, []any{"EISDIR", "ENOTDIR", "EINVAL"}},
		{`await write("/b", "new"), await call("rename", "/b", "/a"), await read("/a"), await read("/b")`, []any{nil, nil, "new", "ENOENT"}},
		{`await call("rename", "/f", "/g"), await read("/g/a"), ...await call("readdir", "/g"), await call("readdir", "/f")`, []any{nil, "in", "a", "ENOENT"}},
		{`await call("mkdir", "/h", 0o755), await call("rename", "/h", "/g"), await call("rmdir", "/h")`, []any{nil, "ENOTEMPTY", nil}},
		{`await call("unlink", "/g/a"), await call("rmdir", "/g"), await call("stat", "/g"), await call("rmdir", "/a"), await call("readlink", "/a")`,
			[]any{nil, nil, "ENOENT", "ENOTDIR", "EINVAL"}},
	} {
		assert.Equal(t, c.want, b.files(c.script), c.script)
	}
	b.openBare()
	assert.Equal(t, []any{"new", "ENOENT", "ENOENT"}, b.files(`await read("/a"), await read("/b"), await read("/g")`), "after a reload")
}

// What doesn't fit is refused as on a full disk, and what was there stays as it was.
func TestAFullStorageIsAFullDisk(t *testing.T) {
	b := newTab(serve(t), common)
	b.limit(6 << 20)
	b.openBare()
	assert.Equal(t, []any{nil, "ENOSPC", nil}, b.files(`await write("/a", big), await write("/b", big), await call("unlink", "/b")`))
	assert.Equal(t, []any{"ENOSPC", "ENOENT", float64(4 << 20)}, b.files(`await call("rename", "/a", "/c"), await read("/c"), (await call("stat", "/a")).size`), "nothing has moved")
	assert.Equal(t, []any{nil, "small"}, b.files(`await write("/d", "small"), await read("/d")`), "what fits is kept")
	b.openBare()
	assert.Equal(t, []any{float64(4 << 20), "ENOENT", "ENOENT", "small"}, b.files(`(await call("stat", "/a")).size, await read("/b"), await read("/c"), await read("/d")`), "after a reload")
}

// limit lets the storage hold so many bytes. The browser asks now and then, so it has to be said before there is any.
func (b *browser) limit(bytes float64) {
	b.t.Helper()
	_, err := chromedp.Call(b.tab, storage.OverrideQuotaForOrigin, storage.OverrideQuotaForOriginParams{Origin: strings.TrimSuffix(b.address, "/"), QuotaSize: &bytes})
	require.NoError(b.t, err)
}
