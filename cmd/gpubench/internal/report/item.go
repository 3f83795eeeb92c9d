package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/jedib0t/go-pretty/v6/text"
)

// markWidth is what a mark before an item has room for.
const markWidth = 6

// WriteItem writes a mark and the lines of an item beside it, folded to the layout's width.
// Lines that are empty are left out.
func WriteItem(w io.Writer, l Layout, mark string, lines ...string) error {
	shown := fmt.Sprintf("%-*s", markWidth, mark)
	if colour, ok := marked[mark]; ok && l.Colour {
		shown = colour.Sprint(shown)
	}
	for _, line := range lines {
		if line == "" {
			continue
		}
		parts := []string{line}
		if l.Width > 0 {
			body := strings.TrimLeft(line, " ")
			margin := line[:len(line)-len(body)]
			parts = strings.Split(text.WrapSoft(body, max(l.Width-markWidth-1-len(margin), 8)), "\n")
			for i := range parts {
				parts[i] = margin + parts[i]
			}
		}
		for _, part := range parts {
			if _, err := fmt.Fprintln(w, strings.TrimRight(shown+" "+part, " ")); err != nil {
				return err
			}
			shown = strings.Repeat(" ", markWidth)
		}
	}
	return nil
}
