// The program in the smallest form that this browser can unpack, as `packed`. The page loads it, and its worker keeps
// it; a browser unpacks it itself, so any server of files will do, and what is left to load is known to the byte.
{
  const sizes = @SIZES@;
  const canUnpack = (format) => {
    try {
      return new DecompressionStream(format) !== null;
    } catch {
      return false; // an old browser knows none of them, or not this one
    }
  };
  const fileOf = (format) => `boardduels.${format}`;
  const formats = Object.keys(sizes).sort((a, b) => sizes[a] - sizes[b]);
  const format = formats.find(canUnpack);
  globalThis.packed = { format, file: format && fileOf(format), size: sizes[format], files: formats.map(fileOf) };
}
