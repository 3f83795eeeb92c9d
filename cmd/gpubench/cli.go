package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"syscall"

	"github.com/alecthomas/kong"
	"github.com/google/shlex"

	"github.com/weft-gpu/weft/bench"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/internal/predict"
)

// flags are those of all commands.
type flags struct {
	Device string        `short:"d" placeholder:"SELECTOR" help:"An index, words of a name, gpu, cpu or host. Default: the environment's WEFT_DEVICE, else the best GPU, else host."`
	Format report.Format `short:"f" enum:"table,json,csv,md,benchstat" default:"table" help:"table, json, csv, md or benchstat (default: ${default})."`
	Out    string        `short:"o" placeholder:"FILE" help:"Write the report there instead of to standard output."`
	Wide   bool          `help:"Tables with all columns beside each other, however narrow the terminal is."`
	Suite  string        `placeholder:"NAME|FILE" help:"Read the op lines of a built-in suite (${suites}) or of a file, one a line, # for comments."`
	Seed   uint64        `default:"1" help:"Seed of all data and cases (default: ${default})."`
}

// cli is the command line.
type cli struct {
	flags
	Version kong.VersionFlag `help:"Print the versions of gpubench, Go and its modules of Vulkan, and exit."`

	Devices    devicesCmd    `cmd:"" help:"What is here, and what each device supports."`
	Ops        opsCmd        `cmd:"" help:"The operators; with --help, how op lines are written."`
	Run        runCmd        `cmd:"" help:"Measure op lines; the built-in suite when none is given."`
	Check      checkCmd      `cmd:"" help:"Compare op lines with the reference, bit for bit; the catalogue when none is given."`
	Burn       burnCmd       `cmd:"" help:"Load the device fully, and check every bit of every result."`
	Explain    explainCmd    `cmd:"" help:"Show how an op line is run: plan, launch parameters, SPIR-V, time."`
	Compare    compareCmd    `cmd:"" help:"Compare results of run --format json, each with the first."`
	AB         abCmd         `cmd:"" name:"ab" help:"Run two builds of gpubench by turns, and compare them."`
	Report     reportCmd     `cmd:"" help:"Show results of run --format json as one HTML page, or one of its figures as an SVG image."`
	Model      modelCmd      `cmd:"" help:"Predict op lines for a card that is not here, from published figures and what its kernels are counted to do."`
	Growth     growthCmd     `cmd:"" help:"Show results of run --format json by size: time per element, as a table and a plot."`
	Peaks      peaksCmd      `cmd:"" help:"Measure what the device gives at the best: arithmetic and bandwidth."`
	Tune       tuneCmd       `cmd:"" help:"Choose how the device's work is cut, by measurement; no result changes."`
	ONNX       onnxCmd       `cmd:"" name:"onnx" help:"Load an ONNX model: what it is, its time, its outputs' hashes, its kernels."`
	ONNXTest   onnxTestCmd   `cmd:"" name:"onnx-test" help:"Run a folder of ONNX's own tests: passed, failed, unsupported."`
	Doctor     doctorCmd     `cmd:"" help:"What is wrong with this machine's Vulkan, and how to mend it."`
	Completion completionCmd `cmd:"" help:"Print a script by which a shell completes commands and flags."`
	Man        manCmd        `cmd:"" help:"Print the manual page."`
	View       viewCmd       `cmd:"" help:"Show a 2-D expression in a window (needs a build with -tags window)."`
}

// environment is what a command works with.
type environment struct {
	flags
	ctx    context.Context
	stdin  io.Reader
	stdout io.Writer
	stderr io.Writer
	model  *kong.Node // of the command line
}

const description = `Measures, checks and explains tensor expressions on any Vulkan device, and on the host.

An OPLINE is one argument, such as 'add f32 [4096,4096] [4096]' or
'expr "relu(a*b + c)" f32 a=[4096,4096] b=[4096] c=[4096,1]'; gpubench ops --help has the grammar, of lines that stand for several too; - reads them from standard input.
GPUBENCH_FLAGS in the environment holds further flags, split as a shell does.

Exit status: 0 good, 1 a check or the work failed, or a signal ended it, 2 usage, 3 no such device, 4 device lost or out of memory.`

// exit carries kong's wish to exit (after --help) up to run.
type exit int

// run is the program: it returns the exit status.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer) (status int) {
	defer func() {
		switch caught := recover().(type) {
		case nil:
		case exit:
			status = int(caught)
		default:
			panic(caught)
		}
	}()
	unbegun.Store(0)
	err := dispatch(args, stdin, stdout, stderr)
	switch {
	case err == nil || errors.Is(err, errFailed):
	case errors.Is(err, context.Canceled): // by a signal
		fmt.Fprintln(stderr, "gpubench:", interruption())
	default:
		fmt.Fprintln(stderr, "gpubench:", err)
	}
	return statusOf(err)
}

func dispatch(args []string, stdin io.Reader, stdout, stderr io.Writer) error {
	args, err := withEnvironment(args, os.Getenv("GPUBENCH_FLAGS"))
	if err != nil {
		return err
	}
	var c cli
	parser, err := newParser(&c, stdout, stderr)
	if err != nil {
		return err
	}
	parsed, err := parser.Parse(args)
	if full := (*fs.PathError)(nil); errors.As(err, &full) {
		return err // the usage could not be written
	}
	if err != nil {
		return commandLineError(parser, args, err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return parsed.Run(&environment{flags: c.flags, ctx: ctx, stdin: stdin, stdout: stdout, stderr: stderr, model: parser.Model.Node})
}

// newParser is the parser of a command line into c.
func newParser(c *cli, stdout, stderr io.Writer) (*kong.Kong, error) {
	return kong.New(c,
		kong.Name("gpubench"), kong.Description(description), kong.Writers(stdout, stderr),
		kong.Vars{"version": versions(), "suites": strings.Join(bench.Names(), ", "), "cards": strings.Join(predict.Cards(), ", "),
			"graphs": strconv.Itoa(driverGraphs), "findings": strconv.Itoa(driverFindings), "folder": driverFolder},
		kong.Exit(func(code int) { panic(exit(code)) }), kong.ConfigureHelp(kong.HelpOptions{Compact: true, WrapUpperBound: 100}))
}

// commandLineError words what the parser found; it would name but some of the
// commands, and cannot know an op line without quotes.
func commandLineError(parser *kong.Kong, args []string, err error) error {
	what := err.Error()
	switch {
	case len(args) > 1 && unquoted(args[1:]):
		return unquotedError()
	case strings.HasPrefix(what, "expected one of"):
		what = "a command is missing: " + commandNames(parser)
	case len(args) > 0 && what == "unexpected argument "+args[0]:
		what = fmt.Sprintf("unknown command %q: the commands are %s", args[0], commandNames(parser))
	case strings.HasPrefix(what, `expected "<`):
		what = "an argument is missing: " + strings.Trim(strings.TrimPrefix(what, "expected "), `"`)
	}
	if added := os.Getenv("GPUBENCH_FLAGS"); added != "" {
		what += ", with what GPUBENCH_FLAGS adds: " + added
	}
	return usagef("%s (gpubench --help shows the usage)", what)
}

func commandNames(parser *kong.Kong) string {
	var names []string
	for _, n := range parser.Model.Children {
		names = append(names, n.Name)
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " or " + names[last]
}

// withEnvironment puts the flags of GPUBENCH_FLAGS behind the command's name,
// so that they may be the command's own, and before the rest, so that the
// command line wins.
func withEnvironment(args []string, variable string) ([]string, error) {
	extra, err := shlex.Split(variable)
	if err != nil {
		return nil, usagef("GPUBENCH_FLAGS=%s: %v (is a quote not closed?)", variable, err)
	}
	at := 0
	if len(args) > 0 && len(args[0]) > 0 && args[0][0] != '-' {
		at = 1
	}
	out := append([]string{}, args[:at]...)
	return append(append(out, extra...), args[at:]...), nil
}

// only refuses formats that a command does not write.
func (e *environment) only(command string, formats ...report.Format) error {
	for _, f := range formats {
		if f == e.Format {
			return nil
		}
	}
	return usagef("%s has no format %s: choose one of %v", command, e.Format, formats)
}

// onlyTables refuses what a command has no use for: formats other than tables,
// and op lines, where it reads or has its own.
func (e *environment) onlyTables(command string) error {
	if e.Suite != "" {
		return usagef("%s takes no --suite: run, check, burn, ab, model and view do", command)
	}
	return e.only(command, tabular...)
}

var tabular = []report.Format{report.Text, report.JSON, report.CSV, report.Markdown}

// write opens the report's place and lets a function write it.
func (e *environment) write(f func(io.Writer) error) error {
	if e.Out == "" {
		return f(e.stdout)
	}
	return writeFile("--out", e.Out, f)
}

// report writes a table, or the records it was made of.
func (e *environment) report(t report.Table, records any) error {
	return e.write(func(w io.Writer) error { return report.Write(w, e.Format, e.layout(), t, records) })
}
