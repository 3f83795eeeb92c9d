// Package window shows an image in a window, through a Vulkan swapchain on the
// device that computed it. It has content under the build tag window and with cgo only,
// since it needs glfw and with it the window system's headers.
//
// [Open] makes the window, its surface and swapchain. An image goes its way
// from [Window.Pixels], memory that the device can read, through an image of
// the same size to the swapchain image, scaled by a blit to the nearest pixel;
// [Window.Present] submits that, and [Window.Capture] also copies back what it
// presented. [Window.Poll] takes the user's input. Everything of a window
// belongs to one goroutine, locked to its thread (the process's first on
// macOS).
//
// Vulkan calls that take one structure go through vulkan-go. Those that take
// arrays of them go through wsi.c: vulkan-go gives the arrays to a finalizer
// that may run before the call does.
//
// It imports device, opened and vulkan.
package window
