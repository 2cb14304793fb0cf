package app_test

import (
	"bufio"
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/settings"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/inbox"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/outbox"
	"boardduels/schema"
)

// What the manifest says of the activity that takes files in, and which one it leads to.
const (
	openingFunction = "boardduels_open"
	gameActivity    = "org.golang.app.GoNativeActivity"
)

// foreign are the files of other apps on a phone.
type foreign struct {
	t      *testing.T
	folder string
}

func newForeign(t *testing.T) foreign { return foreign{t, t.TempDir()} }

// put has another app have a file, with some trouble unless that is "", and returns its address.
func (f foreign) put(key, name, trouble string, data []byte) (address string) {
	f.t.Helper()
	folder := filepath.Join(f.folder, key)
	require.NoError(f.t, os.Mkdir(folder, 0o755))
	for part, content := range map[string]string{"name": name, "data": string(data), "trouble": trouble} {
		if content != "" {
			require.NoError(f.t, os.WriteFile(filepath.Join(folder, part), []byte(content), 0o644))
		}
	}
	return "content://phone/" + key
}

// opening is the process in which a file is opened, by "open with" or by "share".
func (p *phone) opening(f foreign, action, address string) *exec.Cmd {
	p.t.Helper()
	command := strings.Fields(os.Getenv(phoneCommand))
	cmd := exec.Command(command[0], append(command[1:], openingFunction)...)
	cmd.Env = append(os.Environ(), "FAKE_FILES="+filepath.Dir(p.folder), "FAKE_CONTENT="+f.folder, "FAKE_ACTION="+action)
	if address != "" {
		cmd.Env = append(cmd.Env, "FAKE_ADDRESS="+address)
	}
	log, err := os.OpenFile(p.log, os.O_APPEND|os.O_WRONLY, 0)
	require.NoError(p.t, err)
	p.t.Cleanup(func() { _ = log.Close() })
	cmd.Stderr = log
	return cmd
}

// open opens a file of another app while the game is in the background, and comes back to the game.
func (p *phone) open(f foreign, action, address string) {
	p.t.Helper()
	p.order("leave")
	told, err := p.opening(f, action, address).Output()
	require.NoError(p.t, err, "%s", p.logged())
	require.Equal(p.t, "started "+gameActivity+"\n", string(told))
	p.order("return")
	p.untilOpened()
}

// untilOpened waits until nothing is left in the inbox but what somebody is asked about.
func (p *phone) untilOpened() {
	p.t.Helper()
	p.until("the file is opened", func(told) bool { return len(p.files(inbox.Folder, "*.waiting")) == 0 })
}

// files are the paths of some of the app's files.
func (p *phone) files(folder, pattern string) []string {
	p.t.Helper()
	paths, err := filepath.Glob(filepath.Join(p.folder, folder, pattern))
	require.NoError(p.t, err)
	return paths
}

// Files come to a phone by "open with", by "share" and by the system's dialog, and are what their content tells.
func TestFilesReachAPhone(t *testing.T) {
	apps := newForeign(t)
	p := newPhone(t, "FAKE_CONTENT="+apps.folder)
	p.rest(told{})
	s := apptest.Newcomer(t, phoneSize, "en")
	s.KeepDuels("mage", "rogue")
	duels := s.Replays()
	read := func(path string) []byte {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		return text
	}

	mine := apptest.Titled(t, schema.PackTitle{Name: "Mine", Author: "Olena", Version: "1"})
	pack := apps.put("pack", "../../mine.zip", "", mine)
	p.open(apps, "send", pack)
	p.rest(told{})
	asked := apptest.Newcomer(t, phoneSize, "en")
	asked.Receive("mine.zip", mine)
	p.press(asked, "packs.keep")
	asked.Work()
	p.until("the pack is kept", func(told) bool { return len(p.files("packs", "Mine.zip")) == 1 })
	assert.Equal(t, mine, read(filepath.Join(p.folder, "packs", "Mine.zip")))
	p.until("it is played with", func(told) bool { return strings.Contains(p.settings(), `"pack": "packs/Mine.zip"`) })

	better := apptest.Titled(t, schema.PackTitle{Name: "Mine", Author: "Olena", Version: "2"})
	p.open(apps, "view", apps.put("better", "mine.zip", "", better))
	p.rest(told{})
	asked.Receive("mine.zip", better)
	p.press(asked, "packs.replace")
	p.until("it is replaced", func(told) bool { return bytes.Equal(better, read(filepath.Join(p.folder, "packs", "Mine.zip"))) })

	for key, trouble := range map[string]string{"revoked": "refused", "deleted": "gone", "half": "breaks"} {
		p.open(apps, "view", apps.put(key, key+".replay", trouble, read(duels[1])[:99]))
	}
	p.open(apps, "send", "")
	p.open(apps, "view", "file:///data/secret")
	assert.Empty(t, p.files("replays/imported", "*"), "nothing of them is kept")
	assert.Len(t, p.files("packs", "*"), 1)

	p.open(apps, "view", apps.put("duel", "дуель 🎲.replay", "", read(duels[0])))
	p.until("the duel is kept", func(told) bool { return len(p.files("replays/imported", "*")) == 1 })
	p.isContent()
}

// Runs, doubles and backups come the same way: a run's duels are kept, a double is introduced, a backup is asked about.
func TestRunsDoublesAndBackupsReachAPhone(t *testing.T) {
	apps := newForeign(t)
	p := newPhone(t, "FAKE_CONTENT="+apps.folder)
	home := p.restFor(apptest.PassRest, told{})
	s := apptest.NewWith(t, apptest.OnDesktop, "en", t.TempDir(), func(o *app.Options) { o.Learn = apptest.Observing })
	double := s.Saved([]schema.Weight{{Of: "own_hp", Value: 2.5}})
	backup, _, err := s.Game.Backups.Write(settings.Settings{})
	require.NoError(t, err)
	for what, content := range map[string][]byte{"olena.xml": []byte(double), "backup.zip": backup} {
		p.open(apps, "view", apps.put(what, what, "", content))
		p.restFor(apptest.PassRest, told{})
		p.showsAnother(home)
		p.order("back")
		p.shows(home)
	}
	run, err := apptest.New(t, apptest.OnDesktop, "en").WonRun().MarshalText()
	require.NoError(t, err)
	p.open(apps, "send", apps.put("run", "run", "", run))
	p.until("its duels are kept", func(told) bool { return len(p.files("replays/imported", "*")) > 0 })
	p.isContent()
}

// In the system's dialog a file is chosen whose app doesn't even say what it is called.
func TestFilesReachAPhoneByItsDialog(t *testing.T) {
	apps := newForeign(t)
	p := newPhone(t, "FAKE_CONTENT="+apps.folder)
	_, game := apptest.Sample(t, "reversi")
	nameless := apps.put("nameless", "", "nameless", game)
	p.askFor("home.boards", "replays.open")
	p.order("choose %s", nameless)
	p.until("the game is kept", func(told) bool { return len(p.files("boards/imported", "*")) == 1 })
	p.isContent()
}

// A process that ends while the system asks for a file, as where nobody keeps activities, leaves the answer to the next
// one: that opens what was to be opened, and saves what was to be saved.
func TestFilesReachAPhoneThatAnEarlierProcessAskedFor(t *testing.T) {
	apps := newForeign(t)
	p := newPhone(t, "FAKE_CONTENT="+apps.folder)
	_, game := apptest.Sample(t, "reversi")
	p.askFor("home.boards", "replays.open")
	p.startAnew("forget")
	p.order("choose %s", apps.put("game", "game.replay", "", game))
	p.until("the game is kept", func(told) bool { return len(p.files("boards/imported", "*")) == 1 })

	saved := func(key string) (text string) {
		p.order("choose %s", apps.put(key, key+".xml", "", nil))
		p.until("it is saved", func(told) bool {
			data, err := os.ReadFile(filepath.Join(apps.folder, key, "data"))
			text = string(data)
			return err == nil && text != "" && len(p.files("", outbox.File)) == 0
		})
		return text
	}
	p.startAnew("forget")
	p.askFor("home.knowledge", "knowledge.save")
	text := saved("early")
	p.startAnew("forget")
	p.askFor("home.knowledge", "knowledge.save")
	p.until("it is kept what is to be saved", func(told) bool { return len(p.files("", outbox.File)) == 1 })
	p.startAnew("forget")
	assert.Equal(t, text, saved("later"))
	p.startAnew("forget")
	p.isContent()
}

// askFor has the system ask for a file, by a button on a page of the start screen's.
func (p *phone) askFor(page, button string) {
	p.t.Helper()
	s := p.mirror()
	p.rest(told{})
	p.turnTo(s, page)
	p.press(s, button)
}

// A process that is killed while it takes a file in leaves nothing that anybody would open.
func TestFilesReachAPhoneWholeOrNotAtAll(t *testing.T) {
	apps := newForeign(t)
	p := newPhone(t)
	p.rest(told{})
	slow := apps.put("slow", "slow.replay", "", nil)
	stream := filepath.Join(apps.folder, "slow", "data")
	require.NoError(t, syscall.Mkfifo(stream, 0o600))
	p.order("leave")
	opening := p.opening(apps, "view", slow)
	out, err := opening.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, opening.Start())
	writer, err := os.OpenFile(stream, os.O_WRONLY, 0) // once it is read
	require.NoError(t, err)
	_, err = writer.Write(make([]byte, 1<<20))
	require.NoError(t, err, "it is being read")
	require.NotEmpty(t, p.files(inbox.Folder, "*.tmp"))
	require.NoError(t, opening.Process.Kill())
	_, _ = bufio.NewReader(out).ReadString('\n')
	require.Error(t, opening.Wait())
	require.NoError(t, writer.Close())
	p.order("return")
	p.rest(told{})
	p.open(apps, "view", apps.put("next", "next.replay", "refused", nil))
	assert.Empty(t, p.files(inbox.Folder, "*"), "the next one tidies up")
}

// isContent asserts that the app and the processes that opened files complained of nothing but what each start does.
func (p *phone) isContent() {
	p.t.Helper()
	for _, complaint := range p.complaints() {
		assert.Equal(p.t, unready, complaint)
	}
}

// settings is what the phone has set.
func (p *phone) settings() string {
	text, err := os.ReadFile(filepath.Join(p.folder, "settings.json"))
	if library.IsNowhere(err) {
		return ""
	}
	require.NoError(p.t, err)
	return string(text)
}
