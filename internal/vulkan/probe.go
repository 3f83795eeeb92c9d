package vulkan

import (
	"context"
	"encoding/binary"
	"fmt"
	"slices"
	"sync"
)

// probed keeps the probe's findings in this process, by driver and kernel.
var probed sync.Map

// ForgetProbes makes devices that are opened later probe again, or read the cache: for tests of a
// new process.
func ForgetProbes() { probed.Clear() }

// probe returns the findings about the device's arithmetic: from memory, from the cache folder, or
// by a kernel that applies every operation to chosen and random operands.
func (d *Device) probe(ctx context.Context) (*Arithmetic, error) {
	if d.IsHost() {
		a := assumed(Exact, nil)
		a.Float64 = true
		return a, nil
	}
	modes := d.modes()
	if d.info.CompileOnly {
		// Assume what is right on every device: all guards on, and no native operation exact.
		a := assumed(Exact, modes)
		a.FlushesSubnormals = true
		a.Operations["f32.div"], a.Operations["f32.sqrt"] = Inexact, Inexact
		a.Operations["f64.div"], a.Operations["f64.sqrt"] = Inexact, Inexact
		a.Operations[unpackProbe], a.Operations[packProbe], a.Operations[roundHalfProbe] = Inexact, Inexact, Inexact
		a.Float64 = d.info.Features.Float64
		return a, nil
	}
	kernels, file, err := d.wholeProbe(modes)
	if err != nil {
		return nil, err
	}
	return d.known(file, probedNames(), func() (*Arithmetic, error) {
		a, err := d.runProbe(ctx, probes, kernels.words)
		if err != nil {
			return nil, fmt.Errorf("arithmetic probe: %w", err)
		}
		a.Modes = modes
		if err := d.probeHalves(ctx, kernels.halves, a); err != nil {
			return nil, fmt.Errorf("arithmetic probe of float16: %w", err)
		}
		for _, p := range probes64 {
			a.Operations[p.name] = Exact
		}
		if d.info.Features.Float64 {
			if err := d.probeFloat64(ctx, kernels.doubles, a); err != nil {
				return nil, fmt.Errorf("arithmetic probe of float64: %w", err)
			}
		}
		return a, nil
	})
}

// probeBasics is probe for the basic operations only, unless the findings for all are kept.
func (d *Device) probeBasics(ctx context.Context) (*Arithmetic, error) {
	modes := d.modes()
	_, whole, err := d.wholeProbe(modes)
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

// modes returns the execution modes of the device's kernels.
func (d *Device) modes() (list []string) {
	available := d.info.Features.FloatControls
	float64s := d.info.Features.Float64
	add := func(mode string, independence uint32) {
		has16, has32, has64 := slices.Contains(available, mode+"16"), slices.Contains(available, mode+"32"), slices.Contains(available, mode+"64")
		if alike := has64 || !float64s; has16 && mode != signedZeroInfNanPreserve &&
			(independence == allIndependent || alike && (has32 || independence != noIndependence)) {
			list = append(list, mode+"16")
		}
		if has32 {
			list = append(list, mode+"32")
		}
		// A mode that may only be set for both widths together is set for neither alone.
		if has64 && (has32 || independence != noIndependence) {
			list = append(list, mode+"64")
		}
	}
	add(signedZeroInfNanPreserve, 0) // always independent for each width
	add(denormPreserve, d.facts.limits.DenormIndependence)
	add(roundingModeRTE, d.facts.limits.RoundingIndependence)
	return list
}

// VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_ALL and _NONE. With the remaining value, 32_BIT_ONLY, the
// modes of 16 and 64 bits must be equal.
const (
	allIndependent = 1
	noIndependence = 2
)

// probeKernels are the kernels of the whole probe.
type probeKernels struct{ words, doubles, halves []uint32 }

// wholeProbe builds the kernels of the whole probe; file is where its findings are kept.
func (d *Device) wholeProbe(modes []string) (k probeKernels, file probeFile, err error) {
	if k.words, err = probeKernel(probes, modes); err != nil {
		return k, file, err
	}
	if k.doubles, err = probeKernel64(modes); err != nil {
		return k, file, err
	}
	if k.halves, err = probeKernel16(modes); err != nil {
		return k, file, err
	}
	return k, d.probeFile(slices.Concat(k.words, k.doubles, k.halves)), nil
}

// recall returns the findings known for the named operations; nil if there are none.
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

// known returns recall's findings, or else runs the probe and keeps its findings.
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

func assumed(v Verdict, modes []string) *Arithmetic {
	a := &Arithmetic{Operations: map[string]Verdict{}, Modes: modes}
	for _, name := range probedNames() {
		a.Operations[name] = v
	}
	return a
}

// probedNames lists the operations that have a verdict. On a device without float64 its operations
// count as exact: nothing uses them.
func probedNames() []string {
	names := namesOf(probes)
	for _, p := range probes64 {
		names = append(names, p.name)
	}
	return append(names, unpackProbe, packProbe, roundHalfProbe)
}

func namesOf(list []probeOperation) (names []string) {
	for _, p := range list {
		names = append(names, p.name)
	}
	return names
}

// runProbe runs the kernel and compares the results.
func (d *Device) runProbe(ctx context.Context, list []probeOperation, code []uint32) (*Arithmetic, error) {
	pairs := probePairs()
	in := make([]byte, 0, 8*len(pairs))
	for _, p := range pairs {
		in = binary.LittleEndian.AppendUint32(in, p[0])
		in = binary.LittleEndian.AppendUint32(in, p[1])
	}
	out, err := d.dispatchProbe(ctx, code, in, 4*wordsOf(list)*len(pairs), len(pairs))
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
	in.Wrote(0, int64(copy(in.Mapped, operands)))
	var batch Batch
	batch.Dispatch(pipeline, []Binding{{in.Buffer, 0, in.Size}, {out.Buffer, 0, out.Size}}, nil, nil,
		[3]uint32{uint32(invocations / probeInvocations), 1, 1})
	batch.Barrier(ShaderWrite, HostRead)
	ticket, err := d.Submit(&batch)
	if err != nil {
		return nil, err
	}
	if err := d.Wait(ctx, ticket); err != nil {
		d.settle() // Wait failed; buffers and pipeline are freed on return
		return nil, err
	}
	if err := out.Reads(0, int64(results)); err != nil {
		return nil, err
	}
	return slices.Clone(out.Mapped[:results]), nil
}
