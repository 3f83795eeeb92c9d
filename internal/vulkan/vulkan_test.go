package vulkan

import (
	"bytes"
	"context"
	_ "embed"
	"encoding/binary"
	"errors"
	"log/slog"
	"os"
	"slices"
	"strconv"
	"testing"
)

//go:generate spirv-as --target-env vulkan1.1 testdata/scale.spvasm -o testdata/scale.spv

// scaleCode computes out[i] = in[i]*push[0] + uniform[0] for i < push[1], 64 elements a workgroup.
//
//go:embed testdata/scale.spv
var scaleCode []byte

func words(code []byte) []uint32 {
	w := make([]uint32, len(code)/4)
	for i := range w {
		w[i] = binary.LittleEndian.Uint32(code[4*i:])
	}
	return w
}

func scaleSpec() PipelineSpec {
	return PipelineSpec{Name: "scale", SPIRV: words(scaleCode), StorageBuffers: 2, UniformBuffer: true, PushBytes: 8}
}

// testConfig is a configuration for one test, with validation if the environment says so.
func testConfig(t testing.TB) Config {
	return Config{Logger: slog.New(slog.DiscardHandler), CacheDir: t.TempDir(), Validation: os.Getenv("WEFT_VALIDATION") == "1"}
}

// allDevices returns the machine's Vulkan devices; it skips the test if there is none.
func allDevices(t testing.TB, config Config) []Info {
	t.Helper()
	all, err := List(config)
	var absent *AbsentError
	if errors.As(err, &absent) {
		t.Skip("there is no Vulkan device on this machine")
	}
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(all, func(i Info) bool { return i.Kind == Host })
}

// openAt opens the device at an index of the list.
func openAt(t testing.TB, index int, config Config) *Device {
	t.Helper()
	d, _, err := Open(config, func(info Info) bool { return info.Index == index })
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// vulkanDevice opens the best Vulkan device.
func vulkanDevice(t testing.TB, changes ...func(*Config)) *Device {
	t.Helper()
	config := testConfig(t)
	for _, change := range changes {
		change(&config)
	}
	best := allDevices(t, config)[0]
	if best.CompileOnly {
		t.Skip("the Vulkan devices of this machine only compile")
	}
	d := openAt(t, best.Index, config)
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
	return d
}

// onEveryDevice runs a test on each simulated GPU and each Vulkan device, both with push
// descriptors and a transfer queue and without, and requires that the validation layers report
// nothing.
func onEveryDevice(t *testing.T, test func(t *testing.T, d *Device)) {
	t.Helper()
	for _, name := range SimulatedNames() {
		t.Run(name, func(t *testing.T) {
			d := openSimulated(t, name)
			test(t, d)
			for _, m := range d.ValidationMessages() {
				t.Error(m)
			}
		})
	}
	validated := testConfig(t)
	validated.Validation = true
	for _, info := range allDevices(t, validated) {
		if info.CompileOnly {
			continue
		}
		for _, v := range []struct {
			name                          string
			descriptorSets, transferQueue bool
		}{{"transfer queue", false, true}, {"descriptor sets", true, false}} {
			t.Run(strconv.Itoa(info.Index)+" "+info.Driver+" "+v.name, func(t *testing.T) {
				config := testConfig(t)
				config.Validation, config.DescriptorSets, config.TransferQueue = true, v.descriptorSets, v.transferQueue
				d := openAt(t, info.Index, config)
				test(t, d)
				if err := d.Close(); err != nil {
					t.Error(err)
				}
				for _, m := range d.ValidationMessages() {
					t.Errorf("validation: %s", m)
				}
			})
		}
	}
}

func mustPipeline(t *testing.T, d *Device) *Pipeline {
	t.Helper()
	p, err := d.Pipeline(scaleSpec())
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func mustBlock(t *testing.T, d *Device, bytes int64, kind MemoryKind) *Block {
	t.Helper()
	b, err := d.AllocateBlock(bytes, kind)
	if err != nil {
		t.Fatal(err)
	}
	if kind != DeviceLocal && b.Mapped == nil {
		t.Fatalf("%v block is not mapped", kind)
	}
	return b
}

func mustSubmit(t *testing.T, d *Device, b *Batch) Ticket {
	t.Helper()
	ticket, err := d.Submit(b)
	if err != nil {
		t.Fatal(err)
	}
	return ticket
}

// putWords writes words to a block from word at on.
func putWords(b *Block, at int, values ...uint32) {
	for i, v := range values {
		binary.LittleEndian.PutUint32(b.Mapped[4*(at+i):], v)
	}
	b.Wrote(4*int64(at), 4*int64(len(values)))
}

func wordAt(b []byte, i int) uint32 { return binary.LittleEndian.Uint32(b[4*i:]) }

const elements = 1000

// scaleJob is a complete use of a device: upload, copy, two dependent dispatches, copy back.
type scaleJob struct {
	up, in, out, uniform, down *Block
}

func newScaleJob(t *testing.T, d *Device) *scaleJob {
	j := &scaleJob{
		up:      mustBlock(t, d, 4*elements, Upload),
		in:      mustBlock(t, d, 4*elements, DeviceLocal),
		out:     mustBlock(t, d, 4*elements, DeviceLocal),
		uniform: mustBlock(t, d, 256, Upload),
		down:    mustBlock(t, d, 4*elements, Readback),
	}
	for i := range elements {
		putWords(j.up, i, uint32(i))
	}
	putWords(j.uniform, 0, 7)
	return j
}

func (j *scaleJob) dispatch(b *Batch, p *Pipeline, from, to *Block, factor uint32) {
	b.Dispatch(p,
		[]Binding{{from.Buffer, 0, from.Size}, {to.Buffer, 0, to.Size}},
		&Binding{j.uniform.Buffer, 0, 16},
		[]uint32{factor, elements}, [3]uint32{(elements + 63) / 64, 1, 1})
}

// record computes down[i] = (i*3+7)*5 + 7.
func (j *scaleJob) record(b *Batch, p *Pipeline) {
	b.Timestamp()
	b.Copy(j.up.Buffer, j.in.Buffer, 0, 0, j.up.Size)
	b.Barrier(TransferWrite, ShaderRead)
	j.dispatch(b, p, j.in, j.out, 3)
	b.Barrier(ShaderRead|ShaderWrite, ShaderRead|ShaderWrite)
	j.dispatch(b, p, j.out, j.in, 5)
	b.Barrier(ShaderWrite, TransferRead)
	b.Copy(j.in.Buffer, j.down.Buffer, 0, 0, j.down.Size)
	b.Timestamp()
}

func (j *scaleJob) check(t *testing.T) {
	t.Helper()
	if err := j.down.Reads(0, 4*elements); err != nil {
		t.Fatal(err)
	}
	for i := range elements {
		if got, want := wordAt(j.down.Mapped, i), uint32((i*3+7)*5+7); got != want {
			t.Fatalf("element %d is %d, want %d", i, got, want)
		}
	}
}

func (j *scaleJob) free() {
	for _, b := range []*Block{j.up, j.in, j.out, j.uniform, j.down} {
		b.Free()
	}
}

func TestBatchRunsEndToEnd(t *testing.T) {
	onEveryDevice(t, func(t *testing.T, d *Device) {
		p := mustPipeline(t, d)
		j := newScaleJob(t, d)
		var b Batch
		for round := range 5 { // slots, sets and queries are reused from the second round on
			b.Reset()
			j.record(&b, p)
			if b.Len() != 9 {
				t.Fatalf("the batch has %d commands, want 9", b.Len())
			}
			ticket := mustSubmit(t, d, &b)
			if err := d.Wait(context.Background(), ticket); err != nil {
				t.Fatal(err)
			}
			if ticket != Ticket(round+1) || d.Completed() != ticket {
				t.Fatalf("ticket %d, completed %d, in round %d", ticket, d.Completed(), round)
			}
			j.check(t)
			clear(j.down.Mapped)
			checkTimestamps(t, d, ticket)
		}
		j.free()
		p.Destroy()
		p.Destroy()
	})
}

func checkTimestamps(t *testing.T, d *Device, ticket Ticket) {
	t.Helper()
	times, err := d.Timestamps(ticket)
	if !d.Info().Features.Timestamps {
		wantAs[*UnsupportedError](t, err)
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	if len(times) != 2 || times[0] != 0 || times[1] < 0 {
		t.Fatalf("timestamps %v, want 0 and a later one", times)
	}
}

func TestFillAndCopyWithOffsets(t *testing.T) {
	onEveryDevice(t, func(t *testing.T, d *Device) {
		a, down := mustBlock(t, d, 1024, DeviceLocal), mustBlock(t, d, 1024, Readback)
		var b Batch
		b.Fill(a.Buffer, 0, 1024, 1)
		b.Barrier(TransferWrite, TransferWrite)
		b.Fill(a.Buffer, 256, 512, 0xabcdef01)
		b.Barrier(TransferWrite, TransferRead)
		b.Copy(a.Buffer, down.Buffer, 252, 4, 8)
		if err := d.Wait(context.Background(), mustSubmit(t, d, &b)); err != nil {
			t.Fatal(err)
		}
		if x, y := wordAt(down.Mapped, 1), wordAt(down.Mapped, 2); x != 1 || y != 0xabcdef01 {
			t.Fatalf("copied %#x %#x", x, y)
		}
		a.Free()
		down.Free()
	})
}

// The batch has more dispatches than one descriptor pool serves, some of them over no workgroups.
func TestManyDispatchesInOneBatch(t *testing.T) {
	onEveryDevice(t, func(t *testing.T, d *Device) {
		p := mustPipeline(t, d)
		j := newScaleJob(t, d)
		var b Batch
		b.Copy(j.up.Buffer, j.in.Buffer, 0, 0, j.up.Size)
		b.Barrier(TransferWrite, ShaderRead)
		for range 600 {
			b.Dispatch(p, []Binding{{j.in.Buffer, 0, j.in.Size}, {j.out.Buffer, 0, j.out.Size}},
				&Binding{j.uniform.Buffer, 0, 16}, []uint32{1, elements}, [3]uint32{0, 1, 1})
		}
		j.dispatch(&b, p, j.in, j.out, 1)
		b.Barrier(ShaderWrite, TransferRead)
		b.Copy(j.out.Buffer, j.down.Buffer, 0, 0, j.down.Size)
		if err := d.Wait(context.Background(), mustSubmit(t, d, &b)); err != nil {
			t.Fatal(err)
		}
		if got := wordAt(j.down.Mapped, 999); got != 999+7 {
			t.Fatalf("last element %d, want 1006", got)
		}
		j.free()
	})
}

func TestWaitHonoursTheContext(t *testing.T) {
	onEveryDevice(t, func(t *testing.T, d *Device) {
		p := mustPipeline(t, d)
		j := newScaleJob(t, d)
		var b Batch
		b.Fill(j.in.Buffer, 0, j.in.Size, 0)
		many := 4000
		if d.Info().Simulated {
			many = 40 // these take it as long
		}
		for range many {
			b.Barrier(TransferWrite|ShaderWrite, ShaderRead|ShaderWrite)
			j.dispatch(&b, p, j.in, j.out, 1)
		}
		ticket := mustSubmit(t, d, &b)
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		if err := d.Wait(ctx, ticket); err != context.Canceled && (err != nil || d.Completed() < ticket) {
			t.Fatalf("Wait returned %v with ticket %d of %d done", err, d.Completed(), ticket)
		}
		if err := d.WaitIdle(context.Background()); err != nil {
			t.Fatal(err)
		}
		wantAs[*UnsupportedError](t, d.Wait(context.Background(), ticket+1))
		j.free()
	})
}

// The logger gets the layers' messages, and they are counted: a test of the tests.
func TestValidationMessagesAreHeard(t *testing.T) {
	var log bytes.Buffer
	d := vulkanDevice(t, func(c *Config) { c.Validation, c.Logger = true, textLogger(&log) })
	a := mustBlock(t, d, 1024, DeviceLocal)
	var b Batch
	b.Fill(a.Buffer, 0, 1024, 1)
	b.Fill(a.Buffer, 0, 1024, 2) // no barrier: a write-after-write hazard
	if err := d.Wait(context.Background(), mustSubmit(t, d, &b)); err != nil {
		t.Fatal(err)
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	if len(d.ValidationMessages()) == 0 || !bytes.Contains(log.Bytes(), []byte("HAZARD")) {
		t.Fatalf("a hazard was not reported; messages %q, log %s", d.ValidationMessages(), log.Bytes())
	}
}
