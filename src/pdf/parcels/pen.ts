import { cmyk, PDFDocument, type PDFFont, type PDFPage } from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import { barPath } from '#/domain/shipping/code-128.ts'
import { PLAIN_LETTERS } from '#/pdf/fonts/plain-letters.ts'

export interface PenFonts {
  readonly regular: Uint8Array
  readonly bold: Uint8Array
}
type Weight = 'regular' | 'bold'

const MM = 72 / 25.4
/** Label printers know black only, and grey would become dots. */
const BLACK = cmyk(0, 0, 0, 1)

/** Draws on pages of one size by millimetres from the upper left corner. */
export class Pen {
  readonly #document: PDFDocument
  readonly #fonts: Readonly<Record<Weight, PDFFont>>
  readonly #size: readonly [width: number, height: number]
  readonly #bleed: number
  readonly #widths = new Map<string, number>()
  #page: PDFPage | null = null

  private constructor(
    document: PDFDocument,
    fonts: Record<Weight, PDFFont>,
    size: readonly [number, number],
    bleed: number,
  ) {
    this.#document = document
    this.#fonts = fonts
    this.#size = size
    this.#bleed = bleed
  }

  /** `bleed` is part of `size`, and cut away on each side. */
  static async over(size: readonly [number, number], title: string, fonts: PenFonts, bleed = 0): Promise<Pen> {
    const document = await PDFDocument.create()
    document.registerFontkit(fontkit)
    document.setTitle(title)
    document.setLanguage('ko')
    const regular = await document.embedFont(fonts.regular, { subset: true, features: PLAIN_LETTERS })
    const bold = await document.embedFont(fonts.bold, { subset: true, features: PLAIN_LETTERS })
    return new Pen(document, { regular, bold }, size, bleed)
  }

  page(): void {
    const [width, height] = this.#size
    const [cut, edge] = [this.#bleed * MM, 2 * this.#bleed]
    this.#page = this.#document.addPage([width * MM, height * MM])
    if (this.#bleed > 0) this.#page.setTrimBox(cut, cut, (width - edge) * MM, (height - edge) * MM)
  }

  /** `y` is the base line. `size` is in points. */
  text(text: string, x: number, y: number, size: number, weight: Weight = 'regular'): void {
    if (text !== '') this.#paper.drawText(text, { ...this.#at(x, y), size, font: this.#fonts[weight], color: BLACK })
  }

  right(text: string, x: number, y: number, size: number, weight: Weight = 'regular'): void {
    this.text(text, x - this.#width(text, size, weight), y, size, weight)
  }

  /** Breaks after any letter, as Korean may; gives the base line below the last. What is too long ends in dots. */
  paragraph(text: string, { x, y, width, size, weight = 'regular', most = 99 }: Paragraph): number {
    const lines = this.#wrap(text, width, size, weight)
    const shown = lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]?.slice(0, -1) ?? ''}…`] : lines
    const leading = (size * 1.35) / MM
    shown.forEach((line, at) => this.text(line, x, y + at * leading, size, weight))
    return y + shown.length * leading
  }

  rule(y: number, from: number, to: number, thick = 0.25): void {
    this.#paper.drawLine({ start: this.#at(from, y), end: this.#at(to, y), thickness: thick * MM, color: BLACK })
  }

  frame(x: number, y: number, width: number, height: number): void {
    this.#paper.drawRectangle({
      ...this.#at(x, y + height),
      width: width * MM,
      height: height * MM,
      borderColor: BLACK,
      borderWidth: 0.9,
    })
  }

  /** Bars of a text, as wide as told at the most, in one path. */
  bars(text: string, x: number, y: number, { width, height, most = 0.5 }: Bars): void {
    this.#paper.drawSvgPath(barPath(text, { width, height, most }), { ...this.#at(x, y), scale: MM, color: BLACK })
  }

  save(): Promise<Uint8Array> {
    return this.#document.save()
  }

  #wrap(text: string, width: number, size: number, weight: Weight): string[] {
    const lines: string[] = []
    let line = ''
    let wide = 0
    for (const letter of text.replaceAll(/\s+/gu, ' ').trim()) {
      const step = this.#width(letter, size, weight)
      if (wide + step > width && line !== '') {
        lines.push(line.trimEnd())
        line = ''
        wide = 0
      }
      line += letter
      wide += step
    }
    return [...lines, line]
  }

  /** Letter by letter, each asked of the font once: laying out a line to measure it takes longer than drawing it. */
  #width(text: string, size: number, weight: Weight): number {
    let units = 0
    for (const letter of text) {
      const key = weight + letter
      const known = this.#widths.get(key) ?? this.#fonts[weight].widthOfTextAtSize(letter, 1)
      this.#widths.set(key, known)
      units += known
    }
    return (units * size) / MM
  }

  #at(x: number, y: number): { x: number; y: number } {
    return { x: x * MM, y: (this.#size[1] - y) * MM }
  }

  get #paper(): PDFPage {
    if (!this.#page) throw new Error('no page')
    return this.#page
  }
}

interface Paragraph {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly weight?: Weight
  /** Lines. */
  readonly most?: number
}

interface Bars {
  readonly width: number
  readonly height: number
  /** Width of the thinnest bar. */
  readonly most?: number
}
