//go:build window && cgo

package window

import (
	"encoding/binary"
	"image"
	"math"
	"time"

	vk "github.com/vulkan-go/vulkan"
)

// acquireTimeout bounds the wait for a swapchain image: some window systems
// hand out none while a window is hidden.
const acquireTimeout = 500 * time.Millisecond

// retries is how often a swapchain may turn out not to fit any more before a
// frame is left out.
const retries = 3

// show presents the image, and reads it back for a capture.
func (w *Window) show(capture bool) (*image.NRGBA, error) {
	for range retries {
		index, ok, err := w.acquire()
		if err != nil {
			return nil, err
		}
		if !ok {
			if w.Visible() {
				continue
			}
			return nil, nil
		}
		if !capture {
			return nil, w.use(func(h handles) error { return w.submit(h, index, w.chain.commands[index]) })
		}
		return w.captureImage(index)
	}
	return nil, nil
}

// acquire gets a swapchain image to fill; ok is false when there is none now,
// and the swapchain is then made anew the next time.
func (w *Window) acquire() (index int, ok bool, err error) {
	err = w.use(func(h handles) error {
		if err := w.waitForFrame(h); err != nil {
			return err
		}
		if w.chain.handle == vk.NullSwapchain || w.resized {
			if err := w.rebuild(h); err != nil || w.chain.handle == vk.NullSwapchain {
				return err
			}
		}
		var i uint32
		result := vk.AcquireNextImage(h.Device, w.chain.handle, uint64(acquireTimeout), w.acquired, vk.NullFence, &i)
		switch result {
		case vk.Success, vk.Suboptimal:
			index, ok = int(i), true
			return nil
		case vk.ErrorOutOfDate:
			w.resized = true
			return nil
		}
		return w.failed("vkAcquireNextImageKHR", result) // none for a timeout
	})
	return index, ok, err
}

// submit runs the commands that fill a swapchain image, and presents it.
func (w *Window) submit(h handles, index int, commands vk.CommandBuffer) error {
	if err := w.failed("vkResetFences", vk.ResetFences(h.Device, 1, []vk.Fence{w.done})); err != nil {
		return err
	}
	filled := w.chain.filled[index]
	if err := w.failed("vkQueueSubmit", w.calls.submit(h.Queue, commands, w.acquired, filled, w.done)); err != nil {
		return err
	}
	result := w.calls.present(h.Queue, filled, w.chain.handle, uint32(index))
	if result == vk.Suboptimal || result == vk.ErrorOutOfDate {
		w.resized = true
		return nil
	}
	return w.failed("vkQueuePresentKHR", result)
}

func (w *Window) waitForFrame(h handles) error {
	return w.failed("vkWaitForFences", vk.WaitForFences(h.Device, 1, []vk.Fence{w.done}, vk.True, math.MaxUint64))
}

// captureImage presents with a copy back.
func (w *Window) captureImage(index int) (*image.NRGBA, error) {
	if !w.chain.readable {
		if err := w.use(func(h handles) error { return w.submit(h, index, w.chain.commands[index]) }); err != nil {
			return nil, err
		}
		return decode(w.source.pixels.Mapped, w.source.size, false), nil
	}
	readback, err := w.source.readbackFor(w.dev, w.chain.size)
	if err != nil {
		return nil, err
	}
	err = w.use(func(h handles) error {
		result := w.calls.record(w.chain.capture, w.frame(index, readback.Buffer))
		if err := w.failed("vkBeginCommandBuffer", result); err != nil {
			return err
		}
		if err := w.submit(h, index, w.chain.capture); err != nil {
			return err
		}
		return w.waitForFrame(h)
	})
	if err != nil {
		return nil, err
	}
	return decode(readback.Mapped, w.chain.size, blueFirst[w.format.format]), nil
}

// decode makes an image of raw pixels. It is opaque, as what is seen is.
func decode(raw []byte, size extent, swapped bool) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, int(size.width), int(size.height)))
	for i := range size.pixels() {
		p := binary.LittleEndian.Uint32(raw[4*i:])
		if swapped {
			p = p&0x0000ff00 | p>>16&0xff | p&0xff<<16
		}
		binary.LittleEndian.PutUint32(img.Pix[4*i:], p|0xff000000)
	}
	return img
}
