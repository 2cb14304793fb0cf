package main

import (
	"archive/zip"
	"bytes"
	"debug/elf"
	"encoding/binary"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
)

// library returns a library for 64-bit ARM with a section of a name, and nothing else.
func library(t *testing.T, section string) []byte {
	t.Helper()
	names := append([]byte("\x00"+section+"\x00.shstrtab\x00"), make([]byte, 64)...)
	const header, entry = 64, 64
	h := elf.Header64{
		Ident: [elf.EI_NIDENT]byte{0x7f, 'E', 'L', 'F', byte(elf.ELFCLASS64), byte(elf.ELFDATA2LSB), byte(elf.EV_CURRENT)},
		Type:  uint16(elf.ET_DYN), Machine: uint16(elf.EM_AARCH64), Version: uint32(elf.EV_CURRENT),
		Ehsize: header, Phentsize: 56, Shentsize: entry, Shoff: header, Shnum: 3, Shstrndx: 2,
	}
	at := uint64(header + 3*entry)
	var out bytes.Buffer
	for _, part := range []any{
		h, elf.Section64{},
		elf.Section64{Name: 1, Type: uint32(elf.SHT_NOTE), Flags: uint64(elf.SHF_ALLOC), Off: at, Size: 8},
		elf.Section64{Name: uint32(len(section) + 2), Type: uint32(elf.SHT_STRTAB), Off: at, Size: uint64(len(names))},
		names,
	} {
		require.NoError(t, binary.Write(&out, binary.LittleEndian, part))
	}
	return out.Bytes()
}

// apk returns an APK with libraries, and with what a signature leaves in it.
func apk(t *testing.T, signature string, libraries map[string][]byte) []byte {
	t.Helper()
	var out bytes.Buffer
	archive := zip.NewWriter(&out)
	for name, content := range libraries {
		file, err := archive.Create(name)
		require.NoError(t, err)
		_, err = file.Write(content)
		require.NoError(t, err)
	}
	require.NoError(t, archive.SetComment(signature))
	require.NoError(t, archive.Close())
	return out.Bytes()
}

func TestOnlyAnAPKForPeopleIsListed(t *testing.T) {
	real, standIn := library(t, ".note.android.ident"), library(t, ".note.gnu.build-id")
	const arm, intel = "lib/arm64-v8a/libboardduels.so", "lib/x86_64/libboardduels.so"
	for _, c := range []struct {
		name string
		apk  []byte
		want string
	}{
		{"for people", apk(t, signingBlock, map[string][]byte{arm: real, intel: real}), ""},
		{"of the stand-in", apk(t, signingBlock, map[string][]byte{arm: standIn}), arm + ": the Android NDK didn't link it"},
		{"partly of the stand-in", apk(t, signingBlock, map[string][]byte{arm: real, intel: standIn}), intel + ": the Android NDK didn't link it"},
		{"unsigned", apk(t, "", map[string][]byte{arm: real}), "it isn't signed"},
		{"signed for trying out", apk(t, signingBlock+"CN=Android Debug", map[string][]byte{arm: real}), "it is signed with a debug key"},
		{"empty", apk(t, signingBlock, nil), "it holds no library"},
		{"no archive", []byte("an APK"), "it is no archive"},
		{"broken library", apk(t, signingBlock, map[string][]byte{arm: []byte("no ELF")}), arm + ": "},
	} {
		t.Run(c.name, func(t *testing.T) {
			folder := t.TempDir()
			require.NoError(t, os.WriteFile(filepath.Join(folder, "game.apk"), c.apk, 0o644))
			require.NoError(t, os.WriteFile(filepath.Join(folder, "source.tar.gz"), []byte("source"), 0o644))
			err := seal(folder)
			if c.want == "" {
				require.NoError(t, err)
				list, err := os.ReadFile(filepath.Join(folder, sums))
				require.NoError(t, err)
				assert.Regexp(t, `^[0-9a-f]{64}  game\.apk\n41cf6794ba4200b839c53531555f0f3998df4cbb01a4d5cb0b94e3ca5e23947d  source\.tar\.gz\n$`, string(list))
				require.NoError(t, seal(folder), "again, it is the same")
				return
			}
			assert.ErrorContains(t, err, "game.apk: "+c.want)
			assert.NoFileExists(t, filepath.Join(folder, sums))
		})
	}
	assert.ErrorContains(t, seal(t.TempDir()), "no files to release")
}

// What a store makes APKs of holds the same libraries, under whatever name it lies there, and is listed no sooner.
func TestWhatStoresMakeAPKsOfIsListedOnlyForPeople(t *testing.T) {
	real, standIn := library(t, ".note.android.ident"), library(t, ".note.gnu.build-id")
	const module, bundle = "lib/arm64-v8a/libboardduels.so", "base/lib/arm64-v8a/libboardduels.so"
	for _, c := range []struct{ file, library string }{
		{"game-base.zip", module}, {"game.zip", module}, {"game", module}, {"game.aab", bundle}, {"game.zip", bundle},
	} {
		t.Run(c.file+" with "+c.library, func(t *testing.T) {
			folder := t.TempDir()
			put := func(content []byte) {
				require.NoError(t, os.WriteFile(filepath.Join(folder, c.file), content, 0o644))
			}
			put(apk(t, "", map[string][]byte{c.library: standIn, "assets/game.so": standIn}))
			assert.ErrorContains(t, seal(folder), c.file+": "+c.library+": the Android NDK didn't link it")
			assert.NoFileExists(t, filepath.Join(folder, sums))
			put(apk(t, "", map[string][]byte{c.library: real, "assets/game.so": standIn}))
			require.NoError(t, seal(folder), "it is signed later")
		})
	}
	for _, c := range []struct {
		file    string
		content []byte
		want    string
	}{
		{"game.aab", apk(t, "", nil), "it holds no library"},
		{"game.aab", []byte("a bundle"), "it is no archive"},
		{"game-base.zip", []byte("a module"), "it is no archive"},
	} {
		folder := t.TempDir()
		require.NoError(t, os.WriteFile(filepath.Join(folder, c.file), c.content, 0o644))
		assert.ErrorContains(t, seal(folder), c.file+": "+c.want)
	}
}

// android/package.sh asks so before it signs with the release's key.
func TestWhatTheNDKDidNotLinkIsNotSigned(t *testing.T) {
	const arm, intel = "lib/arm64-v8a/libboardduels.so", "lib/x86_64/libboardduels.so"
	real, standIn := library(t, ".note.android.ident"), library(t, ".note.gnu.build-id")
	linked := func(archive []byte) error {
		path := filepath.Join(t.TempDir(), "unsigned.apk")
		require.NoError(t, os.WriteFile(path, archive, 0o644))
		return run([]string{"linked", path}, nil)
	}
	assert.NoError(t, linked(apk(t, "", map[string][]byte{arm: real, intel: real})))
	assert.ErrorContains(t, linked(apk(t, "", map[string][]byte{arm: real, intel: standIn})), "unsigned.apk: "+intel+": the Android NDK didn't link it")
	assert.ErrorContains(t, linked(apk(t, "", nil)), "unsigned.apk: it holds no library")
	assert.Error(t, linked([]byte("an APK")))
	assert.Error(t, run([]string{"linked", filepath.Join(t.TempDir(), "none.apk")}, nil))
}

func TestBuildsAreCompared(t *testing.T) {
	a, b := t.TempDir(), t.TempDir()
	put := func(folder, name, text string) {
		path := filepath.Join(folder, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	}
	assert.ErrorContains(t, compare(a, b), "no files to compare")
	for _, folder := range []string{a, b} {
		put(folder, "web/game.wasm", "same")
	}
	require.NoError(t, compare(a, b))
	put(a, "linux.tar.gz", "0123x")
	put(b, "linux.tar.gz", "0123yz")
	put(a, "one.zip", "")
	put(b, "web/other.zip", "")
	err := compare(a, b)
	assert.ErrorContains(t, err, "linux.tar.gz differs from byte 4 on: 5 bytes in "+a+", 6 in "+b)
	assert.ErrorContains(t, err, "one.zip is in "+a+" alone")
	assert.ErrorContains(t, err, "web/other.zip is in "+b+" alone")
	assert.NotContains(t, err.Error(), "game.wasm")
}

func TestModulesOfAProgramAreListed(t *testing.T) {
	quick.Skip(t, "builds programs")
	for _, c := range []struct{ file, system, processor string }{
		{"release.exe", runtime.GOOS, runtime.GOARCH},
		{"release.wasm", "js", "wasm"}, // of which the standard library reads nothing
	} {
		t.Run(c.file, func(t *testing.T) {
			program := filepath.Join(t.TempDir(), c.file)
			build := exec.Command("go", "build", "-buildvcs=false", "-trimpath", "-o", program, ".")
			build.Env = append(os.Environ(), "GOOS="+c.system, "GOARCH="+c.processor)
			built, err := build.CombinedOutput()
			require.NoError(t, err, "%s", built)
			var once, again bytes.Buffer
			require.NoError(t, printSBOM(&once, program, "0.1.0"))
			require.NoError(t, printSBOM(&again, program, "0.1.0"))
			assert.Equal(t, once.String(), again.String())
			var list bom
			require.NoError(t, json.Unmarshal(once.Bytes(), &list))
			assert.Equal(t, "CycloneDX", list.Format)
			about := list.Metadata.Component
			assert.Equal(t, "release", about.Name)
			assert.Equal(t, "0.1.0", about.Version)
			assert.Contains(t, about.Properties, property{"go:build:GOARCH", c.processor})
			purls := map[string]component{}
			for _, c := range list.Components {
				assert.Equal(t, "library", c.Type)
				purls[c.Name] = c
			}
			assert.Equal(t, "pkg:golang/std@"+strings.TrimPrefix(runtime.Version(), "go"), purls["std"].PURL)
			toml := purls["github.com/BurntSushi/toml"]
			assert.Regexp(t, `^pkg:golang/github\.com/BurntSushi/toml@v1\.`, toml.PURL)
			assert.Equal(t, "go:sum", toml.Properties[0].Name)
			assert.Regexp(t, `^h1:`, toml.Properties[0].Value)
		})
	}
	assert.Error(t, printSBOM(io.Discard, "main.go", "0.1.0"), "it is no program")
	other := filepath.Join(t.TempDir(), "other.wasm")
	require.NoError(t, os.WriteFile(other, []byte("\x00asm\x01\x00\x00\x00"), 0o644))
	assert.ErrorContains(t, printSBOM(io.Discard, other, "0.1.0"), "other.wasm: it doesn't tell how Go built it")
}

func TestWhatIsNotUnderstood(t *testing.T) {
	for _, args := range [][]string{nil, {"tag"}, {"seal"}, {"linked"}, {"compare", "a"}, {"publish"}, {"notes", "x"}} {
		assert.Equal(t, errUsage, run(args, nil), args)
	}
}
