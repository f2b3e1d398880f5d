import * as fontkit from 'fontkit'

/** A line of text as a path of SVG with upward y, and how long it is, both in units of the em. */
export function outlineOf(
  text: string,
  font: Uint8Array,
): { readonly path: string; readonly length: number; readonly em: number } {
  const opened = fontkit.create(Buffer.from(font)) as fontkit.Font
  const run = opened.layout(text)
  let x = 0
  const pieces = run.glyphs.map((glyph, at) => {
    const piece = glyph.path.translate(x, 0).toSVG()
    x += run.positions[at]?.xAdvance ?? 0
    return piece
  })
  return { path: pieces.join(''), length: x, em: opened.unitsPerEm }
}
