package opened

import "github.com/weft-gpu/weft/internal/vulkan"

// Device is the Vulkan device behind a *device.Device; nil where Open did not make it.
// Package device sets it when it is initialized.
var Device func(dev any) *vulkan.Device

// Error is an error of packages vulkan and memory as one of package device, and any other
// error as it is. Package device sets it when it is initialized.
var Error func(err error) error

// Arithmetic is what package vulkan found of a *device.Arithmetic. Package device sets it when it
// is initialized.
var Arithmetic func(a any) *vulkan.Arithmetic
