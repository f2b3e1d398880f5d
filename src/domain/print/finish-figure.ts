import type { CornerMark, FinishMark, HoleMark, LineMark, NumberMark } from './finish-marks.ts'
import { formatMm } from './round-mm.ts'
import type { TemplateShape, TemplateText } from './template-shapes.ts'
import type { Mm, SizeMm } from './units.ts'

const PEN = { tone: 'purple', weight: 0.7 } as const
const DASHES: Readonly<Record<LineMark['kind'], readonly number[]>> = { score: [1.5, 2], perforation: [4, 1.5] }
const NAMES: Readonly<Record<LineMark['kind'], string>> = { score: '오시', perforation: '미싱' }
/** How far lines stand out of the trim: over the bleed, where their measure is. */
const OUT = 7

/** Where holes, lines, numbers and corners are worked, each with its measure from the left or the upper edge. */
export const finishFigure = (marks: readonly FinishMark[], trim: SizeMm): readonly TemplateShape[] =>
  marks.flatMap((mark) => {
    switch (mark.kind) {
      case 'hole':
        return hole(mark, trim)
      case 'number':
        return number(mark)
      case 'corner':
        return corner(mark)
      case 'score':
      case 'perforation':
        return line(mark, trim)
    }
  })

const words = (text: string, x: Mm, y: Mm, anchor: TemplateText['anchor'] = 'start'): TemplateText => ({
  kind: 'text',
  text,
  x,
  y,
  size: 7,
  bold: false,
  tone: 'purple',
  anchor,
  turned: false,
})

function hole({ x, y, diameter }: HoleMark, trim: SizeMm): readonly TemplateShape[] {
  const arm = { kind: 'line', tone: 'purple', weight: 0.3 } as const
  return [
    { kind: 'circle', x, y, radius: diameter / 2, ...PEN },
    { ...arm, x1: x - diameter, y1: y, x2: x + diameter, y2: y },
    { ...arm, x1: x, y1: y - diameter, x2: x, y2: y + diameter },
    words(`지름 ${formatMm(diameter)}`, x, y + diameter + 1, 'middle'),
    words(`왼쪽 ${formatMm(x)} · 위 ${formatMm(trim.height - y)}`, x, y - diameter - 3, 'middle'),
  ]
}

function line({ kind, direction, at }: LineMark, { width, height }: SizeMm): readonly TemplateShape[] {
  const drawn = { kind: 'line', dash: DASHES[kind], ...PEN } as const
  if (direction === 'vertical')
    return [
      { ...drawn, x1: at, y1: -OUT, x2: at, y2: height + OUT },
      words(`${NAMES[kind]} 왼쪽 ${formatMm(at)}`, at + 1, height + OUT - 2),
    ]
  return [
    { ...drawn, x1: -OUT, y1: at, x2: width + OUT, y2: at },
    words(`${NAMES[kind]} 위 ${formatMm(height - at)}`, width + OUT - 6, at + 1),
  ]
}

const number = ({ x, y, width, height }: NumberMark): readonly TemplateShape[] => [
  { kind: 'frame', x, y, width, height, ...PEN },
  words('No. 000001', x + 2, y + height / 2 - 1),
]

/** The quarter circle that the knife takes, drawn from edge to edge. */
function corner({ x, y, radius }: CornerMark): readonly TemplateShape[] {
  const [inX, inY] = [x === 0 ? 1 : -1, y === 0 ? 1 : -1] as const
  const beside = x + inX * (radius / 2 + 1)
  return [
    { kind: 'corner', x, y, radius, inX, inY, ...PEN },
    words(`R ${formatMm(radius)}`, beside, y + inY * (radius / 2 + 2) - 1, inX < 0 ? 'end' : 'start'),
  ]
}
