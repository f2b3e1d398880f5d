import { cmyk, PDFDocument } from '@cantoo/pdf-lib'
import { drawnOnce, koreanDocument } from './korean-document.ts'

const mm = (value: number) => (value * 72) / 25.4

interface Handout {
  readonly pages: number
  readonly size?: 'a4' | 'b5'
  /** Written on every page with its number; a black bar without, which costs no typeface. */
  readonly word?: string
  /** Pages with colour on them, from the first. */
  readonly coloured?: number
}

const SIZES = { a4: [210, 297], b5: [182, 257] } as const

/** What a teacher prints out of a word processor: black text within wide margins, without bleed. */
export const handout = drawnOnce(async ({ pages, size = 'a4', word, coloured = 0 }: Handout) => {
  const { document, font } =
    word === undefined ? { document: await PDFDocument.create(), font: null } : await koreanDocument()
  const [width, height] = SIZES[size]
  for (let number = 1; number <= pages; number++) {
    const page = document.addPage([mm(width), mm(height)])
    const at = { x: mm(30), y: mm(height - 50), color: cmyk(0, 0, 0, 1) }
    if (font) page.drawText(`${word} ${number}`, { ...at, size: 14, font })
    else page.drawRectangle({ ...at, width: mm(20 + number), height: mm(5) })
    if (number <= coloured)
      page.drawRectangle({ x: mm(40), y: mm(60), width: mm(60), height: mm(40), color: cmyk(0.8, 0.2, 0, 0) })
  }
  return document.save()
})
