// Package images makes tensors of images and images of tensors, for every type of
// package image without a call for each pixel.
//
// A tensor of an image is [height, width, channels], rows from the top, with the
// channels red, green, blue, and alpha after them where it is asked for; colours are not
// multiplied by alpha, as PNG files and most other libraries have them. Elements are
// uint8, 0 to 255, unless another dtype is asked for: uint16, 0 to 65535, or floats,
// 0 to 1.
//
// Only bytes are moved here: what scales and turns them is part of the tensor's graph,
// computed on its device together with what follows.
//
// The package imports tensor, hostmemory, device, shape and dtype.
package images
