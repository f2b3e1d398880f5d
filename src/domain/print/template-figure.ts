import type { TemplatePanel, TemplateSheet } from './cover-template.ts'
import { finishFigure } from './finish-figure.ts'
import { withEdges } from './n-up.ts'
import { formatMm, formatSize } from './round-mm.ts'
import type { TemplateLayer, TemplateShape, TemplateText, TemplateTone } from './template-shapes.ts'
import type { Mm, SizeMm } from './units.ts'

/** One page of a template, its art-work helps by layer. */
export interface TemplateFigure {
  readonly page: SizeMm
  readonly trim: SizeMm & { readonly x: Mm; readonly y: Mm }
  readonly bleed: SizeMm & { readonly x: Mm; readonly y: Mm }
  readonly layers: readonly { readonly id: TemplateLayer; readonly shapes: readonly TemplateShape[] }[]
}

/** Paper round the bleed for measures and words. */
const MARGIN = 30
/** Lines of words that the margin below holds, and the height that each more of them takes. */
const USUAL_LINES = 3
const LEADING = 4
const NARROW_SPINE = 5

/** `lines` say which job it is, below the drawing. */
export function templateFigure(sheet: TemplateSheet, lines: readonly string[]): TemplateFigure {
  const whole = withEdges(sheet.size, sheet.bleed)
  const bottom = MARGIN + LEADING * Math.max(0, lines.length - USUAL_LINES)
  const at = { x: MARGIN + sheet.bleed.left, y: bottom + sheet.bleed.bottom }
  const layer = (id: TemplateLayer, shapes: readonly TemplateShape[]) => ({ id, shapes: shapes.map(movedBy(at)) })
  return {
    page: { width: whole.width + 2 * MARGIN, height: whole.height + MARGIN + bottom },
    trim: { ...at, ...sheet.size },
    bleed: { x: MARGIN, y: bottom, ...whole },
    layers: [
      layer('bleed', bleedShapes(sheet)),
      layer('tolerance', toleranceShapes(sheet)),
      layer(
        'safe',
        sheet.safe.map((area) => ({ kind: 'frame', ...area, tone: 'green', weight: 0.5, dash: [3, 3] })),
      ),
      layer('folds', foldShapes(sheet)),
      layer('finishing', finishFigure(sheet.marks, sheet.size)),
      layer('trim', trimShapes(sheet)),
      layer('words', wordShapes(sheet, lines)),
    ].filter(({ shapes }) => shapes.length > 0),
  }
}

function movedBy({ x, y }: { readonly x: Mm; readonly y: Mm }): (shape: TemplateShape) => TemplateShape {
  return (shape) =>
    shape.kind === 'line'
      ? { ...shape, x1: shape.x1 + x, y1: shape.y1 + y, x2: shape.x2 + x, y2: shape.y2 + y }
      : { ...shape, x: shape.x + x, y: shape.y + y }
}

const rule = (x1: Mm, y1: Mm, x2: Mm, y2: Mm, tone: TemplateTone, dash?: readonly number[]): TemplateShape => ({
  kind: 'line',
  x1,
  y1,
  x2,
  y2,
  tone,
  weight: 0.5,
  ...(dash ? { dash } : {}),
})

const text = (words: string, x: Mm, y: Mm, size: number, more: Partial<TemplateText> = {}): TemplateText => ({
  kind: 'text',
  text: words,
  x,
  y,
  size,
  bold: false,
  tone: 'black',
  anchor: 'start',
  turned: false,
  ...more,
})

function bleedShapes({ size, bleed }: TemplateSheet): readonly TemplateShape[] {
  return [
    { kind: 'area', x: -bleed.left, y: -bleed.bottom, ...withEdges(size, bleed), fill: 'pink' },
    { kind: 'area', x: 0, y: 0, ...size, fill: 'white' },
  ]
}

/** The strips in which a fold of the spine may come to lie. */
const toleranceShapes = ({ size, bands }: TemplateSheet): readonly TemplateShape[] =>
  bands.map(({ x, width }) => ({ kind: 'area', x, y: 0, width, height: size.height, fill: 'yellow' }))

const foldShapes = ({ size, folds, levelFolds, scores }: TemplateSheet): readonly TemplateShape[] => [
  ...folds.map((at) => rule(at, -8, at, size.height + 8, 'blue', [6, 3])),
  ...levelFolds.map((at) => rule(-8, at, size.width + 8, at, 'blue', [6, 3])),
  ...scores.map((at) => rule(at, -5, at, size.height + 5, 'grey', [1.5, 2])),
]

function trimShapes({ size, bleed }: TemplateSheet): readonly TemplateShape[] {
  const out = Math.max(...Object.values(bleed)) + 1.5
  const { width, height } = size
  return [
    ...[0, width].flatMap((at) => [
      rule(at, -out - 6, at, -out, 'red'),
      rule(at, height + out, at, height + out + 6, 'red'),
    ]),
    ...[0, height].flatMap((at) => [
      rule(-out - 6, at, -out, at, 'red'),
      rule(width + out, at, width + out + 6, at, 'red'),
    ]),
    { kind: 'frame', x: 0, y: 0, width, height, tone: 'red', weight: 0.6 },
  ]
}

function wordShapes(sheet: TemplateSheet, lines: readonly string[]): readonly TemplateShape[] {
  const { size, bleed, panels, title, tolerance } = sheet
  const top = size.height + bleed.top + MARGIN - 7
  const left = -bleed.left - 10
  const whole = withEdges(size, bleed)
  return [
    ...panels.flatMap((panel) => panelWords(panel, size, panel.label === SPINE ? tolerance : 0)),
    rule(left, 0, left, size.height, 'black'),
    turned(formatMm(size.height), left - 2.4, size.height / 2, 8),
    text(`${title}  재단 ${formatSize(size)}  작업 ${formatSize(whole)}`, -bleed.left, top, 11, { bold: true }),
    text(legendOf(sheet).join('   '), -bleed.left, top - 5, 7, { tone: 'grey' }),
    ...lines.map((line, index) => text(line, -bleed.left, -bleed.bottom - MARGIN + 8.5 - index * LEADING, 7.5)),
  ]
}

/** Names what is on this sheet and nothing else. */
function legendOf({ bleed, folds, levelFolds, scores, tolerance, marks }: TemplateSheet): readonly string[] {
  return [
    '빨강 재단선',
    ...(Object.values(bleed).some((width) => width > 0) ? ['분홍 도련'] : []),
    ...(folds.length + levelFolds.length > 0 ? ['파랑 접는 선'] : []),
    ...(scores.length > 0 ? ['회색 점선 오시와 홈'] : []),
    '초록 안전 영역',
    ...(tolerance > 0 ? [`노랑 책등 오차 ±${formatMm(tolerance)} mm`] : []),
    ...(marks.length > 0 ? ['보라 후가공 자리'] : []),
  ]
}

const turned = (words: string, x: Mm, y: Mm, size: number): TemplateText =>
  text(words, x, y, size, { bold: true, tone: 'grey', anchor: 'middle', turned: true })

const SPINE = '책등'

/** Its name in the middle and its width below the trim, and by how much a spine may come out otherwise; a spine too narrow for words has them turned or outside. */
function panelWords({ label, x, width }: TemplatePanel, size: SizeMm, tolerance: Mm): readonly TemplateShape[] {
  const middle = x + width / 2
  const below = -8 - 4
  const wide = width >= 25
  const measure = `${wide ? '' : `${label} `}${formatMm(width)}${tolerance > 0 ? ` ±${formatMm(tolerance)}` : ''}`
  const name: readonly TemplateShape[] = wide
    ? [text(label, middle, size.height / 2, 14, { bold: true, tone: 'grey', anchor: 'middle' })]
    : width >= NARROW_SPINE
      ? [turned(label, middle, size.height / 2, Math.min(10, width * 1.6))]
      : []
  return [
    ...name,
    rule(x, below, x + width, below, 'black'),
    text(measure, middle, wide ? below + 1 : below - 4, 8, { anchor: 'middle' }),
  ]
}
