// Package images makes tensors from images and images from tensors. For the types of package image
// it makes no call for each pixel.
//
// A tensor of an image is [height, width, channels], with rows from the top and the channels red,
// green, blue, and alpha after them if it is asked for. Colours are not multiplied by alpha, as in
// PNG files and most other libraries. Elements are uint8, 0 to 255, unless another dtype is asked
// for: uint16, 0 to 65535, or floats, 0 to 1.
//
// The package moves only bytes. Scaling and transposing them is part of the tensor's graph, and is
// computed on its device together with what follows.
//
// The package imports tensor, hostmemory, device, shape and dtype.
package images
