import type { SizeMm } from '#/domain/print/units.ts'
import type { DesignParams, DesignValues } from '../design-values.ts'
import type { DesignInk } from '../ink.ts'
import { type Box, line, type Shape } from '../shape.ts'
import { oneLine } from '../set-type.ts'

export interface InnerInput {
  readonly trim: SizeMm
  /** The outer margin of a right-hand page is at its right. */
  readonly side: 'right' | 'left'
  readonly params: DesignParams
  readonly values: Pick<DesignValues, 'title' | 'author'>
  /** Of lines. */
  readonly ink: DesignInk
  readonly accent: DesignInk
}

export type DrawInner = (input: InnerInput) => readonly Shape[]

/** Nothing is printed nearer to the knife than this, so an inner needs no bleed; the back takes a little more. */
const OUTSIDE = 11
const BACK = 16

export function areaOf({ trim, side }: Pick<InnerInput, 'trim' | 'side'>): Box {
  const left = side === 'right' ? BACK : OUTSIDE
  return { x: left, y: OUTSIDE, width: trim.width - BACK - OUTSIDE, height: trim.height - 2 * OUTSIDE }
}

export const HEAD = 11

/** What stands over the page: its words at the left and a place for a date at the right. */
export function headOf(input: InnerInput, label = '날짜'): readonly Shape[] {
  const area = areaOf(input)
  const end = area.x + area.width
  const { values, ink } = input
  const title = { x: area.x, y: area.y + 5, width: area.width * 0.6 }
  return [
    ...oneLine(values.title, title, { size: 4.4, bold: true, fill: ink }),
    { kind: 'text', text: label, x: end - 27, y: area.y + 5, size: 3.2, bold: false, align: 'end', fill: ink },
    line(end - 25, area.y + 5.8, end, area.y + 5.8, ink, 0.25),
  ]
}

/** The page under its head. */
export function underHead(input: InnerInput): Box {
  const area = areaOf(input)
  return { ...area, y: area.y + HEAD, height: area.height - HEAD - 6 }
}

/** A name at the outer foot. */
export function footOf(input: InnerInput): readonly Shape[] {
  const area = areaOf(input)
  const x = input.side === 'right' ? area.x + area.width : area.x
  const align = input.side === 'right' ? 'end' : 'start'
  const at = { x, y: area.y + area.height, width: area.width }
  return oneLine(input.values.author, at, { size: 3.2, bold: false, fill: input.ink, align })
}

/** Level lines through a box, the last one at its foot or above. */
export function rules({ x, y, width, height }: Box, gap: number, ink: DesignInk, from = 0): readonly Shape[] {
  return Array.from({ length: Math.floor((height - from) / gap) + 1 }, (_, at) =>
    line(x, y + from + at * gap, x + width, y + from + at * gap, ink, 0.2),
  )
}
