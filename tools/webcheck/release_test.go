package webcheck

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// put fills the browser's storage with what version 0.1.0 had in it: its stocks, each a file of the records by their
// keys. What is in files is written there in base64.
func (b *browser) put(folder string) {
	b.t.Helper()
	read := func(stock string) string {
		text, err := os.ReadFile(folder + "/" + stock + ".json")
		require.NoError(b.t, err)
		return string(text)
	}
	is[bool](b, `new Promise((done, failed) => {
		const files = `+read("files")+`, owner = `+read("owner")+`;
		for (const file of Object.values(files)) file.data = Uint8Array.from(atob(file.data), (c) => c.charCodeAt(0));
		const asking = indexedDB.open("boardduels", 1);
		asking.onupgradeneeded = () => ["files", "owner"].forEach((stock) => asking.result.createObjectStore(stock));
		asking.onerror = () => failed(asking.error);
		asking.onsuccess = () => {
			const work = asking.result.transaction(["files", "owner"], "readwrite");
			for (const [key, record] of Object.entries(files)) work.objectStore("files").put(record, key);
			for (const [key, record] of Object.entries(owner)) work.objectStore("owner").put(record, key);
			work.onabort = () => failed(work.error);
			work.oncomplete = () => done(true);
			asking.result.close();
		};
	})`)
}

// What the page of version 0.1.0 kept in a browser is there for ever: the language that was set, and a duel, which goes
// on.
func TestTheStorageOfVersion010IsRead(t *testing.T) {
	b := newTab(serve(t), common)
	b.openBare()
	b.put("testdata/0.1.0/boardduels")
	b.open()
	b.begins()
	b.comes("the page speaks another language", `document.documentElement.lang === "uk"`)
	before := b.done()
	require.Equal(t, 1, cards(before))
	b.goOn()
	b.playCard()
	assert.Equal(t, before, b.done()[:len(before)], "it goes on where it was")
	assert.Contains(t, b.saved(running), "\n+program 0.1.0\n")
}
