import { cmyk, PDFDocument, type PDFFont, type PDFImage, type PDFPage } from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import type { JobFigure } from '#/domain/drawing/job-figure.ts'
import { brokenLines } from '#/lib/broken-lines.ts'
import { PLAIN_LETTERS } from '#/pdf/fonts/plain-letters.ts'
import { drawFigure } from './draw-figure.ts'

export interface WorkOrder {
  readonly title: string
  /** Number of the job and version, at the right of the title. */
  readonly number: string
  readonly sections: readonly WorkOrderSection[]
  /** The job with its measures, right of the first sections. */
  readonly figure: JobFigure
  /** JPEGs of the customer's pages on it. */
  readonly pictures?: readonly Uint8Array[]
  readonly fonts: { readonly regular: Uint8Array; readonly bold: Uint8Array }
}

export interface WorkOrderSection {
  readonly title: string
  /** Label and value; a row without a label is a sentence over the whole width. */
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  /** In large bold type. */
  readonly loud?: true
}

const A4 = [595.276, 841.89] as const
const MARGIN = 48
const LABEL_WIDTH = 86
const SIZE = 9
const LOUD = 13
const LEADING = 14
/** As high as both sides of a shared sheet. */
const FIGURE = { width: 170, height: 260 } as const
const INK = cmyk(0, 0, 0, 0.92)
const GREY = cmyk(0, 0, 0, 0.6)

/** The sheet that goes with the job through the house: A4, as many pages as it needs. */
export async function drawWorkOrder(order: WorkOrder): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.registerFontkit(fontkit)
  document.setTitle(`${order.title} ${order.number}`)
  document.setLanguage('ko')
  const [regular, bold] = await Promise.all(
    [order.fonts.regular, order.fonts.bold].map((font) =>
      document.embedFont(font, { subset: true, features: PLAIN_LETTERS }),
    ),
  )
  if (!regular || !bold) throw new Error('no fonts')
  const writer = new Writer(document, regular, bold)
  writer.heading(order.title, order.number)
  const pictures = await Promise.all((order.pictures ?? []).map((picture) => document.embedJpg(picture)))
  writer.figure(order.figure, pictures)
  for (const section of order.sections) writer.section(section)
  writer.numberPages(order.number)
  return document.save()
}

class Writer {
  readonly #document: PDFDocument
  readonly #regular: PDFFont
  readonly #bold: PDFFont
  readonly #pages: PDFPage[] = []
  #y = 0
  /** Lines above this height of the first page leave room for the figure. */
  #figureFoot = Number.POSITIVE_INFINITY

  constructor(document: PDFDocument, regular: PDFFont, bold: PDFFont) {
    this.#document = document
    this.#regular = regular
    this.#bold = bold
    this.#newPage()
  }

  heading(title: string, number: string): void {
    this.#text(title, MARGIN, 26, this.#bold)
    const width = this.#bold.widthOfTextAtSize(number, 12)
    this.#text(number, A4[0] - MARGIN - width, 12, this.#bold)
    this.#y -= 12
    this.#rule(1.2)
    this.#y -= 24
  }

  /** In the upper right corner of the first page; the lines beside it are kept short. */
  figure(figure: JobFigure, pictures: readonly PDFImage[]): void {
    const scale = Math.min(FIGURE.width / figure.box.width, FIGURE.height / figure.box.height, 1)
    const x = A4[0] - MARGIN - figure.box.width * scale
    const fonts = { regular: this.#regular, bold: this.#bold }
    drawFigure(this.#page, figure, { x, top: this.#y + 6, scale }, { fonts, pictures })
    this.#figureFoot = this.#y + 6 - figure.box.height * scale - LEADING
  }

  section({ title, rows, loud }: WorkOrderSection): void {
    this.#room(LEADING * 3)
    for (const [index, line] of this.#wrap(title, this.#right - MARGIN, 11, this.#bold).entries()) {
      if (index > 0) this.#y -= LEADING
      this.#text(line, MARGIN, 11, this.#bold)
    }
    this.#y -= 7
    this.#rule(0.5)
    this.#y -= LEADING
    const type = loud ? { size: LOUD, font: this.#bold } : { size: SIZE, font: this.#regular }
    for (const { label, value } of rows) this.#row(label, value, type)
    this.#y -= LEADING
  }

  /** With the job on each: pages are parted on the floor. */
  numberPages(job: string): void {
    for (const [index, page] of this.#pages.entries()) {
      const text = `${index + 1} / ${this.#pages.length}`
      const type = { y: 28, size: 7, font: this.#regular, color: GREY }
      page.drawText(job, { ...type, x: MARGIN })
      page.drawText(text, { ...type, x: A4[0] - MARGIN - this.#regular.widthOfTextAtSize(text, 7) })
    }
  }

  #row(label: string, value: string, { size, font }: { readonly size: number; readonly font: PDFFont }): void {
    const x = label === '' ? MARGIN : MARGIN + LABEL_WIDTH
    const leading = (size / SIZE) * LEADING
    for (const [index, line] of this.#wrap(value, this.#right - x, size, font).entries()) {
      this.#room(leading)
      if (index === 0 && label !== '') this.#text(label, MARGIN, SIZE - 1, this.#regular, GREY)
      this.#text(line, x, size, font)
      this.#y -= leading
    }
  }

  /** In the lines of whoever wrote it, and those broken where they are too wide. */
  #wrap(text: string, width: number, size: number, font: PDFFont): readonly string[] {
    const widthOf = (part: string) => font.widthOfTextAtSize(part, size)
    return text.split(/\r?\n/u).flatMap((written) => brokenLines(written, width, widthOf))
  }

  #room(height: number): void {
    if (this.#y - height < MARGIN) this.#newPage()
  }

  #newPage(): void {
    this.#pages.push(this.#document.addPage([...A4]))
    this.#y = A4[1] - MARGIN - 20
  }

  get #right(): number {
    const beside = this.#pages.length === 1 && this.#y > this.#figureFoot
    return A4[0] - MARGIN - (beside ? FIGURE.width + 16 : 0)
  }

  get #page(): PDFPage {
    const page = this.#pages.at(-1)
    if (!page) throw new Error('no page')
    return page
  }

  #text(text: string, x: number, size: number, font: PDFFont, color = INK): void {
    this.#page.drawText(text, { x, y: this.#y, size, font, color })
  }

  #rule(thickness: number): void {
    const { x, y } = { x: MARGIN, y: this.#y }
    this.#page.drawLine({
      start: { x, y },
      end: { x: thickness > 1 ? A4[0] - MARGIN : this.#right, y },
      thickness,
      color: INK,
    })
  }
}
