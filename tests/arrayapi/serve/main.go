// Command serve is Weft's Array API on standard input and output, for programs
// in other languages: one request in JSON a line, one reply a line.
//
//	{"name": "add", "args": [{"array": 1}, 2.0], "attrs": {}}
//	{"result": {"array": 3}}
//	{"error": {"type": "*shape.BroadcastError", "message": "add: shapes ..."}}
//
// Names, arguments and keywords are those of package arrayapi. Values are
// written so:
//
//	bool, string, None, list, tuple   true, "left", null, [1, 2]
//	int                               2
//	float                             2.0, or {"float": "nan"}, "-nan", "inf", "-inf"
//	complex                           {"complex": [0.0, 1.0]}
//	array                             {"array": 3}, by number
//	dtype                             {"dtype": "float32"}
//	device                            {"device": "host (host)"}
//	slice, ...                        {"slice": [null, 5, -1]}, {"ellipsis": true}
//
// and the dictionaries of the inspection functions, finfo and iinfo as
// {"dict": {...}}.
//
// Three names are this command's own: "serve.elements" reads an array as
// {"dict": {"dtype": ..., "shape": ..., "elements": [...]}}, in row-major order;
// "serve.release" forgets arrays; "serve.names" is a {"dict": ...} of the
// namespace's names and signatures.
//
// Arrays can be changed: "array.__setitem__" and the in-place operators change
// the array of that number, and no other.
//
// WEFT_DEVICE selects the device.
package main

import (
	"fmt"
	"os"

	"arrayapi.example"
	"github.com/weft-gpu/weft/device"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		os.Exit(1)
	}
}

func run() error {
	dev, err := device.Open()
	if err != nil {
		return err
	}
	defer dev.Close()
	return newServer(arrayapi.New(dev)).serve(os.Stdin, os.Stdout)
}
