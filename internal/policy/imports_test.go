package policy

import (
	"fmt"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// row says what the Go files of a room may import besides the standard library: rooms of this module by their folder,
// and other modules by a path that their packages' paths begin with. Tests may import anything but Fyne, which only
// the rooms that use it may test with.
type row struct {
	room string // a folder, or a pattern for the folders without a row above
	may  []string
}

// rooms is the import policy. Nothing may be allowed that no file needs. Whoever finds a better cut changes it here,
// and says why in docs/decisions. On which floor a room stands is said in floors_test.go.
var rooms = []row{
	{"assets", nil},
	{"docs", nil},
	{"assets/*", nil},
	{"runtime/game", nil},
	{"runtime/game/gametest", may("internal/golden", "runtime/game", testify, rapid)},
	{"runtime/duel", may("runtime/game")},
	{"runtime/reversi", may("runtime/game")},
	{"runtime/backgammon", may("runtime/game")},
	{"runtime/dicewars", may("runtime/game")},
	{"runtime/tactics", may("runtime/game")},
	{"runtime/duel/dueltest", may("runtime/duel", rapid)},
	{"runtime/duel/prose", may("runtime/game", "runtime/duel", "internal/i18n")},
	{"schema", may(etree, "internal/escape", "runtime/duel", "runtime/game", "runtime/reversi", "runtime/backgammon", "runtime/dicewars", "runtime/tactics", "internal/durable", "internal/picture", "internal/zipname", "internal/spelling")},
	{"schema/reference", may("schema")},
	{"schema/xsd", may(etree, "schema")},
	{"schema/schematest", may("schema", "runtime/duel/dueltest", rapid)},
	{"kb", may("schema", "internal/durable", "internal/lock", "internal/i18n", "internal/trouble", "internal/transit")},
	{"kb/classic", may("assets", "kb")},
	{"kb/expertcsv", may("kb", "schema", "runtime/duel", "internal/spelling", "internal/i18n", "internal/sheet")},
	{"kb/classic/classictest", may("kb/classic", "runtime/duel", "schema", testify)},

	{"runtime/career", may("internal/sealed", "ai/standing", "runtime/duel", "runtime/game", "runtime/replay", "internal/transit")},
	{"ai/standing", nil},
	{"runtime/run", may("internal/i18n", "internal/sealed", "runtime/duel", "runtime/game", "runtime/replay", "schema", "internal/transit")},

	{"ai", may("runtime/game", "runtime/duel", "schema", "kb")},
	{"ai/network", may("schema")},
	{"ai/arena", may("ai", "ai/arena/job", "ai/arena/pool", "ai/arena/stats", "runtime/game", "runtime/duel", "schema", "kb")},
	{"ai/competence", may("ai", "ai/arena/stats", "ai/network", "ai/playout", "ai/precedent", "ai/retrieval", "ai/selfplay", "runtime/game", "runtime/duel", "runtime/replay", "schema", "kb")},
	{"ai/arena/pool", nil},
	{"ai/arena/job", may("internal/transit")},
	{"ai/arena/likeness", may("ai/internal/cholesky", "ai/odds", "runtime/game", "runtime/duel")},
	{"ai/arena/curve", may("ai", "ai/arena", "ai/arena/exploit", "ai/arena/job", "ai/arena/likeness", "ai/arena/pool", "ai/arena/stats", "ai/double", "ai/even", "ai/learning", "ai/plan", "ai/playout",
		"ai/precedent", "ai/thought", "ai/usermodel",
		"runtime/game", "runtime/duel", "schema", "kb")},
	{"ai/arena/exploit", may("ai", "ai/learning", "ai/odds", "ai/playout", "ai/usermodel", "kb", "runtime/game", "runtime/duel")},
	{"ai/arena/stats", may("runtime/game")},
	{"ai/arena/report", may("internal/escape", "ai/arena", "ai/arena/curve", "ai/arena/stats")},
	{"ai/internal/golden", may(testify)},
	{"ai/internal/cholesky", nil},
	{"ai/plan", may("ai/odds", "runtime/game", "runtime/duel")},
	{"ai/feature", may("ai/weighing", "runtime/game", "runtime/duel")},
	{"ai/odds", may("runtime/game")},
	{"ai/playout", may("ai", "ai/appraisal", "ai/habit", "ai/odds", "ai/plan", "ai/retrieval", "ai/usermodel", "kb", "runtime/game", "runtime/duel", "schema")},
	{"ai/hindsight", may("ai/plan", "ai/playout", "ai/thought", "kb", "runtime/game", "runtime/duel", "runtime/replay")},
	{"ai/thought", may("ai/plan", "ai/playout", "runtime/game", "runtime/duel")},
	{"ai/belief", may("ai/plan", "ai/usermodel", "runtime/game", "runtime/duel", "schema")},
	{"ai/weighing", may("ai/odds", "runtime/game")},
	{"ai/recall", may("ai", "ai/network", "ai/retrieval", "kb", "schema")},
	{"ai/retention", may("ai", "ai/retrieval", "kb", "schema")},
	{"ai/retrieval", may("ai", "ai/weighing", "runtime/game", "runtime/duel", "schema")},
	{"ai/nearest", nil},
	{"ai/descent", nil},
	{"ai/evolution", nil},
	{"ai/material", may("runtime/game", "runtime/duel")},
	{"ai/trained", may("internal/transit")},
	{"ai/selfplay", may("runtime/duel")},
	{"ai/appraisal", may("ai/feature", "ai/weighing", "runtime/game", "runtime/duel", "schema", "kb")},
	{"ai/usermodel", may("ai", "ai/appraisal", "ai/feature", "ai/internal/cholesky", "ai/odds", "ai/plan", "ai/selfplay", "ai/trained", "runtime/game", "runtime/duel", "schema")},
	{"ai/habit", may("ai/appraisal", "ai/plan", "ai/usermodel", "runtime/game", "runtime/duel", "schema")},
	{"ai/learning", may("ai", "ai/appraisal", "ai/feature", "ai/habit", "ai/odds", "ai/plan", "ai/playout", "ai/retention", "ai/retrieval", "ai/selfplay", "ai/usermodel", "ai/weighing", "runtime/game", "runtime/duel", "schema", "kb")},
	{"ai/protocol", may("ai", "ai/board/closed", "runtime/board", "runtime/game", "runtime/duel")},
	{"ai/journal", may("ai", "runtime/replay", "runtime/game", "runtime/duel", "schema")},
	{"ai/brains", may("ai", "ai/*")},
	{"ai/review", may("runtime/game", "runtime/duel", "runtime/replay", "ai", "ai/even", "ai/journal", "ai/learning", "kb", "ai/brains")},
	{"ai/wording", may("internal/escape", "ai", "ai/feature", "ai/habit", "ai/material", "ai/odds", "ai/precedent", "ai/scenario", "kb", "schema", "runtime/game", "runtime/duel", "runtime/duel/prose", "internal/i18n")},
	{"ai/external", may("ai", "ai/board/closed", "ai/protocol", "internal/offspring", "runtime/board", "runtime/game", "runtime/duel")},
	{"ai/answer", may("ai", "ai/double", "ai/habit", "ai/precedent", "ai/selfplay", "ai/thought", "kb", "runtime/game", "runtime/duel", "schema")},
	{"ai/double", may("ai", "ai/odds", "ai/plan", "ai/usermodel", "runtime/duel")},
	{"ai/precedent", may("ai", "ai/network", "ai/odds", "ai/plan", "ai/feature", "ai/appraisal", "ai/belief", "ai/recall", "ai/retrieval", "ai/playout", "ai/thought", "ai/weighing", "runtime/game", "runtime/duel",
		"kb")},
	{"ai/even", may("ai", "ai/learning", "ai/odds", "ai/precedent", "ai/random", "ai/selfplay", "ai/style", "kb", "runtime/game", "runtime/duel")},
	{"ai/infoset", may("runtime/game")},
	{"ai/board", may("runtime/game")},
	{"ai/board/closed", may("ai/board", "runtime/board", "runtime/game")},
	{"ai/board/contest", may("ai/arena/stats", "ai/board", "ai/selfplay", "runtime/game")},
	{"ai/board/boardtest", may("ai/board", "internal/golden", "internal/processor", "runtime/game", testify)},
	{"ai/board/level", may("ai/board", "runtime/game")},
	{"ai/board/montecarlo", may("ai/board", "ai/infoset", "runtime/game")},
	{"ai/board/wording", may("internal/i18n")},
	{"ai/board/random", may("ai/board", "runtime/game")},
	{"ai/reversi/evaluation", may("ai/trained", "runtime/game", "runtime/reversi")},
	{"ai/reversi/formula", may("ai/board", "runtime/reversi")},
	{"ai/reversi/search", may("ai/board", "ai/reversi/evaluation", "runtime/reversi")},
	{"ai/reversi/training", may("ai/board", "ai/reversi/evaluation", "ai/reversi/search", "ai/selfplay", "runtime/game", "runtime/reversi")},
	{"ai/backgammon/choice", may("ai/board", "ai/board/level", "runtime/backgammon", "runtime/game")},
	{"ai/backgammon/bearoff", may("runtime/backgammon", "runtime/game")},
	{"ai/backgammon/feature", may("runtime/backgammon", "runtime/game")},
	{"ai/backgammon/training", may("ai/backgammon/bearoff", "runtime/backgammon", "runtime/game")},
	{"ai/backgammon/lookahead", may("ai/backgammon/bearoff", "ai/backgammon/choice", "runtime/backgammon", "runtime/game")},
	{"ai/backgammon/brains", may("ai/backgammon/*", "ai/board", "ai/board/level", "ai/board/montecarlo", "runtime/backgammon")},
	{"ai/backgammon/climb", may("ai/backgammon/choice", "ai/board/contest", "runtime/backgammon", "runtime/game")},
	{"ai/backgammon/*", may("ai/backgammon/bearoff", "ai/backgammon/choice", "ai/backgammon/feature", "ai/board", "ai/odds", "ai/trained", "runtime/backgammon", "runtime/game")},
	{"ai/dicewars/odds", may("runtime/dicewars", "runtime/game")},
	{"ai/dicewars/choice", may("ai/board", "runtime/dicewars", "runtime/game")},
	{"ai/dicewars/field", may("ai/board", "ai/dicewars/choice", "ai/dicewars/odds", "runtime/dicewars")},
	{"ai/dicewars/wpm", may("ai/board", "ai/descent", "ai/dicewars/choice", "ai/dicewars/odds", "ai/trained", "runtime/dicewars", "runtime/game")},
	{"ai/dicewars/knn", may("ai/board", "ai/dicewars/choice", "ai/dicewars/odds", "ai/nearest", "ai/trained", "runtime/dicewars", "runtime/game")},
	{"ai/tactics/sight", may("runtime/game", "runtime/tactics")},
	{"ai/tactics/drawing", may("runtime/tactics", testify)},
	{"ai/tactics/trait", may("ai", "ai/tactics/plan", "ai/tactics/sight", "runtime/game", "runtime/tactics")},
	{"ai/tactics/precedent", may("ai", "ai/board", "ai/network", "ai/recall", "ai/tactics/plan", "ai/tactics/trait", "ai/weighing", "kb", "schema", "runtime/game", "runtime/tactics")},
	{"ai/tactics/learning", may("ai", "ai/odds", "ai/recall", "ai/retention", "ai/tactics/plan", "ai/tactics/precedent", "ai/tactics/trait", "ai/weighing", "kb", "schema", "runtime/game", "runtime/tactics")},
	{"ai/tactics/curve", may("ai/arena/stats", "ai/board", "ai/selfplay", "ai/tactics/appraisal", "ai/tactics/cunning", "ai/tactics/learning", "ai/tactics/plan", "ai/tactics/precedent", "kb", "runtime/game", "runtime/tactics")},
	{"ai/tactics/plan", may("ai/tactics/sight", "runtime/game", "runtime/tactics")},
	{"ai/tactics/appraisal", may("ai/tactics/plan", "ai/tactics/sight", "runtime/game", "runtime/tactics")},
	{"ai/tactics/cunning", may("ai/board", "ai/evolution", "ai/tactics/appraisal", "ai/tactics/plan", "runtime/game", "runtime/tactics")},
	{"ai/tactics/brains", may("ai/board", "ai/board/level", "ai/board/montecarlo", "ai/board/random", "ai/tactics/cunning", "ai/tactics/precedent", "runtime/tactics", "schema")},
	{"ai/dicewars/value", may("ai/descent", "ai/dicewars/odds", "ai/odds", "ai/trained", "runtime/dicewars", "runtime/game")},
	{"ai/dicewars/expert", may("ai/board", "ai/dicewars/choice", "ai/dicewars/odds", "ai/dicewars/value", "runtime/dicewars")},
	{"ai/dicewars/training", may("ai/board", "ai/dicewars/*", "ai/selfplay", "runtime/dicewars", "runtime/game")},
	{"ai/dicewars/brains", may("ai/board/level", "ai/board/montecarlo", "ai/board/random", "ai/dicewars/*", "runtime/dicewars")},
	{"ai/reversi/brains", may("ai/board", "ai/board/level", "ai/board/montecarlo", "ai/board/random", "ai/reversi/formula", "ai/reversi/search", "runtime/reversi")},
	{"ai/*", may("ai", "ai/descent", "ai/evolution", "ai/infoset", "ai/nearest", "ai/odds", "ai/plan", "ai/feature", "ai/appraisal", "ai/material", "ai/trained", "ai/selfplay", "runtime/game", "runtime/duel")},

	{"runtime/match", may("ai", "runtime/replay", "runtime/game", "runtime/duel", "runtime/sitting")},
	{"runtime/replay", may("runtime/game", "runtime/duel", "runtime/record", "schema", "kb", "internal/i18n", "internal/transit", "internal/zipname")},
	{"runtime/record", may("internal/i18n", "runtime/game", "internal/transit")},
	{"runtime/sitting", may("internal/durable", "runtime/game")},
	{"runtime/boardmatch", may("ai/board/closed", "runtime/board", "runtime/game", "runtime/record", "runtime/sitting")},
	{"internal/families", may("ai/board", "ai/board/closed", "ai/backgammon/brains", "ai/reversi/brains", "runtime/backgammon", "runtime/board", "runtime/game", "runtime/reversi", "ai/dicewars/brains", "runtime/dicewars", "ai/tactics/brains", "runtime/tactics", "schema")},
	{"runtime/board", may("runtime/game", "runtime/record")},
	{"runtime/replay/notation", may("runtime/replay", "runtime/duel", "runtime/game")},
	{"runtime/replay/replaytest", may("runtime/replay", "runtime/duel", "schema")},

	{"internal/policy", nil},
	{"internal/durable", nil},
	{"internal/durable/killing", may(testify)},
	{"internal/durable/powerloss", may("internal/durable")},
	{"internal/spelling", may(text)},
	{"internal/sheet", may("internal/spelling")},
	{"internal/golden", may(testify)},
	{"internal/escape", nil},
	{"internal/locale", nil},
	{"internal/offspring", nil},
	{"internal/processor", may(testify)},
	{"internal/outside", nil},
	{"internal/quick", nil},
	{"internal/racing", nil},
	{"internal/lock", may(flock, "internal/durable")},
	{"internal/picture", may(ximage)},
	{"internal/picture/pixels", may("internal/picture", oksvg, rasterx, ximage)},
	{"internal/sealed", may("internal/i18n")},
	{"internal/transit", nil},
	{"internal/zipname", may(text)},
	{"internal/settings", may("internal/durable", "internal/lock", "internal/transit")},
	{"internal/i18n", may("assets/*", i18n, text)},
	{"internal/trouble", may("internal/durable", "internal/i18n")},

	{"runtime/play", may(fyne, "runtime/play/*", "internal/families", "runtime/board", "runtime/boardmatch", "runtime/record", "runtime/career", "runtime/match", "runtime/replay", "runtime/run", "runtime/game", "schema",
		"ai", "kb", "internal/durable", "internal/locale", "internal/lock", "internal/sealed", "internal/settings", "internal/spelling", "internal/transit", "internal/i18n", "internal/trouble", "ai/even", "ai/habit", "ai/hindsight", "ai/wording")},
	{"runtime/play/screen", may(fyne, "internal/escape", "assets/licences", "runtime/play/face", "runtime/play/gallery", "runtime/play/keyboard", "runtime/play/look", "runtime/play/motion", "runtime/play/table", "runtime/play/widget", "runtime/career", "runtime/match", "runtime/replay", "runtime/run", "runtime/game", "runtime/duel", "runtime/duel/prose",
		"schema", "ai", "ai/even", "ai/habit", "ai/hindsight", "ai/journal", "ai/plan", "ai/standing", "ai/wording", "docs", "kb", "internal/spelling", "internal/i18n", "internal/trouble")},
	{"runtime/play/boards", may(fyne, "runtime/play/keyboard", "runtime/play/look", "runtime/play/motion", "runtime/play/widget", "runtime/backgammon", "runtime/game", "runtime/tactics")},
	{"runtime/play/boardroom", may(fyne, "runtime/play/boards", "runtime/play/look", "runtime/play/motion", "runtime/play/sound", "runtime/play/widget", "runtime/board", "runtime/boardmatch", "runtime/game", "runtime/sitting",
		"ai/board", "ai/board/closed", "ai/board/wording", "ai/dicewars/odds", "docs", "internal/i18n", "internal/trouble")},
	{"runtime/play/look/looktest", may(fyne, testify, "runtime/play/look")},
	{"runtime/play/look", may(fyne, ximage, goFonts, "runtime/play/uithread", "internal/picture", "internal/picture/*", "runtime/duel", "assets/*")},
	{"runtime/play/keyboard", may(fyne)},
	{"runtime/play/keyboard/keyboardtest", may(fyne, "runtime/play/keyboard")},
	{"runtime/play/widget", may(fyne, "runtime/play/keyboard", "runtime/play/look", "runtime/play/motion")},
	{"runtime/play/table", may(fyne, "runtime/play/face", "runtime/play/gallery", "runtime/play/keyboard", "runtime/play/look", "runtime/play/motion", "runtime/play/sound", "runtime/play/widget", "runtime/replay", "runtime/game", "runtime/duel", "runtime/duel/prose",
		"schema", "ai", "ai/wording", "internal/i18n")},
	{"runtime/play/gallery", may(fyne, "runtime/play/face", "runtime/play/look", "runtime/play/widget", "runtime/replay", "runtime/duel", "schema", "ai/wording", "internal/i18n")},
	{"runtime/play/face", may(fyne, "runtime/play/look", "runtime/play/widget", "runtime/duel", "internal/i18n", "runtime/duel/prose")},
	{"runtime/play/backup", may("internal/durable", "internal/lock", "internal/zipname")},
	{"runtime/play/inbox", may("internal/durable")},
	{"runtime/play/outbox", may("internal/durable")},
	{"runtime/play/motion", may(fyne)},
	{"runtime/play/sound", may("assets/*")},
	{"runtime/play/sound/device", may(oto, "runtime/play/sound")},
	{"runtime/play/uithread", may(fyne)},
	{"runtime/play/toolkit", may(fyne, "runtime/play/widget", "internal/i18n")},
	{"editor/document", may("editor/merge", "internal/lock", "schema", "internal/durable", "internal/picture", "internal/picture/pixels")},
	{"editor/balance", may("ai", "ai/arena", "ai/arena/stats", "ai/wording", "editor/document", "internal/i18n", "runtime/duel", "schema")},
	{"editor/ancestor", may("schema")},
	{"editor/equal", may("ai/arena/stats", "ai/board/contest", "editor/document", "editor/easel", "editor/sparring", "runtime/dicewars", "runtime/game", "runtime/tactics", "schema")},
	{"editor/merge", may(udiff, "ai/wording", "internal/i18n", "schema")},
	{"editor/design", may("editor/document", "runtime/duel", "schema")},
	{"editor/query", may("internal/spelling", "internal/sheet")},
	{"editor/easel", may("editor/document", "internal/families", "runtime/backgammon", "runtime/board", "runtime/dicewars", "runtime/game", "runtime/tactics", "schema")},
	{"editor/sparring", may("ai/arena/stats", "ai/board/closed", "ai/board/contest", "internal/durable", "internal/families", "runtime/board", "runtime/boardmatch", "runtime/game", "schema")},
	{"editor/table", may("editor/document", "editor/query", "internal/spelling", "internal/sheet", "schema")},
	{"editor/units", may("runtime/duel", "schema")},
	{"editor/trial", may("runtime/duel", "runtime/match", "runtime/replay", "runtime/game", "ai", "ai/journal", "schema")},
	{"editor/view/widget", may(fyne, colorful, "internal/i18n", "runtime/play/look", "schema")},
	{"editor/view", may(fyne, "internal/escape", "ai/arena", "ai/arena/stats", "ai/board/contest", "ai/board/wording", "editor/ancestor", "editor/balance", "editor/design", "editor/document", "editor/easel", "editor/equal", "editor/sparring", "runtime/board", "editor/merge", "editor/query", "editor/table", "editor/units", "editor/view/widget", "editor/trial", "runtime/play", "runtime/play/*", "runtime/duel", "runtime/game", "schema",
		"ai", "ai/competence", "ai/habit", "ai/retrieval", "kb", "kb/expertcsv", "internal/durable", "internal/trouble", "internal/lock", "internal/settings", "internal/spelling", "internal/i18n", "runtime/duel/prose", "ai/wording")},

	{"cmd", may(toml)},
	{"cmd/boardduels", may(fyne, everything)},
	{"cmd/duel/text", may("ai/arena/stats", "internal/escape")},
	{"cmd/duel/cli", may(cobra, "internal/durable", "internal/escape", "internal/i18n", "internal/locale")},
	{"cmd/duel/files", may(cobra, "cmd/duel/cli", "internal/durable", "internal/escape", "internal/lock", "runtime/record")},
	{"cmd/duel/cast", may(cobra, "cmd/duel/cli", "cmd/duel/files", "ai", "ai/double", "ai/journal", "ai/brains", "kb", "kb/classic", "internal/durable", "runtime/game", "runtime/replay", "schema", "internal/transit")},
	{"cmd/duel/lang", may(cobra, "cmd/duel/cli", "internal/i18n", "internal/locale", "internal/trouble")},
	{"cmd/duel/person", may(cobra, "cmd/duel/cli", "cmd/duel/files", "internal/escape", "internal/i18n", "internal/lock", "internal/trouble", "runtime/sitting")},
	{"cmd/duel/guest", may(cobra, "cmd/duel/cli", "ai/external", "ai/protocol")},
	{"cmd/duel/verdict", may(cobra, "cmd/duel/*", "internal/escape", "internal/i18n", "runtime/record")},
	{"cmd/duel/measure", may(cobra, "cmd/duel/*", "ai", "ai/*", "ai/arena/*", "ai/brains", "kb", "kb/classic", "runtime/run",
		"internal/durable", "internal/escape", "internal/lock", "runtime/game", "runtime/duel", "runtime/match", "runtime/replay", "schema")},
	{"cmd/duel/boards", may(cobra, "cmd/duel/*", "ai/arena/stats", "ai/board", "ai/board/*", "ai/backgammon/*", "ai/external", "ai/protocol", "ai/reversi/*", "ai/trained", "internal/durable", "internal/escape", "internal/families", "internal/i18n", "internal/trouble",
		"runtime/backgammon", "runtime/board", "runtime/boardmatch", "runtime/game", "runtime/record", "runtime/replay", "runtime/reversi", "runtime/sitting", "kb/classic", "schema", "ai/dicewars/*", "ai/nearest", "runtime/dicewars")},
	{"cmd/*", may(everything)},
	{"tools/art", may(everything)},
	{"tools/licences", may("assets/licences")},
	{"tools/manifest", nil},
	{"tools/sound", nil},
	{"tools/glsubset", nil},
	{"tools/firstframe", nil},
	{"tools/web", nil},
	{"tools/website", nil},
	{"tools/peers", may("ai/arena/stats", "ai/backgammon/brains", "ai/board", "ai/board/contest", "ai/reversi/brains", "ai/reversi/search", "ai/selfplay", "ai/tactics/brains", "internal/offspring", "runtime/backgammon", "runtime/game", "runtime/reversi",
		"runtime/tactics")},
	{"tools/among", may("ai/board/contest", "ai/dicewars/brains", "ai/dicewars/choice", "ai/dicewars/knn", "runtime/dicewars")},
	{"tools/lessons", may("ai/board", "ai/board/contest", "ai/tactics/curve", "ai/tactics/learning", "ai/tactics/precedent", "kb", "runtime/tactics", "schema")},
	{"tools/comments", nil},
	{"tools/ico", nil},
	{"tools/release", may("cmd", "internal/durable")},
}

// The modules that a row may name.
const (
	fyne     = "fyne.io/"
	cobra    = "github.com/spf13/cobra"
	etree    = "github.com/beevik/etree"
	flock    = "github.com/gofrs/flock"
	i18n     = "github.com/nicksnyder/go-i18n/v2"
	text     = "golang.org/x/text"
	toml     = "github.com/BurntSushi/toml" // with which Fyne reads FyneApp.toml
	testify  = "github.com/stretchr/testify"
	rapid    = "pgregory.net/rapid"
	colorful = "github.com/lucasb-eyer/go-colorful"
	udiff    = "github.com/aymanbagabas/go-udiff"
	ximage   = "golang.org/x/image"
	goFonts  = "github.com/go-fonts"
	oksvg    = "github.com/fyne-io/oksvg" // with which Fyne draws SVG
	rasterx  = "github.com/srwiley/rasterx"
	oto      = "github.com/ebitengine/oto/v3"
)

// everything stands for all rooms and modules but Fyne.
const everything = "everything"

func may(imports ...string) []string { return imports }

func TestImportPolicy(t *testing.T) {
	top := root(t)
	for room, files := range goFiles(t) {
		for _, file := range files {
			source, err := os.ReadFile(filepath.Join(top, file))
			require.NoError(t, err)
			for _, breach := range breaches(t, room, file, source) {
				t.Error(breach)
			}
		}
	}
}

func TestImportPolicyCanFail(t *testing.T) {
	for _, c := range []struct{ file, source, breach string }{
		{"runtime/duel/a.go", `import "boardduels/runtime/game"`, ""},
		{"runtime/duel/a.go", `import . "boardduels/kb"`, "runtime/duel/a.go imports boardduels/kb; runtime/duel may import: the standard library, boardduels/runtime/game"},
		{"runtime/duel/a_windows.go", "//go:build windows\n\npackage p\n" + `import "github.com/beevik/etree"`, "a_windows.go imports github.com/beevik/etree"},
		{"runtime/duel/a_test.go", `import "boardduels/kb"`, ""},
		{"runtime/duel/a_test.go", `import _ "fyne.io/fyne/v2/test"`, "a_test.go imports fyne.io/fyne/v2/test; only"},
		{"runtime/play/a_test.go", `import "fyne.io/fyne/v2/test"`, ""},
		{"runtime/game/a.go", `import "strings"`, ""},
		{"schema/a.go", `import "github.com/beevik/etree"`, ""},
		{"schema/a.go", `import "github.com/beevik/etreeish"`, "imports github.com/beevik/etreeish"},
		{"ai/knn/a.go", `import "boardduels/ai"`, ""},
		{"ai/knn/a.go", `import "boardduels/ai/tree"`, "ai/knn may import"},
		{"ai/knn/a.go", `import "boardduels/ai/brains"`, "imports boardduels/ai/brains"},
		{"ai/brains/a.go", `import "boardduels/ai/tree"`, ""},
		{"cmd/duel/a.go", `import "boardduels/ai/brains"`, ""},
		{"cmd/duel/a.go", `import "fyne.io/fyne/v2"`, "cmd/duel may import: everything but Fyne"},
		{"cmd/boardduels/a.go", `import "fyne.io/fyne/v2/app"`, ""},
		{"attic/a.go", ``, "attic has no row in the import policy"},
		{"ai/knn/deeper/a.go", ``, "ai/knn/deeper has no row in the import policy"},
	} {
		source := c.source
		if !strings.Contains(source, "package") {
			source = "package p\n" + source
		}
		found := strings.Join(breaches(t, path.Dir(c.file), c.file, []byte(source)), "\n")
		if c.breach == "" {
			assert.Empty(t, found, "%s: %s", c.file, c.source)
		} else {
			assert.Contains(t, found, c.breach, "%s: %s", c.file, c.source)
		}
	}
}

// breaches returns what a file of a room imports against the policy.
func breaches(t *testing.T, room, file string, source []byte) (found []string) {
	t.Helper()
	i := slices.IndexFunc(rooms, func(r row) bool { return matches([]string{r.room}, room) })
	if i < 0 {
		return []string{room + " has no row in the import policy (internal/policy/imports_test.go)"}
	}
	for _, imported := range importsIn(t, file, source) {
		switch inTest := isTest(file); {
		case !inTest && !rooms[i].allows(imported):
			found = append(found, fmt.Sprintf("%s imports %s; %s may import: %s", file, imported, room, rooms[i]))
		case inTest && strings.HasPrefix(imported, fyne) && !slices.Contains(rooms[i].may, fyne):
			found = append(found, fmt.Sprintf("%s imports %s; only rooms that use Fyne test with it", file, imported))
		}
	}
	return found
}

// importsOf returns the paths that a file of the project imports.
func importsOf(t *testing.T, file string) []string {
	t.Helper()
	source, err := os.ReadFile(filepath.Join(root(t), file))
	require.NoError(t, err)
	return importsIn(t, file, source)
}

func importsIn(t *testing.T, file string, source []byte) (paths []string) {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), file, source, parser.ImportsOnly)
	require.NoError(t, err)
	for _, spec := range parsed.Imports {
		imported, err := strconv.Unquote(spec.Path.Value)
		require.NoError(t, err)
		paths = append(paths, imported)
	}
	return paths
}

// isStandard reports whether a package is the standard library's.
func isStandard(imported string) bool {
	first, _, _ := strings.Cut(imported, "/")
	return !strings.Contains(first, ".") && first != module
}

func (r row) allows(imported string) bool {
	if isStandard(imported) {
		return true
	}
	if slices.Contains(r.may, everything) && !strings.HasPrefix(imported, fyne) {
		return true
	}
	if room, ok := strings.CutPrefix(imported, module+"/"); ok {
		return matches(r.may, room)
	}
	return slices.ContainsFunc(r.may, func(prefix string) bool {
		return strings.HasPrefix(imported+"/", strings.TrimSuffix(prefix, "/")+"/")
	})
}

// String lists what the room may import, for a message.
func (r row) String() string {
	if slices.Contains(r.may, everything) {
		return "everything but Fyne"
	}
	names := []string{"the standard library"}
	for _, name := range r.may {
		if !strings.Contains(name, ".") {
			name = module + "/" + name
		}
		names = append(names, name)
	}
	return strings.Join(names, ", ")
}
