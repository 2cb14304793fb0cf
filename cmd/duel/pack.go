package main

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/resolve"
	"boardduels/cmd/duel/text"
	"boardduels/internal/termsafe"
	"boardduels/kb/classic"
	"boardduels/schema"
)

func newPackCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "pack",
		Short: "Start a pack, print it, or put it into an archive",
		RunE:  cli.Group,
	}
	cmd.AddCommand(newPackNew(), newPackPrint(), newPackZip())
	return cmd
}

func newPackNew() *cobra.Command {
	var name string
	cmd := &cobra.Command{
		Use:   "new DIR",
		Short: "Start a pack as a copy of the classic one",
		Long: `Start a pack in a folder that doesn't exist or is empty. It begins as a copy of
the classic pack: change, add and remove what you like, and check it with
'duel validate DIR'.`,
		Example: `  duel pack new my-pack --name "My Pack"`,
		Args:    cli.Exactly("DIR"),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error {
			dir := args[0]
			absolute, err := filepath.Abs(dir)
			if err != nil {
				return err
			}
			if name == "" {
				name = filepath.Base(absolute)
			}
			if err := startPack(dir, name); err != nil {
				return err
			}
			_, err = fmt.Fprintf(cmd.OutOrStdout(), "%s is ready. Check it with: duel validate %s\n", termsafe.Line(dir), termsafe.Line(dir))
			return err
		}),
	}
	cmd.Flags().StringVar(&name, "name", "", "what the pack is called (default: the folder's name)")
	return cmd
}

// startPack copies the classic pack into a folder under another name. The copy is made aside and moved there whole.
func startPack(dir, name string) error {
	aside, there, err := placeFor(dir)
	if err != nil {
		return err
	}
	temp, err := os.MkdirTemp(aside, ".pack-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temp)
	fresh := filepath.Join(temp, "pack")
	if err := os.CopyFS(fresh, classic.FS()); err != nil {
		return err
	}
	title := schema.NewTitle(schema.PackTitle{Name: name, Version: "1"})
	if err := os.WriteFile(filepath.Join(fresh, schema.TitleFile), []byte(title.Source()), 0o644); err != nil {
		return err
	}
	if there {
		return moveAll(fresh, dir)
	}
	return os.Rename(fresh, dir)
}

// placeFor finds a folder on the same disk in which a new folder can be prepared: its parent, which is made if needed,
// or the folder itself if it is there. It returns an error if that isn't empty.
func placeFor(dir string) (aside string, there bool, err error) {
	entries, err := os.ReadDir(dir)
	switch {
	case err == nil && len(entries) > 0:
		return "", true, fmt.Errorf("%s isn't empty", dir)
	case err == nil:
		return dir, true, nil
	case !errors.Is(err, fs.ErrNotExist):
		return "", false, err
	}
	parent := filepath.Dir(filepath.Clean(dir))
	return parent, false, os.MkdirAll(parent, 0o755)
}

// moveAll moves what is in a folder into another one. The folder itself may be one in which somebody stands.
func moveAll(from, to string) error {
	entries, err := os.ReadDir(from)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		if err := os.Rename(filepath.Join(from, entry.Name()), filepath.Join(to, entry.Name())); err != nil {
			return err
		}
	}
	return nil
}

func newPackZip() *cobra.Command {
	return &cobra.Command{
		Use:   "zip DIR OUT",
		Short: "Put a pack into a zip archive",
		Long: `Put a pack's documents and pictures into a zip archive. Equal packs give equal
archives, byte for byte. A pack with errors is refused.`,
		Example: `  duel pack zip my-pack my-pack.zip`,
		Args:    cli.Exactly("DIR", "OUT"),
		RunE:    cli.Work(func(cmd *cobra.Command, args []string) error { return zipPack(cmd, args[0], args[1]) }),
	}
}

func zipPack(cmd *cobra.Command, dir, out string) error {
	z, err := cli.InTime(cmd.Context(), func() (zipped, error) { return zipOf(dir) })
	if err != nil {
		return err
	}
	if schema.HasErrors(z.found) {
		return refuse(cmd, dir, z.pack, z.found, "archived")
	}
	if err := writeArchive(cmd, z.archive.Bytes(), out); err != nil {
		return err
	}
	_, err = fmt.Fprintf(cmd.OutOrStdout(), "%s: %s, %s, content %s\n", termsafe.Line(out),
		text.Count(len(z.pack.Documents()), "document"), text.Count(len(z.pack.Images()), "picture"), z.pack.Hash())
	return err
}

// zipped is a pack, what is wrong with it, and its archive unless that is an error.
type zipped struct {
	pack    *schema.Pack
	found   []schema.Diagnostic
	archive bytes.Buffer
}

func zipOf(dir string) (z zipped, err error) {
	fsys, closer, err := resolve.OpenSource(dir)
	if err != nil {
		return z, err
	}
	defer closer.Close()
	if z.pack, z.found = schema.LoadPack(fsys); schema.HasErrors(z.found) {
		return z, nil
	}
	return z, archive(&z.archive, z.pack)
}

// writeArchive writes an archive, whole or not at all.
func writeArchive(cmd *cobra.Command, data []byte, path string) error {
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		return fmt.Errorf("%s is there, and isn't a file that an archive could replace", path)
	}
	out, err := files.Take(cmd, path)
	if err != nil {
		return err
	}
	defer out.Release()
	return out.Write(cmd.Context(), data)
}

func archive(to io.Writer, pack *schema.Pack) error {
	w := zip.NewWriter(to)
	for _, d := range pack.Documents() {
		if err := addFile(w, d.File(), []byte(d.Source())); err != nil {
			return err
		}
	}
	for _, image := range pack.Images() {
		data, err := pack.Art(image)
		if err == nil {
			err = addFile(w, path.Join(schema.ArtFolder, image), data)
		}
		if err != nil {
			return err
		}
	}
	return w.Close()
}

func addFile(w *zip.Writer, name string, data []byte) error {
	file, err := w.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate})
	if err == nil {
		_, err = file.Write(data)
	}
	return err
}
