package model

import (
	"bytes"
	"encoding/binary"
)

// foreignKind is a kind of file that people take for an ONNX model.
type foreignKind struct {
	at      int    // where the sign stands
	sign    string // in lower case where it is text
	text    bool   // white space may come first, and the case does not matter
	what    string
	instead string // what to do
}

// foreignKinds are tried in order.
var foreignKinds = []foreignKind{
	{0, "version https://git-lfs", true, "a pointer of git-lfs", "fetch the file itself by git lfs pull"},
	{0, "<!doctype html", true, "a page of HTML", "the address gave a page in place of the file; find that for downloads"},
	{0, "<html", true, "a page of HTML", "the address gave a page in place of the file; find that for downloads"},
	{0, "<?xml", true, "XML", "a model of OpenVINO, or the answer of a server? export it as ONNX"},
	{0, "\x1f\x8b", false, "compressed by gzip", "decompress it by gunzip"},
	{0, "\x28\xb5\x2f\xfd", false, "compressed by zstd", "decompress it by zstd -d"},
	{0, "\xfd7zXZ", false, "compressed by xz", "decompress it by xz -d"},
	{0, "BZh", false, "compressed by bzip2", "decompress it by bzip2 -d"},
	{4, "ORTM", false, "a model in ONNX Runtime's own format (.ort)", "load the .onnx file that it was made of"},
	{4, "TFL3", false, "a model of TensorFlow Lite", "convert it by tf2onnx"},
	{0, "GGUF", false, "a GGUF file", "it has weights of a language model, and no graph"},
	{0, "\x89HDF", false, "an HDF5 file, perhaps of Keras", "convert it by tf2onnx"},
	{0, "\x93NUMPY", false, "an array of NumPy", "read it by encoding/npy"},
	{257, "ustar", false, "a tar archive", "unpack it"},
	{0, "\x80\x02", false, "a pickle of Python, perhaps of PyTorch", "export the model by torch.onnx.export"},
	{0, "\x80\x04", false, "a pickle of Python", "export the model as ONNX where it was trained"},
}

// foreign says what a file is that is no ONNX model, and what to do about it; "" for what it does not
// know.
func foreign(data []byte) (what, instead string) {
	if len(data) == 0 {
		return "empty", "was it downloaded whole?"
	}
	start := bytes.ToLower(bytes.TrimLeft(data[:min(len(data), 64)], " \t\r\n\xef\xbb\xbf"))
	for _, k := range foreignKinds {
		at := data[min(k.at, len(data)):]
		if k.text {
			at = start
		}
		if bytes.HasPrefix(at, []byte(k.sign)) {
			return k.what, k.instead
		}
	}
	switch {
	case bytes.HasPrefix(data, []byte("PK\x03\x04")):
		if bytes.Contains(data[:min(len(data), 1<<10)], []byte("data.pkl")) {
			return "a file of PyTorch (.pth, .pt)", "export the model by torch.onnx.export"
		}
		return "a zip archive", "unpack it"
	case isSafetensors(data):
		return "a safetensors file", "it has weights, and no graph; encoding/safetensors reads it"
	}
	return "", ""
}

// isSafetensors reports whether a file begins with the length of a JSON object and this object.
func isSafetensors(data []byte) bool {
	return len(data) > 8 && data[8] == '{' && binary.LittleEndian.Uint64(data) <= uint64(len(data)-8)
}
