package main

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"strings"

	"github.com/weft-gpu/weft/bench"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/opline/expr"
	"github.com/weft-gpu/weft/internal/readfile"
)

// maxOfASuite is what is read of a suite file, in bytes.
const maxOfASuite = 1 << 26

// standardInput is the op line that stands for those on standard input.
const standardInput = "-"

// lines reads the op lines of the command line, of standard input and of --suite; none
// when there are neither.
func (e *environment) lines(args []string) ([]opline.Line, error) {
	if unquoted(args) {
		return nil, unquotedError()
	}
	var lines []opline.Line
	for _, text := range args {
		read, err := opline.ParseAll(text)
		if text == standardInput {
			read, err = e.piped()
		}
		if err != nil {
			return nil, err
		}
		lines = append(lines, read...)
	}
	if e.Suite == "" {
		return lines, nil
	}
	suite, err := readSuite(e.ctx, e.Suite)
	return append(lines, suite...), err
}

// piped reads the op lines of standard input.
func (e *environment) piped() ([]opline.Line, error) {
	content, err := io.ReadAll(io.LimitReader(readfile.Stream(e.ctx, e.stdin), maxOfASuite+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("standard input: %w", err)
	case len(content) > maxOfASuite:
		return nil, usagef("standard input has more than %d bytes of op lines", maxOfASuite)
	}
	lines, err := opline.ParseSuite("standard input", string(content))
	if err == nil && len(lines) == 0 {
		err = usagef("standard input holds no op line")
	}
	return lines, err
}

// readSuite reads the op lines of a built-in suite, or of a file.
func readSuite(ctx context.Context, name string) ([]opline.Line, error) {
	file, text, ok := name+".txt", "", false
	if text, ok = bench.Suite(name); !ok {
		content, err := readfile.Given(ctx, name, maxOfASuite)
		if ctx.Err() != nil {
			return nil, err
		}
		if err != nil {
			return nil, usagef("--suite: %v%s; the built-in suites are %s", err, expr.Suggest(name, bench.Names()), strings.Join(bench.Names(), ", "))
		}
		file, text = name, string(content)
	}
	suite, err := opline.ParseSuite(file, text)
	if err == nil && len(suite) == 0 {
		err = usagef("--suite: %s holds no op line", name)
	}
	return suite, err
}

// options are how devices are opened whose work is looked at: they compute everything
// themselves, what is small too.
func (e *environment) options() []device.Option {
	return append(e.optionsOfPrograms(), device.WithSmallWorkOnDevice())
}

// optionsOfPrograms are how devices are opened that work as they do for programs; without
// --device, WEFT_DEVICE or the library chooses.
func (e *environment) optionsOfPrograms() []device.Option {
	handler := slog.NewTextHandler(e.stderr, &slog.HandlerOptions{Level: slog.LevelWarn})
	opts := []device.Option{device.WithLogger(slog.New(handler))}
	if e.Device != "" {
		opts = append(opts, device.WithSelector(e.Device))
	}
	return opts
}

// withDevice opens the device, and, when all is done, requires that the
// validation layers, if they are on, had nothing to say.
func (e *environment) withDevice(f func(*device.Device) error) error {
	return e.withDeviceOf(e.options(), f)
}

func (e *environment) withDeviceOf(options []device.Option, f func(*device.Device) error) error {
	dev, err := device.Open(options...)
	if err != nil {
		return err
	}
	err = f(dev)
	if closed := dev.Close(); err == nil {
		err = closed
	}
	if messages := dev.ValidationMessages(); len(messages) > 0 {
		for _, m := range messages {
			fmt.Fprintln(e.stderr, "validation:", m)
		}
		if err == nil {
			err = fmt.Errorf("the validation layers had %d complaint(s)", len(messages))
		}
	}
	return err
}

// timed is withDevice for commands that take the device's time.
func (e *environment) timed(f func(*device.Device) error) error {
	return e.withDevice(func(dev *device.Device) error {
		if info := dev.Info(); info.Simulated {
			return usagef("%s is simulated, and has no speed that could be measured: check and explain take it", info.Name)
		}
		return f(dev)
	})
}

// checkLines finds the mistakes of all lines before anything runs.
func checkLines(lines []opline.Line, dev *device.Device) error {
	for _, l := range lines {
		if err := workload.Check(l, dev); err != nil {
			return fmt.Errorf("%s: %w%s", named(l), err, castAdvice(l, err))
		}
	}
	return nil
}

// named is a line for a message: its text, after the suite's file and line.
func named(l opline.Line) string {
	if l.Place == "" {
		return l.Text
	}
	return l.Place + ": " + l.Text
}

// tooLargeError says that a line's operands do not fit the device.
type tooLargeError struct {
	line        string
	bytes, heap int64
	device      string
}

func (e *tooLargeError) Error() string {
	return fmt.Sprintf("%s: its operands have %d bytes, and %s has %d: use smaller dims", e.line, e.bytes, e.device, e.heap)
}

// fits refuses a line whose operands alone are larger than the device's
// memory, before the host tries to make their data.
func fits(l opline.Line, dev *device.Device) error {
	heap := memoryOf(dev)
	if bytes := l.Bytes(); heap > 0 && bytes > heap {
		return &tooLargeError{named(l), bytes, heap, dev.Info().Name}
	}
	return nil
}

// memoryOf is the memory that a device can use, in bytes: its heap, and for
// the host what the system has.
func memoryOf(dev *device.Device) int64 {
	if heap := dev.Info().Limits.HeapBytes; heap > 0 {
		return heap
	}
	return systemMemory()
}
