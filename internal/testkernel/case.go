package testkernel

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/backend/host"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/sim"
	"github.com/weft-gpu/weft/internal/testcode"
	"github.com/weft-gpu/weft/shaders"
)

// Case is a kernel and launches of it, each with buffers of its own.
type Case struct {
	Name     string
	Text     string
	Launches []kernel.Geometry
	// Subgroup is the size of subgroups that the kernel is for; 0: any.
	Subgroup int
	// Adapt changes the target for which the kernel is written; nil: nothing is changed. It reports
	// whether the GPU is such a one.
	Adapt func(p sim.Profile, t *codegen.Target) bool
	// Fill writes the elements of an operand; nil: numbers by the package's Fill.
	Fill func(operand int, d dtype.DType, data []byte)
}

// Run tests each case on each simulated GPU that it is for.
func Run(t *testing.T, cases []Case) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.Name, c.Test)
	}
}

// Test writes the kernel for each simulated GPU, validates it, and holds its results
// against the host's.
func (c Case) Test(t *testing.T) {
	k, err := kernel.Parse(c.Text)
	if err != nil {
		t.Fatal(err)
	}
	ran, validated := 0, []uint32(nil)
	for _, p := range sim.Profiles() {
		if c.Subgroup > 0 && c.Subgroup != p.Subgroup || k.LocalSize() > p.WorkgroupInvocations {
			continue
		}
		to := Target(p)
		if c.Adapt != nil && !c.Adapt(p, &to) {
			continue
		}
		ran++
		made, err := shaders.Write(k, to)
		if err != nil {
			t.Fatalf("%s: %v", p.Name, err)
		}
		if !slices.Equal(made.SPIRV, validated) && !cooperative(k) {
			testcode.Validate(t, made.SPIRV)
			validated = made.SPIRV
		}
		program, err := sim.Compile(made.SPIRV, p)
		if err != nil {
			t.Fatalf("%s: %v", p.Name, err)
		}
		for i, g := range c.Launches {
			if err := c.launch(program, k, g); err != nil {
				t.Errorf("%s, launch %d of %v: %v\n%s", p.Name, i, g.Dims, err, c.Text)
			}
		}
	}
	if ran == 0 || len(c.Launches) == 0 {
		t.Errorf("%d GPUs and %d launches", ran, len(c.Launches))
	}
}

// cooperative reports whether a kernel multiplies cooperative matrices, which many a
// spirv-val is too old for: TestCooperativeKernels validates those.
func cooperative(k *kernel.Kernel) bool {
	c, ok := k.Loop.(*kernel.Contract)
	return ok && c.Cooperative != nil
}

// launch compares what a launch gives with what the host backend does.
func (c Case) launch(program *sim.Program, k *kernel.Kernel, g kernel.Geometry) error {
	operands := make([][]byte, len(k.Operands)) // nil of an index
	var places []Place
	for i, o := range k.Operands {
		switch base := o.Shift.Base(); {
		case o.Index:
		case o.Shift.Of != 0:
			operands[i] = operands[base]
		default:
			operands[i] = c.elements(k, g, i)
			m := Memory(int64(len(operands[i])))
			m.Wrote(0, int64(copy(m.Bytes(), operands[i])))
			places = append(places, Place{Memory: m})
		}
	}
	dims, layout := k.OutSpace(g)
	_, last := layout.Span(dims)
	var outs [][]byte
	var results []Place
	for _, i := range k.Stored() {
		bytes := (last + 1) * k.Body[i].DType.Size()
		outs, results = append(outs, make([]byte, bytes)), append(results, Place{Memory: Memory(int64(bytes))})
	}
	if err := Launch(program, k, g, append(places, results...), 1); err != nil {
		return err
	}
	if err := host.LaunchOf(k, g).Run(context.Background(), operands, outs...); err != nil {
		return fmt.Errorf("the host: %w", err)
	}
	for n, i := range k.Stored() {
		if err := compare(dims, layout, k.Body[i].DType.Size(), results[n].Memory, outs[n]); err != nil {
			return fmt.Errorf("%%%d: %w", i, err)
		}
	}
	return nil
}

// elements are those of an operand's buffer, as far as the launch reaches.
func (c Case) elements(k *kernel.Kernel, g kernel.Geometry, i int) []byte {
	dims, layout := k.OperandSpace(g, i)
	_, last := layout.Span(dims)
	_, after := k.Reaches()[i].Elements(dims, layout)
	d := k.Operands[i].DType
	data := make([]byte, (last+after+1)*d.Size())
	if c.Fill != nil {
		c.Fill(i, d, data)
	} else {
		Fill(d, data, uint64(i))
	}
	return data
}

// compare holds a result's elements against the wanted ones.
func compare(dims []int, layout kernel.Layout, size int, got *sim.Memory, want []byte) error {
	at := make([]int, len(dims))
	for {
		place := layout.Offset
		for d, n := range at {
			place += n * layout.Strides[d]
		}
		from := place * size
		x, y := got.Bytes()[from:from+size], want[from:from+size]
		if _, undefined := got.Undefined(int64(from), int64(size)); undefined {
			return fmt.Errorf("element %v was never written", at)
		}
		if !bytes.Equal(x, y) {
			return fmt.Errorf("element %v is %x, want %x", at, x, y)
		}
		d := len(dims) - 1
		for ; d >= 0; d-- {
			if at[d]++; at[d] < dims[d] {
				break
			}
			at[d] = 0
		}
		if d < 0 {
			return nil
		}
	}
}
