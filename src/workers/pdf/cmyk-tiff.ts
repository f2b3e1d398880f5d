const BITS_AT = 8
const TABLE_AT = 16
const SHORT = 3
const LONG = 4
const SEPARATED = 5

/** Pixels in four inks as TIFF in its plainest form: the only way to tell sharp that its four channels are inks. */
export function cmykTiff(pixels: Uint8Array, width: number, height: number): Buffer {
  const tags = (data: number) =>
    [
      [256, LONG, 1, width],
      [257, LONG, 1, height],
      [258, SHORT, 4, BITS_AT],
      [259, SHORT, 1, 1],
      [262, SHORT, 1, SEPARATED],
      [273, LONG, 1, data],
      [277, SHORT, 1, 4],
      [278, LONG, 1, height],
      [279, LONG, 1, pixels.length],
    ] as const
  const length = TABLE_AT + 2 + tags(0).length * 12 + 4
  const whole = Buffer.alloc(length + pixels.length)
  whole.write('II', 0)
  whole.writeUInt16LE(42, 2)
  whole.writeUInt32LE(TABLE_AT, 4)
  for (let ink = 0; ink < 4; ink++) whole.writeUInt16LE(8, BITS_AT + ink * 2)
  whole.writeUInt16LE(tags(0).length, TABLE_AT)
  tags(length).forEach(([tag, type, count, value], index) => {
    const at = TABLE_AT + 2 + index * 12
    whole.writeUInt16LE(tag, at)
    whole.writeUInt16LE(type, at + 2)
    whole.writeUInt32LE(count, at + 4)
    whole.writeUInt32LE(value, at + 8)
  })
  whole.set(pixels, length)
  return whole
}
