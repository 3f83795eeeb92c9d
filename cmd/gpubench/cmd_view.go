package main

type viewCmd struct {
	Line       string `arg:"" optional:"" name:"opline" help:"An op line whose result has two axes."`
	Frames     int    `help:"Close the window after this many frames; 0: when the user does."`
	Screenshot string `placeholder:"FILE" help:"Write the last frame to a PNG file."`
}

// Run opens the window: runView is another function in a build without one.
func (c *viewCmd) Run(e *environment) error { return runView(e, c) }
