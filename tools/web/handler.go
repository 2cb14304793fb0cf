package main

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"fmt"
	"io/fs"
	"mime"
	"net/http"
	"os"
	"path"
	"strings"
	"time"
)

// file is one as it is sent.
type file struct {
	data []byte
	etag string // of what it holds
}

// handler serves files that it has read once.
type handler struct{ files map[string]file }

// newHandler reads a folder.
func newHandler(folder string) (*handler, error) {
	h := &handler{files: map[string]file{}}
	err := fs.WalkDir(os.DirFS(folder), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := fs.ReadFile(os.DirFS(folder), name)
		h.files["/"+name] = file{data, fmt.Sprintf(`"%x"`, sha256.Sum256(data))}
		return err
	})
	if err == nil && len(h.files) == 0 {
		err = fmt.Errorf("%s: there are no files to serve", folder)
	}
	return h, err
}

// ServeHTTP implements [http.Handler].
func (h *handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name := r.URL.Path
	if strings.HasSuffix(name, "/") {
		name += "index.html"
	}
	found, ok := h.files[name]
	if !ok {
		http.NotFound(w, r)
		return
	}
	header := w.Header()
	header.Set("Content-Type", cmp.Or(mime.TypeByExtension(path.Ext(name)), "application/octet-stream"))
	header.Set("Cache-Control", caching(name))
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("ETag", found.etag)
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(found.data))
}

// caching says how long a browser has a file for good: one in the folder of a version for ever (tools/website), for any
// other it asks whether it has changed.
func caching(name string) string {
	if strings.Count(name, "/") > 1 {
		return "max-age=31536000, immutable"
	}
	return "no-cache"
}
