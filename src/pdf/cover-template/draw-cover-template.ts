import { cmyk, degrees, PDFDocument, type CMYK, type PDFFont, type PDFPage } from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import type { TemplateSheet } from '#/domain/print/cover-template.ts'
import { templateFigure, type TemplateFigure } from '#/domain/print/template-figure.ts'
import {
  TEMPLATE_LAYERS,
  type TemplateLayer,
  type TemplateShape,
  type TemplateText,
  type TemplateTone,
} from '#/domain/print/template-shapes.ts'
import { PLAIN_LETTERS } from '#/pdf/fonts/plain-letters.ts'
import { points } from '#/pdf/impose/page-on-sheet.ts'
import { Layers } from './layers.ts'

export interface TemplateWords {
  readonly title: string
  /** The job in a line, and a second line with paper and date. */
  readonly lines: readonly string[]
  readonly fonts: { readonly regular: Uint8Array; readonly bold: Uint8Array }
}

const COLOURS: Readonly<Record<TemplateTone, CMYK>> = {
  red: cmyk(0, 0.85, 0.7, 0),
  blue: cmyk(0.9, 0.35, 0, 0),
  green: cmyk(0.75, 0, 0.9, 0.1),
  black: cmyk(0, 0, 0, 1),
  grey: cmyk(0, 0, 0, 0.55),
  pink: cmyk(0, 0.14, 0.1, 0),
  yellow: cmyk(0, 0.03, 0.4, 0),
  purple: cmyk(0.55, 0.85, 0, 0),
  white: cmyk(0, 0, 0, 0),
}
/** Control points of a quarter of a circle. */
const ROUND = 0.5523
/** Middle of a letter's height, as a part of its size. */
const HALF_LETTER = 0.35

interface Fonts {
  readonly regular: PDFFont
  readonly bold: PDFFont
}

/** A page for each sheet: trim and bleed as boxes of the PDF and as lines, every help on a layer of its own. */
export async function drawCoverTemplate(sheets: readonly TemplateSheet[], words: TemplateWords): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.registerFontkit(fontkit)
  document.setTitle(words.title)
  document.setLanguage('ko')
  const regular = await document.embedFont(words.fonts.regular, { subset: true, features: PLAIN_LETTERS })
  const bold = await document.embedFont(words.fonts.bold, { subset: true, features: PLAIN_LETTERS })
  const layers = new Layers<TemplateLayer>(document, TEMPLATE_LAYERS)
  for (const sheet of sheets) drawFigure(document, templateFigure(sheet, words.lines), layers, { regular, bold })
  return document.save()
}

function drawFigure(document: PDFDocument, figure: TemplateFigure, layers: Layers<TemplateLayer>, fonts: Fonts): void {
  const { page: size, trim, bleed } = figure
  const page = document.addPage([points(size.width), points(size.height)])
  page.setTrimBox(points(trim.x), points(trim.y), points(trim.width), points(trim.height))
  page.setBleedBox(points(bleed.x), points(bleed.y), points(bleed.width), points(bleed.height))
  for (const { id, shapes } of figure.layers)
    layers.on(page, id, () => {
      for (const shape of shapes) drawShape(page, shape, fonts)
    })
}

function drawShape(page: PDFPage, shape: TemplateShape, fonts: Fonts): void {
  switch (shape.kind) {
    case 'area':
      return page.drawRectangle({ ...place(shape), ...box(shape), color: COLOURS[shape.fill] })
    case 'frame':
      return page.drawRectangle({ ...place(shape), ...box(shape), ...border(shape) })
    case 'line':
      return page.drawLine({
        start: place({ x: shape.x1, y: shape.y1 }),
        end: place({ x: shape.x2, y: shape.y2 }),
        thickness: shape.weight,
        color: COLOURS[shape.tone],
        ...(shape.dash ? { dashArray: [...shape.dash] } : {}),
      })
    case 'circle':
      return page.drawCircle({ ...place(shape), size: points(shape.radius), ...border(shape) })
    case 'corner': {
      const r = points(shape.radius)
      // An SVG path has y downwards: what goes up into the sheet is negative.
      const [dx, dy] = [shape.inX * r, -shape.inY * r]
      const path = `M ${dx} 0 C ${dx * (1 - ROUND)} 0 0 ${dy * (1 - ROUND)} 0 ${dy}`
      return page.drawSvgPath(path, { ...place(shape), ...border(shape) })
    }
    case 'text':
      return drawWords(page, shape, shape.bold ? fonts.bold : fonts.regular)
  }
}

const place = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: points(x), y: points(y) })
const box = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  width: points(width),
  height: points(height),
})
const border = ({ tone, weight, dash }: { tone: TemplateTone; weight: number; dash?: readonly number[] }) => ({
  borderColor: COLOURS[tone],
  borderWidth: weight,
  ...(dash ? { borderDashArray: [...dash] } : {}),
})

function drawWords(page: PDFPage, { text, x, y, size, tone, anchor, turned }: TemplateText, font: PDFFont): void {
  const share = { start: 0, middle: 0.5, end: 1 }[anchor]
  const back = font.widthOfTextAtSize(text, size) * share
  const at = place({ x, y })
  const start = turned ? { x: at.x - size * HALF_LETTER, y: at.y + back } : { x: at.x - back, y: at.y }
  page.drawText(text, { ...start, size, font, color: COLOURS[tone], ...(turned ? { rotate: degrees(-90) } : {}) })
}
