package safetensors

import (
	"bytes"
	"cmp"
	"context"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/weft-gpu/weft/internal/datafile"
	"github.com/weft-gpu/weft/tensor"
)

// Write writes tensors by name, of any shape and of every dtype but complex128, and texts beside
// them; metadata may be nil. It runs what the tensors need, together. The widest elements come
// first, equally wide ones in order of their names, as in the reference implementation, so that all
// are aligned. Errors: *[FormatError] for complex128, for a name that is not UTF-8 and for
// "__metadata__", the format's own name; those of [tensor.Read] and of w.
func Write(ctx context.Context, w io.Writer, tensors map[string]*tensor.Tensor, metadata map[string]string) error {
	names := slices.Sorted(maps.Keys(tensors))
	all := make([]*tensor.Tensor, len(names))
	for i, name := range names {
		all[i] = tensors[name]
	}
	if err := tensor.Eval(ctx, all...); err != nil {
		return err
	}
	slices.SortStableFunc(names, func(a, b string) int {
		return cmp.Compare(tensors[b].DType().Size(), tensors[a].DType().Size())
	})
	head, err := header(names, tensors, metadata)
	if err != nil {
		return err
	}
	if _, err := w.Write(head); err != nil {
		return err
	}
	for _, name := range names {
		data, err := tensor.ReadBytes(ctx, tensors[name])
		if err != nil {
			return err
		}
		if _, err := w.Write(data); err != nil {
			return err
		}
	}
	return nil
}

// WriteFile writes the tensors to a file, as a whole or not at all. Errors: those of [Write] and of
// package os.
func WriteFile(ctx context.Context, path string, tensors map[string]*tensor.Tensor, metadata map[string]string) error {
	return datafile.WriteFile(path, func(w io.Writer) error { return Write(ctx, w, tensors, metadata) })
}

// header returns the length, the JSON, and spaces to the next multiple of eight bytes.
func header(names []string, tensors map[string]*tensor.Tensor, metadata map[string]string) ([]byte, error) {
	var text bytes.Buffer
	if len(metadata) > 0 {
		text.WriteString(`"__metadata__":`)
		text.Write(asJSON(metadata))
	}
	at := 0
	for _, name := range names {
		t := tensors[name]
		typeName := typeNames[t.DType()]
		switch {
		case name == "__metadata__":
			return nil, fault(name, "the format keeps this name for texts", "give the tensor another")
		case !utf8.ValidString(name):
			return nil, fault(name, "its name is not UTF-8, which JSON needs", "give the tensor another")
		case typeName == "":
			return nil, fault(name, "the format has no "+t.DType().String(), "write its real and its imaginary part")
		}
		end := at + t.Shape().Size()*t.DType().Size()
		if text.Len() > 0 {
			text.WriteByte(',')
		}
		fmt.Fprintf(&text, `%s:{"dtype":"%s","shape":%s,"data_offsets":[%d,%d]}`, asJSON(name), typeName, asJSON(append([]int{}, t.Shape()...)), at, end)
		at = end
	}
	whole := "{" + text.String() + "}"
	whole += strings.Repeat(" ", (8-len(whole)%8)%8)
	return append(binary.LittleEndian.AppendUint64(nil, uint64(len(whole))), whole...), nil
}

// asJSON encodes texts and sizes, which never fails.
func asJSON(v any) []byte {
	text, _ := json.Marshal(v)
	return text
}
