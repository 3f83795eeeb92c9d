package main

import (
	"strings"
	"testing"
)

// The end of a longer line does not stay behind a shorter one, nor behind what is written
// when the bar has gone.
func TestProgressLeavesNothing(t *testing.T) {
	var screen strings.Builder
	line := &wipedLine{to: &screen}
	for _, text := range []string{"\rchecking 100% [1m40s:10s]", "\r", "\rchecking █ [9s:0s]", "\r"} {
		if n, err := line.Write([]byte(text)); n != len(text) || err != nil {
			t.Fatalf("%d bytes of %d, %v", n, len(text), err)
		}
	}
	screen.WriteString("done")
	if got := strings.TrimRight(shown(screen.String()), " "); got != "done" {
		t.Errorf("the screen shows %q", got)
	}
}

// shown is what one line of a terminal shows of a text.
func shown(text string) string {
	var cells []rune
	at := 0
	for _, r := range text {
		if r == '\r' {
			at = 0
			continue
		}
		cells = append(cells[:at], append([]rune{r}, cells[min(at+1, len(cells)):]...)...)
		at++
	}
	return string(cells)
}
