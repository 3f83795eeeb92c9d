package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"time"
)

// measured is a program and how much of it is measured.
type measured struct {
	name  string
	size  int
	flags []string // of the Go program alone
	text  string   // for the table
}

var programs = []measured{
	{"search", 200_000, nil, "search: 64 queries in 200,000 x 384, the best 10"},
	{"image", 1080, nil, "image: 1080p halved, blurred, edges; two pictures out"},
	{"options", 4_000_000, nil, "options: 4 M paths, price and Greeks"},
	{"asian", 4_000_000, nil, "asian: 4 M paths of 16 dates"},
	{"blackscholes", 1_000_000, nil, "blackscholes: 1 M in float64"},
	{"rolling", 1_000_000, nil, "rolling: 1 M moments of 8 series"},
	{"transformer", 256, nil, "transformer: a block of [4, 256, 256]"},
	{"network", 128, nil, "network: 30 steps of training, 784 to 128 to 10"},
	{"network", 128, []string{"-careful"}, "the same, its step compiled"},
	{"kmeans", 100_000, nil, "kmeans: 10 rounds of 100,000 points, 8 centres"},
	{"heat", 512, nil, "heat: 100 steps of [512, 512] in place"},
	{"pagerank", 200_000, nil, "pagerank: 30 rounds over 200,000 pages, 1.6 M links"},
	{"life", 1024, nil, "life: 100 generations of [1024, 1024]"},
	{"regression", 200_000, nil, "regression: 200,000 x 64 in float64, 20 conjugate gradients"},
	{"spectrum", 960_000, nil, "spectrum: a minute of sound, 7,497 windows of 512"},
	{"bootstrap", 10_000, nil, "bootstrap: 10,000 medians of 501, two groups"},
	{"nbody", 1000, nil, "nbody: 10 steps of 1,000 bodies, all pairs"},
	{"neighbours", 50_000, nil, "neighbours: 500 asked, 50,000 known, the nearest 15"},
	{"mandelbrot", 1000, nil, "mandelbrot: 100 rounds of a million points"},
	{"orders", 1_000_000, nil, "orders: a table of 1 M: join, groups, percentiles"},
	{"kalman", 10_000, nil, "kalman: 200 steps of 10,000 filters"},
}

type options struct {
	rounds  int
	seconds float64
	divide  int
	out     string
	python  string
}

func main() {
	var o options
	flag.IntVar(&o.rounds, "rounds", 3, "how often each version has its turn, each time in a new process")
	flag.Float64Var(&o.seconds, "seconds", 1, "how long a turn runs what is warm")
	flag.IntVar(&o.divide, "divide", 1, "divide the sizes by this: for a try")
	flag.StringVar(&o.out, "out", "", "`file` that takes the figures as JSON")
	flag.StringVar(&o.python, "python", "", "the Python that has NumPy (default: $PYTHON, /usr/bin/python3 or python3)")
	flag.Parse()
	ok, err := run(o, flag.Args())
	if err != nil {
		fmt.Fprintln(os.Stderr, "programs:", err)
		os.Exit(2)
	}
	if !ok {
		os.Exit(1)
	}
}

// run measures the named programs, all where none is named, and reports whether
// all found what their peers did.
func run(o options, names []string) (ok bool, err error) {
	for _, name := range names {
		if !slices.ContainsFunc(programs, func(p measured) bool { return p.name == name }) {
			return false, fmt.Errorf("no program is called %s", name)
		}
	}
	work, err := os.MkdirTemp("", "weft-programs-")
	if err != nil {
		return false, err
	}
	defer os.RemoveAll(work)
	build := exec.Command("go", "build", "-o", work+string(os.PathSeparator), "./examples/...")
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
		return false, fmt.Errorf("go build: %w", err)
	}
	peers := findPeers(o.python)
	var records []record
	start := time.Now()
	for i, p := range programs {
		if len(names) > 0 && !slices.Contains(names, p.name) {
			continue
		}
		progress("%s (%d of %d, %.0f s so far)", p.text, i+1, len(programs), time.Since(start).Seconds())
		p.size = max(1, p.size/o.divide)
		if p.name == "image" {
			p.size = max(18, p.size/18*18) // pixels in fours, in a screen's proportions
		}
		r, err := measure(p, filepath.Join(work, p.name), filepath.Join(work, fmt.Sprintf("caches%d", i)), peers, o)
		if err != nil {
			return false, fmt.Errorf("%s: %w", p.name, err)
		}
		records = append(records, r)
	}
	ok = report(os.Stdout, records)
	if o.out != "" {
		data, err := json.MarshalIndent(records, "", " ")
		if err != nil {
			return ok, err
		}
		if err := os.WriteFile(o.out, append(data, '\n'), 0o666); err != nil {
			return ok, err
		}
	}
	return ok, nil
}

// progress goes to the terminal, not into what is kept.
func progress(format string, a ...any) { fmt.Fprintf(os.Stderr, format+"\n", a...) }
