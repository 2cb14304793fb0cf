package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// binding is the path of the module that is cut down.
const binding = "github.com/go-gl/gl"

// packages are the parts of it that the toolkit uses, each with the file of the toolkit that does.
var packages = map[string]string{
	"v2.1/gl":    "internal/painter/gl/gl_core.go",
	"v3.1/gles2": "internal/painter/gl/gl_es.go",
}

// modules returns the folders of the toolkit and of the whole binding.
func modules() (toolkit, whole string, err error) {
	var tk, gl struct{ Dir, Version string }
	if err := ask(&tk, "list", "-m", "-json", "fyne.io/fyne/v2"); err != nil {
		return "", "", err
	}
	if err := ask(&gl, "list", "-m", "-json", binding); err != nil {
		return "", "", err
	}
	// The version stands in go.mod, though something else is put in its place.
	if err := ask(&gl, "mod", "download", "-json", binding+"@"+gl.Version); err != nil {
		return "", "", err
	}
	return tk.Dir, gl.Dir, nil
}

func ask(answer any, arguments ...string) error {
	command := exec.Command("go", arguments...)
	command.Stderr = os.Stderr
	out, err := command.Output()
	if err != nil {
		return fmt.Errorf("go %s: %w", strings.Join(arguments, " "), err)
	}
	return json.Unmarshal(out, answer)
}

// module returns the files of the cut-down module by name.
func module(toolkit, whole string) (map[string][]byte, error) {
	files := map[string][]byte{}
	if err := keep(files, whole, "LICENSE", "go.mod"); err != nil {
		return nil, err
	}
	for name, user := range packages {
		called, err := names(filepath.Join(toolkit, user))
		if err != nil {
			return nil, err
		}
		source, err := os.ReadFile(filepath.Join(whole, name, "package.go"))
		if err != nil {
			return nil, err
		}
		if files[name+"/package.go"], err = cut(source, called); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		if err := keep(files, whole, name+"/procaddr.go", name+"/conversions.go", name+"/build_cgo_hack.go",
			name+"/KHR/khrplatform.h", name+"/KHR/dummy.go"); err != nil {
			return nil, err
		}
	}
	return files, nil
}

// keep takes files as they are.
func keep(files map[string][]byte, whole string, names ...string) error {
	for _, name := range names {
		content, err := os.ReadFile(filepath.Join(whole, name))
		if err != nil {
			return err
		}
		files[name] = content
	}
	return nil
}
