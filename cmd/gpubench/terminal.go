package main

import (
	"io"
	"os"

	"golang.org/x/term"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
)

// narrowestTerminal is what tables are made for on narrower ones too.
const narrowestTerminal = 80

// terminal is the screen that a writer shows on; nil: none.
func terminal(w io.Writer) *os.File {
	if f, ok := w.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		return f
	}
	return nil
}

// layout is that of tables: a terminal's, or none, as in pipes and files.
func (e *environment) layout() report.Layout {
	screen := terminal(e.stdout)
	if screen == nil || e.Out != "" {
		return report.Layout{}
	}
	l := report.Layout{Colour: os.Getenv("NO_COLOR") == "" && understandsEscapes(screen)}
	if width, _, err := term.GetSize(int(screen.Fd())); err == nil && !e.Wide {
		l.Width = max(width, narrowestTerminal)
	}
	return l
}
