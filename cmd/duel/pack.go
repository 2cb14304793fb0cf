package main

import (
	"archive/zip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"

	"github.com/spf13/cobra"

	"boardduels/internal/classic"
	"boardduels/schema"
)

func newPackCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "pack",
		Short: "Start a pack, or put it into an archive",
		RunE:  group,
	}
	cmd.AddCommand(newPackNew(), newPackZip())
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
		Args:    cobra.ExactArgs(1),
		RunE: work(func(cmd *cobra.Command, args []string) error {
			dir := args[0]
			if name == "" {
				name = filepath.Base(filepath.Clean(dir))
			}
			if err := startPack(dir, name); err != nil {
				return err
			}
			_, err := fmt.Fprintf(cmd.OutOrStdout(), "%s is ready. Check it with: duel validate %s\n", dir, dir)
			return err
		}),
	}
	cmd.Flags().StringVar(&name, "name", "", "what the pack is called (default: the folder's name)")
	return cmd
}

// startPack copies the classic pack into an empty folder under another name. The copy is made beside the folder and
// moved there whole.
func startPack(dir, name string) error {
	entries, err := os.ReadDir(dir)
	switch {
	case err == nil && len(entries) > 0:
		return fmt.Errorf("%s isn't empty", dir)
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return err
	}
	parent := filepath.Dir(filepath.Clean(dir))
	if err := os.MkdirAll(parent, 0o755); err != nil {
		return err
	}
	temp, err := os.MkdirTemp(parent, ".pack-*")
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
	if err := os.Remove(dir); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return os.Rename(fresh, dir)
}

func newPackZip() *cobra.Command {
	return &cobra.Command{
		Use:   "zip DIR OUT",
		Short: "Put a pack into a zip archive",
		Long: `Put a pack's documents and pictures into a zip archive. Equal packs give equal
archives, byte for byte. A pack with errors is refused.`,
		Example: `  duel pack zip my-pack my-pack.zip`,
		Args:    cobra.ExactArgs(2),
		RunE: work(func(cmd *cobra.Command, args []string) error {
			var r report
			if err := r.check(args[0]); err != nil {
				return err
			}
			if r.Errors > 0 {
				if err := r.print(cmd.ErrOrStderr(), false); err != nil {
					return err
				}
				return fmt.Errorf("%s has errors and was not archived", args[0])
			}
			pack, hash, err := zipPack(args[0], args[1])
			if err != nil {
				return err
			}
			_, err = fmt.Fprintf(cmd.OutOrStdout(), "%s: %s, %s, content %s\n", args[1],
				count(len(pack.Documents()), "document"), count(len(pack.Images()), "picture"), hash)
			return err
		}),
	}
}

// zipPack writes an archive: beside its place first, so that a half-written one is never seen.
func zipPack(dir, out string) (*schema.Pack, string, error) {
	fsys, closer, err := openSource(dir)
	if err != nil {
		return nil, "", err
	}
	defer closer.Close()
	pack, _ := schema.LoadPack(fsys)
	temp, err := os.CreateTemp(filepath.Dir(out), ".pack-*.zip")
	if err != nil {
		return nil, "", err
	}
	defer os.Remove(temp.Name()) // fails once it is renamed
	err = errors.Join(archive(temp, pack), temp.Sync(), temp.Chmod(0o644), temp.Close())
	if err == nil {
		err = os.Rename(temp.Name(), out)
	}
	return pack, pack.Hash(), err
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
