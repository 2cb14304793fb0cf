package policy

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// console is the only file of the app that prints: it escapes names of strangers, also in what is logged through the
// log package, as by the toolkit's LogError.
const console = "cmd/boardduels/console.go"

func TestTheAppPrintsInOnePlace(t *testing.T) {
	for room, files := range goFiles(t) {
		if floorOf(room) == len(floors)-1 && room != "cmd/boardduels" {
			continue // another program
		}
		for _, name := range files {
			if isTest(name) {
				continue
			}
			file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root(t), name), nil, parser.SkipObjectResolution)
			require.NoError(t, err)
			if name == console {
				assert.NotEmpty(t, prints(file), name)
			} else {
				assert.Empty(t, prints(file), "%s prints; only %s may", name, console)
			}
		}
	}
}

func TestTheAppPrintsInOnePlaceCanFail(t *testing.T) {
	for source, want := range map[string][]string{
		`import "log"; func f() { log.Println(1) }`:             {"log.Println"},
		`import "log"; func f() { log.SetOutput(nil) }`:         {"log.SetOutput"},
		`import "os"; var to = os.Stderr`:                       {"os.Stderr"},
		`import "fmt"; func f() { fmt.Print(1); fmt.Sprint(1)}`: {"fmt.Print"},
		`func f() { println(1) }`:                               {"println"},
		`import "fyne.io/fyne/v2"; var f = fyne.LogError`:       nil,
	} {
		file, err := parser.ParseFile(token.NewFileSet(), "", "package p; "+source, parser.SkipObjectResolution)
		require.NoError(t, err)
		assert.Equal(t, want, prints(file), source)
	}
}

// prints returns what in a file writes to the terminal.
func prints(file *ast.File) (found []string) {
	printing := []string{"os.Stdout", "os.Stderr", "fmt.Print", "fmt.Printf", "fmt.Println", "print", "println"}
	for node := range ast.Preorder(file) {
		name := ""
		switch n := node.(type) {
		case *ast.CallExpr:
			if called, ok := n.Fun.(*ast.Ident); ok {
				name = called.Name
			}
		case *ast.SelectorExpr:
			if from, ok := n.X.(*ast.Ident); ok {
				name = from.Name + "." + n.Sel.Name
			}
		}
		if slices.Contains(printing, name) || strings.HasPrefix(name, "log.") || strings.HasPrefix(name, "slog.") {
			found = append(found, name)
		}
	}
	return found
}
