package vulkan

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/weft-gpu/weft/codegen"
)

// Verdict is what the arithmetic probe found about one operation.
type Verdict string

// The verdicts, best first.
const (
	Exact       Verdict = "exact"        // every probed result has the reference's bits, or is as near as is asked
	ExactNormal Verdict = "exact_normal" // every one but where a subnormal goes in or comes out
	Inexact     Verdict = "inexact"      // some other result differs
)

// Arithmetic is what small kernels found out about a device's arithmetic. Lowerings are chosen by
// it and not by names or reported properties, which are silent or wrong on real drivers.
type Arithmetic struct {
	// Operations gives a verdict for each probed operation, such as "f32.add".
	Operations map[string]Verdict `json:"operations"`
	// MaxULP is how far an inexact operation was off, in units in the last place.
	MaxULP map[string]uint32 `json:"max_ulp,omitempty"`
	// FlushesSubnormals: a float32 subnormal, as operand or result of arithmetic, counted as zero.
	FlushesSubnormals bool `json:"flushes_subnormals"`
	// FlushesCompared: comparisons of float32 take subnormals for zero, whatever arithmetic does.
	FlushesCompared bool `json:"flushes_compared,omitempty"`
	// Contracts: a product and a sum were fused although that was forbidden.
	Contracts bool `json:"contracts"`
	// Modes are the execution modes that the probe's kernels had, and all others must have: those of
	// float32, in kernels that use float64 those of that too, and in kernels that convert float16
	// by the device's own instructions those of that.
	Modes []string `json:"modes"`
	// Float64: kernels use the device's own float64, which is exact but perhaps for division and
	// square root; elsewhere float64 is computed in words.
	Float64 bool `json:"float64"`
	// Probed is false where nothing was run: on the host, whose arithmetic is the reference, and
	// on a device that only compiles, for which the worst is assumed.
	Probed bool `json:"probed"`
	// Basic: only the basic operations were probed, see [Device.Basics]; the others are taken for
	// inexact, and float64 is computed in words.
	Basic bool `json:"basic,omitempty"`
}

// Target is how kernels for a device of such arithmetic are written.
func Target(a *Arithmetic) codegen.Target {
	has := func(mode string) bool { return slices.Contains(a.Modes, mode) }
	// Guarded arithmetic also mends what is wrong with subnormals alone.
	mend := func(name string) bool {
		v, known := a.Operations[name]
		return !known || v == Inexact || v == ExactNormal && !a.FlushesSubnormals
	}
	converts := func(name string) bool {
		return a.Probed && !a.Basic && !a.FlushesSubnormals && a.Operations[name] == Exact
	}
	return codegen.Target{
		Flush32:                    a.FlushesSubnormals,
		WordCompare32:              a.FlushesCompared && !a.FlushesSubnormals,
		SignedZeroInfNanPreserve32: has(signedZeroInfNanPreserve + "32"),
		DenormPreserve32:           has(denormPreserve + "32"),
		RoundingRTE32:              has(roundingModeRTE + "32"),
		InexactDiv32:               mend("f32.div"),
		InexactSqrt32:              mend("f32.sqrt"),
		FMA32:                      a.Probed && !a.Basic && (a.Operations[fusedProbe] == Exact || a.Operations[fusedProbe] == ExactNormal),
		InverseSqrt32:              a.Probed && !a.Basic && a.Operations[inverseProbe] == Exact,
		DenormPreserve16:           has(denormPreserve + "16"),
		RoundingRTE16:              has(roundingModeRTE + "16"),
		UnpackHalf:                 converts(unpackProbe),
		PackHalf:                   converts(packProbe),
		RoundHalf:                  converts(packProbe) && converts(unpackProbe) && converts(roundHalfProbe),
		Float64:                    a.Float64,
		InexactDiv64:               a.Operations["f64.div"] != Exact,
		InexactSqrt64:              a.Operations["f64.sqrt"] != Exact,
		SignedZeroInfNanPreserve64: has(signedZeroInfNanPreserve + "64"),
		DenormPreserve64:           has(denormPreserve + "64"),
		RoundingRTE64:              has(roundingModeRTE + "64"),
	}
}

// emulated are the operations whose errors a lowering makes good, besides all of float64.
var emulated = []string{"f32.div", "f32.sqrt", fusedProbe, inverseProbe, unpackProbe, packProbe, roundHalfProbe}

// Faults lists what no lowering makes good: operations that must be right on every device and
// were not on this one. Results there may differ from the reference.
func (a *Arithmetic) Faults() []string {
	var list []string
	for name, v := range a.Operations {
		if v == Inexact && !slices.Contains(emulated, name) && !strings.HasPrefix(name, "f64.") {
			list = append(list, name)
		}
	}
	slices.Sort(list)
	return list
}

// String says it in a line: "exact", or what is not.
func (a *Arithmetic) String() string {
	text := ""
	switch {
	case a.FlushesSubnormals:
		text = "flushes subnormals"
	case a.FlushesCompared:
		text = "compares subnormals as zeros"
	}
	for _, p := range probes {
		if a.Operations[p.name] == Inexact && p.name != fusedProbe {
			if text != "" {
				text += ", "
			}
			text += fmt.Sprintf("%s inexact (%d ULP)", p.name, a.MaxULP[p.name])
		}
	}
	switch {
	case text == "":
		return string(Exact)
	case !a.Probed:
		return text + " (assumed)"
	}
	return text
}

// arithmetic keeps what the probe found.
type arithmetic struct {
	mu     sync.Mutex
	result atomic.Pointer[Arithmetic]
	basics *Arithmetic
}

// Arithmetic runs the arithmetic probe at its first call and returns what it found; from then on
// Info carries it too. It submits work, which Open never does, unless the same driver was probed
// before: what was found is kept in the cache folder. Errors are the device's own and the
// context's; a probe that failed is run again at the next call.
func (d *Device) Arithmetic(ctx context.Context) (*Arithmetic, error) {
	if err := d.unopened(); err != nil {
		return nil, err
	}
	d.arithmetic.mu.Lock()
	defer d.arithmetic.mu.Unlock()
	if found := d.arithmetic.result.Load(); found != nil {
		return found, nil
	}
	found, err := d.probe(ctx)
	if err != nil {
		return nil, err
	}
	d.sayFaults(found)
	d.arithmetic.result.Store(found)
	return found, nil
}

// Basics is [Device.Arithmetic] as far as kernels need it that add, subtract, multiply, compare and
// convert numbers of 32 bits or less, and nothing else: where the whole of it is not known yet, it
// costs a third. What it leaves open is taken for inexact, so that kernels for its target are right
// in any case, but not always as fast as can be, and Info does not carry it. Errors are those of
// Arithmetic.
func (d *Device) Basics(ctx context.Context) (*Arithmetic, error) {
	if err := d.unopened(); err != nil {
		return nil, err
	}
	if d.IsHost() || d.info.CompileOnly {
		return d.Arithmetic(ctx)
	}
	d.arithmetic.mu.Lock()
	defer d.arithmetic.mu.Unlock()
	if found := d.arithmetic.result.Load(); found != nil {
		return found, nil
	}
	if d.arithmetic.basics != nil {
		return d.arithmetic.basics, nil
	}
	found, err := d.probeBasics(ctx)
	if err != nil {
		return nil, err
	}
	d.sayFaults(found)
	if d.arithmetic.basics = found; !found.Basic {
		d.arithmetic.result.Store(found)
	}
	return found, nil
}

func (d *Device) sayFaults(found *Arithmetic) {
	if faults := found.Faults(); len(faults) > 0 {
		d.Logger().Warn("arithmetic is not as required, results may differ from the reference", "device", d.info.Label(), "operations", faults)
	}
}
