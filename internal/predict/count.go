package predict

import (
	"context"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/sim"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders"
)

// The bounds of the simulated part of a launch.
const (
	lookWork  = 1 << 22 // a workgroup's elements, times the length of the body, up to which rows stay whole
	countWork = 1 << 21 // instructions of subgroups
	maxSpace  = 64      // workgroups
)

// counter counts launches on the simulated GPU. They all read the same memory of numbers
// from [-1, 1), each operand from another offset on. Merges read zeros, because their runs
// must be sorted.
type counter struct {
	card               *Card
	read, zeros, write *sim.Memory
}

// Counted holds the counts of some workgroups of a launch.
type Counted struct {
	*sim.Counts
	Program *shaders.Program
	Code    []uint32 // the module that ran: the program's, optimized
	Shared  int      // bytes of a workgroup
	Scale   float64  // the whole launch's workgroups over the counted ones
	// Part names the part of the launch that was counted; "" for the whole launch.
	Part string
}

// count runs the first workgroups of a launch. It runs very long rows and products with
// two shorter lengths, and extrapolates.
func (c *counter) count(ctx context.Context, k *kernel.Kernel, g kernel.Geometry) (*Counted, error) {
	prog, err := shaders.Write(k, c.card.Target())
	if err != nil {
		return nil, err
	}
	code := optimized(prog.SPIRV)
	p, err := sim.Compile(code, c.card.profile(k.Subgroup()))
	if err != nil {
		return nil, err
	}
	out := &Counted{Program: prog, Code: code, Shared: p.SharedBytes}
	short, axis := c.shorten(k, g)
	n := c.sample(k, short)
	if out.Counts, err = c.run(ctx, p, k, short, n); err != nil {
		return nil, err
	}
	total := workgroups(k, g)
	out.Scale = float64(total) / float64(n)
	if n < total {
		out.Part = fmt.Sprintf("%d of %d workgroups", n, total)
	}
	if axis < 0 {
		return out, nil
	}
	half := short
	half.Dims = append([]int(nil), short.Dims...)
	half.Dims[axis] /= 2
	less, err := c.run(ctx, p, k, half, n)
	if err != nil {
		return nil, err
	}
	extend(out.Counts, less, float64(g.Dims[axis]-short.Dims[axis])/float64(short.Dims[axis]-half.Dims[axis]))
	out.Part = fmt.Sprintf("%d of %d workgroups, %d of %d along a row", n, total, short.Dims[axis], g.Dims[axis])
	return out, nil
}

func workgroups(k *kernel.Kernel, g kernel.Geometry) int {
	n := k.Groups(g)
	return int(n[0]) * int(n[1]) * int(n[2])
}

// shorten shortens the dimension that a workgroup walks if it is long, by halving it. At least
// two leaves or blocks remain. axis is -1 if it is not shortened.
func (c *counter) shorten(k *kernel.Kernel, g kernel.Geometry) (short kernel.Geometry, axis int) {
	axis = len(g.Dims) - 1
	switch l := k.Loop.(type) {
	case *kernel.Reduce, *kernel.Rowwise:
		axis = k.Outer()
	case *kernel.Contract:
		if l.StoredBlocks(g.Dims[axis]) > 1 { // a workgroup makes one block
			return g, -1
		}
	default:
		return g, -1
	}
	const least = 2 * ops.Leaf
	each := points(g) / workgroups(k, g) * max(1, len(k.Body))
	n := g.Dims[axis]
	for each > lookWork && n >= 2*least && n%2 == 0 {
		n, each = n/2, each/2
	}
	if n == g.Dims[axis] {
		return g, -1
	}
	g.Dims = append([]int(nil), g.Dims...)
	g.Dims[axis] = n
	return g, axis
}

func points(g kernel.Geometry) int {
	n := 1
	for _, d := range g.Dims {
		n *= d
	}
	return n
}

// sample returns how many workgroups to run.
func (c *counter) sample(k *kernel.Kernel, g kernel.Geometry) int {
	total := workgroups(k, g)
	each := max(1, points(g)/max(1, total)*max(1, len(k.Body))/int(c.card.lanes(k.Subgroup())))
	return max(1, min(total, countWork/each, maxSpace))
}

// extend adds the difference between two counts of a program to the first, times times.
func extend(to, less *sim.Counts, times float64) {
	grow := func(x *int64, y int64) { *x += int64(float64(*x-y) * times) }
	for i := range to.Issued {
		grow(&to.Issued[i], less.Issued[i])
		grow(&to.Lanes[i], less.Lanes[i])
	}
	for i := range to.Accesses {
		a, b := &to.Accesses[i], &less.Accesses[i]
		grow(&a.Executions, b.Executions)
		grow(&a.Lanes, b.Lanes)
		grow(&a.Sectors, b.Sectors)
		grow(&a.Lines, b.Lines)
		grow(&a.Unique, b.Unique)
		grow(&a.Turns, b.Turns)
		grow(&a.IdealTurns, b.IdealTurns)
	}
}

// run executes the first n workgroups of a launch.
func (c *counter) run(ctx context.Context, p *sim.Program, k *kernel.Kernel, g kernel.Geometry, n int) (*sim.Counts, error) {
	windows := k.Windows(g)
	operands := len(windows) - len(k.Stored())
	var most int64
	for _, w := range windows {
		most = max(most, w.Bytes)
	}
	const apart = 4096 // bytes from one operand's beginning to the next one's
	memory, number := &c.read, unit
	sort, _ := k.Loop.(*kernel.Sort)
	if sort != nil && (sort.Form == kernel.Merge || sort.Form == kernel.Scatter && sort.Invocations == 0) {
		memory, number = &c.zeros, func(uint32) uint32 { return 0 }
	}
	*memory = grown(*memory, most+apart*int64(len(windows)), number)
	d := sim.Dispatch{Program: p, Groups: [3]uint32{uint32(n), 1, 1}, Seed: 1, Workers: 1, Count: true}
	for i, w := range windows[:operands] {
		d.Bindings = append(d.Bindings, sim.Binding{Memory: *memory, Offset: int64(i) * apart, Range: (w.Bytes + 3) &^ 3})
	}
	if sort != nil && sort.Form == kernel.Scatter && sort.Invocations > 0 {
		d.Bindings[1].Memory, d.Bindings[1].Offset = places(k, g, (*memory).Bytes(), windows[1].Bytes), 0
	}
	var written int64
	for _, w := range windows[operands:] {
		written += (w.Bytes + 255) &^ 255
	}
	c.write = grown(c.write, written, unit)
	for _, w := range slices.Backward(windows[operands:]) { // the results follow one another
		written -= (w.Bytes + 255) &^ 255
		d.Bindings = slices.Insert(d.Bindings, operands, sim.Binding{Memory: c.write, Offset: written, Range: (w.Bytes + 3) &^ 3})
	}
	var params []byte
	for _, word := range k.Params(g) {
		params = binary.LittleEndian.AppendUint32(params, word.Value)
	}
	if k.ParamBuffer {
		uniform := sim.NewMemory(make([]byte, len(params)+16-len(params)%16)) // NewMemory overwrites its bytes
		copy(uniform.Bytes(), params)
		uniform.Wrote(0, int64(len(uniform.Bytes())))
		d.Bindings = append(d.Bindings, sim.Binding{Memory: uniform, Range: int64(len(uniform.Bytes()))})
	} else {
		d.Push = params
	}
	return d.Run(ctx)
}

// grown returns memory of at least that many bytes, filled with numbers made of random bits.
func grown(m *sim.Memory, bytes int64, number func(uint32) uint32) *sim.Memory {
	if m != nil && int64(len(m.Bytes())) >= bytes {
		return m
	}
	m = sim.NewMemory(make([]byte, (bytes+1<<20)&^3))
	random := rand.NewPCG(1, 2)
	b := m.Bytes()
	for i := 0; i+4 <= len(b); i += 4 {
		binary.LittleEndian.PutUint32(b[i:], number(uint32(random.Uint64())))
	}
	m.Wrote(0, int64(len(b)))
	return m
}

// unit makes a float32 from [-1, 1) of 32 random bits. Its low half is a float16 from the
// same range.
func unit(bits uint32) uint32 {
	high := bits&0x80000000 | 0x3f000000 - bits>>28&7<<23 | bits&0x7f0000
	low := bits&0x83ff | 0x3800 - bits>>26&3<<10
	return high | low
}
