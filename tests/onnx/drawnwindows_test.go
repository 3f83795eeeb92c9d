package onnx

import "github.com/weft-gpu/weft/internal/onnxpb"

// drawnWindows are attributes that say where windows of an operand's spatial axes are.
type drawnWindows struct {
	kernel, strides, dilations, pads []int64
	auto                             string
}

// windows draws windows over n axes; what is padded is less than a window, as poolings
// need it.
func (d *drawer) windows(n int) *drawnWindows {
	w := &drawnWindows{kernel: d.dims(n, 1, 4), strides: d.dims(n, 1, 3), dilations: ones(n), pads: make([]int64, 2*n), auto: "NOTSET"}
	if d.chance(3) {
		w.auto = oneOf(d, "VALID", "SAME_UPPER", "SAME_LOWER")
	}
	if d.chance(2) && w.auto[0] != 'S' { // with SAME ONNX Runtime has none
		w.dilations = d.dims(n, 1, 3)
	}
	if d.chance(2) && w.auto == "NOTSET" {
		for i := range w.pads {
			w.pads[i] = int64(d.IntN(int(w.kernel[i%n])))
		}
	}
	return w
}

func ones(n int) []int64 {
	list := make([]int64, n)
	for i := range list {
		list[i] = 1
	}
	return list
}

// spatial draws sizes of an operand that hold at least one window, and of which each window
// holds an element: what is the greatest of none is open.
func (w *drawnWindows) spatial(d *drawer, most int) []int64 {
	n := len(w.kernel)
	dims := make([]int64, n)
	for i := range dims {
		least := 1
		if w.auto[0] != 'S' {
			least = max(int(w.dilations[i]), int((w.kernel[i]-1)*w.dilations[i]+1-w.pads[i]-w.pads[n+i]))
		}
		dims[i] = int64(least + d.IntN(most))
	}
	return dims
}

// places is how many windows an axis of a size has, without ceil_mode.
func (w *drawnWindows) places(i int, size int64) int64 {
	reach := (w.kernel[i]-1)*w.dilations[i] + 1
	if w.auto[0] == 'S' {
		return (size + w.strides[i] - 1) / w.strides[i]
	}
	return (size+w.pads[i]+w.pads[len(w.kernel)+i]-reach)/w.strides[i] + 1
}

// attrs are windows as attributes; what is as it is where the node says nothing is often
// left out.
func (w *drawnWindows) attrs(d *drawer, dilations bool) (list []*onnxpb.Attribute) {
	given := func(name string, all []int64, otherwise int64) {
		for _, x := range all {
			if x != otherwise {
				list = append(list, attrInts(name, all...))
				return
			}
		}
		if d.chance(2) {
			list = append(list, attrInts(name, all...))
		}
	}
	given("strides", w.strides, 1)
	if dilations {
		given("dilations", w.dilations, 1)
	}
	if w.auto == "NOTSET" {
		given("pads", w.pads, 0)
	}
	if w.auto != "NOTSET" || d.chance(3) {
		list = append(list, attrString("auto_pad", w.auto))
	}
	return list
}

// dense says that windows have no gaps, as versions without dilations have it.
func (w *drawnWindows) dense() { w.dilations = ones(len(w.kernel)) }

// closed says that no elements lie between windows where SAME pads: ONNX Runtime then pads
// less than nothing for poolings, and does not widen a ConvTranspose's result.
func (w *drawnWindows) closed() {
	for i := range w.kernel {
		if w.auto[0] == 'S' {
			w.strides[i] = min(w.strides[i], w.kernel[i])
		}
	}
}

// join puts lists of sizes after each other.
func join(lists ...[]int64) (all []int64) {
	for _, list := range lists {
		all = append(all, list...)
	}
	return all
}
