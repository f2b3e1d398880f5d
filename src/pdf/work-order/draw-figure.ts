import {
  clip,
  cmyk,
  type CMYK,
  concatTransformationMatrix,
  endPath,
  LineCapStyle,
  type PDFFont,
  type PDFImage,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
} from '@cantoo/pdf-lib'
import type { FigureShape, JobFigure, WornPage } from '#/domain/drawing/job-figure.ts'
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

export interface FigureTools {
  readonly fonts: { readonly regular: PDFFont; readonly bold: PDFFont }
  /** Pages of the customer's, as the figure counts them. */
  readonly pictures: readonly PDFImage[]
}

/** Draws the job with its box's upper left corner at `x`, `top`, in points. */
export function drawFigure(
  page: PDFPage,
  { box, shapes }: JobFigure,
  at: { readonly x: number; readonly top: number; readonly scale: number },
  { fonts, pictures }: FigureTools,
): void {
  const { x, top, scale } = at
  const origin = { x: x - box.x * scale, y: top + box.y * scale, scale }
  for (const shape of shapes) {
    if (shape.type === 'path') drawPath(page, shape, origin)
    else if (shape.type === 'page') drawWorn(page, shape, origin, pictures[shape.picture])
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

/** Drawings count downwards and papers upwards, so the face is turned over and its page stands upright again. */
function drawWorn(
  page: PDFPage,
  { matrix, size, at, shade }: WornPage,
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
  picture: PDFImage | undefined,
): void {
  if (!picture) return
  const [a, b, c, d, e, f] = matrix
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(scale * a, -scale * b, scale * c, -scale * d, x + scale * e, y - scale * f),
    rectangle(0, 0, size.width, size.height),
    clip(),
    endPath(),
  )
  page.drawImage(picture, { x: at.x, y: at.y + at.height, width: at.width, height: -at.height })
  if (shade > 0) page.drawRectangle({ x: 0, y: 0, ...size, color: cmyk(0, 0, 0, 1), opacity: shade })
  page.pushOperators(popGraphicsState())
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
