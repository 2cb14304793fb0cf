package ancestor

import (
	"archive/zip"
	"bufio"
	"bytes"
	"context"
	"crypto/sha1"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"boardduels/schema"
)

// repository is where git keeps a pack's past. Only commands are called that neither run what a repository's settings
// name nor fetch anything: a pack may come from a stranger with all of its repository.
type repository struct {
	folder  string // of the pack
	prefix  string // of the pack in the repository: "" or with a slash at the end
	objects string
}

// commit is a state that git knows.
type commit struct {
	hash    string
	when    time.Time
	subject string
}

// most bounds how far back commits are looked at.
const most = 200

// repositoryOf returns the repository in which a folder lies; false if there is none, or no git.
func repositoryOf(ctx context.Context, folder string) (r repository, ok bool) {
	info, err := os.Stat(folder)
	if folder == "" || err != nil || !info.IsDir() {
		return r, false
	}
	r.folder = folder
	out, err := r.git(ctx, "rev-parse", "--show-prefix", "--git-path", "objects")
	lines := strings.Split(string(out), "\n")
	if err != nil || len(lines) < 2 {
		return r, false
	}
	r.prefix, r.objects = lines[0], lines[1]
	if !filepath.IsAbs(r.objects) {
		r.objects = filepath.Join(folder, r.objects)
	}
	return r, true
}

// git runs a command of git in the folder, without its prompts, its network and its locks.
func (r *repository) git(ctx context.Context, args ...string) ([]byte, error) {
	return r.feed(ctx, nil, nil, args...)
}

func (r *repository) feed(ctx context.Context, input io.Reader, more []string, args ...string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, "git", args...)
	cmd.Dir, cmd.Stdin = r.folder, input
	cmd.Env = append(os.Environ(), "GIT_ALLOW_PROTOCOL=none", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0", "LC_ALL=C")
	cmd.Env = append(cmd.Env, more...)
	return cmd.Output()
}

// shared returns the commit at which two clones, or two trees of one, have parted.
func (r *repository) shared(ctx context.Context, other repository) (commit, bool) {
	head, err := other.git(ctx, "rev-parse", "--verify", "HEAD")
	if err != nil {
		return commit{}, false
	}
	seen := []string{"GIT_ALTERNATE_OBJECT_DIRECTORIES=" + other.objects}
	base, err := r.feed(ctx, nil, seen, "merge-base", "HEAD", strings.TrimSpace(string(head)))
	if err != nil {
		return commit{}, false
	}
	found := r.list(ctx, "--max-count=1", strings.TrimSpace(string(base)))
	if len(found) == 0 {
		return commit{}, false
	}
	return found[0], true
}

// commits returns the commits that have changed the pack, the oldest first.
func (r *repository) commits(ctx context.Context) []commit {
	return r.list(ctx, "--reverse", "--max-count="+strconv.Itoa(most), "HEAD", "--", ".")
}

func (r *repository) list(ctx context.Context, args ...string) (all []commit) {
	out, err := r.git(ctx, append([]string{"rev-list", "--format=%ct %s"}, args...)...)
	if err != nil {
		return nil
	}
	hash := ""
	for line := range strings.Lines(string(out)) {
		line = strings.TrimSuffix(line, "\n")
		if next, ok := strings.CutPrefix(line, "commit "); ok && hash == "" {
			hash = next
			continue
		}
		seconds, subject, _ := strings.Cut(line, " ")
		at, _ := strconv.ParseInt(seconds, 10, 64)
		all = append(all, commit{hash, time.Unix(at, 0), subject})
		hash = ""
	}
	return all
}

// listing returns the names that git gives the contents of the pack's files in a commit, by their paths in the pack.
func (r *repository) listing(ctx context.Context, c commit) map[string]string {
	out, err := r.git(ctx, "ls-tree", "-r", "-l", "-z", "--full-tree", c.hash+":"+strings.TrimSuffix(r.prefix, "/"))
	if err != nil {
		return nil
	}
	blobs := map[string]string{}
	for entry := range strings.SplitSeq(string(out), "\x00") {
		what, file, _ := strings.Cut(entry, "\t")
		parts := strings.Fields(what)
		if len(parts) != 4 || parts[1] != "blob" {
			continue
		}
		if size, err := strconv.ParseInt(parts[3], 10, 64); err == nil && size <= largest(file) {
			blobs[file] = parts[2]
		}
	}
	return blobs
}

// largest returns how large a file of a pack may be; -1 for one that packs don't have.
func largest(file string) int64 {
	if _, isArt := schema.ImageOf(file); isArt {
		return schema.MaxArtSize
	}
	if _, isDocument := schema.KindOf(file); isDocument {
		return schema.MaxDocumentSize
	}
	return -1
}

// pack returns the pack as it was in a commit.
func (r *repository) pack(ctx context.Context, c commit) (*schema.Pack, error) {
	blobs := r.listing(ctx, c)
	var files []string
	var input strings.Builder
	for file, blob := range blobs {
		files = append(files, file)
		input.WriteString(blob + "\n")
	}
	out, err := r.feed(ctx, strings.NewReader(input.String()), nil, "cat-file", "--batch")
	if err != nil {
		return nil, fmt.Errorf("git cat-file: %w", err)
	}
	archive, err := archived(files, out)
	if err != nil {
		return nil, err
	}
	return schema.ReadPack(archive), nil
}

// archived puts contents that git has written into an archive, which can be read as a pack.
func archived(files []string, contents []byte) (*zip.Reader, error) {
	var packed bytes.Buffer
	w := zip.NewWriter(&packed)
	in := bufio.NewReader(bytes.NewReader(contents))
	for _, file := range files {
		head, err := in.ReadString('\n')
		if err != nil {
			return nil, err
		}
		parts := strings.Fields(head)
		if len(parts) != 3 {
			return nil, errors.New("git cat-file: " + strings.TrimSpace(head))
		}
		size, err := strconv.ParseInt(parts[2], 10, 64)
		if err != nil {
			return nil, err
		}
		to, err := w.CreateHeader(&zip.FileHeader{Name: file, Method: zip.Store})
		if err != nil {
			return nil, err
		}
		if _, err := io.CopyN(to, in, size); err != nil {
			return nil, err
		}
		if _, err := in.Discard(1); err != nil { // the line end behind it
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return zip.NewReader(bytes.NewReader(packed.Bytes()), int64(packed.Len()))
}

// marks are the names that git gives a content: as it is, and as git keeps it where it takes line ends of Windows away.
type marks [4]string

func (m marks) has(blob string) bool { return slices.Contains(m[:], blob) }

// marksOf returns the marks of a pack's documents by file.
func marksOf(pack *schema.Pack) map[string]marks {
	all := map[string]marks{}
	for _, d := range pack.Documents() {
		var m marks
		for i, text := range []string{d.Source(), strings.ReplaceAll(d.Source(), "\r\n", "\n")} {
			content := fmt.Appendf(nil, "blob %d\x00%s", len(text), text)
			short, long := sha1.Sum(content), sha256.Sum256(content)
			m[2*i], m[2*i+1] = hex.EncodeToString(short[:]), hex.EncodeToString(long[:])
		}
		all[d.File()] = m
	}
	return all
}
