// Package onnxpb is the messages of an ONNX file, generated from weft_onnx.proto.
//
// It imports nothing of ours.
package onnxpb

//go:generate protoc --go_out=. --go_opt=paths=source_relative weft_onnx.proto
