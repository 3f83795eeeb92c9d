package vulkan

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"
	"time"
)

// The driver under test is probed, and its findings come from the cache the next time. Over a
// damaged cache it is probed anew.
func TestProbe(t *testing.T) {
	for _, info := range allDevices(t, testConfig(t)) {
		t.Run(info.Label(), func(t *testing.T) {
			cache := t.TempDir()
			first, _ := probeIn(t, info, cache)
			t.Logf("%v; %+v", first, Target(first))
			if faults := first.Faults(); len(faults) > 0 {
				t.Errorf("no lowering corrects: %v", faults)
			}
			if !first.Probed {
				if !info.CompileOnly {
					t.Error("nothing was probed")
				}
				return
			}
			kept, took := probeIn(t, info, cache)
			if !reflect.DeepEqual(first, kept) {
				t.Errorf("from the cache: %+v, want %+v", kept, first)
			}
			if took > 100*time.Millisecond {
				t.Errorf("from the cache it took %v", took)
			}
			files, _ := filepath.Glob(filepath.Join(cache, "pipelines", "*.arithmetic"))
			if len(files) != 1 {
				t.Fatalf("the cache holds %v", files)
			}
			whole, err := os.ReadFile(files[0])
			if err != nil {
				t.Fatal(err)
			}
			foreign := probeFile{key: [32]byte{1}}
			for damage, file := range map[string][]byte{
				"not JSON": []byte("x"), "empty": nil, "cut short": whole[:len(whole)-1],
				"another answer":    bytes.Replace(whole, []byte(`"f32.add": "exact"`), []byte(`"f32.add": "inexact"`), 1),
				"of another driver": append(append(foreign.seal(whole[65:]), '\n'), whole[65:]...),
			} {
				if err := os.WriteFile(files[0], file, 0o600); err != nil {
					t.Fatal(err)
				}
				if again, _ := probeIn(t, info, cache); !reflect.DeepEqual(first, again) {
					t.Errorf("over a cache that is %s: %+v, want %+v", damage, again, first)
				}
			}
		})
	}
}

// The basic probe agrees with the whole probe and is kept separately. If the whole probe is known,
// Basics returns that.
func TestBasics(t *testing.T) {
	for _, info := range allDevices(t, testConfig(t)) {
		t.Run(info.Label(), func(t *testing.T) {
			cache := t.TempDir()
			basicsOf := func() (*Device, *Arithmetic) {
				ForgetProbes()
				config := testConfig(t)
				config.CacheDir = cache
				d := openAt(t, info.Index, config)
				a, err := d.Basics(context.Background())
				if err != nil {
					t.Fatal(err)
				}
				return d, a
			}
			d, a := basicsOf()
			defer d.Close()
			if !a.Probed {
				if a.Basic {
					t.Error("only the basics, although no probe was needed")
				}
				return
			}
			if !a.Basic || d.Info().Arithmetic != nil || len(a.Operations) != len(basics) {
				t.Errorf("%+v; Info has %v", a, d.Info().Arithmetic)
			}
			if target := Target(a); target.Float64 || !target.InexactDiv32 || !target.InexactSqrt32 || !target.InexactDiv64 || !target.InexactSqrt64 {
				t.Errorf("operations that were not probed count as exact: %+v", target)
			}
			again, kept := basicsOf()
			again.Close()
			if !reflect.DeepEqual(a, kept) {
				t.Errorf("from the cache: %+v, want %+v", kept, a)
			}
			whole, err := d.Arithmetic(context.Background())
			if err != nil {
				t.Fatal(err)
			}
			if whole.Basic || a.FlushesSubnormals != whole.FlushesSubnormals || a.Contracts != whole.Contracts || !slices.Equal(a.Modes, whole.Modes) {
				t.Errorf("the basics %+v, the whole %+v", a, whole)
			}
			for name, v := range a.Operations {
				if whole.Operations[name] != v {
					t.Errorf("%s is %s by the basics and %s by the whole probe", name, v, whole.Operations[name])
				}
			}
			later, known := basicsOf()
			later.Close()
			if !reflect.DeepEqual(known, whole) {
				t.Errorf("with the whole in the cache: %+v", known)
			}
		})
	}
}

// probeIn opens the device with nothing known in this process.
func probeIn(t *testing.T, info Info, cache string) (*Arithmetic, time.Duration) {
	t.Helper()
	ForgetProbes()
	config := testConfig(t)
	config.CacheDir = cache
	d := openAt(t, info.Index, config)
	defer d.Close()
	start := time.Now()
	a, err := d.Arithmetic(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	took := time.Since(start)
	if d.Info().Arithmetic != a {
		t.Error("Info does not carry the findings")
	}
	return a, took
}

func TestProbeStopsWithItsContext(t *testing.T) {
	ForgetProbes()
	d := vulkanDevice(t)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := d.Arithmetic(ctx); err != nil && !errors.Is(err, context.Canceled) {
		t.Errorf("with a cancelled context: %v", err)
	}
	if _, err := d.Arithmetic(context.Background()); err != nil {
		t.Errorf("after a cancelled probe: %v", err)
	}
}

// quirk is how a faulty device changes a result.
type quirk func(name string, x, y, want uint32) uint32

// flushed returns the word that a device which flushes subnormals has.
func flushed(x uint32) uint32 {
	if subnormal(x) {
		return x & (1 << 31)
	}
	return x
}

var judgeCases = []struct {
	name       string
	quirk      quirk
	operations map[string]Verdict
	flushes    bool
	contracts  bool
	faults     []string
}{
	{"ieee", func(_ string, _, _, want uint32) uint32 { return want }, nil, false, false, nil},
	{"results flushed", func(name string, _, _, want uint32) uint32 {
		if name == "f32.mul" {
			return flushed(want)
		}
		return want
	}, map[string]Verdict{"f32.mul": ExactNormal}, true, false, nil},
	{"subnormals compared as zeros", func(name string, x, y, want uint32) uint32 {
		if name == "f32.compare" {
			return compareOnHost(flushed(x), flushed(y))
		}
		return want
	}, map[string]Verdict{"f32.compare": ExactNormal}, false, false, nil},
	{"division 2 ULP off", func(name string, _, _, want uint32) uint32 {
		if e := want & 0x7f800000; name == "f32.div" && e > 3<<23 && e < 250<<23 {
			return want + 2
		}
		return want
	}, map[string]Verdict{"f32.div": Inexact}, false, false, nil},
	{"inverse roots 2 ULP off", func(name string, _, _, want uint32) uint32 {
		if name == inverseProbe {
			return want - 2
		}
		return want
	}, nil, false, false, nil},
	{"inverse roots 3 ULP off", func(name string, x, _, want uint32) uint32 {
		if name == inverseProbe && x&1 != 0 {
			return want + 3
		}
		return want
	}, map[string]Verdict{inverseProbe: Inexact}, false, false, nil},
	{"fused", func(name string, x, y, want uint32) uint32 {
		if name == "f32.mul_add" && want != 0 && !isNaN(want) {
			return want ^ 1
		}
		return want
	}, map[string]Verdict{"f32.mul_add": Inexact}, false, true, []string{"f32.mul_add"}},
	{"+0 for -0", func(name string, _, _, want uint32) uint32 {
		if name == "f32.add" && want == 1<<31 {
			return 0
		}
		return want
	}, map[string]Verdict{"f32.add": Inexact}, false, false, []string{"f32.add"}},
	{"another NaN", func(name string, _, _, want uint32) uint32 {
		if name == "f32.div" && isNaN(want) {
			return 0xffc00000
		}
		return want
	}, nil, false, false, nil},
}

// judge distinguishes flushing, inexact and fused arithmetic.
func TestJudge(t *testing.T) {
	for _, c := range judgeCases {
		t.Run(c.name, func(t *testing.T) {
			pairs := probePairs()
			var out []byte
			for _, pair := range pairs {
				for _, p := range probes {
					out = binary.LittleEndian.AppendUint32(out, c.quirk(p.name, pair[0], pair[1], p.host(pair[0], pair[1])))
				}
				out = append(out, make([]byte, 4*(wordsOf(probes)-len(probes)))...)
			}
			a := judge(probes, pairs, out)
			for _, p := range probes {
				want := c.operations[p.name]
				if want == "" {
					want = Exact
				}
				if a.Operations[p.name] != want {
					t.Errorf("%s is %s, want %s", p.name, a.Operations[p.name], want)
				}
			}
			if a.FlushesSubnormals != c.flushes || a.Contracts != c.contracts || !reflect.DeepEqual(a.Faults(), c.faults) {
				t.Errorf("flushes %v, contracts %v, faults %v", a.FlushesSubnormals, a.Contracts, a.Faults())
			}
			a.Probed = true
			if Target(a).InverseSqrt32 != (a.Operations[inverseProbe] == Exact) {
				t.Errorf("%v, %+v", a, Target(a))
			}
			if target := Target(a); c.name == "subnormals compared as zeros" && (a.String() != "compares subnormals as zeros" || !target.WordCompare32 || target.Flush32) {
				t.Errorf("%v, %+v", a, target)
			}
			if c.name == "division 2 ULP off" && (a.MaxULP["f32.div"] != 2 || a.String() != "f32.div inexact (2 ULP)" || !Target(a).InexactDiv32) {
				t.Errorf("%v, %+v", a, Target(a))
			}
		})
	}
}

func TestProbePairsFillWorkgroups(t *testing.T) {
	if n := len(probePairs()); n%probeInvocations != 0 || n > 65535*probeInvocations {
		t.Errorf("%d pairs in workgroups of %d", n, probeInvocations)
	}
}

// The host's arithmetic is the reference: it is not probed, and everything is exact.
func TestArithmeticOfTheHost(t *testing.T) {
	d := hostDevice(t)
	defer d.Close()
	for name, probe := range map[string]func() (*Arithmetic, error){
		"whole":  func() (*Arithmetic, error) { return d.Arithmetic(t.Context()) },
		"basics": func() (*Arithmetic, error) { return d.Basics(t.Context()) },
	} {
		a, err := probe()
		if err != nil {
			t.Fatal(err)
		}
		if a.Probed || a.Basic || !a.Float64 || len(a.Faults()) > 0 || a.String() != string(Exact) {
			t.Errorf("%s: %+v", name, a)
		}
	}
}
