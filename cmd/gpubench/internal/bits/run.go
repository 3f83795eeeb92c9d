package bits

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload/opline"
	"github.com/weft-gpu/weft/device"
)

// Run evaluates lines on a device, one after the other, and calls done after
// each. It fails at the first line that the device cannot evaluate, and when
// the context ends.
func Run(ctx context.Context, dev *device.Device, lines []opline.Line, done func()) (Hashes, error) {
	var h Hashes
	all := sha256.New()
	for i, l := range lines {
		line, err := runLine(ctx, dev, l, all)
		if err != nil {
			return h, fmt.Errorf("line %d of the corpus, %s: %w", i+1, l.Text, err)
		}
		h.Lines = append(h.Lines, line)
		done()
	}
	h.SHA256 = hex.EncodeToString(all.Sum(nil))
	return h, nil
}

func runLine(ctx context.Context, dev *device.Device, l opline.Line, all hash.Hash) (LineHash, error) {
	w := workload.New(l, Seed)
	operands := sha256.New()
	w.WriteOperands(operands)
	in, err := w.Upload(dev)
	if err != nil {
		return LineHash{}, err
	}
	defer in.Close()
	t, err := w.Build(in)
	if err != nil {
		return LineHash{}, err
	}
	defer t.Close()
	data, err := workload.Read(ctx, t)
	if err != nil {
		return LineHash{}, err
	}
	all.Write(data)
	result := sha256.Sum256(data)
	return LineHash{short(operands.Sum(nil)), short(result[:])}, nil
}

func short(sum []byte) string { return hex.EncodeToString(sum)[:12] }

// Difference is the first line of which a device made something else than was
// recorded.
type Difference struct {
	Number int // of the line in the corpus, from 1
	Line   opline.Line
	// Operands: it is the line's data that is not the recorded one, so that
	// nothing is said of the device: the generator has changed.
	Operands  bool
	Got, Want string
	Count     int // of the lines that differ
}

func (d *Difference) Error() string {
	if d.Operands {
		return fmt.Sprintf("line %d of the corpus has other operands than were recorded (%s, recorded %s): the generator of data has changed; give the corpus a new version and record it again\n%s",
			d.Number, d.Got, d.Want, d.Line.Text)
	}
	return fmt.Sprintf("%d line(s) of the corpus differ from what was recorded, the first is line %d (%s, recorded %s); compare it with the reference: gpubench check %q\n%s",
		d.Count, d.Number, d.Got, d.Want, d.Line.Text, d.Line.Text)
}

// Compare holds what a device made of the lines against what was recorded;
// nil: they are the same.
func Compare(lines []opline.Line, got, want Hashes) *Difference {
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
