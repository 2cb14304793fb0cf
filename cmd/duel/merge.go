package main

import (
	"cmp"
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/lang"
	"boardduels/editor/document"
	"boardduels/editor/merge"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/kb/classic"
	"boardduels/schema"
)

func newMerge() *cobra.Command {
	var language, out, name string
	var theirs bool
	cmd := &cobra.Command{
		Use:   "merge BASE MINE THEIRS",
		Short: "Merge two edits of a pack or document field by field",
		Long: `Merge what THEIRS has changed in BASE into MINE, field by field: three packs
(folders or zip archives; classic, too), or three XML documents. Where both have
changed one field in different ways, MINE counts, and each such field is told.
In packs a card, hero or table whose id one has changed is merged with what the
other has changed in it, and decks follow. The merged pack is called as MINE is,
and has its version.

A merged pack is written to --out, which must be new. A merged document is
written to --out, which may be MINE itself; there it says in a comment what
THEIRS had, so that nothing is lost.

Exit code 1 says that something is left to decide. As a driver for git:

  git config merge.boardduels.driver 'duel merge %O %A %B --out %A --name %P'
  echo '*.xml merge=boardduels' >> .gitattributes`,
		Example: `  duel merge old-pack my-pack friends-pack --out both
  duel merge base.xml mine.xml theirs.xml --out mine.xml`,
		Args: cli.Exactly("BASE", "MINE", "THEIRS"),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error {
			t, err := lang.Translator(language)
			if err != nil {
				return err
			}
			if out == "" {
				return cli.Usage(errors.New("--out is needed: where the merged pack or document goes"))
			}
			var clashes []merge.Clash
			if isFolderLike(args[1]) {
				clashes, err = mergePacks(cmd, args, out, theirs)
			} else {
				clashes, err = mergeDocuments(cmd, args, cmp.Or(name, args[1]), out, theirs)
			}
			if err != nil {
				return err
			}
			return tellClashes(cmd, t, clashes)
		}),
	}
	cmd.Flags().StringVarP(&out, "out", "o", "", "the new pack, or the file of the merged document")
	cmd.Flags().StringVar(&name, "name", "", "what the document is called where a clash is told (git's %P), instead of MINE")
	cmd.Flags().BoolVar(&theirs, "theirs", false, "let THEIRS count where both have changed a field")
	lang.Flag(cmd, &language)
	return cmd
}

// isFolderLike reports whether a path names a pack, and not a document. Git's files have no endings.
func isFolderLike(path string) bool {
	place := document.At(path)
	if _, isZip := place.(document.Zip); isZip {
		return true
	}
	fsys, err := place.Files()
	return path == classic.Name || err == nil && fsys != nil
}

func mergePacks(cmd *cobra.Command, paths []string, out string, theirs bool) ([]merge.Clash, error) {
	var packs [3]*opened
	for i, path := range paths {
		var err error
		if packs[i], err = openPack(cmd.Context(), path); err != nil {
			return nil, err
		}
		defer packs[i].Close()
	}
	merged, clashes := document.Merge(packs[0].pack, packs[1].pack, document.Untitled(packs[0].pack, packs[2].pack), func(merge.Clash) bool { return theirs })
	return clashes, document.WritePack(document.At(out), merged)
}

// mergeDocuments merges documents, of which a path tells the name.
func mergeDocuments(cmd *cobra.Command, paths []string, name, out string, theirs bool) ([]merge.Clash, error) {
	id := strings.TrimSuffix(filepath.Base(name), ".xml")
	var sides [3]*schema.Document
	for i, path := range paths {
		data, err := files.Read(cmd, path, schema.MaxDocumentSize)
		if err != nil {
			return nil, err
		}
		if len(data) == 0 { // as git has it for a file that isn't there
			continue
		}
		kind, ok := schema.KindOfSource(string(data))
		if !ok {
			return nil, fmt.Errorf("%s: no document of a pack", path)
		}
		sides[i] = schema.Parse(kind, schema.FileOf(kind, id), string(data))
	}
	if sides[1] == nil || sides[2] == nil {
		return nil, errors.New("one side has no document: that is to be decided without a merge")
	}
	file := sides[1].File()
	merged, clashes := merge.File(file, sides[0], sides[1], sides[2], func(merge.Clash) bool { return theirs })
	text := merged.Source()
	if len(clashes) > 0 {
		text = annotated(text, clashes)
	}
	output, err := files.Take(cmd, out)
	if err != nil {
		return nil, err
	}
	defer output.Release()
	return clashes, output.Write(cmd.Context(), []byte(text))
}

// annotated writes behind the root of a document what theirs has where mine counts.
func annotated(text string, clashes []merge.Clash) string {
	var b strings.Builder
	b.WriteString(strings.TrimRight(text, "\n") + "\n")
	t := i18n.For("en")
	for _, c := range clashes {
		tell := func(side *string) string {
			if c.Path == "" { // the whole text
				return merge.Text(t, side)
			}
			return merge.TellSide(t, c, side)
		}
		line := fmt.Sprintf("%s: base %s, mine %s, theirs %s", c.Path, tell(c.Base), tell(c.Mine), tell(c.Theirs))
		fmt.Fprintf(&b, "<!-- merge: %s -->\n", strings.ReplaceAll(line, "--", "- -"))
	}
	return b.String()
}

func tellClashes(cmd *cobra.Command, t *i18n.Translator, clashes []merge.Clash) error {
	for _, c := range clashes {
		key, args := "change.clash", i18n.Args{"Where": merge.TellClash(t, c), "Mine": merge.TellSide(t, c, c.Mine), "Theirs": merge.TellSide(t, c, c.Theirs)}
		if c.Path == "" {
			key = "change.clash_whole"
		} else {
			args["Base"] = merge.TellSide(t, c, c.Base)
		}
		if _, err := fmt.Fprintln(cmd.OutOrStdout(), termsafe.Line(t.Text(key, args))); err != nil {
			return err
		}
	}
	if len(clashes) > 0 {
		return cli.Found
	}
	return nil
}
