import { type Pdfium, withMemory } from '#/pdf/engine/pdfium.ts'

/** From the PDF's own places to the page as it is looked at. */
export type Frame = (x: number, y: number) => readonly [number, number]

export function frameOf(engine: Pdfium, page: number, { width, height }: { width: number; height: number }): Frame {
  const [left, bottom] = withMemory(engine, 16, (at): [number, number] => {
    const known =
      engine.FPDFPage_GetCropBox(page, at, at + 4, at + 8, at + 12) ||
      engine.FPDFPage_GetMediaBox(page, at, at + 4, at + 8, at + 12)
    const value = (offset: number) => engine.pdfium.getValue(at + offset, 'float')
    return known ? [Math.min(value(0), value(8)), Math.min(value(4), value(12))] : [0, 0]
  })
  switch (engine.FPDFPage_GetRotation(page)) {
    case 1:
      return (x, y) => [y - bottom, x - left]
    case 2:
      return (x, y) => [width - (x - left), y - bottom]
    case 3:
      return (x, y) => [width - (y - bottom), height - (x - left)]
    default:
      return (x, y) => [x - left, height - (y - bottom)]
  }
}
