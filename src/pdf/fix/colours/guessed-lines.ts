/** Guesses from the pixel to the left, and from the one above. */
const LEFT = 1
const ABOVE = 2

/**
 * Pixels written as the difference to their neighbours, which packs far better than the pixels themselves: line by line
 * whichever neighbour guesses better, in the manner of PNG.
 */
export function guessedLines(bytes: Uint8Array, lineBytes: number, pixelBytes: number): Uint8Array {
  const height = Math.floor(bytes.length / lineBytes)
  const whole = new Uint8Array(height * (lineBytes + 1))
  const empty = new Uint8Array(lineBytes)
  for (let y = 0; y < height; y++) {
    const line = bytes.subarray(y * lineBytes, (y + 1) * lineBytes)
    const above = y === 0 ? empty : bytes.subarray((y - 1) * lineBytes, y * lineBytes)
    const kind = missBy(line, above) < missByLeft(line, pixelBytes) ? ABOVE : LEFT
    const at = y * (lineBytes + 1)
    whole[at] = kind
    for (let x = 0; x < lineBytes; x++) {
      const guess = kind === ABOVE ? above[x] : x < pixelBytes ? 0 : line[x - pixelBytes]
      whole[at + 1 + x] = (line[x] ?? 0) - (guess ?? 0)
    }
  }
  return whole
}

/** Looked at here and there; lines are alike. */
const STEP = 7

function missBy(line: Uint8Array, above: Uint8Array): number {
  let miss = 0
  for (let x = 0; x < line.length; x += STEP) miss += Math.abs((line[x] ?? 0) - (above[x] ?? 0))
  return miss
}

function missByLeft(line: Uint8Array, pixelBytes: number): number {
  let miss = 0
  for (let x = 0; x < line.length; x += STEP)
    miss += Math.abs((line[x] ?? 0) - (x < pixelBytes ? 0 : (line[x - pixelBytes] ?? 0)))
  return miss
}
