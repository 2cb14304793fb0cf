// Loads the program, and tells how far that is.

// Unloadable is the error of what didn't arrive. status is what the server answered instead; none where nobody did.
export class Unloadable extends Error {
  constructor(file, status) {
    super(`${file}: ${status ?? "no answer"}`);
    this.status = status;
  }
}

// load compiles a packed program while it arrives. told is given how many of its bytes are here.
export async function load({ file, format }, told) {
  const response = await fetch(new URL(file, import.meta.url)).catch(() => { throw new Unloadable(file); });
  if (!response.ok) throw new Unloadable(file, response.status);
  let here = 0, lost = null;
  const reader = response.body.getReader();
  const counted = new ReadableStream({
    async pull(pieces) {
      const { done, value } = await reader.read().catch(() => { throw lost = new Unloadable(file); });
      if (done) return pieces.close();
      told(here += value.length);
      pieces.enqueue(value);
    },
  });
  const program = counted.pipeThrough(new DecompressionStream(format));
  try {
    return await WebAssembly.compileStreaming(new Response(program, { headers: { "Content-Type": "application/wasm" } }));
  } catch (reason) {
    throw lost ?? reason;
  }
}
