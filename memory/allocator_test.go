package memory

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"math/rand/v2"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// onEveryDevice runs a test on each Vulkan device, with the device's memory mapped and with all
// data staged, under the validation layers.
func onEveryDevice(t *testing.T, test func(t *testing.T, d *vulkan.Device, a *Allocator)) {
	t.Helper()
	all, err := vulkan.List(vulkan.Config{Logger: slog.New(slog.DiscardHandler), Validation: true})
	var absent *vulkan.AbsentError
	if err != nil && !errors.As(err, &absent) {
		t.Fatal(err)
	}
	ran := false
	for _, info := range all {
		if info.CompileOnly || info.Kind == vulkan.Host {
			continue
		}
		ran = true
		for name, opts := range map[string][]Option{
			"mapped": nil, "uncached": {WithUncached()}, "staged": {WithStaging()}, "by the transfer queue": {WithStaging()},
		} {
			t.Run(strconv.Itoa(info.Index)+" "+info.Driver+" "+name, func(t *testing.T) {
				config := vulkan.Config{
					Logger: slog.New(slog.DiscardHandler), CacheDir: t.TempDir(), Validation: true,
					TransferQueue: name == "by the transfer queue",
				}
				d, _, err := vulkan.Open(config, func(i vulkan.Info) bool { return i.Index == info.Index })
				if err != nil {
					t.Fatal(err)
				}
				a := New(d, append(opts, WithLeakTracking())...)
				test(t, d, a)
				if err := errors.Join(a.Close(), a.Close(), d.Close()); err != nil {
					t.Error(err)
				}
				for _, m := range d.ValidationMessages() {
					t.Errorf("validation: %s", m)
				}
			})
		}
	}
	if !ran {
		t.Skip("there is no Vulkan device on this machine")
	}
}

func mustAlloc(t *testing.T, a *Allocator, bytes int64) *Buffer {
	t.Helper()
	b, err := a.Alloc(context.Background(), bytes)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func mustSubmit(t *testing.T, d *vulkan.Device, b *vulkan.Batch) vulkan.Ticket {
	t.Helper()
	ticket, err := d.Submit(b)
	if err != nil {
		t.Fatal(err)
	}
	return ticket
}

func randomBytes(seed uint64, n int) []byte {
	data := make([]byte, n)
	source := rand.NewChaCha8([32]byte{byte(seed)})
	_, _ = source.Read(data) // never fails
	return data
}

// upload brings data into a fresh buffer and returns the ticket that it is there by.
func upload(t *testing.T, d *vulkan.Device, a *Allocator, dst *Buffer, data []byte) vulkan.Ticket {
	t.Helper()
	var batch vulkan.Batch
	var ticket vulkan.Ticket
	submit := func() (err error) {
		ticket, err = d.Submit(&batch)
		batch.Reset()
		a.Retire(ticket)
		return err
	}
	if err := a.Upload(context.Background(), dst, data, func(add func(*vulkan.Batch)) { add(&batch) }, submit); err != nil {
		t.Fatal(err)
	}
	if err := submit(); err != nil {
		t.Fatal(err)
	}
	if err := d.Wait(context.Background(), ticket); err != nil {
		t.Fatal(err)
	}
	return ticket
}

func TestUploadAndDownload(t *testing.T) {
	onEveryDevice(t, func(t *testing.T, d *vulkan.Device, a *Allocator) {
		for _, size := range []int{1, 3, 4, 1000, stagingChunk, stagingChunk + 1, 7*stagingChunk + 5} {
			data := randomBytes(uint64(size), size)
			b := mustAlloc(t, a, int64(size))
			ticket := upload(t, d, a, b, data)
			got := make([]byte, size)
			if err := a.Download(context.Background(), b, 0, got); err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(got, data) {
				t.Fatalf("%d bytes came back different", size)
			}
			part := make([]byte, size/2)
			if err := a.Download(context.Background(), b, int64(size-len(part)), part); err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(part, data[size-len(part):]) {
				t.Fatalf("the last %d bytes came back different", len(part))
			}
			b.Release(ticket)
		}
		if s := a.Stats(); s.Buffers != 0 || s.PendingFrees != 0 || s.InUse != 0 {
			t.Errorf("all is released, yet %+v", s)
		}
	})
}

// submissions is how many of either queue are done.
func submissions(d *vulkan.Device) vulkan.Ticket {
	n := d.Completed()
	if q, ok := d.Transfers(); ok {
		n += q.Completed()
	}
	return n
}

// The host reads device memory itself where that is cached, and elsewhere a copy of it in memory
// that is: never a window into a card.
func TestDownloadsReadCachedMemory(t *testing.T) {
	onEveryDevice(t, func(t *testing.T, d *vulkan.Device, a *Allocator) {
		data := randomBytes(7, 1000)
		b := mustAlloc(t, a, 1000)
		ticket := upload(t, d, a, b, data)
		got, before := make([]byte, 900), submissions(d)
		if err := a.Download(context.Background(), b, 100, got); err != nil || !bytes.Equal(got, data[100:]) {
			t.Errorf("error %v, equal: %v", err, bytes.Equal(got, data[100:]))
		}
		direct := b.Mapped() != nil && b.place.block.Cached && !a.uncached
		if copies := submissions(d) - before; direct != (copies == 0) {
			t.Errorf("%d copies; read without one: %v", copies, direct)
		}
		if r := a.readback.block; r != nil && !r.Cached {
			t.Error("the copy is not in cached memory")
		}
		b.Release(ticket)
	})
}

// dropped records into a batch that is never submitted.
func dropped(add func(*vulkan.Batch)) { add(&vulkan.Batch{}) }

func TestUploadNeedsItsBatchesRetired(t *testing.T) {
	_, a := vulkanAllocator(t, WithStaging())
	b := mustAlloc(t, a, (stagingChunks+1)*stagingChunk)
	defer b.Release(0)
	data, flushes := make([]byte, b.Bytes()), 0
	err := a.Upload(context.Background(), b, data, dropped, func() error { flushes++; return nil })
	if !errors.Is(err, errNotRetired) || flushes != 1 {
		t.Errorf("after %d flushes: %v", flushes, err)
	}
	failed := errors.New("no submission today")
	if err := a.Upload(context.Background(), b, data, dropped, func() error { return failed }); !errors.Is(err, failed) {
		t.Errorf("flush's own error is lost: %v", err)
	}
}

// The copies of one download and the next share a block.
func TestDownloadsAtOnce(t *testing.T) {
	onEveryDevice(t, func(t *testing.T, d *vulkan.Device, a *Allocator) {
		var group sync.WaitGroup
		for i := range 4 {
			data := randomBytes(uint64(i), 1<<20)
			b := mustAlloc(t, a, 1<<20)
			ticket := upload(t, d, a, b, data)
			group.Go(func() {
				got := make([]byte, len(data))
				if err := a.Download(context.Background(), b, 0, got); err != nil || !bytes.Equal(got, data) {
					t.Errorf("download %d: error %v, equal: %v", i, err, bytes.Equal(got, data))
				}
				b.Release(ticket)
			})
		}
		group.Wait()
	})
}

// leaving is a context that ends when it is asked for the second time.
type leaving struct {
	context.Context
	asked int
}

func (l *leaving) Done() <-chan struct{} {
	if l.asked++; l.asked > 1 {
		done := make(chan struct{})
		close(done)
		return done
	}
	return nil
}

func (l *leaving) Err() error { return context.Canceled }

// A download that nobody waits for may still write the block when the next one does: on a
// simulated GPU that would be a race.
func TestDownloadAfterOneThatWasLeft(t *testing.T) {
	for _, name := range []string{"sim4", "sim32"} { // by the one queue, and by the transfer queue
		t.Run(name, func(t *testing.T) { testDownloadAfterOneThatWasLeft(t, name) })
	}
}

func testDownloadAfterOneThatWasLeft(t *testing.T, name string) {
	d, err := vulkan.OpenSimulated(vulkan.Config{Logger: slog.New(slog.DiscardHandler)}, name)
	if err != nil {
		t.Fatal(err)
	}
	a := New(d, WithStaging())
	a.readback.piece = 4 * mib // enough that the copy outlasts a slice of waiting
	const size = 4*mib + 1000
	data := randomBytes(3, size)
	b := mustAlloc(t, a, size)
	ticket := upload(t, d, a, b, data)
	got := make([]byte, size)
	for range 2 {
		if err := a.Download(&leaving{Context: context.Background()}, b, 0, got); !errors.Is(err, context.Canceled) {
			t.Fatalf("a download that was left: %v", err)
		}
		if err := a.Download(context.Background(), b, 0, got); err != nil || !bytes.Equal(got, data) {
			t.Fatalf("the next one: error %v, equal: %v", err, bytes.Equal(got, data))
		}
	}
	b.Release(ticket)
	if err := errors.Join(a.Close(), d.Close()); err != nil {
		t.Error(err)
	}
}

func TestUniformRing(t *testing.T) {
	onEveryDevice(t, func(t *testing.T, d *vulkan.Device, a *Allocator) {
		limits := d.Info().Limits
		down := mustAlloc(t, a, 4000)
		buffer, base := down.Handle()
		for round := range uint32(200) { // 200 rounds of 1000 words pass through 64 KiB
			words := make([]uint32, 1000)
			for i := range words {
				words[i] = round<<16 | uint32(i)
			}
			u, err := a.Uniform(words)
			if err != nil {
				t.Fatal(err)
			}
			if u.Offset%limits.MinUniformOffsetAlignment != 0 || u.Range < 4000 {
				t.Fatalf("binding %+v", u)
			}
			var batch vulkan.Batch
			batch.Barrier(vulkan.TransferWrite, vulkan.TransferWrite)
			batch.Copy(u.Buffer, buffer, u.Offset, base, 4000)
			ticket := mustSubmit(t, d, &batch)
			a.Retire(ticket)
			if round%50 != 49 {
				continue
			}
			got := make([]byte, 4000)
			if err := d.Wait(context.Background(), ticket); err != nil {
				t.Fatal(err)
			}
			if err := a.Download(context.Background(), down, 0, got); err != nil {
				t.Fatal(err)
			}
			if got[0] != 0 || got[2] != byte(round) || got[3996] != 999&0xff {
				t.Fatalf("round %d arrived as % x", round, got[:4])
			}
		}
		if s := a.Stats(); s.Staging > readbackChunk+200*4096/2 {
			t.Errorf("the ring is not used again: %d bytes", s.Staging)
		}
		var size *SizeError
		if _, err := a.Uniform(nil); !errors.As(err, &size) || !strings.Contains(size.Error(), "a block of parameters of 0 bytes") {
			t.Errorf("no words: %v", err)
		}
		if n := limits.MaxUniformBufferRange; n < 1<<20 {
			if _, err := a.Uniform(make([]uint32, n/4+1)); !errors.As(err, &size) {
				t.Errorf("more than the device's range: %v", err)
			}
		}
		down.Release(0)
	})
}

// vulkanAllocator is for tests that no data passes through.
func vulkanAllocator(t *testing.T, opts ...Option) (*vulkan.Device, *Allocator) {
	t.Helper()
	config := vulkan.Config{Logger: slog.New(slog.DiscardHandler), CacheDir: t.TempDir()}
	d, _, err := vulkan.Open(config, func(i vulkan.Info) bool { return i.Kind != vulkan.Host && !i.CompileOnly })
	var absent *vulkan.AbsentError
	switch {
	case errors.As(err, &absent), d == nil && err == nil:
		t.Skip("there is no Vulkan device on this machine")
	case err != nil:
		t.Fatal(err)
	}
	a := New(d, opts...)
	t.Cleanup(func() {
		if err := errors.Join(a.Close(), d.Close()); err != nil {
			t.Error(err)
		}
	})
	return d, a
}

func TestBuffersAreAlignedPaddedAndApart(t *testing.T) {
	_, a := vulkanAllocator(t)
	random := rand.New(rand.NewPCG(1, 2))
	type part struct {
		buffer vulkan.Buffer
		lo, hi int64
	}
	var parts []part
	for range 500 {
		n := 1 + random.Int64N(10000)
		b := mustAlloc(t, a, n)
		bind := b.Binding(0, n)
		if bind.Offset%256 != 0 || bind.Range < n || bind.Range%4 != 0 || b.Bytes() != n {
			t.Fatalf("buffer of %d bytes binds as %+v", n, bind)
		}
		for _, p := range parts {
			if p.buffer == bind.Buffer && bind.Offset < p.hi && p.lo < bind.Offset+n+padding {
				t.Fatalf("%+v overlaps %+v", bind, p)
			}
		}
		parts = append(parts, part{bind.Buffer, bind.Offset, bind.Offset + n + padding})
		if m := b.Mapped(); m != nil && int64(len(m)) != n {
			t.Fatalf("mapped %d bytes of %d", len(m), n)
		}
	}
	if s := a.Stats(); s.Buffers != 500 || s.Blocks > 4 {
		t.Errorf("%+v", s)
	}
}

func TestSizesThatCannotBe(t *testing.T) {
	_, a := vulkanAllocator(t)
	for _, n := range []int64{0, -1, 1 << 60} {
		_, err := a.Alloc(context.Background(), n)
		var size *SizeError
		if !errors.As(err, &size) || size.Bytes != n {
			t.Errorf("%d bytes: %v", n, err)
		}
	}
	b := mustAlloc(t, a, 16)
	var size *SizeError
	if err := a.Upload(context.Background(), b, make([]byte, 17), dropped, nil); !errors.As(err, &size) {
		t.Errorf("upload beyond the end: %v", err)
	}
	if err := a.Download(context.Background(), b, 8, make([]byte, 9)); !errors.As(err, &size) {
		t.Errorf("download beyond the end: %v", err)
	}
	var short *OutOfMemoryError
	if _, err := a.Alloc(context.Background(), 1<<50); !errors.As(err, &short) || short.Requested != 1<<50 {
		t.Errorf("a petabyte: %v", err)
	}
	b.Release(0)
}

// Blocks begin small, and a large buffer has its own, used again for the next of its size.
func TestBlocksGrow(t *testing.T) {
	_, a := vulkanAllocator(t)
	first := mustAlloc(t, a, 100)
	if s := a.Stats(); s.Reserved != 1*mib {
		t.Errorf("one small buffer reserves %d bytes", s.Reserved)
	}
	middle := mustAlloc(t, a, 5*mib)
	if s := a.Stats(); s.Reserved != 17*mib {
		t.Errorf("with one of 5 MiB %d bytes are reserved", s.Reserved)
	}
	for range 3 {
		large := mustAlloc(t, a, 40*mib)
		if s := a.Stats(); s.Blocks != 3 || s.Reserved != 57*mib+granularity {
			t.Errorf("with one of 40 MiB: %+v", s)
		}
		large.Release(0)
	}
	small := mustAlloc(t, a, 20*mib) // must not settle in the large one's block
	if s := a.Stats(); s.Blocks != 4 || s.Reserved != (57+64)*mib+granularity {
		t.Errorf("with one of 20 MiB: %+v", s)
	}
	for _, b := range []*Buffer{first, middle, small} {
		b.Release(0)
	}
	a.Trim()
	if s := a.Stats(); s.Blocks != 0 || s.Reserved != 0 || s.InUse != 0 || s.Peak < 45*mib {
		t.Errorf("after Trim: %+v", s)
	}
}

// busy submits work that takes a while.
func busy(t *testing.T, d *vulkan.Device, b *Buffer) vulkan.Ticket {
	t.Helper()
	var batch vulkan.Batch
	buffer, offset := b.Handle()
	for range 200 {
		batch.Fill(buffer, offset, b.Bytes()/4*4, 7)
		batch.Barrier(vulkan.TransferWrite, vulkan.TransferWrite)
	}
	return mustSubmit(t, d, &batch)
}

func TestMemoryIsUsedAgainOnlyWhenItsWorkIsDone(t *testing.T) {
	d, a := vulkanAllocator(t)
	b := mustAlloc(t, a, 1*mib)
	at := b.Binding(0, 4)
	b.Retain()
	ticket := busy(t, d, b)
	b.Release(ticket)
	b.Release(0)
	if s := a.Stats(); s.Buffers != 0 || s.PendingFrees == 0 && d.Completed() < ticket {
		t.Errorf("%+v", s)
	}
	if d.Completed() < ticket {
		other := mustAlloc(t, a, 1*mib)
		if other.Binding(0, 4) == at && d.Completed() < ticket {
			t.Error("the memory was given out while the device still writes it")
		}
		other.Release(0)
	}
	if err := d.Wait(context.Background(), ticket); err != nil {
		t.Fatal(err)
	}
	a.Collect()
	if s := a.Stats(); s.PendingFrees != 0 || s.InUse != 0 {
		t.Errorf("all work is done, yet %+v", s)
	}
}

func TestShortage(t *testing.T) {
	d, a := vulkanAllocator(t)
	a.SetLimit(100 * mib)
	kept := mustAlloc(t, a, 40*mib)
	pressed := 0
	_, err := a.Alloc(context.Background(), 80*mib)
	var short *OutOfMemoryError
	if !errors.As(err, &short) {
		t.Fatalf("80 MiB beside 40 of 100: %v", err)
	}
	if short.Requested != 80*mib || short.InUse < 40*mib || short.Reserved < short.InUse || short.Reserved != a.Stats().Reserved || short.Budget != 100*mib || !strings.Contains(err.Error(), "close tensors") {
		t.Errorf("%v says %+v", err, short)
	}

	// What is awaited is waited for.
	pending := mustAlloc(t, a, 50*mib)
	pending.Release(busy(t, d, pending))
	again := mustAlloc(t, a, 55*mib)
	again.Release(0)

	// What the engine can let go, the hook lets go; and it may allocate itself.
	hidden := mustAlloc(t, a, 50*mib)
	a.OnPressure = func() {
		pressed++
		if _, err := a.Alloc(context.Background(), 90*mib); !errors.As(err, &short) {
			t.Errorf("an allocation in the hook: %v", err)
		}
		if hidden != nil {
			hidden.Release(0)
			hidden = nil
		}
	}
	last := mustAlloc(t, a, 55*mib)
	if pressed != 1 {
		t.Errorf("the hook ran %d times", pressed)
	}
	last.Release(0)
	kept.Release(0)
	a.SetLimit(0)
	if b := mustAlloc(t, a, 200*mib); b.Bytes() != 200*mib {
		t.Error("the limit is not lifted")
	}
}

func TestLostDeviceKeepsWhatIsPending(t *testing.T) {
	d, a := vulkanAllocator(t)
	b := mustAlloc(t, a, 1*mib)
	ticket := busy(t, d, b)
	d.MarkLost("a test")
	b.Release(ticket + 100) // as if it were still under way
	a.Trim()
	if s := a.Stats(); s.PendingFrees != 1 || s.Blocks != 1 {
		t.Errorf("%+v", s)
	}
	_, err := a.Alloc(context.Background(), 64*mib)
	var lost *vulkan.LostError
	if !errors.As(err, &lost) {
		t.Errorf("allocating on a lost device: %v", err)
	}
}

func TestClosedAllocator(t *testing.T) {
	_, a := vulkanAllocator(t, WithStaging())
	b := mustAlloc(t, a, 100)
	if err := a.Close(); err != nil {
		t.Fatal(err)
	}
	b.Release(0)
	b.Release(0)
	var closed *vulkan.ClosedError
	if _, err := a.Alloc(context.Background(), 100); !errors.As(err, &closed) {
		t.Errorf("Alloc: %v", err)
	}
	if _, err := a.Uniform([]uint32{1}); !errors.As(err, &closed) {
		t.Errorf("Uniform: %v", err)
	}
	if err := a.Upload(context.Background(), b, []byte{1}, dropped, func() error { return nil }); !errors.As(err, &closed) {
		t.Errorf("Upload: %v", err)
	}
	a.Trim()
	if s := a.Stats(); s.Reserved != 0 || s.Buffers != 0 {
		t.Errorf("%+v", s)
	}
}

func TestLeaksNameTheirLine(t *testing.T) {
	_, a := vulkanAllocator(t, WithLeakTracking())
	b := mustAlloc(t, a, 123) // the line that leaks is in mustAlloc
	b.Retain()
	leaks := a.Leaks()
	if len(leaks) != 1 || !strings.Contains(leaks[0].Site, "allocator_test.go:") || leaks[0].Bytes != 123 || leaks[0].References != 2 {
		t.Fatalf("leaks %v", leaks)
	}
	b.Release(0)
	b.Release(0)
	if leaks := a.Leaks(); len(leaks) != 0 {
		t.Errorf("leaks %v", leaks)
	}
}

// Ten thousand buffers come and go from eight goroutines, and the memory is what it was.
func TestManyBuffersFromManyGoroutines(t *testing.T) {
	d, a := vulkanAllocator(t)
	round := func() {
		var group sync.WaitGroup
		for g := range 8 {
			group.Go(func() {
				random := rand.New(rand.NewPCG(uint64(g), 0))
				var held []*Buffer
				for range 1250 {
					b, err := a.Alloc(context.Background(), 1+random.Int64N(20000))
					if err != nil {
						t.Error(err)
						return
					}
					held = append(held, b)
					if len(held) > 16 {
						held[0].Release(d.Completed())
						held = held[1:]
					}
				}
				for _, b := range held {
					b.Release(0)
				}
			})
		}
		group.Wait()
	}
	round()
	before := a.Stats()
	round()
	after := a.Stats()
	if before.Buffers != 0 || after.Buffers != 0 || after.InUse != 0 || after.Reserved > before.Reserved+16*mib {
		t.Errorf("before %+v, after %+v", before, after)
	}
}

// What waits for a submission stays while only those before it are done.
func TestMemoryWaitsForItsOwnSubmission(t *testing.T) {
	d, a := vulkanAllocator(t)
	b, other := mustAlloc(t, a, 1*mib), mustAlloc(t, a, 1*mib)
	ticket := busy(t, d, other)
	b.Release(ticket + 1)
	if err := d.Wait(context.Background(), ticket); err != nil {
		t.Fatal(err)
	}
	a.Collect()
	if s := a.Stats(); s.PendingFrees != 1 {
		t.Errorf("submission %d is not done, yet %+v", ticket+1, s)
	}
	if err := d.Wait(context.Background(), busy(t, d, other)); err != nil {
		t.Fatal(err)
	}
	a.Collect()
	if s := a.Stats(); s.PendingFrees != 0 {
		t.Errorf("all work is done, yet %+v", s)
	}
	other.Release(0)
}

// Memory that is used again holds nothing: on a simulated GPU a read of what its last holder left
// there is a fault.
func TestMemoryForgetsItsLastHolder(t *testing.T) {
	for _, name := range vulkan.SimulatedNames() {
		d, err := vulkan.OpenSimulated(vulkan.Config{Logger: slog.New(slog.DiscardHandler)}, name)
		if err != nil {
			t.Fatal(err)
		}
		a := New(d)
		const size = 1000
		first := mustAlloc(t, a, size)
		ticket := upload(t, d, a, first, randomBytes(3, size))
		got := make([]byte, size)
		if err := a.Download(context.Background(), first, 0, got); err != nil {
			t.Fatal(err)
		}
		at, offset := first.Handle()
		first.Release(ticket)
		second := mustAlloc(t, a, size)
		if again, there := second.Handle(); again != at || there != offset {
			t.Fatalf("%s: the memory is another", name)
		}
		var lost *vulkan.LostError
		if err := a.Download(context.Background(), second, 0, got); !errors.As(err, &lost) || lost.Cause == nil {
			t.Errorf("%s: it was read: %v", name, err)
		}
		second.Release(0)
		_, _ = a.Close(), d.Close() // it is lost
	}
}

// The host reads and writes mapped memory while another goroutine closes the allocator.
func TestHostAccessesWhileClosing(t *testing.T) {
	for range 20 {
		_, a := vulkanAllocator(t)
		if !a.Maps() {
			t.Skip("SKIPPED: the host does not see this device's memory; run with WEFT_DEVICE=lavapipe")
		}
		b := mustAlloc(t, a, 8*mib)
		var all sync.WaitGroup
		began := make(chan struct{}, 2)
		for _, access := range []func([]byte) error{
			func(data []byte) error { return a.Download(t.Context(), b, 0, data) },
			func(data []byte) error {
				_, err := b.Fill(t.Context(), data)
				return err
			},
		} {
			all.Go(func() {
				data := make([]byte, 8*mib)
				began <- struct{}{}
				for {
					var closed *vulkan.ClosedError
					switch err := access(data); {
					case errors.As(err, &closed):
						return
					case err != nil:
						t.Errorf("%v", err)
						return
					}
				}
			})
		}
		<-began
		<-began
		if err := a.Close(); err != nil {
			t.Fatal(err)
		}
		all.Wait()
	}
}
