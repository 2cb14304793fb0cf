// The toolkit knows a mouse alone. Here a finger becomes one: it clicks where it taps, and one that rests clicks with
// the right button, as a long press does elsewhere. One that moves drags and turns the wheel: what it touches can do one
// or the other. It drags with the middle button, since the end of that is never taken for a click. Two fingers are the
// browser's, which enlarges the page by them (page.css).

const REST = 500; // milliseconds
const NEAR = 10; // pixels that a finger may tremble

const LEFT = 0, MIDDLE = 1, RIGHT = 2;

// A turn of the wheel by less than 5 scrolls by a fifth of it; the toolkit makes more of longer ones.
const SHORT = 4.9, PART = 5;

export function makeFingersAMouse(on) {
  let finger = null; // {id, x, y, timer, pressed}

  function send(type, touch, button) {
    on.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: touch.clientX, clientY: touch.clientY, button }));
  }

  function click(touch, button) {
    send("mousedown", touch, button);
    send("mouseup", touch, button);
  }

  // scroll turns the wheel so that what lies under the finger follows it.
  function scroll(way) {
    const turns = Math.ceil(Math.abs(way) * PART / SHORT);
    for (let i = 0; i < turns; i++) on.dispatchEvent(new WheelEvent("wheel", { bubbles: true, cancelable: true, deltaY: -way * PART / turns }));
  }

  function begin(touch) {
    finger = { id: touch.identifier, x: touch.clientX, y: touch.clientY, dragging: false, long: false };
    send("mousemove", touch, LEFT);
    finger.timer = setTimeout(() => {
      finger.long = true;
      click(touch, RIGHT);
    }, REST);
  }

  function move(touch) {
    const far = Math.hypot(touch.clientX - finger.x, touch.clientY - finger.y) > NEAR;
    if (far && !finger.dragging && !finger.long) {
      clearTimeout(finger.timer);
      finger.dragging = true;
      send("mousedown", { clientX: finger.x, clientY: finger.y }, MIDDLE);
    }
    if (!finger.dragging) return;
    scroll(touch.clientY - finger.y);
    finger.y = touch.clientY;
    send("mousemove", touch, LEFT);
  }

  function end(touch) {
    if (!finger.dragging && !finger.long) click(touch, LEFT);
    letGo(touch);
  }

  // letGo forgets the finger, wherever it is by now.
  function letGo(touch) {
    clearTimeout(finger.timer);
    if (finger.dragging) send("mouseup", touch, MIDDLE);
    send("mousemove", { clientX: -1, clientY: -1 }, LEFT); // nothing is hovered over
    finger = null;
  }

  function listen(type, then) {
    on.addEventListener(type, (event) => {
      if (!(event.target instanceof HTMLCanvasElement)) return; // the page's own buttons know fingers
      if (finger && event.touches.length > 1) letGo({ clientX: finger.x, clientY: finger.y });
      const isBegun = type === "touchstart" && event.touches.length === 1;
      for (const touch of event.changedTouches) if (isBegun || touch.identifier === finger?.id) then(touch);
      if (type === "touchend") event.preventDefault(); // or the browser makes up a mouse of its own
    }, { passive: false });
  }
  listen("touchstart", begin);
  listen("touchmove", move);
  listen("touchend", end);
  listen("touchcancel", letGo);
}
