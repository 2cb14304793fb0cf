package webcheck

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// withProgram answers with the packed program as something else does, and with everything else as it is.
func withProgram(answer http.HandlerFunc) http.Handler {
	page := files(built)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if filepath.Base(r.URL.Path) == "boardduels.gzip" {
			answer(w, r)
			return
		}
		page.ServeHTTP(w, r)
	})
}

// nobody answers by breaking the connection.
func nobody(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }

// While the game loads, the page tells how much of it is here, in the bytes that are really sent; when that ends early,
// it says why, and tries again when it is asked.
func TestLoadingTellsHowMuchAndWhatIsWrong(t *testing.T) {
	packed, err := os.ReadFile(filepath.Join(built, version(t, built), "boardduels.gzip"))
	require.NoError(t, err)
	goOn := make(chan struct{})
	b := newTab(serve(t), common)
	b.answer(withProgram(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Length", strconv.Itoa(len(packed)))
		_, _ = w.Write(packed[:4_000_000])
		w.(http.Flusher).Flush()
		<-goOn
		panic(http.ErrAbortHandler) // the connection breaks
	}))
	b.speak("uk-UA")
	b.open()
	all := strings.ReplaceAll(fmt.Sprintf("%.1f", float64(len(packed))/1e6), ".", ",")
	b.comes("what is here isn't told", `document.getElementById("amount").innerText === "4,0 з `+all+` МБ"`)
	assert.Contains(t, b.words(), "завантажується")
	assert.InDelta(t, 4e6/float64(len(packed)), is[float64](b, `document.getElementById("bar").value`), 1e-6)
	close(goOn)
	b.says("з’єднання немає або воно обірвалося")

	b.answer(withProgram(func(w http.ResponseWriter, _ *http.Request) { http.Error(w, "full", http.StatusServiceUnavailable) }))
	b.press(0)
	b.says("сервер відповів 503")
	b.publish(built)
	b.press(0)
	b.begins()
}
