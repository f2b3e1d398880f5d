import type { PressSheet } from '#/domain/print/press-sheets.data.ts'
import type { Copies } from '#/domain/print/units.ts'
import { creaseOf } from './block.ts'
import { flatBlock, type FlatPiece } from './flat-block.ts'
import { fitBlocks, halfOf, layForm } from './lay-form.ts'
import type { ImpositionPlan } from './plan.ts'
import { pressArea } from './press-area.ts'

export interface FlatJob extends FlatPiece {
  readonly partIds: readonly string[]
  readonly copies: Copies
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
  const line = creaseOf(job.lines)
  const grain = line ? ((line.direction === 'vertical') === grid.turned ? 'long' : 'short') : null
  return {
    partIds: job.partIds,
    scheme: 'flat',
    press: job.press,
    sheet: area.sheet,
    trim: job.trim,
    creep: 0,
    forms: [{ number: 1, label: `${copiesPerSheet}벌 앉힘`, workStyle, copiesPerSheet, sheets, grain, sides }],
    notes: job.notes ?? [],
  }
}
