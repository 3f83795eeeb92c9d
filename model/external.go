package model

import (
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/internal/datafile"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/readfile"
)

// WithRoot names a folder that weights in other files may lie in beside the model's own folder:
// links from the model's folder may lead there. [Read] takes the folder for the model's own. For a
// path that is no folder [Load] returns the error of package os.
func WithRoot(dir string) Option {
	return func(o *options) { o.root = dir }
}

// places are the folders that weights in other files may lie in.
type places struct {
	dir   string   // the model's folder; "" where it has none
	roots []string // without links in their paths; the model's folder is among them
}

// placesOf returns the folders for a model in dir, "" for a model without a folder. root is that of
// [WithRoot], or "".
func placesOf(dir, root string) (places, error) {
	p := places{dir: dir}
	if p.dir == "" {
		p.dir = root
	}
	for _, folder := range []string{dir, root} {
		if folder == "" {
			continue
		}
		real, err := realFolder(folder)
		if err != nil {
			return p, err
		}
		if p.roots = append(p.roots, real); folder == dir {
			p.roots = append(p.roots, hubFolder(real)...)
		}
	}
	return p, nil
}

// realFolder is the path of a folder without links.
func realFolder(folder string) (string, error) {
	path, err := filepath.Abs(folder)
	if err != nil {
		return "", err
	}
	if path, err = filepath.EvalSymlinks(path); err != nil {
		return "", err
	}
	info, err := os.Stat(path)
	if err == nil && !info.IsDir() {
		err = &os.PathError{Op: "open", Path: folder, Err: errors.New("not a folder")}
	}
	return path, err
}

// hubFolder is the folder that a Hugging Face cache keeps of a model, for a folder in it: the files
// of models--NAME/snapshots/REVISION are links to models--NAME/blobs. It is none for other folders.
func hubFolder(dir string) []string {
	for at := dir; at != filepath.Dir(at); at = filepath.Dir(at) {
		parent := filepath.Dir(at)
		if filepath.Base(at) == "snapshots" && strings.HasPrefix(filepath.Base(parent), "models--") {
			return []string{parent}
		}
	}
	return nil
}

// outsideError says that a link leads out of the folders that weights may lie in.
type outsideError struct {
	target string
	roots  []string
}

func (e *outsideError) Error() string {
	return fmt.Sprintf("it is a link to %s, outside %s", e.target, strings.Join(e.roots, " and "))
}

// open opens a file that the model names. A link may lead anywhere in the folders.
func (p places) open(name string) (*os.File, error) {
	path, err := filepath.EvalSymlinks(filepath.Join(p.dir, name))
	if err == nil {
		path, err = filepath.Abs(path)
	}
	if err != nil {
		return nil, err
	}
	for _, folder := range p.roots {
		rel, err := filepath.Rel(folder, path)
		if err != nil || !filepath.IsLocal(rel) {
			continue
		}
		// The root holds where somebody changes a link meanwhile.
		root, err := os.OpenRoot(folder)
		if err != nil {
			return nil, err
		}
		defer root.Close()
		return readfile.OpenIn(root, rel)
	}
	return nil, &outsideError{path, p.roots}
}

// mapped are the files that weights lie in, by their names in the model.
type mapped map[string]*datafile.Mapped

// of maps a file at its first use.
func (m mapped) of(name string, p places) (*datafile.Mapped, error) {
	if f := m[name]; f != nil {
		return f, nil
	}
	f, err := p.open(filepath.FromSlash(name))
	if err != nil {
		return nil, err
	}
	file, err := datafile.MapFile(format, f, ofFile)
	if err == nil {
		m[name] = file
	}
	return file, err
}

func (m mapped) close() {
	for _, f := range m {
		f.Close()
	}
}

// external calls use with the bytes of a tensor in another file, which last until use returns.
func (d *decoder) external(p *onnxpb.Tensor, size int, use func(data []byte) error) error {
	where := map[string]string{}
	for _, e := range p.ExternalData {
		where[e.GetKey()] = e.GetValue()
	}
	name := where["location"]
	if d.places.dir == "" {
		return fault(d.file, "load the model by its path, or name the folder by model.WithRoot", "tensor %q is in the file %q, and the folder is not known", p.GetName(), name)
	}
	if !filepath.IsLocal(filepath.FromSlash(name)) {
		return fault(d.file, "weights in other files lie in the model's folder", "tensor %q is in the file %q, outside the model's folder", p.GetName(), name)
	}
	offset, err := number(where["offset"], 0)
	if err != nil {
		return fault(d.file, "", "tensor %q begins at offset %q of %s", p.GetName(), where["offset"], name)
	}
	if length, err := number(where["length"], int64(size)); err != nil || length != int64(size) {
		return fault(d.file, "", "tensor %q has %s bytes in %s, and its elements take %d", p.GetName(), where["length"], name, size)
	}
	if err := d.ctx.Err(); err != nil {
		return err
	}
	f, err := d.mapped.of(name, d.places)
	if err != nil {
		return d.unreadable(p, name, err)
	}
	end := offset + int64(size)
	if f.Size() < end {
		return fault(d.file, "was it copied whole?", "tensor %q is bytes %d to %d of %s, which has %d", p.GetName(), offset, end, name, f.Size())
	}
	err = f.Use(func(data []byte) error { return use(data[offset:end:end]) })
	var broken *parallel.FaultError
	if errors.Is(err, datafile.ErrShorter) || errors.As(err, &broken) {
		return d.unreadable(p, name, err)
	}
	return err
}

// unreadable returns the error of weights that cannot be read. If the context ended it is the
// context's, and not the file's.
func (d *decoder) unreadable(p *onnxpb.Tensor, name string, err error) error {
	if d.ctx.Err() != nil {
		return err
	}
	hint := ""
	var outside *outsideError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		hint = "copy it beside the model"
	case errors.As(err, &outside):
		hint = "name the folder that it may lead to by model.WithRoot"
	}
	return &FormatError{Format: format, Name: d.file, What: fmt.Sprintf("the weights of tensor %q cannot be read from %s: %v", p.GetName(), name, err), Hint: hint, Err: err}
}

// number parses a number of at least 0; an empty text is otherwise.
func number(text string, otherwise int64) (int64, error) {
	if text == "" {
		return otherwise, nil
	}
	n, err := strconv.ParseInt(text, 10, 64)
	if err == nil && (n < 0 || n > math.MaxInt64/2) {
		err = strconv.ErrRange
	}
	return n, err
}
