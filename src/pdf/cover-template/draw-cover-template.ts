import { cmyk, degrees, PDFDocument, type CMYK, type PDFFont, type PDFPage } from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import type { TemplatePanel, TemplateSheet } from '#/domain/print/cover-template.ts'
import { formatMm, formatSize } from '#/domain/print/round-mm.ts'
import { withEdges } from '#/domain/print/n-up.ts'
import { points } from '#/pdf/impose/page-on-sheet.ts'
import { drawFinishMarks } from './draw-finish-marks.ts'
import { Layers } from './layers.ts'

export interface TemplateWords {
  /** Of the document; it is a cover's template where nothing else is said. */
  readonly title?: string
  /** The job in a line, and a second line with paper and date. */
  readonly lines: readonly string[]
  readonly fonts: { readonly regular: Uint8Array; readonly bold: Uint8Array }
}

/** Paper round the bleed for measures and words. */
const MARGIN = 30
/** Lines of words that the margin below holds, and the height that each more of them takes. */
const USUAL_LINES = 3
const LEADING = 4
const LAYERS = {
  bleed: '도련 (인쇄 전에 끄세요)',
  safe: '안전 영역 (인쇄 전에 끄세요)',
  folds: '책등과 접는 선 (인쇄 전에 끄세요)',
  finishing: '후가공 자리 (인쇄 전에 끄세요)',
  trim: '재단선 (인쇄 전에 끄세요)',
  words: '치수와 설명 (인쇄 전에 끄세요)',
} as const
type Layer = keyof typeof LAYERS

const RED = cmyk(0, 0.85, 0.7, 0)
const BLUE = cmyk(0.9, 0.35, 0, 0)
const GREEN = cmyk(0.75, 0, 0.9, 0.1)
const BLACK = cmyk(0, 0, 0, 1)
const GREY = cmyk(0, 0, 0, 0.55)
const PINK = cmyk(0, 0.14, 0.1, 0)
const NARROW_SPINE = 5

/** A page for each sheet of the cover: trim and bleed as boxes of the PDF and as lines, every help on a layer of its own. */
export async function drawCoverTemplate(sheets: readonly TemplateSheet[], words: TemplateWords): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.registerFontkit(fontkit)
  document.setTitle(words.title ?? '표지 틀')
  document.setLanguage('ko')
  const regular = await document.embedFont(words.fonts.regular, { subset: true })
  const bold = await document.embedFont(words.fonts.bold, { subset: true })
  const layers = new Layers<Layer>(document, LAYERS)
  const foot = LEADING * Math.max(0, words.lines.length - USUAL_LINES)
  for (const sheet of sheets) new SheetDrawing(document, sheet, layers, { regular, bold }, foot).draw(words.lines)
  return document.save()
}

interface Fonts {
  readonly regular: PDFFont
  readonly bold: PDFFont
}

class SheetDrawing {
  readonly #page: PDFPage
  readonly #sheet: TemplateSheet
  readonly #layers: Layers<Layer>
  readonly #fonts: Fonts
  /** The trim's corner on the page, mm. */
  readonly #x: number
  readonly #y: number

  constructor(document: PDFDocument, sheet: TemplateSheet, layers: Layers<Layer>, fonts: Fonts, foot: number) {
    const { size, bleed } = sheet
    const whole = withEdges(size, bleed)
    this.#sheet = sheet
    this.#layers = layers
    this.#fonts = fonts
    this.#x = MARGIN + bleed.left
    const bottom = MARGIN + foot
    this.#y = bottom + bleed.bottom
    this.#page = document.addPage([points(whole.width + 2 * MARGIN), points(whole.height + MARGIN + bottom)])
    this.#page.setTrimBox(points(this.#x), points(this.#y), points(size.width), points(size.height))
    this.#page.setBleedBox(points(MARGIN), points(bottom), points(whole.width), points(whole.height))
  }

  draw(lines: readonly string[]): void {
    this.#on('bleed', () => this.#drawBleed())
    this.#on('safe', () => this.#drawSafe())
    this.#on('folds', () => this.#drawFolds())
    if (this.#sheet.marks.length > 0) this.#on('finishing', () => this.#drawMarks())
    this.#on('trim', () => this.#drawTrim())
    this.#on('words', () => this.#drawWords(lines))
  }

  #on = (layer: Layer, paint: () => void): void => this.#layers.on(this.#page, layer, paint)

  #drawBleed(): void {
    const { size, bleed } = this.#sheet
    this.#fill(
      -bleed.left,
      -bleed.bottom,
      size.width + bleed.left + bleed.right,
      size.height + bleed.bottom + bleed.top,
      PINK,
    )
    this.#fill(0, 0, size.width, size.height, cmyk(0, 0, 0, 0))
  }

  #drawSafe(): void {
    for (const { x, y, width, height } of this.#sheet.safe) {
      this.#page.drawRectangle({
        x: points(this.#x + x),
        y: points(this.#y + y),
        width: points(width),
        height: points(height),
        borderColor: GREEN,
        borderWidth: 0.5,
        borderDashArray: [3, 3],
      })
    }
  }

  #drawFolds(): void {
    const { size, folds, levelFolds, scores } = this.#sheet
    for (const at of folds) this.#line(at, -8, at, size.height + 8, BLUE, [6, 3])
    for (const at of levelFolds) this.#line(-8, at, size.width + 8, at, BLUE, [6, 3])
    for (const at of scores) this.#line(at, -5, at, size.height + 5, GREY, [1.5, 2])
  }

  #drawMarks(): void {
    const { size, marks } = this.#sheet
    drawFinishMarks(this.#page, marks, { x: this.#x, y: this.#y, ...size }, this.#fonts.regular)
  }

  #drawTrim(): void {
    const { size, bleed } = this.#sheet
    const out = Math.max(...Object.values(bleed)) + 1.5
    for (const at of [0, size.width]) {
      this.#line(at, -out - 6, at, -out, RED)
      this.#line(at, size.height + out, at, size.height + out + 6, RED)
    }
    for (const at of [0, size.height]) {
      this.#line(-out - 6, at, -out, at, RED)
      this.#line(size.width + out, at, size.width + out + 6, at, RED)
    }
    this.#page.drawRectangle({
      x: points(this.#x),
      y: points(this.#y),
      width: points(size.width),
      height: points(size.height),
      borderColor: RED,
      borderWidth: 0.6,
    })
  }

  #drawWords(lines: readonly string[]): void {
    const { size, bleed, panels, title } = this.#sheet
    for (const panel of panels) this.#drawPanelWords(panel)
    this.#measureHeight()
    const whole = withEdges(size, bleed)
    const top = size.height + bleed.top + MARGIN - 7
    this.#text(`${title}  재단 ${formatSize(size)}  작업 ${formatSize(whole)}`, -bleed.left, top, 11, this.#fonts.bold)
    const worked = this.#sheet.marks.length > 0 ? '   보라 후가공 자리' : ''
    const legend = `빨강 재단선   분홍 도련   파랑 접는 선   회색 점선 오시와 홈   초록 안전 영역${worked}`
    this.#text(legend, -bleed.left, top - 5, 7, this.#fonts.regular, GREY)
    for (const [index, line] of lines.entries())
      this.#text(line, -bleed.left, -bleed.bottom - MARGIN + 8.5 - index * LEADING, 7.5, this.#fonts.regular)
  }

  /** Its name in the middle and its width below the trim; a spine too narrow for words has them turned or outside. */
  #drawPanelWords({ label, x, width }: TemplatePanel): void {
    const { size } = this.#sheet
    const middle = x + width / 2
    if (width >= 25) this.#centred(label, middle, size.height / 2, 14, this.#fonts.bold, GREY)
    else if (width >= NARROW_SPINE) this.#turned(label, middle, size.height / 2, Math.min(10, width * 1.6))
    const below = -8 - 4
    this.#line(x, below, x + width, below, BLACK)
    const measure = `${width < 25 ? `${label} ` : ''}${formatMm(width)}`
    this.#centred(measure, middle, width < 25 ? below - 4 : below + 1, 8, this.#fonts.regular, BLACK)
  }

  #measureHeight(): void {
    const { size, bleed } = this.#sheet
    const left = -bleed.left - 10
    this.#line(left, 0, left, size.height, BLACK)
    this.#turned(formatMm(size.height), left - 1.2, size.height / 2, 8)
  }

  #fill(x: number, y: number, width: number, height: number, color: CMYK): void {
    this.#page.drawRectangle({
      x: points(this.#x + x),
      y: points(this.#y + y),
      width: points(width),
      height: points(height),
      color,
    })
  }

  #line(x1: number, y1: number, x2: number, y2: number, color: CMYK, dashArray?: number[]): void {
    this.#page.drawLine({
      start: { x: points(this.#x + x1), y: points(this.#y + y1) },
      end: { x: points(this.#x + x2), y: points(this.#y + y2) },
      thickness: 0.5,
      color,
      ...(dashArray ? { dashArray } : {}),
    })
  }

  #text(text: string, x: number, y: number, size: number, font: PDFFont, color: CMYK = BLACK): void {
    this.#page.drawText(text, { x: points(this.#x + x), y: points(this.#y + y), size, font, color })
  }

  #centred(text: string, x: number, y: number, size: number, font: PDFFont, color: CMYK): void {
    const half = font.widthOfTextAtSize(text, size) / 2
    this.#page.drawText(text, { x: points(this.#x + x) - half, y: points(this.#y + y), size, font, color })
  }

  /** Reads from top to bottom, as a spine does. */
  #turned(text: string, x: number, y: number, size: number): void {
    const font = this.#fonts.bold
    const half = font.widthOfTextAtSize(text, size) / 2
    const at = { x: points(this.#x + x) - size * 0.35, y: points(this.#y + y) + half }
    this.#page.drawText(text, { ...at, size, font, color: GREY, rotate: degrees(-90) })
  }
}
