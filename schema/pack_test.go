package schema_test

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/assets"
	"boardduels/internal/raceflag"
	"boardduels/schema"
)

// smallPack returns the files of a pack of one hero, complete and without any diagnostic.
func smallPack(t testing.TB) fstest.MapFS {
	t.Helper()
	card, _, cases, experts := classicSources(t)
	files := fstest.MapFS{
		"pack.xml":               file("<pack><name>Small</name></pack>"),
		"art/cleave.svg":         file("<svg width=\"1\" height=\"1\"/>"),
		"cases/fighter.xml":      file(cases),
		"priorities/fighter.xml": file(experts),
		"heroes/fighter.xml": file("<hero>\n<hp>30</hp>\n<ep>5</ep>\n<regen>2</regen>\n<spell_card copies=\"9\">cleave</spell_card>\n" +
			"<spell_card>cut</spell_card>\n<spell_card>hew</spell_card>\n<spell_card>slash</spell_card>\n</hero>"),
		"cards/cleave.xml": file(card),
	}
	for id, name := range map[string]string{"cut": "Cut", "hew": "Hew", "slash": "Slash"} {
		major := strings.NewReplacer("<isMajor>false", "<isMajor>true", "<cost>1", "<cost>0", "Cleave", name, "Розсікання", name).Replace(card)
		files["cards/"+id+".xml"] = file(major)
	}
	return files
}

func file(source string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(source)} }

// packProblems are changes of the small pack with the diagnostics that they cause.
var packProblems = []struct {
	name   string
	change func(files fstest.MapFS)
	want   []string
}{
	{"nothing", func(fstest.MapFS) {}, nil},
	{"a dangling card", func(files fstest.MapFS) { delete(files, "cards/cut.xml") },
		[]string{"heroes/fighter.xml:6:13: error no-such-card: there is no card cut"}},
	{"no hero", func(files fstest.MapFS) { delete(files, "heroes/fighter.xml") }, []string{
		"pack: error no-heroes: the pack has no heroes",
		"cards/cleave.xml: info unused-card: no hero has this card in the deck",
		"cards/cut.xml: info unused-card: no hero has this card in the deck",
		"cards/hew.xml: info unused-card: no hero has this card in the deck",
		"cards/slash.xml: info unused-card: no hero has this card in the deck",
		"cases/fighter.xml: warning no-such-hero: there is no hero fighter"}},
	{"a deck of 11", alter("heroes/fighter.xml", `copies="9"`, `copies="8"`),
		[]string{"heroes/fighter.xml:5:1: error deck-size: cards in the deck: 11, needed: 12"}},
	{"more hp than the rules have", alter("heroes/fighter.xml", "<hp>30", "<hp>51"),
		[]string{"heroes/fighter.xml:2:5: error out-of-range: hp is 51, allowed are 20 to 50"}},
	{"as little hp as any pack has", alter("heroes/fighter.xml", "<hp>30", "<hp>10"),
		[]string{"heroes/fighter.xml:2:5: error out-of-range: hp is 10, allowed are 20 to 50"}},
	{"as much hp as any pack has", alter("heroes/fighter.xml", "<hp>30", "<hp>99"),
		[]string{"heroes/fighter.xml:2:5: error out-of-range: hp is 99, allowed are 20 to 50"}},
	{"less hp than any pack has", alter("heroes/fighter.xml", "<hp>30", "<hp>3"),
		[]string{"heroes/fighter.xml:2:5: error out-of-range: hp is 3, allowed are 10 to 99"}},
	{"no hp", alter("heroes/fighter.xml", "<hp>30</hp>", ""),
		[]string{"heroes/fighter.xml:1:1: error missing-required: hp is missing"}},
	{"hp that are no number", alter("heroes/fighter.xml", "<hp>30", "<hp>ten"),
		[]string{"heroes/fighter.xml:2:5: error not-an-int: hp is “ten”, allowed are whole numbers from 10 to 99"}},
	{"what rules.xml allows", func(files fstest.MapFS) {
		alter("heroes/fighter.xml", "<hp>30", "<hp>51")(files)
		alter("heroes/fighter.xml", `copies="9"`, `copies="8"`)(files)
		files["rules.xml"] = file("<rules><deck>11</deck><max_hp>51</max_hp></rules>")
	}, nil},
	{"a hero whose rules.xml asks for more", func(files fstest.MapFS) {
		files["rules.xml"] = file("<rules><deck>13</deck><majors>4</majors><min_hp>31</min_hp></rules>")
	}, []string{
		"heroes/fighter.xml:2:5: error out-of-range: hp is 30, allowed are 31 to 50",
		"heroes/fighter.xml:5:1: error deck-size: cards in the deck: 12, needed: 13",
		"heroes/fighter.xml:5:24: warning major-cards: major cards in the deck: 3, a hero has 4"}},
	{"two major cards", alter("cards/cut.xml", "<isMajor>true", "<isMajor>false"),
		[]string{"heroes/fighter.xml:5:24: warning major-cards: major cards in the deck: 2, a hero has 3"}},
	{"no picture", alter("cards/cut.xml", "cleave.svg", "cut.svg"),
		[]string{"cards/cut.xml:7:15: warning no-such-image: there is no picture cut.svg in the pack's art folder"}},
	{"no portrait", alter("heroes/fighter.xml", "<spell_card>cut", "<art>a.svg</art><spell_card>cut"),
		[]string{"heroes/fighter.xml:6:6: warning no-such-image: there is no picture a.svg in the pack's art folder"}},
	{"two names alike", alter("cards/cut.xml", "<name>Cut", "<name> Cleave"),
		[]string{"cards/cut.xml:3:10: warning duplicate-name: the name “Cleave” is also that of cleave"}},
	{"no cases", func(files fstest.MapFS) { delete(files, "cases/fighter.xml") },
		[]string{"heroes/fighter.xml: info no-cases: hero fighter has no precedent cases"}},
	{"no priorities", func(files fstest.MapFS) { delete(files, "priorities/fighter.xml") },
		[]string{"heroes/fighter.xml: info no-priorities: hero fighter has no experts' priorities"}},
	{"a bad id", func(files fstest.MapFS) {
		files["cards/Cut-2.xml"] = files["cards/cut.xml"]
		delete(files, "cards/cut.xml")
	}, []string{
		"cards/Cut-2.xml: error bad-file-name: Cut-2.xml isn't a document's name",
		"cards/Cut-2.xml: info unused-card: no hero has this card in the deck",
		"heroes/fighter.xml:6:13: error no-such-card: there is no card cut"}},
	{"other files", func(files fstest.MapFS) {
		files["cards/notes.txt"] = file("x")
		files["cards/old/cut.xml"] = file("x")
		files["cards/.DS_Store"] = file("x")
		files["README.md"] = file("x")
	}, []string{
		"cards/notes.txt: info unused-file: cards/notes.txt belongs to no part of a pack",
		"cards/old: info unused-file: cards/old belongs to no part of a pack"}},
	{"misspelt folders", func(files fstest.MapFS) {
		files["heros/x.xml"] = file("x")
		files["Cards/x.xml"] = file("x")
		files["priority/x.xml"] = file("x")
		files["images/x.svg"] = file("x")
		files["picures"] = &fstest.MapFile{Mode: fs.ModeDir | 0o755}
		files[".git/x"] = file("x")
		files["Pack.xml"] = file("x")
		files["notes.xml"] = file("x")
	}, []string{
		"Cards: warning unknown-folder: the folder Cards isn't read; a pack has cards, heroes, cases, priorities, runs, relics, levels, maps, positions, art",
		"Pack.xml: warning misspelt-file: Pack.xml isn't read: it isn't called like a document",
		"heros: warning unknown-folder: the folder heros isn't read; a pack has cards, heroes, cases, priorities, runs, relics, levels, maps, positions, art",
		"images: warning unknown-folder: the folder images isn't read; a pack has cards, heroes, cases, priorities, runs, relics, levels, maps, positions, art",
		"picures: warning unknown-folder: the folder picures isn't read; a pack has cards, heroes, cases, priorities, runs, relics, levels, maps, positions, art",
		"priority: warning unknown-folder: the folder priority isn't read; a pack has cards, heroes, cases, priorities, runs, relics, levels, maps, positions, art"}},
	{"a title of another name", func(files fstest.MapFS) {
		files["title.xml"] = files["pack.xml"]
		delete(files, "pack.xml")
	}, []string{"title.xml: warning misspelt-file: title.xml isn't read: it isn't called like a document"}},
	{"a title with an ending too many", func(files fstest.MapFS) {
		files["pack.xml.txt"] = files["pack.xml"]
		delete(files, "pack.xml")
	}, []string{"pack.xml.txt: warning misspelt-file: pack.xml.txt isn't read: it isn't called like a document"}},
	{"a title without an ending", func(files fstest.MapFS) {
		files["Pack"] = files["pack.xml"]
		delete(files, "pack.xml")
	}, []string{"Pack: warning misspelt-file: Pack isn't read: it isn't called like a document"}},
	{"documents beside the folders", func(files fstest.MapFS) {
		files["cut.xml"], files["Fighter.xml.txt"] = files["cards/cut.xml"], files["heroes/fighter.xml"]
		files["copy.xml"] = file("<pack><name>x</name></pack>") // as there is a title, it isn't meant to be one
		files["broken.xml"] = file("<card>")
		files["html.xml"] = file("<html/>")
		files["pipe.xml"] = &fstest.MapFile{Mode: fs.ModeNamedPipe}
		files[".cut.xml"] = files["cards/cut.xml"]
		files["large.xml"] = file(strings.Repeat(" ", 1<<20) + "<card/>")
	}, []string{
		"Fighter.xml.txt: warning misspelt-file: Fighter.xml.txt isn't read: it isn't called like a document",
		"cut.xml: warning misspelt-file: cut.xml isn't read: it isn't called like a document"}},
	{"misspelt endings", func(files fstest.MapFS) {
		for _, name := range []string{"hit.XML", "hit.xlm", "hit.xm", "Hit.xml.txt", "hit", "hit.md", "hit.html", "hit.xml~"} {
			files["cards/"+name] = file("x")
		}
	}, []string{
		"cards/Hit.xml.txt: warning misspelt-file: Hit.xml.txt isn't read: it isn't called like a document",
		"cards/hit: warning misspelt-file: hit isn't read: it isn't called like a document",
		"cards/hit.XML: warning misspelt-file: hit.XML isn't read: it isn't called like a document",
		"cards/hit.html: info unused-file: cards/hit.html belongs to no part of a pack",
		"cards/hit.md: info unused-file: cards/hit.md belongs to no part of a pack",
		"cards/hit.xlm: warning misspelt-file: hit.xlm isn't read: it isn't called like a document",
		"cards/hit.xm: warning misspelt-file: hit.xm isn't read: it isn't called like a document",
		"cards/hit.xml~: info unused-file: cards/hit.xml~ belongs to no part of a pack"}},
	{"scores that say nothing", func(files fstest.MapFS) {
		files["priorities/fighter.xml"] = file("<priorities>\n<expert id='a' name='A' scale='score'>" + lines("\n<neuron id='%d'>\n"+lines("<input id='%d'>0</input>", 14)+"</neuron>", 1) +
			strings.Replace(lines("\n<neuron id='%d'>"+lines("<input id='%d'>1</input>", 14)+"</neuron>", 4), "\n<neuron id='0'>"+lines("<input id='%d'>1</input>", 14)+"</neuron>", "", 1) + "</expert></priorities>")
	}, []string{"priorities/fighter.xml:3:1: warning no-importance: no input matters in this row: all its scores are 0"}},
	{"a large document", func(files fstest.MapFS) { files["cards/cut.xml"] = file(strings.Repeat(" ", 1<<20) + "<card/>") }, []string{
		"cards/cut.xml: error too-large: the document has more than 1048576 bytes"}},
	{"a document as large as may be", func(files fstest.MapFS) {
		card := string(files["cards/cut.xml"].Data)
		files["cards/cut.xml"] = file(card + strings.Repeat(" ", 1<<20-len(card)))
	}, nil},
	{"a broken card", alter("cards/cut.xml", "</card>", ""),
		[]string{"cards/cut.xml:30:1: error broken-xml: broken XML: the document ends before <card> of line 2 is closed"}},
	{"an empty document", func(files fstest.MapFS) { files["pack.xml"] = file("") },
		[]string{"pack.xml:1:1: error no-root: the document holds no element"}},
}

func alter(name, old, new string) func(fstest.MapFS) {
	return func(files fstest.MapFS) {
		source := string(files[name].Data)
		if !strings.Contains(source, old) {
			panic(name + " has no " + old)
		}
		files[name] = file(strings.Replace(source, old, new, 1))
	}
}

func TestPackDiagnostics(t *testing.T) {
	raceflag.Skip(t, "reads very many packs as others here do with few")
	for _, test := range packProblems {
		t.Run(test.name, func(t *testing.T) {
			files := smallPack(t)
			test.change(files)
			pack, diagnostics := schema.LoadPack(files)
			var got []string
			for _, d := range diagnostics {
				got = append(got, d.String())
			}
			assert.Equal(t, test.want, got)
			assert.Equal(t, diagnostics, pack.Diagnostics())
		})
	}
}

func TestWithReplacesOneDocument(t *testing.T) {
	old, _ := schema.LoadPack(smallPack(t))
	edited, err := old.Find(schema.CardKind, "cleave").Set("base_damage", "1")
	require.NoError(t, err)
	pack := old.With(edited)

	card, _ := pack.Card("cleave")
	assert.EqualValues(t, 1, card.BaseDamage)
	card, _ = old.Card("cleave")
	assert.EqualValues(t, 2, card.BaseDamage, "the old pack stays")
	assert.Same(t, old.Find(schema.CardKind, "cut"), pack.Find(schema.CardKind, "cut"), "the rest is shared")
	assert.NotEqual(t, old.Hash(), pack.Hash())
	assert.Equal(t, old.Hash(), pack.With(old.Find(schema.CardKind, "cleave")).Hash())
}

func TestWithAddsAndWithoutRemoves(t *testing.T) {
	old, _ := schema.LoadPack(smallPack(t))
	card, _ := old.Card("cleave")
	card.ID, card.Name = "chop", "Chop"
	pack := old.With(schema.NewCard(card))
	assert.Equal(t, []string{"chop", "cleave", "cut", "hew", "slash"}, pack.IDs(schema.CardKind))
	assert.Equal(t, old.Hash(), pack.Without("cards/chop.xml").Hash())
	assert.Equal(t, pack, pack.With(schema.Parse(schema.CardKind, "elsewhere/x.xml", "<card/>")), "that isn't a place for a card")
}

func TestDuelNeedsGoodDocuments(t *testing.T) {
	pack, _ := schema.LoadPack(smallPack(t))
	_, err := pack.Duel("fighter", "nobody")
	assert.EqualError(t, err, `there is no hero "nobody" in the pack`)

	broken, err := pack.Find(schema.CardKind, "cut").Set("cost", "12")
	require.NoError(t, err)
	_, err = pack.With(broken).Duel("fighter", "fighter")
	assert.EqualError(t, err, "hero fighter: card cut: cards/cut.xml:6:9: error out-of-range: cost is 12, allowed are 0 to 10")

	_, err = pack.Without("cards/cut.xml").Duel("fighter", "fighter")
	assert.EqualError(t, err, `hero fighter: there is no card "cut" in the pack`)
}

func TestArtStaysInside(t *testing.T) {
	pack, _ := schema.LoadPack(smallPack(t))
	data, err := pack.Art("cleave.svg")
	require.NoError(t, err)
	assert.Equal(t, "<svg width=\"1\" height=\"1\"/>", string(data))
	for _, image := range []string{"", ".", "..", "../pack.xml", "/etc/passwd", `..\pack.xml`, "a/../../pack.xml", "c:x"} {
		_, err := pack.Art(image)
		assert.ErrorIs(t, err, fs.ErrInvalid, image)
	}
}

// TestArtIsBounded: a picture has 4 MiB at most.
func TestArtIsBounded(t *testing.T) {
	pack, _ := schema.LoadPack(fstest.MapFS{
		"art/a.png": {Data: make([]byte, schema.MaxArtSize)}, "art/b.png": {Data: make([]byte, schema.MaxArtSize+1)},
	})
	data, err := pack.Art("a.png")
	assert.NoError(t, err)
	assert.Len(t, data, schema.MaxArtSize)
	_, err = pack.Art("b.png")
	assert.EqualError(t, err, "picture b.png has more than 4194304 bytes")
}

// zipped returns an archive of files, under a folder if one is given.
func zipped(t testing.TB, files fstest.MapFS, folder string) []byte {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for name, f := range files {
		entry, err := w.Create(folder + name)
		require.NoError(t, err)
		_, err = entry.Write(f.Data)
		require.NoError(t, err)
	}
	require.NoError(t, w.Close())
	return b.Bytes()
}

// TestSamePackEverywhere loads the same pack from memory, a folder and archives.
func TestSamePackEverywhere(t *testing.T) {
	files := smallPack(t)
	want, _ := schema.LoadPack(files)
	folder := t.TempDir()
	require.NoError(t, os.CopyFS(filepath.Join(folder, "pack"), files))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "flat.zip"), zipped(t, files, ""), 0o644))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "nested.zip"), zipped(t, files, "my pack/"), 0o644))
	for _, name := range []string{"pack", "flat.zip", "nested.zip"} {
		fsys, closer, err := schema.OpenPack(filepath.Join(folder, name))
		require.NoError(t, err)
		pack, diagnostics := schema.LoadPack(fsys)
		assert.Empty(t, diagnostics, name)
		assert.Equal(t, want.Hash(), pack.Hash(), name)
		assert.Equal(t, "Small", pack.Title().Name)
		require.NoError(t, closer.Close())
	}
}

func TestOpenPackRefuses(t *testing.T) {
	folder := t.TempDir()
	write := func(name string, data []byte) string {
		path := filepath.Join(folder, name)
		require.NoError(t, os.WriteFile(path, data, 0o644))
		return path
	}
	for name, want := range map[string]string{
		write("text.zip", []byte("not an archive")):                                                        "neither a folder nor a zip archive",
		write("leaving.zip", zipped(t, fstest.MapFS{"cards/a.xml": file("")}, "../")):                      "isn't a path inside the archive",
		write("absolute.zip", zipped(t, fstest.MapFS{"cards/a.xml": file("")}, "/")):                       "isn't a path inside the archive",
		write("windows.zip", zipped(t, fstest.MapFS{"cards/a.xml": file("")}, `..\`)):                      "isn't a path inside the archive",
		write("twice.zip", zipped(t, fstest.MapFS{"cards/a.xml": file(""), "cards/a.xml/": file("")}, "")): "both a file and a folder",
		filepath.Join(folder, "nothing"):                                                                   "no such file",
	} {
		_, _, err := schema.OpenPack(name)
		assert.ErrorContains(t, err, want, name)
	}
}

// TestLinksDontLeaveTheFolder makes sure that a pack can't read files beside it.
func TestLinksDontLeaveTheFolder(t *testing.T) {
	folder := t.TempDir()
	secret := filepath.Join(folder, "secret.xml")
	require.NoError(t, os.WriteFile(secret, []byte("<card><name>secret</name></card>"), 0o644))
	require.NoError(t, os.MkdirAll(filepath.Join(folder, "pack", "cards"), 0o755))
	if err := os.Symlink(secret, filepath.Join(folder, "pack", "cards", "link.xml")); err != nil {
		t.Skip("the system has no symbolic links: ", err)
	}
	fsys, closer, err := schema.OpenPack(filepath.Join(folder, "pack"))
	require.NoError(t, err)
	defer closer.Close()
	pack, diagnostics := schema.LoadPack(fsys)
	assert.Empty(t, pack.Documents())
	assert.Equal(t, "cards/link.xml: error unreadable: the file can't be read: the link leads out of the pack", diagnostics[len(diagnostics)-1].String())
}

// TestPackOfTooManyFiles stops at the limit of files.
func TestPackOfTooManyFiles(t *testing.T) {
	raceflag.Skip(t, "fills files to their bounds, on one goroutine")
	files := fstest.MapFS{}
	for i := range 50_001 {
		files[fmt.Sprintf("art/%d.svg", i)] = file("")
	}
	pack, diagnostics := schema.LoadPack(files)
	assert.Equal(t, "pack-too-large", diagnostics[0].Code)
	assert.Len(t, pack.Images(), 50_000)

	files["pack.xml"] = file("<pack><name>x</name></pack>")
	pack, _ = schema.LoadPack(files)
	assert.Len(t, pack.Images(), 49_999, "documents count too")
}

// TestPackOfTooManyBytes stops at the limit of all documents together.
func TestPackOfTooManyBytes(t *testing.T) {
	raceflag.Skip(t, "fills files to their bounds, on one goroutine")
	files := fstest.MapFS{}
	large := file("\x00" + strings.Repeat(" ", 1<<20-1)) // at whose first byte the parser stops
	for i := range 256 {
		files[fmt.Sprintf("cards/%03d.xml", i)] = large
	}
	pack, diagnostics := schema.LoadPack(files)
	assert.Len(t, pack.Documents(), 256)
	assert.NotEqual(t, "pack-too-large", diagnostics[0].Code)

	files["cards/256.xml"] = file(" ")
	pack, diagnostics = schema.LoadPack(files)
	assert.Len(t, pack.Documents(), 256)
	assert.Equal(t, "pack-too-large", diagnostics[0].Code)
}

func TestClassicHashIsStable(t *testing.T) {
	a, _ := schema.LoadPack(assets.Classic())
	b, _ := schema.LoadPack(assets.Classic())
	assert.Equal(t, a.Hash(), b.Hash())
	assert.Len(t, a.Hash(), 64)
}

// TestTheRightNameIsProposed: hints name what a misspelt folder or file was most likely meant to be.
func TestTheRightNameIsProposed(t *testing.T) {
	for name, want := range map[string]string{
		"heros/a": "heroes", "Hero/a": "heroes", "card/a": "cards", "cadrs/a": "cards", "case/a": "cases", "prioritys/a": "priorities",
		"priority/a": "priorities", "Art/a": "art", "arts/a": "art", "expert/a": "cards / heroes / cases / priorities / runs / relics / levels / maps / positions / art",
		"images/a": "cards / heroes / cases / priorities / runs / relics / levels / maps / positions / art", "pack.xm": "pack.xml", "PACK.XML": "pack.xml",
		"pac.xml.txt": "pack.xml", "cadr/a": "cards / heroes / cases / priorities / runs / relics / levels / maps / positions / art",
		"cards/Cleave.XML": "cleave.xml", "heroes/mage.xml.txt": "mage.xml", "cases/mage": "mage.xml",
	} {
		_, diagnostics := schema.LoadPack(fstest.MapFS{name: file("x")})
		var got []string
		for _, d := range diagnostics {
			if d.Code == "unknown-folder" || d.Code == "misspelt-file" {
				got = append(got, d.Args["expected"])
			}
		}
		assert.Equal(t, []string{want}, got, name)
	}
}

// TestManyFoldersAreToldOfInPart: an archive of nothing but folders doesn't fill the screen.
func TestManyFoldersAreToldOfInPart(t *testing.T) {
	files := fstest.MapFS{}
	for i := range 100 {
		files[fmt.Sprint("folder", i, "/x")] = file("")
	}
	_, diagnostics := schema.LoadPack(files)
	assert.Equal(t, 20, told(diagnostics))
}

// TestManyMisspeltFilesAreToldOfInPart: neither do misspelt files.
func TestManyMisspeltFilesAreToldOfInPart(t *testing.T) {
	files := fstest.MapFS{}
	for letter := range strings.SplitSeq("abcdefghijklmnopqrstuvwxyz", "") {
		files["pack.xm"+letter] = file("")
	}
	_, diagnostics := schema.LoadPack(files)
	assert.Equal(t, 20, told(diagnostics))
}

// TestFewFilesBesideTheFoldersAreOpened: 20, to see whether they are documents.
func TestFewFilesBesideTheFoldersAreOpened(t *testing.T) {
	files := fstest.MapFS{"z.xml": file("<card/>")}
	for i := range 19 {
		files[fmt.Sprintf("page%02d.xml", i)] = file("<html/>")
	}
	_, diagnostics := schema.LoadPack(files)
	assert.Equal(t, 1, told(diagnostics))
	files["page19.xml"] = file("<html/>")
	_, diagnostics = schema.LoadPack(files)
	assert.Equal(t, 0, told(diagnostics))
}

// told counts the diagnostics of what stands beside a pack's folders.
func told(diagnostics []schema.Diagnostic) int {
	count := 0
	for _, d := range diagnostics {
		if d.Code == "unknown-folder" || d.Code == "misspelt-file" {
			count++
		}
	}
	return count
}

func TestDisplayNames(t *testing.T) {
	for _, test := range []struct{ language, name, nameUK, want string }{
		{"en", "Cleave", "Розсікання", "Cleave"}, {"uk", "Cleave", "Розсікання", "Розсікання"},
		{"uk", "Cleave", "", "Cleave"}, {"uk", "", "", "cleave"}, {"en", "", "Розсікання", "cleave"},
	} {
		assert.Equal(t, test.want, schema.DisplayName(test.language, "cleave", test.name, test.nameUK), test)
	}
}

// The name that is advised is one that a document can have.
func TestAdvisedNamesAreNamesOfDocuments(t *testing.T) {
	files := fstest.MapFS{}
	for _, name := range []string{" CON .xml ", "Hit Me.XML", "ё.xlm", "a-b.xml.txt", "--.xm"} {
		files["cards/"+name] = &fstest.MapFile{Data: []byte("x")}
	}
	_, diagnostics := schema.LoadPack(files)
	advised := map[string]string{}
	for _, d := range diagnostics {
		if d.Code == "misspelt-file" {
			advised[d.Args["found"]] = d.Args["expected"]
		}
	}
	assert.Equal(t, map[string]string{"Hit Me.XML": "hit_me.xml", "a-b.xml.txt": "a_b.xml", " CON .xml ": "con.xml"}, advised)
}

func TestNearIDs(t *testing.T) {
	pack, _ := schema.LoadPack(smallPack(t))
	for typed, near := range map[string][]string{"clave": {"cleave"}, "Cleave": {"cleave"}, "cleaev": {"cleave"}, "hut": {"cut"}, "fireball": {}} {
		assert.Equal(t, near, pack.Near(schema.CardKind, typed), typed)
	}
}

// Nobody plays by other numbers than a damaged rules.xml was meant to set.
func TestNoHeroPlaysByDamagedRules(t *testing.T) {
	pack := classic(t)
	for rules, want := range map[string]string{
		"<rules><hand>7</hand></rules>": "", "<rules><hand>77</hand></rules>": "rules", "<rules><hand>7</rules>": "rules",
	} {
		_, err := pack.With(schema.Parse(schema.RulesKind, schema.RulesFile, rules)).DuelHero("mage")
		if want == "" {
			assert.NoError(t, err, rules)
		} else {
			assert.ErrorContains(t, err, want, rules)
		}
	}
}
