// Package opened is what tools and package tensor need of a Device and users do not: the
// Vulkan device behind it. Package device fills it in, so that its own surface names
// nothing internal.
//
// The package imports vulkan.
package opened
