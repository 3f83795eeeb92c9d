package main

import (
	"fmt"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/alecthomas/kong"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/opline/expr"
)

type manCmd struct{}

// Help says how it is read.
func (c *manCmd) Help() string {
	return `Prints the manual page, made of what the commands say of themselves, as roff:

  gpubench man >~/.local/share/man/man1/gpubench.1`
}

// Run prints it.
func (c *manCmd) Run(e *environment) error {
	if err := e.only("man", report.Text); err != nil {
		return err
	}
	return e.write(func(w io.Writer) error {
		_, err := io.WriteString(w, manPage(e.model))
		return err
	})
}

// roff is a page that is written.
type roff struct{ strings.Builder }

// escaped keeps roff from reading anything in a text.
func escaped(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`, "'", `\(aq`).Replace(text)
	if strings.HasPrefix(text, ".") {
		text = `\&` + text
	}
	var b strings.Builder
	for _, r := range text {
		if r > unicode.MaxASCII {
			fmt.Fprintf(&b, `\[u%04X]`, r)
			continue
		}
		b.WriteRune(r)
	}
	return b.String()
}

// manColumns are those of a line that a terminal of 80 has room for, beside the page's margin.
const manColumns = 72

// folded breaks a line where it is too long, the rest further in.
func folded(line string) (lines []string) {
	inner := line[:len(line)-len(strings.TrimLeft(line, " "))] + "  "
	for utf8.RuneCountInString(line) > manColumns {
		at := strings.LastIndex(line[:manColumns], " ")
		if strings.TrimSpace(line[:max(at, 0)]) == "" {
			break
		}
		lines = append(lines, strings.TrimRight(line[:at], " "))
		line = inner + strings.TrimLeft(line[at:], " ")
	}
	return append(lines, line)
}

func (r *roff) macro(name, text string) { r.WriteString("." + name + " " + text + "\n") }

func (r *roff) paragraph(text string) { r.WriteString(escaped(text) + "\n") }

// block keeps lines as they are.
func (r *roff) block(text string) {
	r.WriteString(".PP\n.nf\n")
	for _, line := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		for _, part := range folded(line) {
			r.WriteString(escaped(part) + "\n")
		}
	}
	r.WriteString(".fi\n")
}

func (r *roff) flags(list []*kong.Flag) {
	for _, f := range list {
		name := "--" + f.Name
		if f.Short != 0 {
			name = fmt.Sprintf("-%c, %s", f.Short, name)
		}
		if !f.IsBool() {
			name += "=" + f.FormatPlaceHolder()
		}
		r.macro("TP", "\n.B "+escaped(name))
		r.paragraph(f.Help)
	}
}

// manPage is the manual page of the commands.
func manPage(root *kong.Node) string {
	r := &roff{}
	r.macro("TH", "GPUBENCH 1")
	r.macro("SH", "NAME")
	first, rest, _ := strings.Cut(description, "\n")
	r.paragraph("gpubench - " + strings.ToLower(first[:1]) + strings.TrimSuffix(first[1:], "."))
	r.macro("SH", "SYNOPSIS")
	r.macro("B", escaped("gpubench COMMAND [FLAGS] [ARGUMENTS]"))
	r.macro("SH", "DESCRIPTION")
	r.block(strings.TrimSpace(rest))
	r.macro("SH", "FLAGS OF ALL COMMANDS")
	r.flags(root.Flags)
	r.macro("SH", "COMMANDS")
	for _, n := range root.Children {
		r.macro("SS", escaped(n.Summary()))
		r.paragraph(n.Help)
		if n.Detail != "" {
			r.block(n.Detail)
		}
		r.flags(n.Flags)
	}
	r.macro("SH", "OP LINES")
	r.block(opline.Usage)
	r.macro("SH", "SWEEPS")
	r.block(opline.SweepUsage)
	r.macro("SH", "EXPRESSIONS")
	r.block(expr.Grammar)
	return r.String()
}
