package predict

import (
	"bytes"
	"context"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"reflect"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/internal/readfile"
)

// maxOfACard is the most bytes of a card's file.
const maxOfACard = 1 << 24

// Figure is a number of a card, with its source.
type Figure struct {
	Value  float64 `json:"value"`
	Source string  `json:"source"` // a URL, or a document's name
	// Estimate says that nobody publishes the number. Source then says how it was found.
	Estimate bool `json:"estimate,omitempty"`
}

// Rate is how many lanes' instructions of a class a unit executes in a clock. Classes
// with the same pipe take turns.
type Rate struct {
	Pipe string `json:"pipe"`
	Figure
}

// Card describes a kind of GPU in numbers. A unit has its own schedulers, registers and
// shared memory: NVIDIA's multiprocessor, AMD's compute unit, Intel's core.
type Card struct {
	Name string `json:"name"`
	// Devices lists words by which [For] knows the card in a driver's device name.
	Devices []string `json:"devices,omitempty"`
	Memory  struct {
		Bandwidth Figure `json:"bandwidth"` // published, GB/s
		Achieved  Figure `json:"achieved"`  // the share of it that the best streams reach
		Latency   Figure `json:"latency"`   // of a read while little else is read, ns
		Loaded    Figure `json:"loaded"`    // of a read at the bandwidth achieved, ns
		Bytes     Figure `json:"bytes"`
	} `json:"memory"`
	Cache struct { // the last before memory
		Bytes     Figure `json:"bytes"`
		Bandwidth Figure `json:"bandwidth"` // GB/s
		Latency   Figure `json:"latency"`   // ns
		Left      Figure `json:"left"`      // written bytes that a launch may leave in the cache when it is done
	} `json:"cache"`
	Units Figure `json:"units"`
	Clock Figure `json:"clock"` // GHz
	Peak  Figure `json:"peak"`  // of float32, TFLOP/s as published: no prediction depends on it
	Unit  struct {
		Issue       Figure `json:"issue"`        // lanes whose instructions are issued in a clock
		Dependent   Figure `json:"dependent"`    // clocks until the next instruction can use a result
		Subgroups   Figure `json:"subgroups"`    // the most resident ones
		Workgroups  Figure `json:"workgroups"`   // the most resident ones
		Registers   Figure `json:"registers"`    // of 32 bits, of all lanes
		Granule     Figure `json:"granule"`      // a lane's registers are a multiple of it
		SharedBytes Figure `json:"shared_bytes"` // of all its workgroups
		SharedClock Figure `json:"shared_clock"` // a subgroup's accesses without a conflict in a clock
		Lines       Figure `json:"lines"`        // lines of 128 bytes that its first cache delivers in a clock
		FirstBytes  Figure `json:"first_bytes"`  // of that cache
		Barrier     Figure `json:"barrier"`      // clocks that a barrier of a workgroup takes
	} `json:"unit"`
	Rates    map[Class]Rate    `json:"rates"`  // lanes a clock
	Matrix   map[string]Figure `json:"matrix"` // products and sums a clock by "elements sums", as Vulkan reaches them
	Launches struct {
		First      Figure `json:"first"`      // µs that a submission's first launch takes beside its work
		Launch     Figure `json:"launch"`     // the same for every other launch
		Barrier    Figure `json:"barrier"`    // µs between a launch and one that waits for it
		Workgroups Figure `json:"workgroups"` // started in a clock
		Code       Figure `json:"code"`       // ns for each of a kernel's instructions that no cache holds
	} `json:"launches"`
	Device struct { // limits and features as Vulkan reports them
		Subgroup             Figure `json:"subgroup"` // lanes; the next two are bounds
		SubgroupMin          Figure `json:"subgroup_min"`
		SubgroupMax          Figure `json:"subgroup_max"`
		SharedBytes          Figure `json:"shared_bytes"`
		WorkgroupInvocations Figure `json:"workgroup_invocations"`
		PushBytes            Figure `json:"push_bytes"`
		PushDescriptors      Figure `json:"push_descriptors"` // 1: it has them; the same below
		StorageBuffers       Figure `json:"storage_buffers"`
		StorageRange         Figure `json:"storage_range"`
		Float64              Figure `json:"float64"`
		FMA                  Figure `json:"fma"`            // float32's fma is one instruction and rounds once
		UnpackHalf           Figure `json:"unpack_half"`    // UnpackHalf2x16 is exact
		PackHalf             Figure `json:"pack_half"`      // PackHalf2x16 rounds to the nearest
		RoundHalf            Figure `json:"round_half"`     // packing and unpacking rounds
		WordCompare          Figure `json:"word_compare"`   // comparisons take subnormals for zero
		MatrixByRows         Figure `json:"matrix_by_rows"` // matrices of b load as well by rows as by columns: NVIDIA's driver
		ExactDivision        Figure `json:"exact_division"` // and float64's square root
		MatrixM              Figure `json:"matrix_m"`
		MatrixN              Figure `json:"matrix_n"`
		MatrixK              Figure `json:"matrix_k"` // of float16; that of int8 is twice as large
	} `json:"device"`
}

// CardError reports a fault of a card's file.
type CardError struct {
	File  string
	Field string // as in the file, with dots; "" for the file as a whole
	What  string
	Hint  string // what to do
}

func (e *CardError) Error() string {
	at := "card " + e.File
	if e.Field != "" {
		at += ": " + e.Field
	}
	return fmt.Sprintf("%s: %s: %s", at, e.What, e.Hint)
}

//go:embed cards/*.json
var files embed.FS

// Cards returns the names of the built-in cards.
func Cards() []string {
	list, err := files.ReadDir("cards")
	if err != nil {
		return nil
	}
	var names []string
	for _, f := range list {
		names = append(names, strings.TrimSuffix(f.Name(), ".json"))
	}
	return names
}

// Load reads a built-in card by its name, or a file. Errors: *CardError.
func Load(name string) (*Card, error) { return LoadContext(context.Background(), name) }

// LoadContext is Load, but stops when ctx ends, since the file may be a pipe.
func LoadContext(ctx context.Context, name string) (*Card, error) {
	text, err := files.ReadFile("cards/" + name + ".json")
	if err != nil {
		if text, err = readfile.Given(ctx, name, maxOfACard); err != nil {
			if pathed := (*fs.PathError)(nil); errors.As(err, &pathed) {
				err = pathed.Err
			}
			if ctx.Err() != nil {
				return nil, err
			}
			return nil, &CardError{File: name, What: err.Error(), Hint: "name a file, or a built-in card: " + strings.Join(Cards(), ", ")}
		}
	}
	return Parse(name, text)
}

// For returns the built-in card of a driver's device name. Errors: *CardError.
func For(device string) (*Card, error) {
	for _, name := range Cards() {
		c, err := Load(name)
		if err != nil {
			return nil, err
		}
		for _, words := range c.Devices {
			if strings.Contains(strings.ToLower(device), strings.ToLower(words)) {
				return c, nil
			}
		}
	}
	return nil, &CardError{File: device, What: "no built-in card has this name", Hint: "choose one with --card, or write a file like those of " + strings.Join(Cards(), ", ")}
}

// Parse reads the text of a card's file. Errors: *CardError.
func Parse(file string, text []byte) (*Card, error) {
	c := new(Card)
	read := json.NewDecoder(bytes.NewReader(text))
	read.DisallowUnknownFields()
	err := read.Decode(c)
	if err == nil {
		if _, more := read.Token(); more != io.EOF {
			err = errors.New("something follows the card's object")
		}
	}
	if err != nil {
		return nil, jsonError(file, err)
	}
	if c.Name == "" {
		return nil, &CardError{file, "name", "is missing", "say what the card is called"}
	}
	var wrong *CardError
	c.Each(func(field string, f Figure) {
		if what, hint := f.fault(boundsOf(field)); what != "" && wrong == nil {
			wrong = &CardError{file, field, what, hint}
		}
	})
	if wrong == nil {
		wrong = c.whole(file)
	}
	if wrong == nil {
		wrong = c.unknown(file)
	}
	if wrong != nil {
		return nil, wrong
	}
	return c, nil
}

// jsonError names the field at which the decoder failed.
func jsonError(file string, err error) *CardError {
	var typed *json.UnmarshalTypeError
	what := strings.TrimPrefix(err.Error(), "json: ")
	switch {
	case errors.As(err, &typed):
		return &CardError{file, typed.Field, "is a JSON " + typed.Value, `want {"value": NUMBER, "source": "WHERE FROM"}`}
	case strings.HasPrefix(what, "unknown field "):
		return &CardError{file, strings.Trim(strings.TrimPrefix(what, "unknown field "), `"`), "is no field of a card", "remove it; the built-in cards have every field there is"}
	}
	return &CardError{File: file, What: what, Hint: "write one JSON object, as gpubench model --card h200 --figures --format json prints in a list"}
}

// whole finds figures that must be whole numbers or powers of two, and are not.
func (c *Card) whole(file string) *CardError {
	if n := c.Units.Value; n != math.Trunc(n) {
		return &CardError{file, "units", fmt.Sprintf("is %v", n), "give a whole number"}
	}
	if n := c.Device.Subgroup.Value; n != 4 && n != 8 && n != 16 && n != 32 && n != 64 {
		return &CardError{file, "device.subgroup", fmt.Sprintf("is %v", n), "give 4, 8, 16, 32 or 64"}
	}
	return nil
}

// unknown finds classes and types that the model does not know, and classes without a pipe.
func (c *Card) unknown(file string) *CardError {
	for class := range c.Rates {
		if !slices.Contains(Classes, class) {
			return &CardError{file, "rates." + string(class), "is no class of instructions", fmt.Sprintf("the classes are %v", Classes)}
		}
	}
	for _, class := range Classes {
		if c.Rates[class].Pipe == "" {
			return &CardError{file, "rates." + string(class) + ".pipe", "is missing", "name the pipe that does it; classes of one pipe take turns"}
		}
	}
	for sums := range c.Matrix {
		if !slices.Contains(matrixTypes, sums) {
			return &CardError{file, "matrix." + sums, "is no pair of types", fmt.Sprintf("the types of elements and sums are %v", matrixTypes)}
		}
	}
	return nil
}

// bounds are the least and the most that a figure may be.
type bounds struct{ least, most float64 }

// fieldBounds holds the bounds of figures that may be 0 or have an upper bound.
var fieldBounds = map[string]bounds{
	"cache.left":              {0, math.MaxFloat64},
	"memory.achieved":         {math.SmallestNonzeroFloat64, 1},
	"launches.first":          {0, math.MaxFloat64},
	"launches.launch":         {0, math.MaxFloat64},
	"launches.code":           {0, math.MaxFloat64},
	"launches.barrier":        {0, math.MaxFloat64},
	"device.subgroup":         {4, 64},
	"device.push_descriptors": {0, 1},
	"device.float64":          {0, 1},
	"device.fma":              {0, 1},
	"device.unpack_half":      {0, 1},
	"device.pack_half":        {0, 1},
	"device.round_half":       {0, 1},
	"device.word_compare":     {0, 1},
	"device.matrix_by_rows":   {0, 1},
	"device.exact_division":   {0, 1},
	"device.matrix_m":         {0, 256},
	"device.matrix_n":         {0, 256},
	"device.matrix_k":         {0, 256},
}

// fault returns what is wrong with a figure and what to do, or "".
func (f Figure) fault(r bounds) (what, hint string) {
	switch {
	case f == Figure{}:
		return "is missing", `write {"value": NUMBER, "source": "WHERE FROM"}, with "estimate": true where nobody publishes it`
	case f.Source == "":
		return "has no source", "name the document or the URL that it is from; an estimate says how it came"
	case math.IsNaN(f.Value) || f.Value < r.least || f.Value > r.most:
		want := "give a number above 0"
		if r.most < math.MaxFloat64 {
			want = fmt.Sprintf("give a number from %.3g to %.4g", r.least, r.most)
		} else if r.least == 0 {
			want = "give 0 or more"
		}
		return fmt.Sprintf("is %v", f.Value), want
	}
	return "", ""
}

// boundsOf returns the bounds of a figure.
func boundsOf(field string) bounds {
	r, ok := fieldBounds[field]
	switch {
	case ok:
		return r
	case strings.HasPrefix(field, "matrix."):
		return bounds{0, math.MaxFloat64}
	}
	return bounds{math.SmallestNonzeroFloat64, math.MaxFloat64}
}

// Each calls f with every figure of the card, in order, with its name in the card's file.
func (c *Card) Each(f func(field string, g Figure)) { eachOf(reflect.ValueOf(*c), "", f) }

func eachOf(v reflect.Value, field string, f func(string, Figure)) {
	switch x := v.Interface().(type) {
	case Figure:
		f(field, x)
		return
	case map[Class]Rate:
		for _, c := range Classes {
			f(field+"."+string(c), x[c].Figure)
		}
		return
	case map[string]Figure:
		for _, name := range matrixTypes {
			f(field+"."+name, x[name])
		}
		return
	}
	if v.Kind() != reflect.Struct {
		return
	}
	for i := range v.NumField() {
		name, _, _ := strings.Cut(v.Type().Field(i).Tag.Get("json"), ",")
		if field != "" {
			name = field + "." + name
		}
		eachOf(v.Field(i), name, f)
	}
}
