package main

import (
	"errors"
	"io"
	"io/fs"
	"slices"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/opline"
)

// results are the records of a run, as they come: with a file, what is done is in it
// whole after every line, whatever ends the program then.
type results struct {
	file    string       // "" for none
	lock    io.Closer    // held while the file is this process's; nil without one
	earlier []record.Run // of the file, that are not in the list
	list    []record.Run
}

// resumed are the results that a file has of the device, which the run goes on with: none
// where there is no such file yet. Those that did not count are measured again.
func (c *runCmd) resumed(e *environment, dev *device.Device) (_ *results, err error) {
	r := &results{}
	defer func() {
		if err != nil {
			err = errors.Join(err, r.close())
		}
	}()
	if c.Resume == "" {
		if e.Format == report.JSON && !special(e.Out) {
			r.file = e.Out
		}
		return r, r.room()
	}
	if e.Out != "" || e.Format != report.Text && e.Format != report.JSON {
		return nil, usagef("--resume writes JSON to its own file: leave --out and --format out")
	}
	r.file = c.Resume
	if err := r.room(); err != nil {
		return nil, err
	}
	runs, err := record.ReadKept(c.Resume)
	if errors.Is(err, fs.ErrNotExist) {
		return r, nil
	}
	if err != nil {
		return nil, err
	}
	info := dev.Info()
	for _, run := range runs {
		if run.Device != info.Name || run.Driver != driverOf(info) {
			return nil, usagef("--resume: %s has results of %s (%s), and this is %s (%s)", c.Resume, run.Device, run.Driver, info.Name, driverOf(info))
		}
		switch {
		case run.Seed == nil:
			return nil, usagef("--resume: %s has results that do not say the seed of their data, of an older gpubench: name another file", c.Resume)
		case *run.Seed != e.Seed:
			return nil, usagef("--resume: %s has results of --seed %d, and this is --seed %d", c.Resume, *run.Seed, e.Seed)
		}
		if run.Error == "" {
			r.earlier = append(r.earlier, run)
		}
	}
	return r, nil
}

func driverOf(info device.Info) string { return info.Driver + " " + info.DriverVersion }

// take is an earlier result of a line, if there is one.
func (r *results) take(l opline.Line) bool {
	for i, run := range r.earlier {
		if run.Line == l.Text {
			r.list, r.earlier = append(r.list, run), slices.Delete(r.earlier, i, i+1)
			unbegun.Store(0)
			return true
		}
	}
	return false
}

// add notes a result.
func (r *results) add(run record.Run) error {
	r.list = append(r.list, run)
	unbegun.Store(0)
	return r.save()
}

// save writes all to the file, which holds what it held or all at any moment. Those of
// lines that are still to come stay in it.
func (r *results) save() error {
	if r.file == "" {
		return nil
	}
	return writeFile("the results", r.file, func(w io.Writer) error {
		return report.WriteJSON(w, slices.Concat(r.list, r.earlier))
	})
}

// close gives the file back to others.
func (r *results) close() error {
	if r == nil || r.lock == nil {
		return nil
	}
	return r.lock.Close()
}

// room finds before anything is measured that the results cannot be written, or are
// another process's to write: each would write over what the other measures.
func (r *results) room() error {
	if r.file == "" {
		return nil
	}
	if special(r.file) {
		return usagef("the results: %s is no regular file, and is to be replaced after every line", r.file)
	}
	lock, err := lockFile(r.file + ".lock")
	if errors.Is(err, errLocked) {
		return usagef("the results: another gpubench writes %s: wait for it, or name another file", r.file)
	}
	if err == nil {
		r.lock = lock
	}
	f, err := beside("the results", r.file)
	if err != nil {
		return err
	}
	return errors.Join(f.Close(), discard(f.Name()))
}
