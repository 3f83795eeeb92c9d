package main

import (
	"io"
	"os"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"
)

// newProgress shows how far a command is: only where somebody watches, that
// is on a terminal.
func newProgress(w io.Writer, total int, what string) *progressbar.ProgressBar {
	visible := false
	if f, ok := w.(*os.File); ok {
		visible = term.IsTerminal(int(f.Fd()))
	}
	return progressbar.NewOptions(total,
		progressbar.OptionSetWriter(w), progressbar.OptionSetVisibility(visible),
		progressbar.OptionSetDescription(what), progressbar.OptionShowCount(),
		progressbar.OptionClearOnFinish())
}
