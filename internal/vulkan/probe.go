package vulkan

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"github.com/weft-gpu/weft/codegen"
)

// probed keeps what the probe found in this process, by driver and kernel.
var probed sync.Map

// probe finds out about the device's arithmetic: from memory, from the cache folder, or by a
// kernel that applies every operation to directed and random operands.
func (d *Device) probe(ctx context.Context) (*Arithmetic, error) {
	if d.IsHost() {
		a := assumed(Exact, Modes{})
		a.Float64 = true
		return a, nil
	}
	modes := d.modes()
	if d.info.CompileOnly {
		// What is right anywhere: every guard, and nothing native trusted to be exact.
		a := assumed(Exact, modes)
		a.FlushesSubnormals = true
		a.Operations["f32.div"], a.Operations["f32.sqrt"] = Inexact, Inexact
		a.Operations["f64.div"], a.Operations["f64.sqrt"] = Inexact, Inexact
		a.Float64 = d.info.Features.Float64
		return a, nil
	}
	code, code64, file, err := d.wholeProbe(modes)
	if err != nil {
		return nil, err
	}
	return d.known(file, probedNames(), func() (*Arithmetic, error) {
		a, err := d.runProbe(ctx, probes, code)
		if err != nil {
			return nil, fmt.Errorf("arithmetic probe: %w", err)
		}
		a.Modes = modes
		for _, p := range probes64 {
			a.Operations[p.name] = Exact
		}
		if d.info.Features.Float64 {
			if err := d.probeFloat64(ctx, code64, a); err != nil {
				return nil, fmt.Errorf("arithmetic probe of float64: %w", err)
			}
		}
		return a, nil
	})
}

// probeBasics is probe for the basic operations alone, unless the others' answers are kept too.
func (d *Device) probeBasics(ctx context.Context) (*Arithmetic, error) {
	modes := d.modes()
	_, _, whole, err := d.wholeProbe(modes)
	if err != nil {
		return nil, err
	}
	if a := d.recall(whole, probedNames()); a != nil {
		return a, nil
	}
	code, err := probeKernel(basics, modes)
	if err != nil {
		return nil, err
	}
	return d.known(d.probeFile(code), namesOf(basics), func() (*Arithmetic, error) {
		a, err := d.runProbe(ctx, basics, code)
		if err != nil {
			return nil, fmt.Errorf("arithmetic probe: %w", err)
		}
		a.Modes, a.Basic = modes, true
		return a, nil
	})
}

// modes are the execution modes of the device's kernels.
func (d *Device) modes() Modes {
	f := d.info.Features
	return Modes{
		SignedZeroInfNanPreserve: f.FloatControls && f.SignedZeroInfNanPreserve32,
		DenormPreserve:           f.FloatControls && f.DenormPreserve32,
		RoundingRTE:              f.FloatControls && f.RoundingRTE32,
		// Modes that may only be set for both widths alike are set for neither.
		SignedZeroInfNanPreserve64: f.FloatControls && f.SignedZeroInfNanPreserve64,
		DenormPreserve64:           f.FloatControls && f.DenormPreserve64 && independent(f.DenormIndependence, f.DenormPreserve32),
		RoundingRTE64:              f.FloatControls && f.RoundingRTE64 && independent(f.RoundingIndependence, f.RoundingRTE32),
	}
}

// wholeProbe writes the kernels of the whole probe; file is where its answers are kept.
func (d *Device) wholeProbe(modes Modes) (code, code64 []uint32, file probeFile, err error) {
	if code, err = probeKernel(probes, modes); err != nil {
		return nil, nil, file, err
	}
	if code64, err = probeKernel64(modes); err != nil {
		return nil, nil, file, err
	}
	return code, code64, d.probeFile(slices.Concat(code, code64)), nil
}

// recall is what is known of the named operations; nil where nothing is.
func (d *Device) recall(file probeFile, names []string) *Arithmetic {
	if a, ok := probed.Load(file.key); ok {
		return a.(*Arithmetic)
	}
	a := file.load(names)
	if a != nil {
		probed.Store(file.key, a)
	}
	return a
}

// known is recall, or what run finds, which is then kept.
func (d *Device) known(file probeFile, names []string, run func() (*Arithmetic, error)) (*Arithmetic, error) {
	if a := d.recall(file, names); a != nil {
		return a, nil
	}
	a, err := run()
	if err != nil {
		return nil, err
	}
	a.Probed = true
	if err := file.save(a); err != nil {
		d.Logger().Info("arithmetic probe not kept", "error", err)
	}
	probed.Store(file.key, a)
	return a, nil
}

func assumed(v Verdict, modes Modes) *Arithmetic {
	a := &Arithmetic{Operations: map[string]Verdict{}, Modes: modes}
	for _, name := range probedNames() {
		a.Operations[name] = v
	}
	return a
}

// probedNames are the operations that have a verdict. On a device without float64 those of it
// have the others' best: nothing uses them.
func probedNames() []string {
	names := namesOf(probes)
	for _, p := range probes64 {
		names = append(names, p.name)
	}
	return names
}

func namesOf(list []probeOperation) (names []string) {
	for _, p := range list {
		names = append(names, p.name)
	}
	return names
}

// independent reports whether a mode of float64 may be set: on its own, or because that of
// float32 is set too.
func independent(independence string, with32 bool) bool { return independence != "none" || with32 }

// probeOperation is one word of an invocation's, which writes whole vectors of four. device writes the operation; host is
// the reference; tiny says whether a subnormal takes part, so that a device which flushes may
// differ.
type probeOperation struct {
	name   string
	device func(b *codegen.Builder, x, y codegen.ID) codegen.ID
	host   func(x, y uint32) uint32
	tiny   func(x, y uint32) bool
}

// probes are the operations of the whole probe but for float64's.
var probes = []probeOperation{
	floatProbe("f32.add", (*codegen.Builder).FAdd, func(x, y float64) float64 { return x + y }),
	floatProbe("f32.sub", (*codegen.Builder).FSub, func(x, y float64) float64 { return x - y }),
	floatProbe("f32.mul", (*codegen.Builder).FMul, func(x, y float64) float64 { return x * y }),
	{"f32.mul_add", mulAddOnDevice, mulAddOnHost, mulAddTiny},
	floatProbe("f32.div", (*codegen.Builder).FDiv, func(x, y float64) float64 { return x / y }),
	floatProbe("f32.sqrt", func(b *codegen.Builder, x, _ codegen.ID) codegen.ID { return b.FSqrt(x) }, func(x, _ float64) float64 { return math.Sqrt(x) }),
	{"f32.compare", compareOnDevice, compareOnHost, anySubnormal},
	{"f32.from_i32", convertOnDevice, func(x, _ uint32) uint32 { return math.Float32bits(float32(int32(x))) }, never},
	{"i32.from_f32", truncateOnDevice, truncateOnHost, anySubnormal},
	{"u32.mul_high", (*codegen.Builder).MulHi, func(x, y uint32) uint32 { return uint32(uint64(x) * uint64(y) >> 32) }, never},
	{"u32.carry", carryOnDevice, carryOnHost, never},
	{"u32.find_msb", func(b *codegen.Builder, x, _ codegen.ID) codegen.ID { return b.FindUMsb(x) }, findMsbOnHost, never},
}

// basics are those of them that nearly every kernel has, and that show how subnormals fare: what a
// program waits for at its first start on a driver.
var basics = []probeOperation{probes[0], probes[1], probes[2], probes[3], probes[6], probes[7], probes[8], probes[9]}

// floatProbe is float32 arithmetic whose float64 result, rounded, is correctly rounded: twice the
// digits and two more suffice for these five (Figueroa, 1995).
func floatProbe(name string, device func(b *codegen.Builder, x, y codegen.ID) codegen.ID, exact func(x, y float64) float64) probeOperation {
	wide := func(x, y uint32) float64 {
		return exact(float64(math.Float32frombits(x)), float64(math.Float32frombits(y)))
	}
	return probeOperation{
		name: name,
		device: func(b *codegen.Builder, x, y codegen.ID) codegen.ID {
			return b.AsU32(device(b, b.AsF32(x), b.AsF32(y)))
		},
		host: func(x, y uint32) uint32 { return math.Float32bits(float32(wide(x, y))) },
		tiny: func(x, y uint32) bool {
			return anySubnormal(x, y) || wide(x, y) != 0 && math.Abs(wide(x, y)) <= 0x1p-126
		},
	}
}

func never(_, _ uint32) bool { return false }

func subnormal(x uint32) bool { return x&0x7f800000 == 0 && x&0x007fffff != 0 }

func anySubnormal(x, y uint32) bool { return subnormal(x) || subnormal(y) }

// mulAdd is x*y less that product with its last bits cut off: fused, the difference also has what
// the product's rounding left out.
const mulAddMask = 0xffffff00

func mulAddOnDevice(b *codegen.Builder, x, y codegen.ID) codegen.ID {
	p := b.FMul(b.AsF32(x), b.AsF32(y))
	return b.AsU32(b.FSub(p, b.AsF32(b.And(b.AsU32(p), b.ConstU32(mulAddMask)))))
}

func mulAddOnHost(x, y uint32) uint32 {
	p := float32(math.Float32frombits(x) * math.Float32frombits(y))
	cut := math.Float32frombits(math.Float32bits(p) & mulAddMask)
	return math.Float32bits(float32(p - cut))
}

func mulAddTiny(x, y uint32) bool {
	p := math.Abs(float64(math.Float32frombits(x)) * float64(math.Float32frombits(y)))
	return anySubnormal(x, y) || p != 0 && p < 0x1p-100
}

// compareOnDevice is the six relations, one bit each.
func compareOnDevice(b *codegen.Builder, x, y codegen.ID) codegen.ID {
	fx, fy := b.AsF32(x), b.AsF32(y)
	bits := b.ConstU32(0)
	for i, holds := range []codegen.ID{b.FEq(fx, fy), b.FNe(fx, fy), b.FLess(fx, fy), b.FLessEq(fx, fy), b.FGreater(fx, fy), b.FGreaterEq(fx, fy)} {
		bits = b.Or(bits, b.Select(holds, b.ConstU32(1<<i), b.ConstU32(0)))
	}
	return bits
}

func compareOnHost(x, y uint32) (bits uint32) {
	fx, fy := math.Float32frombits(x), math.Float32frombits(y)
	for i, holds := range []bool{fx == fy, fx != fy, fx < fy, fx <= fy, fx > fy, fx >= fy} {
		if holds {
			bits |= 1 << i
		}
	}
	return bits
}

func convertOnDevice(b *codegen.Builder, x, _ codegen.ID) codegen.ID {
	return b.AsU32(b.ConvertSToF(x))
}

// truncate takes 0 for what is out of range.
func truncateOnDevice(b *codegen.Builder, x, _ codegen.ID) codegen.ID {
	inRange := b.ULess(b.And(x, b.ConstU32(0x7fffffff)), b.ConstU32(math.Float32bits(0x1p31)))
	return b.ConvertFToS(b.AsF32(b.Select(inRange, x, b.ConstU32(0))))
}

func truncateOnHost(x, _ uint32) uint32 {
	if x&0x7fffffff >= math.Float32bits(0x1p31) {
		return 0
	}
	return uint32(int32(math.Float32frombits(x)))
}

// carryOnDevice is the carry of x+y, and the borrow of x-y in the bit above it.
func carryOnDevice(b *codegen.Builder, x, y codegen.ID) codegen.ID {
	_, carry := b.AddCarry(x, y)
	_, borrow := b.SubBorrow(x, y)
	return b.Or(carry, b.ShiftL(borrow, b.ConstU32(1)))
}

func carryOnHost(x, y uint32) (bits uint32) {
	if x+y < x {
		bits = 1
	}
	if x < y {
		bits |= 2
	}
	return bits
}

func findMsbOnHost(x, _ uint32) uint32 {
	n := uint32(math.MaxUint32)
	for ; x != 0; x >>= 1 {
		n++
	}
	return n
}

const probeInvocations = 64

// probeKernel applies every operation to the pair of each invocation.
func probeKernel(list []probeOperation, modes Modes) ([]uint32, error) {
	b := codegen.NewBuilder((&Arithmetic{Modes: modes}).Target())
	b.LocalSize(probeInvocations, 1, 1)
	in := b.StorageBuffer(0, 1, 2, false)
	out := b.StorageBuffer(1, len(list)/4, 4, true)
	i := b.GlobalID(0)
	pair := b.LoadElement(in, i, 0)
	words := make([]codegen.ID, len(list))
	for k, p := range list {
		words[k] = p.device(b, b.Extract(pair, 0), b.Extract(pair, 1))
	}
	for v := range len(list) / 4 {
		b.StoreElement(out, i, v, b.Construct(words[4*v:4*v+4]...))
	}
	code := b.Finish()
	return code, b.Err()
}

// probePairs are the operands: every pair of directed values, then random bits, half of them with
// close exponents. The count is a multiple of the workgroup's size.
func probePairs() (pairs [][2]uint32) {
	directed := []uint32{
		0, 1, 2, 0x00400000, 0x007fffff, 0x00800000, 0x00800001, 0x00ffffff, 0x0c800003, 0x1f800001,
		0x33800000, 0x3effffff, 0x3f000000, 0x3f7fffff, 0x3f800000, 0x3f800001, 0x3fc00000, 0x40490fdb, 0x4b000001, 0x4b800001,
		0x4effffff, 0x4f000000, 0x5f800003, 0x7e800000, 0x7f000001, 0x7f7fffff, 0x7f800000, 0x7fc00000,
	}
	for _, x := range directed {
		for _, y := range directed {
			for sign := range uint32(4) {
				pairs = append(pairs, [2]uint32{x | sign<<31, y | sign>>1<<31})
			}
		}
	}
	state := uint32(2463534242) // xorshift32: the same on every machine
	next := func() uint32 {
		state ^= state << 13
		state ^= state >> 17
		state ^= state << 5
		return state
	}
	for len(pairs) < 1<<13 {
		x, y := next(), next()
		if x&1 == 0 {
			y = y&0x807fffff | (x&0x7f800000+y>>9&3<<23)&0x7f800000
		}
		pairs = append(pairs, [2]uint32{x, y})
	}
	return pairs
}

// runProbe runs the kernel and compares.
func (d *Device) runProbe(ctx context.Context, list []probeOperation, code []uint32) (*Arithmetic, error) {
	pairs := probePairs()
	in := make([]byte, 0, 8*len(pairs))
	for _, p := range pairs {
		in = binary.LittleEndian.AppendUint32(in, p[0])
		in = binary.LittleEndian.AppendUint32(in, p[1])
	}
	out, err := d.dispatchProbe(ctx, code, in, 4*len(list)*len(pairs), len(pairs))
	if err != nil {
		return nil, err
	}
	return judge(list, pairs, out), nil
}

// dispatchProbe runs a kernel that reads one buffer and writes another.
func (d *Device) dispatchProbe(ctx context.Context, code []uint32, operands []byte, results, invocations int) ([]byte, error) {
	in, err := d.AllocateBlock(int64(len(operands)), Upload)
	if err != nil {
		return nil, err
	}
	defer in.Free()
	out, err := d.AllocateBlock(int64(results), Readback)
	if err != nil {
		return nil, err
	}
	defer out.Free()
	pipeline, err := d.Pipeline(PipelineSpec{Name: "arithmetic probe", SPIRV: code, StorageBuffers: 2})
	if err != nil {
		return nil, err
	}
	defer pipeline.Destroy()
	copy(in.Mapped, operands)
	var batch Batch
	batch.Dispatch(pipeline, []Binding{{in.Buffer, 0, in.Size}, {out.Buffer, 0, out.Size}}, nil, nil,
		[3]uint32{uint32(invocations / probeInvocations), 1, 1})
	batch.Barrier(ShaderWrite, HostRead)
	ticket, err := d.Submit(&batch)
	if err != nil {
		return nil, err
	}
	if err := d.Wait(ctx, ticket); err != nil {
		// What the kernel uses is freed on return, so it has to be done.
		return nil, errors.Join(err, d.WaitIdle(context.WithoutCancel(ctx)))
	}
	return slices.Clone(out.Mapped[:results]), nil
}

// flushing are the operations that show whether subnormals are flushed; division and square root,
// which may be wrong there and nowhere else, are emulated alone.
var flushing = []string{"f32.add", "f32.sub", "f32.mul", "f32.compare", "i32.from_f32"}

// judge compares the device's words with the reference's.
func judge(list []probeOperation, pairs [][2]uint32, out []byte) *Arithmetic {
	a := &Arithmetic{Operations: map[string]Verdict{}}
	for _, p := range list {
		a.Operations[p.name] = Exact
	}
	for i, pair := range pairs {
		for k, p := range list {
			got := binary.LittleEndian.Uint32(out[4*(len(list)*i+k):])
			want := p.host(pair[0], pair[1])
			switch {
			case got == want || p.isFloat() && isNaN(got) && isNaN(want):
			case p.tiny(pair[0], pair[1]):
				if a.Operations[p.name] == Exact {
					a.Operations[p.name] = ExactNormal
				}
			default:
				a.Operations[p.name] = Inexact
				if a.MaxULP == nil {
					a.MaxULP = map[string]uint32{}
				}
				a.MaxULP[p.name] = max(a.MaxULP[p.name], distance(got, want))
			}
		}
	}
	for _, name := range flushing {
		a.FlushesSubnormals = a.FlushesSubnormals || a.Operations[name] == ExactNormal
	}
	a.Contracts = a.Operations["f32.mul_add"] == Inexact
	return a
}

// isFloat reports whether the operation's word is a float.
func (p probeOperation) isFloat() bool { return p.name[:4] == "f32." && p.name != "f32.compare" }

func isNaN(x uint32) bool { return x&0x7fffffff > 0x7f800000 }

// distance is how many floats lie between two; of other words it has no meaning.
func distance(x, y uint32) uint32 {
	order := func(x uint32) int64 {
		if x>>31 != 0 {
			return -int64(x & 0x7fffffff)
		}
		return int64(x)
	}
	d := order(x) - order(y)
	return uint32(min(max(d, -d), math.MaxUint32))
}

// probeFile is where the answers of one driver to one probe are kept: the hash of what follows and
// of whose it is, a line of its own, then JSON.
type probeFile struct {
	key  [32]byte
	path string // empty: nowhere
}

func (d *Device) probeFile(code []uint32) probeFile {
	driver := d.pipelines.file
	identity := binary.LittleEndian.AppendUint32(driver.key[:], uint32(len(code)))
	for _, w := range code {
		identity = binary.LittleEndian.AppendUint32(identity, w)
	}
	f := probeFile{key: sha256.Sum256(identity)}
	if driver.path != "" {
		f.path = filepath.Join(filepath.Dir(driver.path), hex.EncodeToString(f.key[:12])+".arithmetic")
	}
	return f
}

// seal is the hash of a text and of whose it is.
func (f probeFile) seal(text []byte) []byte {
	sum := sha256.Sum256(append(f.key[:], text...))
	return hex.AppendEncode(nil, sum[:])
}

// load is nil where there is nothing that can be trusted.
func (f probeFile) load(names []string) *Arithmetic {
	file, err := os.ReadFile(f.path)
	if err != nil {
		return nil
	}
	seal, text, _ := bytes.Cut(file, []byte("\n"))
	var a Arithmetic
	if !bytes.Equal(seal, f.seal(text)) || json.Unmarshal(text, &a) != nil || !a.Probed {
		return nil
	}
	for _, name := range names {
		switch a.Operations[name] {
		case Exact, ExactNormal, Inexact:
		default:
			return nil
		}
	}
	return &a
}

func (f probeFile) save(a *Arithmetic) error {
	if f.path == "" {
		return nil
	}
	text, err := json.MarshalIndent(a, "", "  ")
	if err != nil {
		return err
	}
	return writeAtomically(f.path, append(append(f.seal(text), '\n'), text...))
}
