import { numberOf } from '../design-values.ts'
import { tint } from '../ink.ts'
import { frame, line, type Shape } from '../shape.ts'
import { type DrawInner, footOf, headOf, rules, underHead } from './inner-input.ts'

/** `gap`: between the lines, mm. */
export const lined: DrawInner = (input) => {
  const gap = numberOf(input.params, 'gap', 8)
  return [...headOf(input), ...rules(underHead(input), gap, tint(input.ink, 0.6)), ...footOf(input)]
}

export const grid: DrawInner = (input) => {
  const gap = numberOf(input.params, 'gap', 5)
  const box = underHead(input)
  const [across, down] = [Math.floor(box.width / gap), Math.floor(box.height / gap)]
  const soft = tint(input.ink, 0.45)
  const verticals = Array.from({ length: across + 1 }, (_, at) =>
    line(box.x + at * gap, box.y, box.x + at * gap, box.y + down * gap, soft, 0.18),
  )
  const levels = rules({ ...box, width: across * gap, height: down * gap }, gap, soft)
  return [...headOf(input), ...verticals, ...levels, ...footOf(input)]
}

export const dots: DrawInner = (input) => {
  const gap = numberOf(input.params, 'gap', 5)
  const box = underHead(input)
  const across = Math.floor(box.width / gap) * gap
  const rows = Array.from({ length: Math.floor(box.height / gap) + 1 }, (_, at): Shape =>
    line(box.x, box.y + at * gap, box.x + across + 0.01, box.y + at * gap, tint(input.ink, 0.75), 0.45, [0, gap]),
  )
  return [...headOf(input), ...rows, ...footOf(input)]
}

/** Cornell: cues at the left, notes at the right, a summary at the foot. */
export const cornell: DrawInner = (input) => {
  const { ink, accent, params } = input
  const box = underHead(input)
  const split = box.x + box.width * 0.29
  const foot = box.y + box.height * 0.8
  const small = { size: 3.2, bold: true, align: 'start', fill: accent } as const
  const label = (text: string, x: number, y: number): Shape => ({ kind: 'text', text, x, y, ...small })
  const notes = { x: split + 3, y: box.y + 8, width: box.width * 0.71 - 3, height: foot - box.y - 10 }
  const summary = { ...box, y: foot + 8, height: box.y + box.height - foot - 8 }
  const gap = numberOf(params, 'gap', 8)
  return [
    ...headOf(input),
    line(box.x, box.y, box.x + box.width, box.y, accent, 0.6),
    line(split, box.y, split, foot, accent, 0.4),
    line(box.x, foot, box.x + box.width, foot, accent, 0.4),
    label('핵심 낱말', box.x, box.y + 5),
    label('필기', notes.x, box.y + 5),
    label('요약', box.x, foot + 5),
    ...rules(notes, gap, tint(ink, 0.5), gap),
    ...rules(summary, gap, tint(ink, 0.5), gap),
    ...footOf(input),
  ]
}

/** Five lines, ten or so times. `stave`: between the lines of one, mm. */
export const staves: DrawInner = (input) => {
  const stave = numberOf(input.params, 'stave', 2)
  const box = underHead(input)
  const pitch = stave * 4 + 11
  const count = Math.floor((box.height + 11) / pitch)
  const spread = count > 1 ? (box.height - stave * 4) / (count - 1) : 0
  const systems = Array.from({ length: count }, (_, at) => {
    const y = box.y + at * spread
    const end = box.x + box.width
    const bars = [box.x, end].map((x) => line(x, y, x, y + stave * 4, input.ink, 0.25))
    return [...rules({ x: box.x, y, width: box.width, height: stave * 4 + 0.01 }, stave, input.ink), ...bars]
  })
  return [...headOf(input, '연습한 날'), ...systems.flat(), ...footOf(input)]
}

/** 원고지: rows of square cells with a narrow strip between them. `columns`: cells in a row. */
export const manuscript: DrawInner = (input) => {
  const columns = numberOf(input.params, 'columns', 20)
  const box = underHead(input)
  const side = box.width / columns
  const gap = side * 0.42
  const rows = Math.floor((box.height + gap) / (side + gap))
  const spread = (box.height - rows * side) / Math.max(1, rows - 1)
  const soft = tint(input.accent, 0.8)
  const cells = Array.from({ length: rows }, (_, row) => {
    const y = box.y + row * (side + spread)
    const posts = Array.from({ length: columns - 1 }, (__, at) =>
      line(box.x + (at + 1) * side, y, box.x + (at + 1) * side, y + side, soft, 0.18),
    )
    return [frame({ x: box.x, y, width: box.width, height: side }, soft, 0.3), ...posts]
  })
  const around = { x: box.x - 1.6, y: box.y - 1.6, width: box.width + 3.2, height: box.height + 3.2 }
  const count = `${columns} × ${rows}`
  const area = {
    x: input.side === 'right' ? box.x : box.x + box.width,
    align: input.side === 'right' ? 'start' : 'end',
  } as const
  return [
    ...headOf(input),
    frame(around, input.accent, 0.5),
    ...cells.flat(),
    {
      kind: 'text',
      text: count,
      x: area.x,
      y: box.y + box.height + 6,
      size: 3,
      bold: false,
      align: area.align,
      fill: input.ink,
    },
    ...footOf(input),
  ]
}
