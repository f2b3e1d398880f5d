import { cmyk, type CMYK, LineCapStyle, type PDFFont, type PDFPage } from '@cantoo/pdf-lib'
import type { FigureShape, JobFigure } from '#/domain/drawing/job-figure.ts'
import type { Tone } from '#/domain/drawing/scene.ts'

const INKS: Readonly<Record<string, CMYK>> = {
  ink: cmyk(0, 0, 0, 0.92),
  grey: cmyk(0, 0, 0, 0.6),
  sheet: cmyk(0, 0, 0, 0),
  edge: cmyk(0.02, 0.02, 0.06, 0.06),
  orange: cmyk(0, 0.65, 0.95, 0),
}

/** House colours in process inks; the tint of a paper as it is. */
function inkOf(tone: Tone): CMYK | undefined {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iu.exec(tone)
  if (!hex) return INKS[tone]
  const [c = 0, m = 0, y = 0] = hex.slice(1).map((part) => 1 - Number.parseInt(part, 16) / 255)
  return cmyk(c, m, y, 0)
}

/** Draws the job with its box's upper left corner at `x`, `top`, in points. */
export function drawFigure(
  page: PDFPage,
  { box, shapes }: JobFigure,
  at: { readonly x: number; readonly top: number; readonly scale: number },
  fonts: { readonly regular: PDFFont; readonly bold: PDFFont },
): void {
  const { x, top, scale } = at
  for (const shape of shapes) {
    if (shape.type === 'path') drawPath(page, shape, { x: x - box.x * scale, y: top + box.y * scale, scale })
    else {
      const font = shape.strong ? fonts.bold : fonts.regular
      const size = shape.size * scale
      const width = font.widthOfTextAtSize(shape.text, size)
      const shift = { start: 0, middle: width / 2, end: width }[shape.anchor]
      const [left, down] = shape.at
      page.drawText(shape.text, {
        x: x + (left - box.x) * scale - shift,
        y: top - (down - box.y) * scale,
        size,
        font,
        color: cmyk(0, 0, 0, 0.92),
      })
    }
  }
}

function drawPath(
  page: PDFPage,
  { d, fill, stroke }: Extract<FigureShape, { type: 'path' }>,
  at: { readonly x: number; readonly y: number; readonly scale: number },
): void {
  const [color, borderColor] = [inkOf(fill), stroke ? inkOf(stroke.tone) : undefined]
  if (!color && !borderColor) return
  page.drawSvgPath(d, {
    ...at,
    ...(color ? { color } : {}),
    ...(borderColor && stroke
      ? {
          borderColor,
          borderWidth: stroke.width,
          borderOpacity: stroke.opacity,
          borderLineCap: LineCapStyle.Round,
          ...(stroke.dash ? { borderDashArray: stroke.dash.split(' ').map(Number) } : {}),
        }
      : {}),
  })
}
