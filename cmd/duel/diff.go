package main

import (
	"context"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/lang"
	"boardduels/cmd/duel/resolve"
	"boardduels/editor/merge"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/schema"
)

func newDiff() *cobra.Command {
	var language string
	var asJSON, asPatch bool
	cmd := &cobra.Command{
		Use:   "diff A B",
		Short: "Tell how two packs or documents differ",
		Long: `Tell in a designer's words how B differs from A: which cards, heroes and
pictures came and went, and which fields have other values. A and B are packs
(a folder, a zip archive, or classic), or two XML documents.

With --patch the XML is compared instead, line by line, as a patch that
git apply and patch -p1 understand.

Exit code 1 says that there are differences.`,
		Example: `  duel diff classic my-pack
  duel diff classic my-pack --patch
  duel diff old/cards/cleave.xml my-pack/cards/cleave.xml --lang uk`,
		Args: cli.Exactly("A", "B"),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error {
			t, err := lang.Translator(language)
			if err != nil {
				return err
			}
			changes, err := compare(cmd, args[0], args[1])
			if err != nil {
				return err
			}
			show := func(out io.Writer) error { return printChanges(out, t, changes, asJSON) }
			if asPatch {
				show = func(out io.Writer) error { return printPatch(out, changes) }
			}
			if err := show(cmd.OutOrStdout()); err != nil || len(changes) == 0 {
				return err
			}
			return cli.Found
		}),
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	cmd.Flags().BoolVar(&asPatch, "patch", false, "print a patch of the XML")
	cli.Exclusive(cmd, "json", "patch")
	lang.Flag(cmd, &language)
	return cmd
}

// printPatch prints a patch as it is, but for a terminal, which what strangers wrote mustn't command.
func printPatch(out io.Writer, changes []merge.Change) error {
	patch := merge.Unified(changes)
	if cli.IsTerminal(out) {
		patch = termsafe.Text(patch)
	}
	_, err := io.WriteString(cli.Data(out), patch)
	return err
}

// compare returns how two packs, or two documents, differ.
func compare(cmd *cobra.Command, a, b string) ([]merge.Change, error) {
	if isDocument(a) && isDocument(b) {
		from, err := readDocument(cmd, a)
		if err != nil {
			return nil, err
		}
		to, err := readDocument(cmd, b)
		if err != nil || from.Source() == to.Source() {
			return nil, err
		}
		return []merge.Change{merge.Of(b, from, to)}, nil
	}
	from, err := openPack(cmd.Context(), a)
	if err != nil {
		return nil, err
	}
	defer from.Close()
	to, err := openPack(cmd.Context(), b)
	if err != nil {
		return nil, err
	}
	defer to.Close()
	return cli.InTime(cmd.Context(), func() ([]merge.Change, error) { return merge.Differences(from.pack, to.pack), nil })
}

// opened is a pack whose pictures can still be read.
type opened struct {
	io.Closer
	pack *schema.Pack
}

func openPack(ctx context.Context, path string) (*opened, error) {
	return cli.InTime(ctx, func() (*opened, error) {
		fsys, closer, err := resolve.OpenSource(path)
		if err != nil {
			return nil, err
		}
		pack, _ := schema.LoadPack(fsys)
		return &opened{closer, pack}, nil
	})
}

// readDocument reads an XML document of any kind.
func readDocument(cmd *cobra.Command, path string) (*schema.Document, error) {
	data, err := files.Read(cmd, path, schema.MaxDocumentSize)
	if err != nil {
		return nil, err
	}
	kind, ok := schema.KindOfSource(string(data))
	if !ok {
		return nil, fmt.Errorf("%s: no document of a pack: its root is none of <card>, <hero>, <cases>, <priorities>, <pack>", path)
	}
	return schema.Parse(kind, schema.FileOf(kind, "document"), string(data)), nil
}

// changeJSON is a difference for programs.
type changeJSON struct {
	File string  `json:"file"`
	Kind string  `json:"kind"` // "added", "removed" or "changed"
	Path string  `json:"path,omitempty"`
	From *string `json:"from,omitempty"`
	To   *string `json:"to,omitempty"`
	Text string  `json:"text"`
}

func printChanges(out io.Writer, t *i18n.Translator, changes []merge.Change, asJSON bool) error {
	list := []changeJSON{}
	for _, c := range changes {
		lines := merge.Tell(t, c)
		for i, line := range lines {
			j := changeJSON{File: c.File, Kind: "changed", Text: line}
			switch {
			case c.From == nil:
				j.Kind = "added"
			case c.To == nil:
				j.Kind = "removed"
			case i < len(c.Differences):
				j.Path, j.From, j.To = c.Differences[i].Path, c.Differences[i].From, c.Differences[i].To
			}
			list = append(list, j)
		}
	}
	if asJSON {
		return cli.PrintJSON(out, list)
	}
	for _, j := range list {
		if _, err := fmt.Fprintln(out, termsafe.Line(j.Text)); err != nil {
			return err
		}
	}
	return nil
}
