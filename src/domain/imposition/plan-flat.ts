import { type Edges, withEdges } from '#/domain/print/n-up.ts'
import type { PressSheet } from '#/domain/print/press-sheets.data.ts'
import type { Copies, Pages, SizeMm } from '#/domain/print/units.ts'
import type { Block, InnerLine } from './block.ts'
import { fitBlocks, halfOf, layForm } from './lay-form.ts'
import type { ImpositionPlan } from './plan.ts'
import { pressArea } from './press-area.ts'

export interface FlatJob {
  readonly partIds: readonly string[]
  readonly trim: SizeMm
  readonly bleed: Edges
  readonly copies: Copies
  readonly front: Pages
  readonly back: Pages | null
  /** Folds and scores from the lower left corner of the trim. */
  readonly lines: readonly InnerLine[]
  readonly press: PressSheet
  /** Both sides may share one set of plates. */
  readonly mayTurn: boolean
  readonly notes?: readonly string[]
}

/** The same piece as often as it fits the sheet, every back behind its front. */
export function planFlat(job: FlatJob): ImpositionPlan {
  const area = pressArea(job.press, false)
  const block = flatBlock(job)
  const most = Math.max(1, job.copies)
  const at = fitBlocks(area, block.size, most)
  const half = fitBlocks(halfOf(area), block.size, Math.ceil(most / 2))
  const turns = job.back !== null && job.mayTurn && half.count * 2 >= at.count && half.count > 0
  const grid = turns ? half : at
  const blocks = Array.from({ length: grid.count }, () => block)
  const style = turns ? 'work-and-turn' : job.back === null ? 'simplex' : 'sheetwise'
  const { sides, workStyle } = layForm(area, blocks, grid, style)
  const copiesPerSheet = grid.count * (turns ? 2 : 1)
  const sheets = Math.ceil(job.copies / copiesPerSheet)
  return {
    partIds: job.partIds,
    scheme: 'flat',
    press: job.press,
    sheet: area.sheet,
    trim: job.trim,
    creep: 0,
    forms: [{ number: 1, label: `${copiesPerSheet}벌 앉힘`, workStyle, copiesPerSheet, sheets, sides }],
    notes: job.notes ?? [],
  }
}

function flatBlock({ trim, bleed, front, back, lines }: FlatJob): Block {
  return {
    size: withEdges(trim, bleed),
    cells: [{ front, back, x: bleed.left, y: bleed.bottom, size: trim, turn: 0, bleed }],
    lines: lines.map((line) => ({
      ...line,
      at: line.at + (line.direction === 'vertical' ? bleed.left : bleed.bottom),
    })),
    collation: null,
  }
}
