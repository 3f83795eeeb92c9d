package main

import (
	"context"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tests/programs"
)

// work is a line of a suite, or a program.
type work struct {
	name    string
	program bool
	values  []graph.Value
}

// suites are the files of lines, below the module.
var suites = []string{"bench/suites/default.txt", "bench/suites/planner.txt", "bench/suites/gpu.txt", "bench/suites/products.txt", "bench/suites/ranks.txt", "bench/suites/catalogue.txt", "bench/suites/growth.txt", "tests/testdata/borders.txt"}

// works are the lines of the suites, each once, and the programs.
func works(ctx context.Context, root string) (list []work, err error) {
	seen := map[string]bool{}
	for _, file := range suites {
		text, err := os.ReadFile(filepath.Join(root, file))
		if err != nil {
			return nil, err
		}
		lines, err := opline.ParseSuite(file, string(text))
		if err != nil {
			return nil, err
		}
		for _, l := range lines {
			if seen[l.Text] {
				continue
			}
			seen[l.Text] = true
			v, err := recorded(l)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", l.Text, err)
			}
			list = append(list, work{name: l.Text, values: []graph.Value{v}})
		}
	}
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		return nil, err
	}
	defer dev.Close()
	for _, p := range programs.List {
		values, err := p.Graph(ctx, dev)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", p.Name, err)
		}
		list = append(list, work{name: p.Name, program: true, values: values})
	}
	return list, nil
}

// recorded is a line's graph of operands in memory: of a view, a copy.
func recorded(l opline.Line) (graph.Value, error) {
	in := make([]graph.Value, len(l.Operands))
	for i, o := range l.Operands {
		in[i] = graph.NewData(o.DType, graph.Stored{Buffer: i, View: shape.Contiguous(o.Shape)})
	}
	v, err := l.Record(in)
	if err == nil && l.IsMovement() {
		v, err = compose.Apply(ops.Copy, ops.Attr{}, "", v)
	}
	return v, err
}

// identity tells a plan from others: its kernels, its launches and its memory.
func identity(p *plan.Plan) string {
	var b strings.Builder
	b.WriteString(p.String())
	for _, s := range p.Steps {
		fmt.Fprintln(&b, s.Kernel.Key())
		for _, g := range s.Launches {
			fmt.Fprintf(&b, "%+v %v\n", g, s.Kernel.Windows(g))
		}
	}
	fmt.Fprintln(&b, p.Slots)
	for _, t := range p.Temps {
		fmt.Fprintln(&b, t.Slot, t.At, t.Keep, t.InPlace)
	}
	return fmt.Sprintf("%x", sha256.Sum256([]byte(b.String())))[:16]
}
