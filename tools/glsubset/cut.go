package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"regexp"
	"slices"
	"strings"
)

// names returns what a file takes from the package gl.
func names(path string) (map[string]bool, error) {
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
	if err != nil {
		return nil, err
	}
	taken := map[string]bool{}
	ast.Inspect(file, func(n ast.Node) bool {
		if selector, is := n.(*ast.SelectorExpr); is {
			if from, is := selector.X.(*ast.Ident); is && from.Name == "gl" {
				taken[selector.Sel.Name] = true
			}
		}
		return true
	})
	if len(taken) == 0 {
		return nil, fmt.Errorf("%s takes nothing from OpenGL: the toolkit has been laid out anew", path)
	}
	return taken, nil
}

// What is in package.go for each function of OpenGL. All of it is written by one generator, line by line alike.
var (
	pointerType = regexp.MustCompile(`^// typedef .*\(APIENTRYP GP([A-Z0-9_]+)\)`)
	callThrough = regexp.MustCompile(`^// static .*\bglow([A-Za-z0-9_]+)\(GP`)
	debugHook   = regexp.MustCompile(`glowC?DebugCallback`)
	constant    = regexp.MustCompile(`^\t([A-Z0-9_]+) += `)
	pointer     = regexp.MustCompile(`^\tgp([A-Za-z0-9_]+) +C\.GP`)
	loading     = regexp.MustCompile(`^\tgp([A-Za-z0-9_]+) = \(C\.GP`)
	callsBy     = regexp.MustCompile(`\bC\.glow([A-Za-z0-9_]+)\(gp([A-Za-z0-9_]+)`)
	exported    = regexp.MustCompile(`^func ([A-Z][A-Za-z0-9_]*)\(`)
)

// cut returns the binding with the called functions and constants alone, and what loads these.
func cut(source []byte, called map[string]bool) ([]byte, error) {
	types, pointers := behind(source, called)
	called["InitWithProcAddrFunc"] = true // what Init stands on
	var kept [][]byte
	lines := bytes.SplitAfter(source, []byte("\n"))
	for i := 0; i < len(lines); {
		line := string(lines[i])
		end, wanted := i+1, true
		switch {
		case pointerType.MatchString(line):
			wanted = types[pointerType.FindStringSubmatch(line)[1]]
		case debugHook.MatchString(line):
			end, wanted = block(lines, i, "// }\n"), false
		case callThrough.MatchString(line):
			end, wanted = block(lines, i, "// }\n"), called[callThrough.FindStringSubmatch(line)[1]]
		case constant.MatchString(line):
			wanted = called[constant.FindStringSubmatch(line)[1]]
		case pointer.MatchString(line):
			wanted = pointers[pointer.FindStringSubmatch(line)[1]]
		case loading.MatchString(line):
			end, wanted = block(lines, i, "\t}\n"), pointers[loading.FindStringSubmatch(line)[1]]
		case exported.MatchString(line):
			name := exported.FindStringSubmatch(line)[1]
			if name != "InitWithProcAddrFunc" { // which is gone through line by line
				end, wanted = block(lines, i, "}\n"), called[name]
			}
			if !wanted {
				kept = withoutComment(kept)
			}
		}
		if wanted {
			kept = append(kept, lines[i:end]...)
		}
		i = end
	}
	return format.Source(bytes.Join(kept, nil))
}

// behind returns the pointers through which functions call, by what they and their types in C are named after: several
// functions may share one.
func behind(source []byte, called map[string]bool) (types, pointers map[string]bool) {
	types, pointers = map[string]bool{}, map[string]bool{}
	for _, call := range callsBy.FindAllSubmatch(source, -1) {
		if called[string(call[1])] {
			pointers[string(call[2])] = true
			types[strings.ToUpper(string(call[2]))] = true
		}
	}
	return types, pointers
}

// block returns where what begins at a line ends: after the line that closes it, or at once where nothing is open.
func block(lines [][]byte, begin int, closing string) int {
	next := string(lines[begin])
	opens := strings.HasSuffix(next, "{\n")
	if !opens && begin+1 < len(lines) && strings.HasPrefix(string(lines[begin+1]), "\tif ") {
		opens = true // what is loaded has to be there
	}
	if !opens {
		return begin + 1
	}
	for i := begin + 1; i < len(lines); i++ {
		if string(lines[i]) == closing {
			return i + 1
		}
	}
	return len(lines)
}

// withoutComment drops the comment at the end, which was about a function that goes.
func withoutComment(kept [][]byte) [][]byte {
	end := len(kept)
	for end > 0 && bytes.HasPrefix(kept[end-1], []byte("//")) {
		end--
	}
	return slices.Clip(kept[:end])
}
