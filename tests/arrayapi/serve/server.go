package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"arrayapi.example"
	"github.com/weft-gpu/weft/tensor"
)

// server keeps a client's arrays.
type server struct {
	ns      *arrayapi.Namespace
	arrays  map[int64]any // *tensor.Tensor, or *tensor.Var once it was changed
	numbers map[any]int64 // of the arrays
	last    int64         // number given
}

func newServer(ns *arrayapi.Namespace) *server {
	return &server{ns: ns, arrays: map[int64]any{}, numbers: map[any]int64{}}
}

// keep puts an array under a number, in the place of what was there.
func (s *server) keep(n int64, x any) {
	delete(s.numbers, s.arrays[n])
	s.arrays[n], s.numbers[x] = x, n
}

// request is a line from the client.
type request struct {
	Name  string         `json:"name"`
	Args  []any          `json:"args"`
	Attrs map[string]any `json:"attrs"`
}

// reply is a line to the client: a result, or an error.
type reply struct {
	Result any      `json:"result"`
	Error  *mistake `json:"error,omitempty"`
}

type mistake struct {
	Type    string `json:"type"` // the Go type of the cause
	Message string `json:"message"`
}

// serve answers until the input ends. Its error is that of reading or writing.
func (s *server) serve(in io.Reader, out io.Writer) error {
	reader, writer := bufio.NewReader(in), bufio.NewWriter(out)
	for {
		line, err := reader.ReadBytes('\n')
		if len(line) == 0 && err != nil {
			if errors.Is(err, io.EOF) {
				return nil
			}
			return err
		}
		text, err := json.Marshal(s.answer(string(line)))
		if err != nil {
			return err
		}
		writer.Write(append(text, '\n')) // Flush gives its error
		if err := writer.Flush(); err != nil {
			return err
		}
	}
}

// answer is the reply to one line.
func (s *server) answer(line string) reply {
	decoder := json.NewDecoder(strings.NewReader(line))
	decoder.UseNumber() // 1 is an integer, 1.0 is not
	var r request
	if err := decoder.Decode(&r); err != nil {
		return failed(fmt.Errorf("a request that is no JSON: %w", err))
	}
	result, err := s.do(r)
	if err != nil {
		return failed(err)
	}
	return reply{Result: s.encode(result)}
}

func failed(err error) reply {
	cause := err
	for inner := errors.Unwrap(cause); inner != nil; inner = errors.Unwrap(cause) {
		cause = inner
	}
	return reply{Error: &mistake{Type: fmt.Sprintf("%T", cause), Message: err.Error()}}
}

func (s *server) do(r request) (any, error) {
	if changes(r.Name) && len(r.Args) > 0 {
		if err := s.unlock(r.Args[0]); err != nil {
			return nil, err
		}
	}
	args, err := s.decodeAll(r.Args)
	if err != nil {
		return nil, err
	}
	attrs := make(map[string]any, len(r.Attrs))
	for name, v := range r.Attrs {
		if attrs[name], err = s.decode(v); err != nil {
			return nil, err
		}
	}
	if f, own := commands[r.Name]; own {
		return f(s, r, args)
	}
	return s.ns.Call(r.Name, args, attrs)
}

// commands are the names that are not the standard's.
var commands = map[string]func(s *server, r request, args []any) (any, error){
	"serve.elements": func(s *server, _ request, args []any) (any, error) { return s.elements(args) },
	"serve.release":  func(s *server, r request, _ []any) (any, error) { return nil, s.release(r.Args) },
	"serve.names":    func(*server, request, []any) (any, error) { return signatures() },
}

// signatures are the signatures of all names.
func signatures() (any, error) {
	all := map[string]string{}
	for _, name := range arrayapi.Names() {
		s, err := arrayapi.Signature(name)
		if err != nil {
			return nil, err
		}
		all[name] = s
	}
	return all, nil
}

// changes reports whether a function changes its first argument.
func changes(name string) bool {
	method, ok := strings.CutPrefix(name, "array.__")
	return ok && (method == "setitem__" || strings.HasPrefix(method, "i") && method != "int__" && method != "index__" && method != "invert__")
}

// unlock makes the array that a value names one that can be changed.
func (s *server) unlock(v any) error {
	n, err := s.number(v)
	if err != nil {
		return err
	}
	if x, ok := s.arrays[n].(*tensor.Tensor); ok {
		variable := tensor.NewVar(fmt.Sprintf("array %d", n), x)
		if err := variable.Err(); err != nil {
			return err
		}
		s.keep(n, variable)
	}
	return nil
}

func (s *server) release(list []any) error {
	for _, v := range list {
		n, err := s.number(v)
		if err != nil {
			return err
		}
		delete(s.numbers, s.arrays[n])
		delete(s.arrays, n) // the collector gives its memory back
	}
	return nil
}

// elements tells an array whole.
func (s *server) elements(args []any) (any, error) {
	whole := map[string]any{}
	for _, part := range []string{"dtype", "shape"} {
		v, err := s.ns.Call("array."+part, args, nil)
		if err != nil {
			return nil, err
		}
		whole[part] = v
	}
	flat, err := arrayapi.Elements(context.Background(), args[0])
	whole["elements"] = flat
	return whole, err
}
