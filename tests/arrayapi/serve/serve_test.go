package main

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"arrayapi.example"
	"github.com/weft-gpu/weft/device"
)

// dialogue is requests and replies, a line each. Arrays are numbered from 1.
var dialogue = []struct{ request, reply string }{
	{`{"name": "asarray", "args": [[[1, 2], [3, 4]]], "attrs": {"dtype": {"dtype": "float32"}}}`, `{"result":{"array":1}}`},
	{`{"name": "add", "args": [{"array": 1}, 0.5]}`, `{"result":{"array":2}}`},
	{`{"name": "serve.elements", "args": [{"array": 2}]}`, `{"result":{"dict":{"dtype":{"dtype":"float32"},"elements":[1.5,2.5,3.5,4.5],"shape":[2,2]}}}`},
	{`{"name": "array.__getitem__", "args": [{"array": 1}, [{"ellipsis": true}, {"slice": [null, null, -1]}, null]]}`, `{"result":{"array":3}}`},
	{`{"name": "serve.elements", "args": [{"array": 3}]}`, `{"result":{"dict":{"dtype":{"dtype":"float32"},"elements":[2.0,1.0,4.0,3.0],"shape":[2,2,1]}}}`},
	{`{"name": "array.__setitem__", "args": [{"array": 1}, 0, {"float": "nan"}]}`, `{"result":null}`},
	{`{"name": "array.__iadd__", "args": [{"array": 1}, 1]}`, `{"result":{"array":1}}`},
	{`{"name": "serve.elements", "args": [{"array": 1}]}`, `{"result":{"dict":{"dtype":{"dtype":"float32"},"elements":[{"float":"nan"},{"float":"nan"},4.0,5.0],"shape":[2,2]}}}`},
	{`{"name": "sum", "args": [{"array": 2}], "attrs": {"axis": [0, 1]}}`, `{"result":{"array":4}}`},
	{`{"name": "array.__float__", "args": [{"array": 4}]}`, `{"result":12.0}`},
	{`{"name": "array.__int__", "args": [{"array": 4}]}`, `{"result":12}`},
	{`{"name": "array.__bool__", "args": [{"array": 4}]}`, `{"result":true}`},
	{`{"name": "array.__complex__", "args": [{"array": 4}]}`, `{"result":{"complex":[12.0,0.0]}}`},
	{`{"name": "array.shape", "args": [{"array": 3}]}`, `{"result":[2,2,1]}`},
	{`{"name": "full", "args": [1, {"complex": [1.0, {"float": "-inf"}]}]}`, `{"result":{"array":5}}`},
	{`{"name": "serve.elements", "args": [{"array": 5}]}`, `{"result":{"dict":{"dtype":{"dtype":"complex128"},"elements":[{"complex":[1.0,{"float":"-inf"}]}],"shape":[1]}}}`},
	{`{"name": "asarray", "args": [[18446744073709551615]]}`, `{"result":{"array":6}}`},
	{`{"name": "serve.elements", "args": [{"array": 6}]}`, `{"result":{"dict":{"dtype":{"dtype":"uint64"},"elements":[18446744073709551615],"shape":[1]}}}`},
	{`{"name": "iinfo", "args": [{"dtype": "int8"}]}`, `{"result":{"dict":{"bits":8,"dtype":{"dtype":"int8"},"max":127,"min":-128}}}`},
	{`{"name": "finfo", "args": [{"dtype": "float16"}]}`, `{"result":{"dict":{"bits":16,"dtype":{"dtype":"float16"},"eps":0.0009765625,"max":65504.0,"min":-65504.0,"smallest_normal":6.103515625e-05}}}`},
	{`{"name": "unstack", "args": [{"array": 2}]}`, `{"result":[{"array":7},{"array":8}]}`},
	{`{"name": "newaxis"}`, `{"result":null}`},
	{`{"name": "inf"}`, `{"result":{"float":"inf"}}`},
	{`{"name": "isdtype", "args": [{"dtype": "int8"}, ["bool", "integral"]]}`, `{"result":true}`},
	{`{"name": "serve.release", "args": [{"array": 2}]}`, `{"result":null}`},

	{`{"name": "abs", "args": [{"array": 2}]}`, `{"result":null,"error":{"type":"*main.valueError","message":"there is no array 2, or no more"}}`},
	{`{"name": "frobnicate"}`, `{"result":null,"error":{"type":"*arrayapi.NameError","message":"\"frobnicate\" is no name of the Array API 2024.12: Names lists them"}}`},
	{`{"name": "abs", "args": [{"matrix": 2}]}`, `{"result":null,"error":{"type":"*main.valueError","message":"an object with [matrix]: give one of [array complex device dtype ellipsis float slice]"}}`},
	{`{"name": "abs", "args": [184467440737095516150]}`, `{"result":null,"error":{"type":"*main.valueError","message":"the integer 184467440737095516150 does not fit 64 bits"}}`},
	{`{"name": "array.__setitem__", "args": [7, 0, 0]}`, `{"result":null,"error":{"type":"*main.valueError","message":"7 is no array: write {\"array\": 1}"}}`},
}

func TestDialogue(t *testing.T) {
	var requests, replies strings.Builder
	for _, line := range dialogue {
		requests.WriteString(line.request + "\n")
	}
	if err := newServer(arrayapi.New(opened(t))).serve(strings.NewReader(requests.String()), &replies); err != nil {
		t.Fatal(err)
	}
	got := strings.Split(strings.TrimSuffix(replies.String(), "\n"), "\n")
	if len(got) != len(dialogue) {
		t.Fatalf("%d replies to %d requests", len(got), len(dialogue))
	}
	for i, line := range dialogue {
		if got[i] != line.reply {
			t.Errorf("%s\n got %s\nwant %s", line.request, got[i], line.reply)
		}
	}
}

// Errors of every kind of request, in the words of their causes.
func TestErrorsAreReplies(t *testing.T) {
	s := newServer(arrayapi.New(opened(t)))
	s.answer(`{"name": "asarray", "args": [[1, 2]]}`)
	for _, c := range []struct{ request, kind string }{
		{`{`, "*errors.errorString"},
		{`{"name": "reshape", "args": [{"array": 1}, [3]]}`, "*shape.ReshapeError"},
		{`{"name": "sum", "args": [{"array": 1}], "attrs": {"axis": 1}}`, "*shape.AxisError"},
		{`{"name": "add", "args": [{"array": 1}, 0.5]}`, "*tensor.ScalarError"},
		{`{"name": "add", "args": [{"array": 1}]}`, "*arrayapi.ArgumentError"},
		{`{"name": "array.__dlpack__", "args": [{"array": 1}]}`, "*arrayapi.UnsupportedError"},
		{`{"name": "zeros", "args": [1], "attrs": {"dtype": {"dtype": "float31"}}}`, "*dtype.UnknownError"},
		{`{"name": "array.__getitem__", "args": [{"array": 1}, {"slice": [1, 2]}]}`, "*main.valueError"},
		{`{"name": "array.__iadd__", "args": [{"array": 1}, 0.5]}`, "*tensor.ScalarError"},
		{`{"name": "serve.elements", "args": [5]}`, "*arrayapi.ArgumentError"},
		{`{"name": "serve.elements", "args": []}`, "*arrayapi.ArgumentError"},
		{`{"name": "serve.release", "args": [{"array": 9}]}`, "*main.valueError"},
	} {
		r := s.answer(c.request)
		if r.Error == nil || r.Error.Type != c.kind || r.Error.Message == "" {
			text, _ := json.Marshal(r)
			t.Errorf("%s: got %s, want a %s", c.request, text, c.kind)
		}
	}
}

func opened(t *testing.T) *device.Device {
	selector := os.Getenv("WEFT_DEVICE")
	if selector == "" {
		selector = "host"
	}
	dev, err := device.Open(device.WithSelector(selector), device.WithSmallWorkOnDevice())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := dev.Close(); err != nil {
			t.Error(err)
		}
	})
	return dev
}
