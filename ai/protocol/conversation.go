package protocol

import (
	"bytes"
	"context"
	"fmt"
	"io"
)

// conversation is what is said to a program and answered, whatever the game. After its first failure it fails always.
// One goroutine at a time may use it.
type conversation struct {
	lines  *lines
	limits Limits
	name   string
	failed error
	unsent bytes.Buffer // messages that wait for the next one that is sent
}

// greet opens the line to a program by a message, and waits for its greeting, which may come before the question. If it
// returns an error there is nothing to close.
func greet(ctx context.Context, from io.Reader, to io.Writer, hello any, line int, l Limits) (*conversation, error) {
	c := &conversation{lines: newLines(from, to, line), limits: l}
	var question bytes.Buffer
	encode(&question, hello)
	answer, err := c.lines.ask(ctx, question.Bytes(), l.Start)
	if err != nil {
		c.Close()
		return nil, fmt.Errorf("greeting: %w", err)
	}
	g, err := parseGreeting(answer)
	if err != nil {
		c.Close()
		return nil, fmt.Errorf("greeting: %w", err)
	}
	c.name = g.name
	return c, nil
}

// Close ends the line.
func (c *conversation) Close() { c.lines.stop() }

// Name is how the program calls itself; "" if it didn't say.
func (c *conversation) Name() string { return c.name }

// note keeps a message for the next one that is sent.
func (c *conversation) note(message any) {
	if c.failed == nil {
		encode(&c.unsent, message)
	}
}

// choose asks for a decision and returns the place of the action that the answer names among the ids.
func (c *conversation) choose(ctx context.Context, decision int, question any, ids []string) (place int, err error) {
	if c.failed == nil {
		place, c.failed = c.ask(ctx, decision, question, ids)
	}
	return place, c.failed
}

func (c *conversation) ask(ctx context.Context, decision int, question any, ids []string) (int, error) {
	if err := c.lines.early(); err != nil {
		return 0, err
	}
	encode(&c.unsent, question)
	defer c.unsent.Reset()
	answer, err := c.lines.ask(ctx, bytes.Clone(c.unsent.Bytes()), c.limits.Move)
	if err != nil {
		return 0, err
	}
	return parseChoice(answer, decision, ids)
}

// tell sends a message that nothing answers, with those that wait.
func (c *conversation) tell(ctx context.Context, message any) error {
	if c.failed != nil {
		return c.failed
	}
	encode(&c.unsent, message)
	defer c.unsent.Reset()
	c.failed = c.lines.tell(ctx, bytes.Clone(c.unsent.Bytes()), c.limits.Move)
	return c.failed
}
