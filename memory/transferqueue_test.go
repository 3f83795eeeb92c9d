package memory

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"testing"
	"time"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// simulated is an allocator on a simulated GPU, which finds races between its queues.
func simulated(t *testing.T, name string, opts ...Option) (*vulkan.Device, *Allocator) {
	t.Helper()
	d, err := vulkan.OpenSimulated(vulkan.Config{Logger: slog.New(slog.DiscardHandler)}, name)
	if err != nil {
		t.Fatal(err)
	}
	a := New(d, opts...)
	t.Cleanup(func() {
		if err := errors.Join(a.Close(), d.Close()); err != nil {
			t.Error(err)
		}
		for _, m := range d.ValidationMessages() {
			t.Error(m)
		}
	})
	return d, a
}

// What is large goes by the transfer queue and is there when Upload returns, what is small by the batch; downloads
// go by the transfer queue.
func TestTransfersHaveTheirQueue(t *testing.T) {
	for _, c := range []struct {
		device     string
		bytes      int
		uploaded   vulkan.Ticket // submissions of the transfer queue: of the upload, and with the download
		downloaded vulkan.Ticket
	}{
		{"sim8", minTransfer - 1, 0, 1},
		{"sim8", minTransfer, 1, 2},
		{"sim32", 2*stagingChunk + 1, 3, 4},
		{"sim64", 2 * minTransfer, 0, 1}, // the host writes its memory, and does not read it
	} {
		t.Run(fmt.Sprintf("%s %d", c.device, c.bytes), func(t *testing.T) {
			d, a := simulated(t, c.device)
			q, ok := d.Transfers()
			if !ok {
				t.Fatal("there is no transfer queue")
			}
			data := randomBytes(uint64(c.bytes), c.bytes)
			b := mustAlloc(t, a, int64(c.bytes))
			ticket := upload(t, d, a, b, data)
			if n := q.Completed(); n != c.uploaded {
				t.Errorf("the upload had %d submissions of the transfer queue, want %d", n, c.uploaded)
			}
			got := make([]byte, c.bytes)
			if err := a.Download(context.Background(), b, 0, got); err != nil || !bytes.Equal(got, data) {
				t.Errorf("error %v, equal: %v", err, bytes.Equal(got, data))
			}
			if n := q.Completed(); n != c.downloaded {
				t.Errorf("with the download there were %d submissions of the transfer queue, want %d", n, c.downloaded)
			}
			b.Release(ticket)
		})
	}
}

// Uploads and downloads of several goroutines take turns in the rings, and each has its own bytes.
func TestTransfersAtOnce(t *testing.T) {
	d, a := simulated(t, "sim32")
	var batches sync.Mutex // of the submissions, which belong to whoever records the batch
	var group sync.WaitGroup
	for i := range 6 {
		group.Go(func() {
			size := []int{minTransfer, 1000, minTransfer + 7}[i%3]
			data := randomBytes(uint64(i), size)
			b, err := a.Alloc(context.Background(), int64(size))
			if err != nil {
				t.Error(err)
				return
			}
			var ticket vulkan.Ticket
			err = a.Upload(context.Background(), b, data, func(add func(*vulkan.Batch)) {
				batches.Lock()
				defer batches.Unlock()
				var batch vulkan.Batch
				add(&batch)
				var err error
				if ticket, err = d.Submit(&batch); err != nil {
					t.Error(err)
				}
				a.Retire(ticket)
			}, nil)
			if err == nil {
				err = d.Wait(context.Background(), ticket)
			}
			got := make([]byte, size)
			if err == nil {
				err = a.Download(context.Background(), b, 0, got)
			}
			if err != nil || !bytes.Equal(got, data) {
				t.Errorf("%d: error %v, equal: %v", i, err, bytes.Equal(got, data))
			}
			b.Release(ticket)
		})
	}
	group.Wait()
	if s := a.Stats(); s.Staging > 2*stagingChunks*stagingChunk+readbackChunk {
		t.Errorf("%d bytes are reserved for transfers", s.Staging)
	}
}

// An upload that a closed allocator ends leaves nothing under way.
func TestClosingEndsTransfers(t *testing.T) {
	d, a := simulated(t, "sim32")
	b := mustAlloc(t, a, 16*stagingChunk)
	done := make(chan error, 1)
	go func() { done <- a.Upload(context.Background(), b, make([]byte, 16*stagingChunk), dropped, nil) }()
	q, _ := d.Transfers()
	for q.Completed() == 0 && len(done) == 0 { // until it has begun
		time.Sleep(time.Millisecond)
	}
	if err := a.Close(); err != nil {
		t.Error(err)
	}
	copied := q.Completed()
	var closed *vulkan.ClosedError
	if err := <-done; err != nil && !errors.As(err, &closed) { // nil where it had ended before
		t.Error(err)
	}
	if last := q.Completed(); last != copied {
		t.Errorf("%d submissions were done when the allocator was closed, %d later", copied, last)
	}
}

// A large upload, and a download, end while kernels run.
func TestTransfersWaitForNoKernel(t *testing.T) {
	d, a := simulated(t, "sim8")
	const size = 16 * mib
	busy, b := mustAlloc(t, a, size), mustAlloc(t, a, minTransfer)
	var batch vulkan.Batch
	buffer, at := busy.Handle()
	for i := range 24 { // a second
		batch.Fill(buffer, at, size, uint32(i))
		batch.Barrier(vulkan.TransferWrite, vulkan.TransferWrite)
	}
	ticket := mustSubmit(t, d, &batch)
	data, got := randomBytes(5, minTransfer), make([]byte, minTransfer)
	err := a.Upload(context.Background(), b, data, dropped, nil)
	if err == nil {
		err = a.Download(context.Background(), b, 0, got)
	}
	if d.Completed() == ticket {
		t.Error("they waited for what the device computes")
	}
	if err != nil || !bytes.Equal(got, data) {
		t.Errorf("error %v, equal: %v", err, bytes.Equal(got, data))
	}
	b.Release(0)
	busy.Release(ticket)
}

// A download that is left keeps its buffer until the copy is done, though its holder has released it.
func TestDownloadThatIsLeftKeepsItsBuffer(t *testing.T) {
	for _, name := range []string{"sim4", "sim8"} { // by the one queue, and by the transfer queue
		t.Run(name, func(t *testing.T) {
			d, a := simulated(t, name, WithStaging())
			const size = 4 * mib
			b, other := mustAlloc(t, a, size), mustAlloc(t, a, 4)
			upload(t, d, a, other, randomBytes(9, 4))
			ticket := upload(t, d, a, b, randomBytes(9, size))
			err := a.Download(&leaving{Context: context.Background()}, b, 0, make([]byte, size))
			if !errors.Is(err, context.Canceled) {
				t.Fatalf("it was not left: %v", err)
			}
			b.Release(ticket)
			if err := a.Download(context.Background(), other, 0, make([]byte, 4)); err != nil { // behind the copy
				t.Error(err)
			}
			if _, live := a.live[b]; live {
				t.Error("the copy is done, and the buffer is kept")
			}
		})
	}
}
