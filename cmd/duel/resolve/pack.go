package resolve

import (
	"context"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/internal/atomicfile"
	"boardduels/kb/classic"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// OpenSource opens the root of a pack by its path or name. Errors name the path.
func OpenSource(path string) (fs.FS, io.Closer, error) {
	if path == classic.Name {
		return classic.FS(), io.NopCloser(nil), nil
	}
	fsys, closer, err := schema.OpenPack(path)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", path, atomicfile.Reason(err))
	}
	return fsys, closer, nil
}

// PackFlag adds the flag that chooses a pack.
func PackFlag(cmd *cobra.Command, path *string, value string) {
	cmd.Flags().StringVar(path, "pack", value, "the pack: a folder, a zip archive, or classic")
}

// LoadPack reads a whole pack into memory. Its problems are left to those who need the documents concerned.
func LoadPack(ctx context.Context, path string) (*schema.Pack, error) {
	pack, _, err := CheckPack(ctx, path)
	return pack, err
}

// CheckPack is [LoadPack] that tells the problems. An interrupt doesn't wait until a large pack is read.
func CheckPack(ctx context.Context, path string) (*schema.Pack, []schema.Diagnostic, error) {
	pack, err := OpenPack(ctx, path)
	if err != nil {
		return nil, nil, err
	}
	defer pack.Close()
	return pack.Pack, pack.Found, nil
}

// Open is a pack whose pictures can be read until it is closed.
type Open struct {
	*schema.Pack
	Found []schema.Diagnostic
	io.Closer
}

// OpenPack is [CheckPack] for those who read pictures, too.
func OpenPack(ctx context.Context, path string) (*Open, error) {
	return cli.InTime(ctx, func() (*Open, error) {
		fsys, closer, err := OpenSource(path)
		if err != nil {
			return nil, err
		}
		pack, found := schema.LoadPack(fsys)
		return &Open{pack, found, closer}, nil
	})
}

// Title is how a replay names a pack: one without a name by the end of its path, as far as a line has room.
func Title(path string, pack *schema.Pack) duelrecord.Pack {
	const longest = 256
	name := pack.Title().Name
	if name == "" {
		name = path
	}
	if len(name) > max(longest, len(pack.Title().Name)) {
		name = "…" + strings.ToValidUTF8(name[len(name)-longest:], "")
	}
	titled := duelrecord.PackOf(pack)
	titled.Name = name
	return titled
}
