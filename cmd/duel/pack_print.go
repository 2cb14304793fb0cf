package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/lang"
	"boardduels/cmd/duel/resolve"
	"boardduels/cmd/duel/text"
	"boardduels/editor/paper"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/schema"
)

// both stands for all languages where one can be chosen.
const both = "both"

// cardPrint is what is to be printed of a pack, as it was asked for.
type cardPrint struct {
	out, paper, lang string
	cards, decks     []string
	copies           int
}

func newPackPrint() *cobra.Command {
	var p cardPrint
	cmd := &cobra.Command{
		Use:   "print PACK",
		Short: "Print cards on sheets to be cut, as PDF",
		Long: `Print the cards and heroes of a pack (a folder, a zip archive, or classic) for a
table: sheets of nine cards of 63 × 88 mm with marks where to cut, as PDF. Print
them at 100 %, not fitted to the page. A pack with errors is refused.

Each card and each hero is printed once, or what --cards and --deck name: cards
by their ids, with ×N or *N behind one for N copies; a deck with its hero, its
copies, and once each card that rules bring. Without --out the file is called as
the pack is, and must be new. Equal packs give equal files, byte for byte.`,
		Example: `  duel pack print my-pack
  duel pack print my-pack --deck knight,mage --lang both -o decks.pdf
  duel pack print my-pack --cards cleave×3,smite --paper letter -o new.pdf`,
		Args: cli.Exactly("PACK"),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error { return p.print(cmd, args[0]) }),
	}
	codes := append(lang.Codes(), both)
	cmd.Flags().StringVarP(&p.out, "out", "o", "", "the PDF file")
	cmd.Flags().StringVar(&p.paper, "paper", paper.A4.String(), strings.Join(paper.Formats(), " or "))
	cmd.Flags().StringVar(&p.lang, "lang", "", "language of the cards: "+strings.Join(codes, ", ")+" (default: that of the environment)")
	cmd.Flags().StringSliceVar(&p.cards, "cards", nil, "ids of cards, with ×N for N copies")
	cmd.Flags().StringSliceVar(&p.decks, "deck", nil, "heroes whose decks are printed, or all")
	cmd.Flags().IntVar(&p.copies, "copies", 1, "how often each card is printed")
	cli.Complete(cmd, "paper", paper.Formats()...)
	cli.Complete(cmd, "lang", codes...)
	return cmd
}

func (p *cardPrint) print(cmd *cobra.Command, path string) error {
	order, err := p.order()
	if err != nil {
		return err
	}
	if err := cli.Named(cmd, "out"); err != nil {
		return cli.Usage(err)
	}
	open, err := resolve.OpenPack(cmd.Context(), path)
	if err != nil {
		return err
	}
	defer open.Close()
	pack := open.Pack
	if schema.HasErrors(open.Found) {
		return refuse(cmd, path, pack, open.Found, "printed")
	}
	if err := p.choose(pack, order); err != nil {
		return err
	}
	to, err := p.file(path)
	if err != nil {
		return err
	}
	out, err := files.Take(cmd, to)
	if err != nil {
		return err
	}
	defer out.Release()
	made, err := cli.InTime(cmd.Context(), func() (m printed, err error) {
		err = m.of(cmd.Context(), pack, order)
		return m, err
	})
	if err != nil {
		return err
	}
	if err := out.Write(cmd.Context(), made.pdf); err != nil {
		return err
	}
	return made.tell(cmd, to)
}

// order returns an order of nothing, with paper and languages.
func (p *cardPrint) order() (*paper.Order, error) {
	format, err := paper.FormatNamed(p.paper)
	if err != nil {
		return nil, cli.Usage(err)
	}
	if p.copies < 1 || p.copies > paper.MostCards {
		return nil, cli.Usage(fmt.Errorf("--copies is %d, allowed are 1 to %d", p.copies, paper.MostCards))
	}
	if p.lang == both {
		return &paper.Order{Format: format, Languages: lang.Codes()}, nil
	}
	t, err := lang.Translator(p.lang)
	if err != nil {
		return nil, cli.Usage(fmt.Errorf("no language %q; there are: %s, %s", p.lang, strings.Join(lang.Codes(), ", "), both))
	}
	return &paper.Order{Format: format, Languages: []string{t.Language()}}, nil
}

// choose orders the cards and decks of a pack that were asked for.
func (p *cardPrint) choose(pack *schema.Pack, order *paper.Order) error {
	heroes, err := resolve.FindHeroes(pack, p.decks)
	if err != nil {
		return err
	}
	for _, hero := range heroes {
		order.AddDeck(pack, hero)
	}
	for _, written := range cli.Trimmed(p.cards) {
		copies, err := copiesOf(written)
		if err != nil {
			return err
		}
		if err := resolve.FindCard(pack, copies.Card); err != nil {
			return err
		}
		order.Cards = append(order.Cards, copies)
	}
	if len(p.decks)+len(p.cards) == 0 {
		order.AddAll(pack)
	}
	order.Multiply(p.copies)
	return nil
}

// copiesOf reads a card's id with a number of copies behind it, or without.
func copiesOf(written string) (paper.Copies, error) {
	id, number, counted := strings.Cut(strings.Replace(written, "*", "×", 1), "×")
	copies := paper.Copies{Card: strings.TrimSpace(id), N: 1}
	if !counted {
		return copies, nil
	}
	n, err := strconv.Atoi(strings.TrimSpace(number))
	if err != nil || n < 1 || n > paper.MostCards {
		return copies, cli.Usage(fmt.Errorf("--cards has %q, allowed are 1 to %d copies", written, paper.MostCards))
	}
	copies.N = n
	return copies, nil
}

// file returns where the PDF goes: where that wasn't said, a new file beside no other that is called as the pack is.
func (p *cardPrint) file(path string) (string, error) {
	if p.out != "" {
		return p.out, nil
	}
	absolute, err := filepath.Abs(path)
	if err != nil {
		return "", err
	}
	name := filepath.Base(absolute)
	if strings.EqualFold(filepath.Ext(name), ".zip") {
		name = strings.TrimSuffix(name, filepath.Ext(name))
	}
	name += ".pdf"
	if _, err := os.Lstat(name); !errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("%s is there already; --out %[1]s replaces it", name)
	}
	return name, nil
}

// printed are sheets, and their file.
type printed struct {
	sheets *paper.Sheets
	pdf    []byte
}

func (m *printed) of(ctx context.Context, pack *schema.Pack, order *paper.Order) (err error) {
	if m.sheets, err = paper.Lay(ctx, pack, order); err == nil {
		m.pdf, err = m.sheets.PDF(ctx)
	}
	return err
}

// tell says what was printed, and what isn't as it is written.
func (m *printed) tell(cmd *cobra.Command, to string) error {
	if missing := string(m.sheets.Missing); missing != "" {
		fmt.Fprintf(cmd.ErrOrStderr(), "duel: no letters to print %s; boxes stand for them\n", termsafe.Line(missing))
	}
	_, err := fmt.Fprintf(cmd.OutOrStdout(), "%s: %s on %s\n", termsafe.Line(to),
		text.Count(len(m.sheets.Faces), "card"), text.Count(m.sheets.Count(), "sheet"))
	return err
}

// refuse tells the errors of a pack with which something isn't done.
func refuse(cmd *cobra.Command, path string, pack *schema.Pack, found []schema.Diagnostic, done string) error {
	r := report{t: i18n.For(i18n.Default)}
	r.pack(path, pack, found)
	if err := r.print(cmd.ErrOrStderr(), false); err != nil {
		return err
	}
	return fmt.Errorf("%s has errors and was not %s", path, done)
}
