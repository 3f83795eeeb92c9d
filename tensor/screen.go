package tensor

import (
	"fmt"
	"time"
	"unicode/utf8"
)

// screenLines bounds the lines of a printed plan or profile.
const screenLines = 40

// clipped cuts a longer text to most characters.
func clipped(text string, most int) string {
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	return string([]rune(text)[:most-3]) + "..."
}

// byteCount is a number of bytes with a unit, in powers of 1000.
func byteCount(n int64) string {
	if n < 1000 {
		return fmt.Sprintf("%d B", n)
	}
	size, unit := float64(n)/1000, 0
	for size >= 999.5 && unit < 4 {
		size, unit = size/1000, unit+1
	}
	return fmt.Sprintf("%.3g %cB", size, "kMGTP"[unit])
}

// short prints a duration with at most four digits.
func short(d time.Duration) string {
	unit := time.Nanosecond
	for d >= 10000*unit && unit < time.Second {
		unit *= 10
	}
	return d.Round(unit).String()
}
