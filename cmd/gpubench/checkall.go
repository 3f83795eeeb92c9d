package main

import (
	"errors"
	"runtime"
	"slices"
	"sync"

	"github.com/schollz/progressbar/v3"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/opline"
)

// batchCases is the most cases that a device takes at a time.
const batchCases = 48

// checkAll compares the cases, as many at a time as there are processor cores;
// it stops only when a device is gone or full, or the user interrupts. Records
// are those of the cases that have been compared, in their order.
func checkAll(e *environment, dev *device.Device, lines []opline.Line, compare comparison) ([]record.Check, error) {
	c := &checking{e: e, lines: lines, compare: compare, records: make([]record.Check, len(lines)), done: make([]bool, len(lines)),
		bar: newProgress(e.stderr, len(lines), "checking")}
	defer func() { _ = c.bar.Finish() }()
	var wg sync.WaitGroup
	for worker := range min(runtime.NumCPU(), len(lines)) {
		wg.Go(func() { c.stop(c.work(worker, dev)) })
	}
	wg.Wait()
	var records []record.Check
	for i, r := range c.records {
		if c.done[i] {
			records = append(records, r)
		}
	}
	if c.err == nil && slices.ContainsFunc(records, func(r record.Check) bool { return !r.OK }) {
		return records, errFailed
	}
	return records, c.err
}

// checking is a comparison of many cases by several workers.
type checking struct {
	e       *environment
	lines   []opline.Line
	compare comparison
	bar     *progressbar.ProgressBar

	mu      sync.Mutex
	next    int   // the first line that no worker has taken
	err     error // the first that ends the comparison
	records []record.Check
	done    []bool // which of the records are
}

// work compares batches until none is left. A driver that compiles for
// processors does so in one thread for each device: there every worker but the
// first opens a device of its own. So does one whose simulated device a fault has
// ended.
func (c *checking) work(worker int, dev *device.Device) (err error) {
	given, info := dev, dev.Info()
	defer func() {
		if dev != given {
			err = errors.Join(err, dev.Close())
		}
	}()
	renew := func() error {
		another, err := device.Open(c.e.options()...)
		if err != nil {
			return err
		}
		if dev != given {
			err = dev.Close()
		}
		dev = another
		return err
	}
	if worker > 0 && (dev.IsHost() || info.Kind == device.CPU || info.Simulated) {
		if err := renew(); err != nil {
			return err
		}
	}
	for {
		first, end := c.batch()
		if first == end {
			return nil
		}
		for i := first; i < end && !c.stopped(); i++ {
			c.records[i], err = check(c.e, dev, c.lines[i], c.compare)
			c.done[i] = true
			_ = c.bar.Add(1)
			if err == nil && info.Simulated && dev.Err() != nil {
				err = renew()
			}
			if err != nil {
				return err
			}
		}
	}
}

// batch is the next lines to compare, of one operator: most of their kernels
// are no other batch's.
func (c *checking) batch() (first, end int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	first = c.next
	for c.next < len(c.lines) && c.next < first+batchCases && c.lines[c.next].Op == c.lines[first].Op && c.err == nil {
		c.next++
	}
	return first, c.next
}

// stop notes an error that ends the comparison.
func (c *checking) stop(err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.err == nil {
		c.err = err
	}
}

func (c *checking) stopped() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.err != nil
}
