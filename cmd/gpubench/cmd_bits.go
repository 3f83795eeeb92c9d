package main

import (
	"fmt"
	"io"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/bits"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/opline"
)

// bitsRecord is the outcome of check --bits as JSON shows it.
type bitsRecord struct {
	Corpus   int    `json:"corpus"` // its version
	Lines    int    `json:"lines"`
	Device   string `json:"device"`
	Driver   string `json:"driver"`
	SHA256   string `json:"sha256"`
	Recorded string `json:"recorded"`
	OK       bool   `json:"ok"`
	Error    string `json:"error,omitempty"` // the first line that differs, and how
}

// bits evaluates the recorded corpus and compares the hash of all results.
func (c *checkCmd) bits(e *environment) error {
	if err := e.only("check --bits", report.Text, report.JSON); err != nil {
		return err
	}
	if len(c.Lines) > 0 || e.Suite != "" || c.Quick || c.Part != "" {
		return usagef("check --bits evaluates its own corpus: it takes no op lines, no --suite, no --quick and no --part")
	}
	want, err := bits.Recorded()
	if err != nil {
		return err
	}
	return e.withDevice(func(dev *device.Device) error {
		lines := bits.Lines()
		got, err := corpusHashes(e, dev, lines)
		if err != nil {
			return err
		}
		r := bitsRecord{Corpus: bits.Version, Lines: len(lines), Device: dev.Info().Name,
			Driver: dev.Info().Driver + " " + dev.Info().DriverVersion, SHA256: got.SHA256, Recorded: want.SHA256}
		r.OK = got.SHA256 == want.SHA256
		if d := bits.Compare(lines, got, want); d != nil {
			r.OK = false
			r.Error = d.Error() + element(e, dev, d.Line)
		}
		return r.report(e)
	})
}

// corpusHashes evaluates the lines on a device.
func corpusHashes(e *environment, dev *device.Device, lines []string) (bits.Hashes, error) {
	bar := newProgress(e.stderr, len(lines), "evaluating")
	defer func() { _ = bar.Finish() }()
	return bits.Run(lines, func(line string) (operands, result []byte, err error) {
		defer func() { _ = bar.Add(1) }()
		return workload.Evaluate(e.ctx, dev, line, bits.Seed)
	})
}

// element says which element of a line's result differs from the reference.
func element(e *environment, dev *device.Device, line string) string {
	var diff workload.Difference
	l, err := opline.Parse(line)
	if err == nil {
		diff, err = lineDifference(e, dev, workload.New(l, bits.Seed))
	}
	switch {
	case err != nil:
		return "\n" + err.Error()
	case diff.Count > 0:
		return "\n" + diff.String()
	}
	return "\nthe device and this build's reference agree: it is the reference that is not the recorded one"
}

func (r bitsRecord) report(e *environment) error {
	err := e.write(func(w io.Writer) error {
		if e.Format == report.JSON {
			return report.WriteJSON(w, r)
		}
		text := fmt.Sprintf("%d expressions on %s, %s\nbits: %s same as recorded\n", r.Lines, r.Device, r.Driver, r.SHA256)
		if !r.OK {
			text = fmt.Sprintf("%d expressions on %s, %s\nbits: %s, recorded %s\nFAILED %s\n", r.Lines, r.Device, r.Driver, r.SHA256, r.Recorded, r.Error)
		}
		_, err := io.WriteString(w, text)
		return err
	})
	if err == nil && !r.OK {
		return errFailed
	}
	return err
}
