// Package program is what the programs of examples/ share: their flags, the
// clock, what they report, and the numbers that they and their peers begin with.
//
// A program gives [Main] what it does; everything that is to be learned from it
// stands in its own main.go. script/programs runs them beside their versions in
// Python, which examples/peers.py runs by the same flags.
package program

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"log"
	"os"
	"time"

	"github.com/weft-gpu/weft/device"
)

// Work is what a program does over and over.
type Work struct {
	Run    func() error  // from what is prepared to results that Go has
	Report func() Report // of the latest run
}

// Report is what a run has found.
type Report struct {
	Text  string  // for people: the same on every device, to the last digit
	Found []Found // for comparing it with what a peer finds
}

// Times are what a program took, in nanoseconds.
type Times struct {
	First int64   `json:"first_ns"` // to open the device, prepare and run once
	Again int64   `json:"again_ns"` // to prepare and run once more, where it runs over and over
	Runs  []int64 `json:"runs_ns"`  // every run after that
}

// Result is what a program, or a peer, writes with -json.
type Result struct {
	Size    int     `json:"size"`
	Library string  `json:"library"` // and its version; Weft's is its device
	Times   Times   `json:"times"`
	Found   []Found `json:"found"`
}

// Main runs a program: what prepare makes, on the best device, of a size that
// -size chooses. It prints the report's text; with -json it goes on for -seconds
// and prints a [Result].
func Main(size int, prepare func(ctx context.Context, dev *device.Device, size int) (Work, error)) {
	flag.IntVar(&size, "size", size, "how much there is to do; 0 is the program's own example, where it has one")
	seconds := flag.Float64("seconds", 0, "with -json: how long to run over and over")
	asJSON := flag.Bool("json", false, "print times and results as JSON")
	flag.Parse()
	log.SetFlags(0)
	result, text, err := measure(context.Background(), size, *seconds, prepare)
	if err != nil {
		log.Fatal(err)
	}
	if !*asJSON {
		fmt.Print(text)
		return
	}
	if err := json.NewEncoder(os.Stdout).Encode(result); err != nil {
		log.Fatal(err)
	}
}

func measure(ctx context.Context, size int, seconds float64, prepare func(context.Context, *device.Device, int) (Work, error)) (result Result, text string, err error) {
	start := time.Now()
	dev, err := device.Open()
	if err != nil {
		return result, "", err
	}
	defer dev.Close()
	once := func() (work Work, err error) {
		if work, err = prepare(ctx, dev, size); err != nil {
			return work, err
		}
		return work, work.Run()
	}
	work, err := once()
	if err != nil {
		return result, "", err
	}
	result = Result{Size: size, Library: dev.Info().Label(), Times: Times{First: since(start)}}
	if seconds > 0 {
		start = time.Now()
		if work, err = once(); err != nil {
			return result, "", err
		}
		result.Times.Again = since(start)
	}
	for end := time.Now().Add(time.Duration(seconds * float64(time.Second))); time.Now().Before(end); {
		start = time.Now()
		if err := work.Run(); err != nil {
			return result, "", err
		}
		result.Times.Runs = append(result.Times.Runs, since(start))
	}
	report := work.Report()
	result.Found = report.Found
	return result, report.Text, nil
}

func since(start time.Time) int64 { return time.Since(start).Nanoseconds() }
