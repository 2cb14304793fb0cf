// Loads the program, and tells how far that is.

// load compiles a program while it arrives. size is what it has unpacked, in bytes; told is given the share that is here.
export async function load(url, size, told) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  let here = 0;
  const counted = response.body.pipeThrough(new TransformStream({
    transform(piece, next) {
      here += piece.length;
      told(Math.min(here / size, 1));
      next.enqueue(piece);
    },
  }));
  return WebAssembly.compileStreaming(new Response(counted, { headers: { "Content-Type": "application/wasm" } }));
}
