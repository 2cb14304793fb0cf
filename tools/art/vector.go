package main

import (
	"fmt"
	"strings"
)

// vector is the finished picture as a drawable of Android's, 108 dots square.
func (d *drawing) vector() []byte {
	var b strings.Builder
	b.WriteString(`<?xml version="1.0" encoding="utf-8"?>
<vector xmlns:android="http://schemas.android.com/apk/res/android"
    xmlns:aapt="http://schemas.android.com/aapt"
    android:width="108dp"
    android:height="108dp"
`)
	fmt.Fprintf(&b, "    android:viewportWidth=\"%d\"\n    android:viewportHeight=\"%d\">\n", d.width, d.height)
	for _, p := range d.passes {
		b.WriteString(p.vector())
	}
	b.WriteString("</vector>\n")
	return []byte(b.String())
}

func (p *pass) vector() string {
	if p.glow != nil {
		return fmt.Sprintf("  <path android:pathData=\"%s\">\n%s  </path>\n", p.data, p.glow.vector())
	}
	return fmt.Sprintf("  <path android:fillColor=\"%s\" android:fillAlpha=\"%s\" android:pathData=\"%s\" />\n",
		p.colour, share(p.opacity), p.data)
}

// vector is the glow in units of the picture, since a drawable's gradient knows no shares.
func (g *glow) vector() string {
	var b strings.Builder
	width, height := g.box.right-g.box.left, g.box.bottom-g.box.top
	b.WriteString("    <aapt:attr name=\"android:fillColor\">\n")
	fmt.Fprintf(&b, "      <gradient android:type=\"radial\" android:centerX=\"%s\" android:centerY=\"%s\" android:gradientRadius=\"%s\">\n",
		share(g.box.left+g.x*width), share(g.box.top+g.y*height), share(g.r*width))
	for i, colour := range g.colours {
		fmt.Fprintf(&b, "        <item android:offset=\"%s\" android:color=\"%s\" />\n", share(float64(i)/2), colour)
	}
	b.WriteString("      </gradient>\n    </aapt:attr>\n")
	return b.String()
}
