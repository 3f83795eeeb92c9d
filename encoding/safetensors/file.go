package safetensors

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/datafile"
	"github.com/weft-gpu/weft/internal/readfile"
	"github.com/weft-gpu/weft/tensor"
)

// File is an open file, or the files of an index. It is safe for concurrent use.
type File struct {
	tensors  map[string]place
	names    []string
	metadata map[string]string
	parts    []*datafile.Mapped
}

// place is a tensor's place in a file.
type place struct {
	entry
	part *datafile.Mapped
	data int // the offset of the file's first element, in bytes
}

// Open opens a safetensors file, or all the files of an index whose name ends in .json. Nobody may
// write them while they are open: bytes that change are read as they come. Errors: *[FormatError];
// those of package os, and one for a path that is no regular file.
func Open(path string) (*File, error) {
	f := &File{tensors: map[string]place{}}
	var err error
	if strings.HasSuffix(path, ".json") {
		err = f.addIndex(path)
	} else {
		err = f.add(path, nil)
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

// add opens a file. wanted are the tensors that an index lists for it, nil for all.
func (f *File) add(path string, wanted []string) error {
	m, err := datafile.Map(format, path, ofFile)
	if err != nil {
		return err
	}
	f.parts = append(f.parts, m)
	var found map[string]bool
	err = m.Use(func(file []byte) error {
		list, metadata, data, err := parse(file)
		if err != nil {
			return err
		}
		found = f.take(list, wanted, m, data)
		if f.metadata == nil {
			f.metadata = map[string]string{}
		}
		maps.Copy(f.metadata, metadata)
		return nil
	})
	if err != nil {
		return named(err, path)
	}
	for _, name := range wanted {
		if !found[name] {
			return fault(path, fmt.Sprintf("it does not have %q, which the index lists", name), "")
		}
	}
	return nil
}

// take adds the wanted tensors of a file, and returns their names.
func (f *File) take(list []entry, wanted []string, m *datafile.Mapped, data int) map[string]bool {
	found, want := map[string]bool{}, map[string]bool{}
	for _, name := range wanted {
		want[name] = true
	}
	for _, e := range list {
		if wanted != nil && !want[e.name] {
			continue
		}
		found[e.name] = true
		f.tensors[e.name] = place{entry: e, part: m, data: data}
		f.names = append(f.names, e.name)
	}
	return found
}

// named adds the file's name to an error, before that of a tensor.
func named(err error, path string) error {
	var e *FormatError
	if !errors.As(err, &e) {
		return err
	}
	copied := *e
	if copied.Name != "" {
		copied.What = fmt.Sprintf("%q: %s", copied.Name, copied.What)
	}
	copied.Name = path
	return &copied
}

// addIndex opens the files that an index names, which lie in its folder.
func (f *File) addIndex(path string) error {
	text, err := readfile.Regular(path, longestHeader)
	if err != nil {
		return err
	}
	var index struct {
		WeightMap map[string]string `json:"weight_map"`
	}
	if err := json.Unmarshal(text, &index); err != nil || len(index.WeightMap) == 0 {
		return &FormatError{Format: format, Name: path, What: "it is no index", Hint: "one has a weight_map, with the file of each tensor", Err: err}
	}
	files := map[string][]string{}
	for name, file := range index.WeightMap {
		if file != filepath.Base(file) || !filepath.IsLocal(file) || strings.ContainsAny(file, `/\`) {
			return fault(path, fmt.Sprintf("%q would be in %q", name, file), "the files of an index lie in its folder")
		}
		files[file] = append(files[file], name)
	}
	for _, file := range slices.Sorted(maps.Keys(files)) {
		if err := f.add(filepath.Join(filepath.Dir(path), file), files[file]); err != nil {
			return err
		}
	}
	return nil
}

// Names are the names of the tensors, in the order of their places in the file; those of an index
// file by file.
func (f *File) Names() []string { return slices.Clone(f.names) }

// Metadata returns the texts that the file has beside its tensors.
func (f *File) Metadata() map[string]string { return maps.Clone(f.metadata) }

// Info returns the dtype and shape of a tensor. Errors: *[FormatError] for a name that the file
// does not have.
func (f *File) Info(name string) (Info, error) {
	p, err := f.find(name)
	return p.Info, err
}

func (f *File) find(name string) (place, error) {
	p, ok := f.tensors[name]
	if !ok {
		return p, fault(name, "there is no such tensor", fmt.Sprintf("there are %d, which Names lists", len(f.names)))
	}
	p.Shape = p.Shape.Clone()
	return p, nil
}

// Read reads a tensor, in the file's shape and dtype. Errors: *[FormatError] for a name that the
// file does not have, for a type that Weft does not have, and where the file has become shorter;
// those of [tensor.FromBytes]; os.ErrClosed after [File.Close].
func (f *File) Read(dev *device.Device, name string) (*tensor.Tensor, error) {
	return f.ReadContext(context.Background(), dev, name)
}

// ReadContext is [File.Read] that ends when the context ends. Errors: those of Read, and the
// context's.
func (f *File) ReadContext(ctx context.Context, dev *device.Device, name string) (t *tensor.Tensor, err error) {
	p, err := f.find(name)
	if err != nil {
		return nil, err
	}
	if !p.DType.Valid() {
		return nil, foreign(name, p)
	}
	err = p.part.Use(func(file []byte) error {
		data := file[p.data:][p.begin:p.end]
		x := tensor.FromBytesContext(ctx, dev, p.DType, data, append([]int{1}, p.Shape...)...)
		t = x.Squeeze(0)
		x.Close()
		return t.Err()
	})
	if err != nil {
		t.Close()
		return nil, err
	}
	return t, nil
}

// foreign is the error of a tensor whose type Weft does not have.
func foreign(name string, p place) error {
	return fault(name, "its elements are of type "+p.Type+", which Weft does not have", "convert it to F16 or BF16")
}

// ReadAll reads all tensors, by their names. If Weft does not have the types of some, it returns the
// others, and an error that joins a *[FormatError] for each of those. Other errors are those of
// [File.Read]; after one it closes the tensors that it has read, and returns none.
func (f *File) ReadAll(dev *device.Device) (map[string]*tensor.Tensor, error) {
	return f.ReadAllContext(context.Background(), dev)
}

// ReadAllContext is [File.ReadAll] that ends when the context ends. Errors: those of ReadAll, and
// the context's.
func (f *File) ReadAllContext(ctx context.Context, dev *device.Device) (map[string]*tensor.Tensor, error) {
	all := map[string]*tensor.Tensor{}
	var foreigners error
	for _, name := range f.names {
		if p := f.tensors[name]; !p.DType.Valid() {
			foreigners = errors.Join(foreigners, foreign(name, p))
			continue
		}
		t, err := f.ReadContext(ctx, dev, name)
		if err != nil {
			for _, t := range all {
				t.Close()
			}
			return nil, err
		}
		all[name] = t
	}
	return all, foreigners
}

// Close closes the files, after the reads under way. Tensors that were read stay. Errors: those of
// package os.
func (f *File) Close() error {
	var err error
	for _, m := range f.parts {
		err = errors.Join(err, m.Close())
	}
	return err
}
