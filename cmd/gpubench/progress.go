package main

import (
	"io"

	"github.com/schollz/progressbar/v3"
)

// newProgress shows how far a command is: only where somebody watches, that
// is on a terminal.
func newProgress(w io.Writer, total int, what string) *progressbar.ProgressBar {
	return progressbar.NewOptions(total,
		progressbar.OptionSetWriter(w), progressbar.OptionSetVisibility(terminal(w) != nil),
		progressbar.OptionSetDescription(what), progressbar.OptionShowCount(),
		progressbar.OptionClearOnFinish())
}

// shortened is a line as far as there is room for it beside a bar.
func shortened(line string) string {
	const room = 32
	if runes := []rune(line); len(runes) > room {
		return string(runes[:room-1]) + "…"
	}
	return line
}
