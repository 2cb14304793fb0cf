package docs

import (
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/cmd"
)

// stores is where F-Droid and fastlane look for what they show, by language.
var stores = filepath.Join("..", "android", "fastlane", "metadata", "android")

// shown are the languages of the game as the stores call them.
var shown = []string{"en-US", "uk"}

// versionCode is how Android counts a version.
func versionCode(t *testing.T, version string) int {
	t.Helper()
	var major, minor, patch int
	_, err := fmt.Sscanf(version, "%d.%d.%d", &major, &minor, &patch)
	require.NoError(t, err)
	return major*10000 + minor*100 + patch
}

func TestWhatStoresShowFits(t *testing.T) {
	folders, err := os.ReadDir(stores)
	require.NoError(t, err)
	var languages []string
	for _, folder := range folders {
		languages = append(languages, folder.Name())
	}
	assert.Equal(t, shown, languages)
	notes := fmt.Sprintf("changelogs/%d.txt", versionCode(t, cmd.Version()))
	for _, language := range languages {
		for name, most := range map[string]int{"title.txt": 30, "short_description.txt": 80, "full_description.txt": 4000} {
			text := storeText(t, language, name)
			assert.LessOrEqual(t, utf8.RuneCountInString(text), most, "%s/%s", language, name)
		}
		assert.LessOrEqual(t, len(storeText(t, language, notes)), 500, "F-Droid counts bytes, Play letters")
		assert.Equal(t, cmd.Read().Details.Name, storeText(t, language, "title.txt"))
	}
}

// storeText returns a text that people are shown.
func storeText(t *testing.T, language, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(stores, language, filepath.FromSlash(name)))
	require.NoError(t, err)
	trimmed := strings.TrimSpace(string(text))
	assert.NotEmpty(t, trimmed, "%s/%s", language, name)
	return trimmed
}

func TestWhatStoresPictureFits(t *testing.T) {
	for _, language := range shown {
		pictures, err := filepath.Glob(filepath.Join(stores, language, "images", "phoneScreenshots", "*.png"))
		require.NoError(t, err)
		assert.GreaterOrEqual(t, len(pictures), 4, language)
		assert.LessOrEqual(t, len(pictures), 8, language)
		for _, picture := range pictures {
			wide, high := sizeOf(t, picture)
			assert.GreaterOrEqual(t, wide, 1080, picture)
			assert.LessOrEqual(t, high, 2*wide, picture)
			assert.LessOrEqual(t, high, 3840, picture)
			assertOpaque(t, picture)
		}
		for name, size := range map[string][2]int{"icon.png": {512, 512}, "featureGraphic.png": {1024, 500}} {
			wide, high := sizeOf(t, filepath.Join(stores, language, "images", name))
			assert.Equal(t, size, [2]int{wide, high}, "%s/%s", language, name)
		}
		assertOpaque(t, filepath.Join(stores, language, "images", "featureGraphic.png"))
	}
}

// Each language has all texts and pictures that another one has: stores show none of those of another language beside
// its own.
func TestStoresShowTheSameInEachLanguage(t *testing.T) {
	files := func(language string) (found []string) {
		root := os.DirFS(filepath.Join(stores, language))
		require.NoError(t, fs.WalkDir(root, ".", func(path string, _ fs.DirEntry, err error) error {
			found = append(found, path)
			return err
		}))
		return found
	}
	for _, language := range shown[1:] {
		assert.Equal(t, files(shown[0]), files(language), language)
	}
}

// What is said to be met is met as long as the tests that are named go on looking.
func TestStoresNamesTestsThatAreThere(t *testing.T) {
	page, err := os.ReadFile("contributor/stores.md")
	require.NoError(t, err)
	there := map[string]bool{}
	require.NoError(t, filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && path != ".." && strings.HasPrefix(entry.Name(), "."), entry.Name() == "node_modules":
			return fs.SkipDir
		case strings.HasSuffix(path, "_test.go"):
			code, err := os.ReadFile(path)
			for _, found := range regexp.MustCompile(`(?m)^func (Test\w+)`).FindAllSubmatch(code, -1) {
				there[string(found[1])] = true
			}
			return err
		}
		return nil
	}))
	named := regexp.MustCompile("`(Test\\w+)`").FindAllSubmatch(page, -1)
	assert.NotEmpty(t, named)
	for _, name := range named {
		assert.True(t, there[string(name[1])], "%s", name[1])
	}
}

// assertOpaque checks that a picture has no transparency, whatever its dots are.
func assertOpaque(t *testing.T, path string) {
	t.Helper()
	assert.Equal(t, color.RGBAModel, read(t, path).ColorModel, "%s: it has transparency, or few colours", path)
}

// sizeOf returns the size of a picture.
func sizeOf(t *testing.T, path string) (wide, high int) {
	t.Helper()
	picture := read(t, path)
	return picture.Width, picture.Height
}

// read returns what a picture tells of itself.
func read(t *testing.T, path string) image.Config {
	t.Helper()
	file, err := os.Open(path)
	require.NoError(t, err)
	defer func() { _ = file.Close() }()
	picture, err := png.DecodeConfig(file)
	require.NoError(t, err)
	return picture
}
