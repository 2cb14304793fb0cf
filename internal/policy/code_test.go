package policy

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// code is the syntax tree of a room with the types of its expressions.
type code struct {
	files []*ast.File
	types *types.Info
	fset  *token.FileSet
}

// uses finds the names of other packages, given by package.
func (c code) uses(names map[string][]string, why string) []string {
	return c.find(func(n ast.Node) string {
		selector, ok := n.(*ast.SelectorExpr)
		if !ok {
			return ""
		}
		from, ok := selector.X.(*ast.Ident)
		if !ok {
			return ""
		}
		if pkg, ok := c.types.Uses[from].(*types.PkgName); ok && slices.Contains(names[pkg.Imported().Path()], selector.Sel.Name) {
			return why
		}
		return ""
	})
}

// imports finds imports of packages, given as paths or patterns.
func (c code) imports(why string, packages ...string) []string {
	return c.find(func(n ast.Node) string {
		if spec, ok := n.(*ast.ImportSpec); ok && matches(packages, strings.Trim(spec.Path.Value, "\"`")) {
			return why
		}
		return ""
	})
}

// find visits every node; what returns the reason against one, or "".
func (c code) find(what func(ast.Node) string) (found []string) {
	for _, file := range c.files {
		for node := range ast.Preorder(file) {
			if reason := what(node); reason != "" {
				found = append(found, fmt.Sprintf("%s: %s %s", c.fset.Position(node.Pos()), c.text(node), reason))
			}
		}
	}
	return found
}

// text returns the first line of a node's source, for a message.
func (c code) text(n ast.Node) string {
	start, end := c.fset.Position(n.Pos()), c.fset.Position(n.End())
	source, err := os.ReadFile(start.Filename)
	if err != nil { // a source of a test
		return fmt.Sprintf("%T", n)
	}
	line, _, _ := bytes.Cut(source[start.Offset:end.Offset], []byte("\n"))
	return string(line)
}

// loader reads rooms with their types. Packages that they import come from the go command's cache.
type loader struct {
	root     string
	fset     *token.FileSet
	importer types.Importer
}

// newLoader returns a loader for code that imports nothing but some packages, given as patterns, and what they import.
func newLoader(t *testing.T, packages ...string) loader {
	t.Helper()
	l := loader{root: root(t), fset: token.NewFileSet()}
	list := exec.Command("go", append([]string{"list", "-export", "-deps", "-f", "{{.ImportPath}}={{.Export}}"}, packages...)...)
	list.Dir = l.root
	out, err := list.Output()
	var failed *exec.ExitError
	if errors.As(err, &failed) {
		t.Fatalf("go list: %s", failed.Stderr)
	}
	require.NoError(t, err)
	exported := map[string]string{}
	for line := range strings.Lines(string(out)) {
		name, file, _ := strings.Cut(strings.TrimSpace(line), "=")
		exported[name] = file
	}
	l.importer = importer.ForCompiler(l.fset, "gc", func(path string) (io.ReadCloser, error) { return os.Open(exported[path]) })
	return l
}

func (l loader) room(t *testing.T, names []string) code {
	t.Helper()
	var files []*ast.File
	for _, name := range names {
		file, err := parser.ParseFile(l.fset, filepath.Join(l.root, name), nil, parser.SkipObjectResolution)
		require.NoError(t, err)
		files = append(files, file)
	}
	return l.check(t, files)
}

func (l loader) source(t *testing.T, source string) code {
	t.Helper()
	file, err := parser.ParseFile(l.fset, "", source, parser.SkipObjectResolution)
	require.NoError(t, err)
	return l.check(t, []*ast.File{file})
}

func (l loader) check(t *testing.T, files []*ast.File) code {
	t.Helper()
	c := code{files, &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}, l.fset}
	config := types.Config{Importer: l.importer}
	_, err := config.Check(files[0].Name.Name, l.fset, files, c.types)
	require.NoError(t, err)
	return c
}
