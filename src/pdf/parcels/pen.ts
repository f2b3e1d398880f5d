import {
  beginText,
  cmyk,
  type Color,
  endText,
  PDFDocument,
  type PDFFont,
  PDFHexString,
  type PDFImage,
  type PDFName,
  type PDFPage,
  rgb,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import { barPath } from '#/domain/shipping/code-128.ts'
import { linePieces } from '#/lib/line-pieces.ts'
import { PLAIN_LETTERS } from '#/pdf/fonts/plain-letters.ts'

export interface PenFonts {
  readonly regular: Uint8Array
  readonly bold: Uint8Array
}
type Weight = 'regular' | 'bold'

const MM = 72 / 25.4
/** Label printers know black only, and grey would become dots. */
const BLACK = cmyk(0, 0, 0, 1)

const leadingOf = (size: number): number => (size * 1.35) / MM

/** Draws on pages of one size by millimetres from the upper left corner. */
export class Pen {
  readonly #document: PDFDocument
  readonly #fonts: Readonly<Record<Weight, PDFFont>>
  readonly #size: readonly [width: number, height: number]
  readonly #bleed: number
  readonly #letters = { regular: new Map<string, Letter>(), bold: new Map<string, Letter>() }
  #names: Partial<Record<Weight, PDFName>> = {}
  #ink: Color = BLACK
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
    this.#names = {}
    if (this.#bleed > 0) this.#page.setTrimBox(cut, cut, (width - edge) * MM, (height - edge) * MM)
  }

  /** `#rrggbb` for what comes after; null is black. */
  ink(colour: string | null): void {
    const part = (at: number) => Number.parseInt(colour?.slice(at, at + 2) ?? '', 16) / 255
    this.#ink = colour === null ? BLACK : rgb(part(1), part(3), part(5))
  }

  /** A PNG as a `data:` address. */
  read(address: string): Promise<PDFImage> {
    return this.#document.embedPng(address)
  }

  /** As large as fits into the room, without a change of its form, at its right lower corner. */
  picture(image: PDFImage, { x, y, width, height }: Room): void {
    const scaled = image.scaleToFit(width * MM, height * MM)
    const corner = this.#at(x + width, y + height)
    this.#paper.drawImage(image, { x: corner.x - scaled.width, y: corner.y, ...scaled })
  }

  /** Once more over all that was drawn, for what is known only at the end. */
  eachPage(draw: (page: number, of: number) => void): void {
    const pages = this.#document.getPages()
    for (const [index, page] of pages.entries()) {
      this.#page = page
      this.#names = {}
      draw(index + 1, pages.length)
    }
  }

  /** `y` is the base line. `size` is in points. */
  text(text: string, x: number, y: number, size: number, weight: Weight = 'regular'): void {
    if (text === '') return
    const at = this.#at(x, y)
    const codes = Array.from(text, (letter) => this.#letter(letter, weight).code).join('')
    this.#paper.pushOperators(
      beginText(),
      setFillingColor(this.#ink),
      setFontAndSize(this.#fontOn(weight), size),
      setTextMatrix(1, 0, 0, 1, at.x, at.y),
      showText(PDFHexString.of(codes)),
      endText(),
    )
  }

  right(text: string, x: number, y: number, size: number, weight: Weight = 'regular'): void {
    this.text(text, x - this.#width(text, size, weight), y, size, weight)
  }

  /** Breaks as `linePieces` allows; gives the base line below the last. What is too long ends in dots. */
  paragraph(text: string, { x, y, width, size, weight = 'regular', most = 99 }: Paragraph): number {
    const lines = this.#wrap(text, width, size, weight)
    const shown = lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]?.slice(0, -1) ?? ''}…`] : lines
    shown.forEach((line, at) => this.text(line, x, y + at * leadingOf(size), size, weight))
    return y + shown.length * leadingOf(size)
  }

  /** What such a paragraph takes. */
  height(text: string, { width, size, weight = 'regular', most = 99 }: Omit<Paragraph, 'x' | 'y'>): number {
    return Math.min(most, this.#wrap(text, width, size, weight).length) * leadingOf(size)
  }

  rule(y: number, from: number, to: number, thick = 0.25): void {
    this.#paper.drawLine({ start: this.#at(from, y), end: this.#at(to, y), thickness: thick * MM, color: this.#ink })
  }

  frame(x: number, y: number, width: number, height: number): void {
    this.#paper.drawRectangle({
      ...this.#at(x, y + height),
      width: width * MM,
      height: height * MM,
      borderColor: this.#ink,
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
    const add = (piece: string, step: number): void => {
      if (wide + step > width && line !== '') {
        lines.push(line.trimEnd())
        line = ''
        wide = 0
      }
      // No line begins with the space that it was broken at.
      if (line === '' && piece === ' ') return
      line += piece
      wide += step
    }
    for (const piece of linePieces(text)) {
      const step = this.#width(piece, size, weight)
      if (step <= width) add(piece, step)
      else for (const letter of piece) add(letter, this.#width(letter, size, weight))
    }
    return [...lines, line]
  }

  #width(text: string, size: number, weight: Weight): number {
    let units = 0
    for (const letter of text) units += this.#letter(letter, weight).width
    return (units * size) / MM
  }

  /** Letter by letter, each asked of the font once: laying out a line, to measure or to draw it, takes most of the time of a long paper. */
  #letter(letter: string, weight: Weight): Letter {
    const known = this.#letters[weight].get(letter)
    if (known) return known
    const font = this.#fonts[weight]
    const asked = { code: font.encodeText(letter).asString(), width: font.widthOfTextAtSize(letter, 1) }
    this.#letters[weight].set(letter, asked)
    return asked
  }

  /** The name under which the page knows the font. */
  #fontOn(weight: Weight): PDFName {
    const known = this.#names[weight]
    if (known) return known
    const { name, ref } = this.#fonts[weight]
    return (this.#names[weight] = this.#paper.node.newFontDictionary(name, ref))
  }

  #at(x: number, y: number): { x: number; y: number } {
    return { x: x * MM, y: (this.#size[1] - y) * MM }
  }

  get #paper(): PDFPage {
    if (!this.#page) throw new Error('no page')
    return this.#page
  }
}

interface Letter {
  /** Hexadecimal, as the font counts it. */
  readonly code: string
  readonly width: number
}

interface Room {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
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
