import {
  beginText,
  cmyk,
  type Color,
  endText,
  lineTo,
  moveText,
  moveTo,
  PDFDocument,
  type PDFFont,
  type PDFImage,
  type PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  PDFString,
  rgb,
  setFillingColor,
  setFontAndSize,
  setLineWidth,
  setStrokingColor,
  stroke,
} from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import { barPath } from '#/domain/shipping/code-128.ts'
import { brokenLines } from '#/lib/broken-lines.ts'
import { PLAIN_LETTERS } from '#/pdf/fonts/plain-letters.ts'

export interface PenFonts {
  readonly regular: Uint8Array
  readonly bold: Uint8Array
}
type Weight = 'regular' | 'bold'

const MM = 72 / 25.4
/** Label printers know black only, and grey would become dots. */
const BLACK = cmyk(0, 0, 0, 1)

const hundredths = (points: number): number => Math.round(points * 100) / 100
const leadingOf = (size: number): number => (size * 1.35) / MM

/** As bytes, of which a page takes half as many as of hexadecimal figures. Those that end or change a string are escaped. */
const codeOf = (font: PDFFont, letter: string): string =>
  String.fromCharCode(...font.encodeText(letter).asBytes())
    .replaceAll(/[()\\]/gu, String.raw`\$&`)
    .replaceAll('\r', String.raw`\r`)

/** Draws on pages of one size by millimetres from the upper left corner. */
export class Pen {
  readonly #document: PDFDocument
  readonly #fonts: Readonly<Record<Weight, PDFFont>>
  readonly #size: readonly [width: number, height: number]
  readonly #bleed: number
  readonly #letters = { regular: new Map<string, Letter>(), bold: new Map<string, Letter>() }
  readonly #inks = new Map<string, Color>()
  #ink: Color = BLACK
  #on = nothingOn()
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
    this.#on = nothingOn()
    if (this.#bleed > 0) this.#page.setTrimBox(cut, cut, (width - edge) * MM, (height - edge) * MM)
  }

  /** `#rrggbb` for what comes after; null is black. */
  ink(colour: string | null): void {
    this.#ink = colour === null ? BLACK : this.#colour(colour)
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
      this.#on = nothingOn()
      draw(index + 1, pages.length)
    }
  }

  /** `y` is the base line. `size` is in points. */
  text(text: string, x: number, y: number, size: number, weight: Weight = 'regular'): void {
    if (text === '') return
    const at = this.#at(x, y)
    let codes = ''
    for (const letter of text) codes += this.#letter(letter, weight).code
    this.#dip()
    this.#set(size, weight)
    this.#paper.pushOperators(
      beginText(),
      moveText(at.x, at.y),
      PDFOperator.of(PDFOperatorNames.ShowText, [PDFString.of(codes)]),
      endText(),
    )
  }

  right(text: string, x: number, y: number, size: number, weight: Weight = 'regular'): void {
    this.text(text, x - this.#width(text, size, weight), y, size, weight)
  }

  /** Broken into lines once, to be measured and then written. What is too long ends in dots. */
  laid(text: string, { width, size, weight = 'regular', most = 99 }: Type): Laid {
    const lines = brokenLines(text, width, (part) => this.#width(part, size, weight))
    const shown = lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]?.slice(0, -1) ?? ''}…`] : lines
    return { lines: shown, whole: lines.length <= most, height: shown.length * leadingOf(size), size, weight }
  }

  /** `y` is the base line of the first; gives the one below the last. */
  write({ lines, height, size, weight }: Laid, x: number, y: number): number {
    for (const [at, line] of lines.entries()) this.text(line, x, y + at * leadingOf(size), size, weight)
    return y + height
  }

  /** What is as high as it becomes. */
  paragraph(text: string, { x, y, ...type }: Paragraph): number {
    return this.write(this.laid(text, type), x, y)
  }

  rule(y: number, from: number, to: number, thick = 0.25): void {
    const [left, right] = [this.#at(from, y), this.#at(to, y)]
    this.#point(thick)
    this.#paper.pushOperators(moveTo(left.x, left.y), lineTo(right.x, right.y), stroke())
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
    const asked = { code: codeOf(font, letter), width: font.widthOfTextAtSize(letter, 1) }
    this.#letters[weight].set(letter, asked)
    return asked
  }

  /** And so does the pen of lines. */
  #point(thick: number): void {
    if (this.#on.line?.ink === this.#ink && this.#on.line.thick === thick) return
    this.#on.line = { ink: this.#ink, thick }
    this.#paper.pushOperators(setStrokingColor(this.#ink), setLineWidth(hundredths(thick * MM)))
  }

  #colour(colour: string): Color {
    const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255
    const known = this.#inks.get(colour) ?? rgb(part(1), part(3), part(5))
    this.#inks.set(colour, known)
    return known
  }

  /** The colour stays on the page until another is wanted: said with each word, it is most of a long paper. */
  #dip(): void {
    if (this.#on.ink === this.#ink) return
    this.#on.ink = this.#ink
    this.#paper.pushOperators(setFillingColor(this.#ink))
  }

  /** So does the type. */
  #set(size: number, weight: Weight): void {
    const { ref, name } = this.#fonts[weight]
    const type = `${weight} ${size}`
    if (this.#on.type === type) return
    this.#on.type = type
    const known = (this.#on.names[weight] ??= this.#paper.node.newFontDictionary(name, ref))
    this.#paper.pushOperators(setFontAndSize(known, size))
  }

  /** In hundredths of a point: nobody sees less, and all its figures would be written. */
  #at(x: number, y: number): { x: number; y: number } {
    return { x: hundredths(x * MM), y: hundredths((this.#size[1] - y) * MM) }
  }

  get #paper(): PDFPage {
    if (!this.#page) throw new Error('no page')
    return this.#page
  }
}

/** What a page knows from before. */
interface OnPage {
  readonly names: Partial<Record<Weight, PDFName>>
  ink: Color | null
  /** Weight and size. */
  type: string
  line: { readonly ink: Color; readonly thick: number } | null
}

const nothingOn = (): OnPage => ({ names: {}, ink: null, type: '', line: null })

interface Letter {
  /** As the font counts it. */
  readonly code: string
  readonly width: number
}

interface Room {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Type {
  readonly width: number
  readonly size: number
  readonly weight?: Weight
  /** Lines. */
  readonly most?: number
}

interface Paragraph extends Type {
  readonly x: number
  readonly y: number
}

/** A text in its lines. */
export interface Laid {
  readonly lines: readonly string[]
  /** Whether all of it is shown. */
  readonly whole: boolean
  /** What it takes, from its first base line to the one below it. */
  readonly height: number
  readonly size: number
  readonly weight: Weight
}

interface Bars {
  readonly width: number
  readonly height: number
  /** Width of the thinnest bar. */
  readonly most?: number
}
