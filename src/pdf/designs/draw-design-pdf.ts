import {
  clip,
  cmyk,
  degrees,
  endPath,
  LineCapStyle,
  PDFDocument,
  PDFName,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setGraphicsState,
  type PDFFont,
  type PDFImage,
  type PDFPage,
} from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import type { DrawnFile, DrawnPage } from '#/domain/designs/draw-design.ts'
import type { DesignInk } from '#/domain/designs/ink.ts'
import type { PathShape, PictureShape, Shape, TextShape } from '#/domain/designs/shape.ts'
import { points } from '#/pdf/impose/page-on-sheet.ts'

/** Larger black letters cover so much of the ground that it would show through them; smaller ones must not leave a white rim. */
const OVERPRINT_UP_TO_PT = 14
const LINES_OVERPRINT_UP_TO_PT = 2

interface FontFiles {
  readonly regular: Uint8Array
  readonly bold: Uint8Array
}

/** As they were embedded into the document of the page. */
interface Fonts {
  readonly regular: PDFFont
  readonly bold: PDFFont
}

/** A press file: trim and bleed as boxes, process colours only, type embedded, and pages that are alike stored once. */
export async function drawDesignPdf(file: DrawnFile, title: string, fontFiles: FontFiles): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.registerFontkit(fontkit)
  document.setTitle(title)
  document.setLanguage('ko')
  const fonts = {
    regular: await document.embedFont(fontFiles.regular, { subset: true }),
    bold: await document.embedFont(fontFiles.bold, { subset: true }),
  }
  const pictures = await embedPictures(document, file)
  const drawn = new Map<number, PDFPage>()
  for (const index of file.order) {
    const page = file.pages[index]
    if (!page) throw new Error(`no page ${index} in the design`)
    const made = addPage(document, page)
    const first = drawn.get(index)
    if (first) sameContent(made, first)
    else {
      new PageDrawing(made, page, { fonts, pictures }).draw()
      drawn.set(index, made)
    }
  }
  return document.save()
}

/** Marks without pictures on a page that is there already; it begins where its bleed does. */
export const drawOnPage = (page: PDFPage, drawn: DrawnPage, fonts: Fonts): void =>
  new PageDrawing(page, drawn, { fonts, pictures: new Map() }).draw()

type Pictures = ReadonlyMap<string, PDFImage>

/** Each picture once, however often it stands on the pages. */
async function embedPictures(document: PDFDocument, { pages }: DrawnFile): Promise<Pictures> {
  const found = new Map<string, PDFImage>()
  for (const href of pages.flatMap(({ shapes }) => shapes.flatMap(picturesOf)))
    if (!found.has(href)) found.set(href, await document.embedPng(href))
  return found
}

const picturesOf = (shape: Shape): string[] =>
  shape.kind === 'picture' ? [shape.href] : shape.kind === 'clip' ? shape.shapes.flatMap(picturesOf) : []

function addPage(document: PDFDocument, { size, bleed }: DrawnPage): PDFPage {
  const whole = { width: size.width + bleed.left + bleed.right, height: size.height + bleed.top + bleed.bottom }
  const page = document.addPage([points(whole.width), points(whole.height)])
  page.setTrimBox(points(bleed.left), points(bleed.bottom), points(size.width), points(size.height))
  page.setBleedBox(0, 0, points(whole.width), points(whole.height))
  return page
}

function sameContent(page: PDFPage, first: PDFPage): void {
  for (const key of ['Contents', 'Resources']) {
    const value = first.node.get(PDFName.of(key))
    if (value) page.node.set(PDFName.of(key), value)
  }
}

/** PDF counts upwards from the foot; a design downwards from the trim's upper edge. */
class PageDrawing {
  readonly #page: PDFPage
  readonly #drawn: DrawnPage
  readonly #fonts: Fonts
  readonly #pictures: Pictures
  #overprinting: PDFName | null = null

  constructor(
    page: PDFPage,
    drawn: DrawnPage,
    { fonts, pictures }: { readonly fonts: Fonts; readonly pictures: Pictures },
  ) {
    this.#page = page
    this.#drawn = drawn
    this.#fonts = fonts
    this.#pictures = pictures
  }

  draw(): void {
    for (const shape of this.#drawn.shapes) this.#shape(shape)
  }

  #shape(shape: Shape): void {
    if (shape.kind === 'path') return this.#path(shape)
    if (shape.kind === 'text') return this.#text(shape)
    if (shape.kind === 'picture') return this.#picture(shape)
    const { x, y, width, height } = shape
    const box = rectangle(this.#x(x), this.#y(y + height), points(width), points(height))
    this.#page.pushOperators(pushGraphicsState(), box, clip(), endPath())
    for (const inside of shape.shapes) this.#shape(inside)
    this.#page.pushOperators(popGraphicsState())
  }

  #path({ d, fill, stroke, width = 0, dash }: PathShape): void {
    const over = !fill && stroke && isBlack(stroke) && points(width) <= LINES_OVERPRINT_UP_TO_PT
    this.#overprinted(over === true, () =>
      this.#page.drawSvgPath(d, {
        x: this.#x(0),
        y: this.#y(0),
        scale: points(1),
        ...(fill ? { color: mixed(fill) } : {}),
        ...(stroke ? { borderColor: mixed(stroke), borderWidth: width } : {}),
        ...(dash ? { borderDashArray: [...dash], borderLineCap: LineCapStyle.Round } : {}),
      }),
    )
  }

  #text({ text, x, y, size, bold, align, fill, turned }: TextShape): void {
    const font = bold ? this.#fonts.bold : this.#fonts.regular
    const height = points(size)
    const length = font.widthOfTextAtSize(text, height)
    const before = align === 'start' ? 0 : align === 'middle' ? length / 2 : length
    const at = turned
      ? { x: this.#x(x), y: this.#y(y) + before, rotate: degrees(-90) }
      : { x: this.#x(x) - before, y: this.#y(y) }
    const over = height <= OVERPRINT_UP_TO_PT && isBlack(fill)
    this.#overprinted(over, () => this.#page.drawText(text, { ...at, size: height, font, color: mixed(fill) }))
  }

  #picture({ href, x, y, width, height }: PictureShape): void {
    const image = this.#pictures.get(href)
    if (!image) throw new Error('a picture was not embedded')
    const box = { x: this.#x(x), y: this.#y(y + height), width: points(width), height: points(height) }
    this.#page.drawImage(image, box)
  }

  /** Black on top of the ground instead of in a hole of it (ISO 32000-1, 8.6.7). */
  #overprinted(over: boolean, draw: () => void): void {
    if (over) this.#page.pushOperators(pushGraphicsState(), setGraphicsState(this.#overprint()))
    draw()
    if (over) this.#page.pushOperators(popGraphicsState())
  }

  #overprint(): PDFName {
    const { node, doc } = this.#page
    this.#overprinting ??= node.newExtGState(
      'Overprint',
      doc.context.obj({ Type: 'ExtGState', OP: true, op: true, OPM: 1 }),
    )
    return this.#overprinting
  }

  #x = (x: number): number => points(this.#drawn.bleed.left + x)
  #y = (y: number): number => points(this.#drawn.bleed.bottom + this.#drawn.size.height - y)
}

const isBlack = ({ cmyk: [c, m, y, k] }: DesignInk): boolean => c + m + y === 0 && k === 100

function mixed({ cmyk: [c, m, y, k] }: DesignInk) {
  return cmyk(c / 100, m / 100, y / 100, k / 100)
}
