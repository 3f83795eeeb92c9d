package main

import (
	"io"
	"os"
	"runtime"
	"strings"
	"unicode/utf8"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"
)

// newProgress shows how far a command is: only where somebody watches, that
// is on a terminal.
func newProgress(w io.Writer, total int, what string) *progressbar.ProgressBar {
	screen := terminal(w)
	options := []progressbar.Option{
		progressbar.OptionSetWriter(w), progressbar.OptionSetVisibility(screen != nil),
		progressbar.OptionSetDescription(what), progressbar.OptionShowCount(),
		progressbar.OptionClearOnFinish()}
	if screen != nil && runtime.GOOS == "windows" {
		options = append(options, progressbar.OptionSetWriter(&wipedLine{to: w}), progressbar.OptionSetWidth(barWidth(screen)))
	}
	return progressbar.NewOptions(total, options...)
}

// barWidth is what the bar itself may have of a line: it fits files of terminals by itself, and no other writers.
func barWidth(screen *os.File) int {
	const widest, besides = 40, 52
	columns, _, err := term.GetSize(int(screen.Fd()))
	if err != nil {
		return widest
	}
	return min(widest, max(columns-besides, 0))
}

// wipedLine is a line that is written again and again, each time from its start. On Windows the bar goes back
// there without wiping what it wrote, and the end of a longer line would stay.
type wipedLine struct {
	to    io.Writer
	width int // of the longest line so far
}

func (l *wipedLine) Write(p []byte) (n int, err error) {
	if string(p) == "\r" {
		_, err = io.WriteString(l.to, "\r"+strings.Repeat(" ", l.width)+"\r")
		return len(p), err
	}
	l.width = max(l.width, utf8.RuneCount(p)-1) // the return at its start
	return l.to.Write(p)
}

// shortened is a line as far as there is room for it beside a bar.
func shortened(line string) string {
	const room = 32
	if runes := []rune(line); len(runes) > room {
		return string(runes[:room-1]) + "…"
	}
	return line
}
