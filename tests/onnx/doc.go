// Package onnx runs ONNX's own tests.
package onnx
