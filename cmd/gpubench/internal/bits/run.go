package bits

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
)

// Evaluate computes a line: the bytes of its operands one after the other, and
// of its result.
type Evaluate func(line string) (operands, result []byte, err error)

// Run evaluates lines one after the other, and stops at the first that cannot
// be evaluated.
func Run(lines []string, evaluate Evaluate) (Hashes, error) {
	var h Hashes
	all := sha256.New()
	for i, l := range lines {
		operands, result, err := evaluate(l)
		if err != nil {
			return h, fmt.Errorf("line %d of the corpus, %s: %w", i+1, l, err)
		}
		all.Write(result)
		h.Lines = append(h.Lines, LineHash{short(operands), short(result)})
	}
	h.SHA256 = hex.EncodeToString(all.Sum(nil))
	return h, nil
}

func short(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])[:12]
}

// Difference is the first line of which a device made something else than was
// recorded.
type Difference struct {
	Number int // of the line in the corpus, from 1
	Line   string
	// Operands: it is the line's data that is not the recorded one, so that
	// nothing is said of the device: the generator has changed.
	Operands  bool
	Got, Want string
	Count     int // of the lines that differ
}

func (d *Difference) Error() string {
	if d.Operands {
		return fmt.Sprintf("line %d of the corpus has other operands than were recorded (%s, recorded %s): the generator of data has changed; give the corpus a new version and record it again\n%s",
			d.Number, d.Got, d.Want, d.Line)
	}
	return fmt.Sprintf("%d line(s) of the corpus differ from what was recorded, the first is line %d (%s, recorded %s); compare it with the reference: gpubench check %q\n%s",
		d.Count, d.Number, d.Got, d.Want, d.Line, d.Line)
}

// Compare holds what a device made of the lines against what was recorded;
// nil: they are the same.
func Compare(lines []string, got, want Hashes) *Difference {
	var first *Difference
	for i, l := range got.Lines {
		if i >= len(want.Lines) {
			break
		}
		w := want.Lines[i]
		if l == w {
			continue
		}
		if first == nil {
			first = &Difference{Number: i + 1, Line: lines[i], Got: l.Result, Want: w.Result}
			if l.Operands != w.Operands {
				first.Operands, first.Got, first.Want = true, l.Operands, w.Operands
			}
		}
		first.Count++
	}
	return first
}
