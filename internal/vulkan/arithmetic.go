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

// Verdict is what the arithmetic probe found out about one operation.
type Verdict string

// The verdicts, best first.
const (
	Exact       Verdict = "exact"        // every probed result has the reference's bits, or is as near as required
	ExactNormal Verdict = "exact_normal" // results differ only where an operand or a result is subnormal
	Inexact     Verdict = "inexact"      // some other result differs
)

// Arithmetic is what small kernels found out about a device's arithmetic. Lowerings depend on it,
// not on names or reported properties, which are missing or wrong on real drivers.
type Arithmetic struct {
	// Operations gives a verdict for each probed operation, such as "f32.add".
	Operations map[string]Verdict `json:"operations"`
	// MaxULP gives the largest error of each inexact operation, in units in the last place.
	MaxULP map[string]uint32 `json:"max_ulp,omitempty"`
	// FlushesSubnormals: arithmetic took a float32 subnormal, as operand or result, for zero.
	FlushesSubnormals bool `json:"flushes_subnormals"`
	// FlushesCompared: comparisons of float32 take subnormals for zero, whatever arithmetic does.
	FlushesCompared bool `json:"flushes_compared,omitempty"`
	// Contracts: the driver fused a product and a sum although the kernel forbade it.
	Contracts bool `json:"contracts"`
	// Modes are the execution modes of the probe's kernels, which all other kernels must have too:
	// those of float32 in every kernel, those of float64 in kernels that use it, and those of
	// float16 in kernels that convert it by the device's own instructions.
	Modes []string `json:"modes"`
	// Float64: kernels use the device's own float64, which is exact except perhaps for division and
	// square root. Without it kernels compute float64 in integer words.
	Float64 bool `json:"float64"`
	// Probed is false where no probe ran: on the host, whose arithmetic is the reference, and on a
	// device that only compiles, where the worst is assumed.
	Probed bool `json:"probed"`
	// Basic: only the basic operations were probed, see [Device.Basics]. The others count as
	// inexact, and kernels compute float64 in integer words.
	Basic bool `json:"basic,omitempty"`
}

// Target says how to write kernels for a device of such arithmetic.
func Target(a *Arithmetic) codegen.Target {
	has := func(mode string) bool { return slices.Contains(a.Modes, mode) }
	// Guarded arithmetic also corrects operations that are wrong with subnormals only.
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
		FMASubnormal32:             a.Probed && !a.Basic && !a.FlushesSubnormals && a.Operations[fusedProbe] == Exact,
		InverseSqrt32:              a.Probed && !a.Basic && a.Operations[inverseProbe] == Exact,
		DenormPreserve16:           has(denormPreserve + "16"),
		RoundingRTE16:              has(roundingModeRTE + "16"),
		UnpackHalf:                 converts(unpackProbe),
		PackHalf:                   converts(packProbe),
		RoundHalf:                  converts(packProbe) && converts(unpackProbe) && converts(roundHalfProbe),
		Float64:                    a.Float64,
		Converts64:                 a.Float64 && a.Operations[narrowProbe] == Exact,
		InexactDiv64:               a.Operations["f64.div"] != Exact,
		InexactSqrt64:              a.Operations["f64.sqrt"] != Exact,
		SignedZeroInfNanPreserve64: has(signedZeroInfNanPreserve + "64"),
		DenormPreserve64:           has(denormPreserve + "64"),
		RoundingRTE64:              has(roundingModeRTE + "64"),
	}
}

// emulated lists the operations, besides all of float64, whose errors a lowering corrects.
var emulated = []string{"f32.div", "f32.sqrt", fusedProbe, inverseProbe, unpackProbe, packProbe, roundHalfProbe}

// Faults lists the operations that must be right on every device, were wrong on this one, and that
// no lowering corrects. Results there may differ from the reference.
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

// String returns one line: "exact", or what is not exact.
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

// arithmetic keeps the probe's findings.
type arithmetic struct {
	mu     sync.Mutex
	result atomic.Pointer[Arithmetic]
	basics *Arithmetic
}

// Arithmetic runs the arithmetic probe at its first call and returns its findings; from then on
// Info carries them too. The probe submits work, unless the cache folder has the findings for the
// same driver. Open never submits. Errors are the device's own and the context's; after an error
// the next call probes again.
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

// Basics is a shorter [Device.Arithmetic], for kernels that only add, subtract, multiply, compare
// and convert numbers of 32 bits or less. It costs a third of the full probe, and nothing once that
// has run. Operations that it does not probe count as inexact: kernels for its target are always
// right, but not always as fast as possible. Info does not carry it. Errors are those of
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
