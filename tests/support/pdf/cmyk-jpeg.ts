import sharp from 'sharp'

/** TIFF in its plainest form, because it can say that its four channels are inks and sharp can read it. */
function cmykTiff(side: number, pixels: Uint8Array): Buffer {
  const BITS_AT = 8
  const TABLE_AT = 16
  const tags = [
    [256, 3, 1, side],
    [257, 3, 1, side],
    [258, 3, 4, BITS_AT],
    [259, 3, 1, 1],
    [262, 3, 1, 5],
    [273, 4, 1, TABLE_AT + 2 + 9 * 12 + 4],
    [277, 3, 1, 4],
    [278, 3, 1, side],
    [279, 4, 1, pixels.length],
  ] as const
  const head = Buffer.alloc(TABLE_AT + 2 + tags.length * 12 + 4)
  head.write('II', 0)
  head.writeUInt16LE(42, 2)
  head.writeUInt32LE(TABLE_AT, 4)
  for (let ink = 0; ink < 4; ink++) head.writeUInt16LE(8, BITS_AT + ink * 2)
  head.writeUInt16LE(tags.length, TABLE_AT)
  tags.forEach(([tag, type, count, value], index) => {
    const at = TABLE_AT + 2 + index * 12
    head.writeUInt16LE(tag, at)
    head.writeUInt16LE(type, at + 2)
    head.writeUInt32LE(count, at + 4)
    head.writeUInt32LE(value, at + 8)
  })
  return Buffer.concat([head, pixels])
}

/** A square photograph in CMYK as picture programs write it: the inks the other way round. */
export function cmykJpeg(side: number, pixels: Uint8Array, progressive = false): Promise<Buffer> {
  return sharp(cmykTiff(side, pixels))
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .jpeg({ quality: 92, progressive })
    .toBuffer()
}
