package main

import (
	"bytes"
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

// encodings are the ways to pack that browsers know, the smaller result first, with the ending of a packed file.
var encodings = []struct{ name, ending string }{{"br", ".br"}, {"gzip", ".gz"}}

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
	header.Set("Content-Type", mime.TypeByExtension(path.Ext(name)))
	header.Set("Cache-Control", "no-cache") // the browser asks whether it has changed
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("Vary", "Accept-Encoding")
	for _, e := range encodings {
		if packed, ok := h.files[name+e.ending]; ok && takes(r, e.name) {
			header.Set("Content-Encoding", e.name)
			found = packed
			break
		}
	}
	header.Set("ETag", found.etag)
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(found.data))
}

// takes reports whether a browser takes a way to pack (RFC 9110, 12.5.3).
func takes(r *http.Request, encoding string) bool {
	for _, offer := range strings.Split(r.Header.Get("Accept-Encoding"), ",") {
		name, weight, _ := strings.Cut(offer, ";")
		if strings.TrimSpace(name) == encoding {
			return strings.Trim(weight, " 0.") != "q="
		}
	}
	return false
}
