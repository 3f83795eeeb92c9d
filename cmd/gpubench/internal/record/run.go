package record

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/record/sensors"
	"github.com/weft-gpu/weft/internal/readfile"
)

// maxOfResults is what is read of a file of results, in bytes.
const maxOfResults = 1 << 28

// Run is the measurement of one op line.
type Run struct {
	Line             string   `json:"line"`
	Op               string   `json:"op"`
	DType            string   `json:"dtype"`
	Shapes           [][]int  `json:"shapes"` // of the operands
	Device           string   `json:"device"`
	Driver           string   `json:"driver"`
	Seed             *uint64  `json:"seed,omitempty"` // of the data; nil in files of older versions
	Samples          int      `json:"samples"`
	WallNs           Summary  `json:"wall_ns"`
	GPUNs            *Summary `json:"gpu_ns"` // nil where the device has no timestamps
	Bytes            int64    `json:"bytes"`  // each unique byte read and written, once
	Flops            int64    `json:"flops"`
	GBPerS           float64  `json:"gb_per_s"` // 10^9 bytes a second, of the median
	GFlopPerS        float64  `json:"gflop_per_s"`
	RooflineGBPerS   float64  `json:"roofline_gb_per_s"`
	RooflineFraction float64  `json:"roofline_fraction"`
	PeakGFlopPerS    float64  `json:"peak_gflop_per_s,omitempty"` // of the dtype's arithmetic; 0 where none was measured
	Bound            string   `json:"bound,omitempty"`            // the roof that the line is under: memory or arithmetic
	Kernels          int      `json:"kernels"`
	Verified         bool     `json:"verified"`
	MaxULP           float64  `json:"max_ulp"`
	Error            string   `json:"error,omitempty"` // why the result does not count

	// How far it can be trusted, by Judge.
	Interval float64  `json:"interval,omitempty"` // of the median: half of it, as a part
	Drift    float64  `json:"drift,omitempty"`    // from the first half of the samples to the second, as a part
	Outliers []int    `json:"outliers,omitempty"` // samples far off, by their place from 0
	Noisy    []string `json:"noisy,omitempty"`    // why it is; none where it is not

	// The samples rotated over so many sets of operands; those that were wanted exceed
	// the caches, as far as there is memory for them.
	Sets       int `json:"sets,omitempty"`
	SetsWanted int `json:"sets_wanted,omitempty"`

	FirstNs    int64       `json:"first_ns,omitempty"` // of the first run of all: planned, compiled where no cache had it
	BatchNs    int64       `json:"batch_ns,omitempty"` // of each of several that were submitted before one was waited for, over the same operands
	Batch      int         `json:"batch,omitempty"`    // how many those were
	Conditions *Conditions `json:"conditions,omitempty"`

	WallSamples []time.Duration `json:"wall_samples_ns,omitempty"`
	GPUSamples  []time.Duration `json:"gpu_samples_ns,omitempty"`
}

// Conditions are those under which a line was measured.
type Conditions struct {
	Before sensors.Reading `json:"before"`
	After  sensors.Reading `json:"after"`
}

// SetSamples records the times and what follows from them: rates come from the
// GPU's own time where there is one, else from wall time.
func (r *Run) SetSamples(wall, gpu []time.Duration) {
	r.WallSamples, r.GPUSamples = wall, gpu
	r.Samples = len(wall)
	r.WallNs = Summarize(wall)
	r.GPUNs = nil
	if len(gpu) > 0 {
		s := Summarize(gpu)
		r.GPUNs = &s
	}
	if ns := r.Ns().Median; ns > 0 {
		r.GBPerS = float64(r.Bytes) / float64(ns)
		r.GFlopPerS = float64(r.Flops) / float64(ns)
	}
	r.fraction()
}

// SetRoofline records the bandwidth measured for the line's mix of reads and
// writes, in bytes a second.
func (r *Run) SetRoofline(bytesPerSecond float64) {
	r.RooflineGBPerS = bytesPerSecond / 1e9
	r.fraction()
}

// The roofs.
const (
	UnderMemory     = "memory"
	UnderArithmetic = "arithmetic"
)

// SetPeak records the greatest rate of the dtype's arithmetic, in operations a second; 0
// where there is none. The lower of the two roofs bounds the line.
func (r *Run) SetPeak(perSecond float64) {
	r.PeakGFlopPerS, r.Bound = perSecond/1e9, UnderMemory
	if r.Bytes > 0 && r.PeakGFlopPerS > 0 && r.PeakGFlopPerS < r.RooflineGBPerS*float64(r.Flops)/float64(r.Bytes) {
		r.Bound = UnderArithmetic
	}
}

// OfRoof is the part of the lower roof that the line reached, and which one that is; 0 and "" where
// none was measured.
func (r *Run) OfRoof() (part float64, roof string) {
	switch {
	case r.Bound == UnderArithmetic && r.PeakGFlopPerS > 0:
		return r.GFlopPerS / r.PeakGFlopPerS, UnderArithmetic
	case r.RooflineFraction > 0:
		return r.RooflineFraction, UnderMemory
	}
	return 0, ""
}

func (r *Run) fraction() {
	if r.RooflineGBPerS > 0 {
		r.RooflineFraction = r.GBPerS / r.RooflineGBPerS
	}
}

// Ns is the time that counts: the GPU's where there is one, else the wall's.
func (r *Run) Ns() Summary {
	if r.GPUNs != nil {
		return *r.GPUNs
	}
	return r.WallNs
}

// MaxRooflineFraction is how far above the roofline a result may lie before
// it is refused: what is measured twice differs a little.
const MaxRooflineFraction = 1.1

// Refuse marks a result that cannot be true and reports whether it did: one above the
// roofline, unless caches may hold its operands.
func (r *Run) Refuse() bool {
	if !r.aboveRoofline() || r.inCaches() {
		return false
	}
	r.Error = fmt.Sprintf("refused: %.1f GB/s is %.0f%% of the %.1f GB/s measured on this device for the same mix of reads and writes",
		r.GBPerS, 100*r.RooflineFraction, r.RooflineGBPerS)
	return true
}

func (r *Run) aboveRoofline() bool { return r.RooflineFraction > MaxRooflineFraction }

// inCaches reports whether caches may hold a part of what the samples read.
func (r *Run) inCaches() bool { return r.Sets < r.SetsWanted }

// FileError says that a file does not hold runs.
type FileError struct {
	File string
	Err  error
}

func (e *FileError) Error() string {
	return fmt.Sprintf("%s: %v: want the output of gpubench run --format json", e.File, e.Err)
}

// Unwrap returns the cause.
func (e *FileError) Unwrap() error { return e.Err }

// ReadRuns reads what gpubench run --format json wrote, from a file or a pipe. It fails
// with a *[FileError], or as its context does.
func ReadRuns(ctx context.Context, file string) ([]Run, error) {
	data, err := readfile.Given(ctx, file, maxOfResults)
	return parseRuns(file, data, err)
}

// ReadKept is [ReadRuns] of a regular file, which is to be written again.
func ReadKept(file string) ([]Run, error) {
	data, err := readfile.Regular(file, maxOfResults)
	return parseRuns(file, data, err)
}

func parseRuns(file string, data []byte, err error) ([]Run, error) {
	if errors.Is(err, context.Canceled) {
		return nil, err
	}
	if err != nil {
		if cause := errors.Unwrap(err); cause != nil {
			err = cause // which names no file again
		}
		return nil, &FileError{File: file, Err: err}
	}
	var runs []Run
	if err := json.Unmarshal(data, &runs); err != nil {
		return nil, &FileError{File: file, Err: reworded(err)}
	}
	if len(runs) == 0 {
		return nil, &FileError{File: file, Err: errors.New("it holds no results")}
	}
	for i, r := range runs {
		for _, text := range []*string{&runs[i].Line, &runs[i].Op, &runs[i].DType, &runs[i].Device, &runs[i].Driver, &runs[i].Error} {
			*text = Printable(*text)
		}
		for j, why := range r.Noisy {
			r.Noisy[j] = Printable(why)
		}
		if r.Line == "" || r.Samples == 0 && r.Error == "" {
			return nil, &FileError{File: file, Err: fmt.Errorf("record %d has no line or no samples", i)}
		}
	}
	return runs, nil
}

// Printable writes what would move a terminal's cursor, or worse, as Go does in
// quotes: a file is printed as it is, whoever wrote it. New lines and tabs stay.
func Printable(text string) string {
	var b strings.Builder
	for _, r := range text {
		if r == '\n' || r == '\t' || unicode.IsPrint(r) {
			b.WriteRune(r)
			continue
		}
		quoted := strconv.QuoteRune(r)
		b.WriteString(quoted[1 : len(quoted)-1])
	}
	return b.String()
}

// reworded says of JSON of another form what it is, without Go's types.
func reworded(err error) error {
	var other *json.UnmarshalTypeError
	if !errors.As(err, &other) {
		return err
	}
	if other.Field == "" {
		return fmt.Errorf("it is no list of records: found %s", other.Value)
	}
	return fmt.Errorf("%s must not be a %s", other.Field, other.Value)
}
