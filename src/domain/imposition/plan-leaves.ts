import { type Edges, type Grid, withEdges } from '#/domain/print/n-up.ts'
import type { PressSheet } from '#/domain/print/press-sheets.data.ts'
import { formatMm, formatSize } from '#/domain/print/round-mm.ts'
import type { Copies, Pages, SizeMm } from '#/domain/print/units.ts'
import type { Block } from './block.ts'
import { fitBlocks, layForm } from './lay-form.ts'
import type { Grain, ImpositionPlan } from './plan.ts'
import { pressArea } from './press-area.ts'

export interface LeafJob {
  readonly partIds: readonly string[]
  readonly trim: SizeMm
  /** Of an odd page. */
  readonly bleed: Edges
  /** Paper of an odd page beyond its trim: bleed, and what the binding grinds off. */
  readonly room: Edges
  /** Cut apart with all of that paper and trimmed when it is bound; a ring's leaves are cut to their size at once. */
  readonly trimmedBound: boolean
  readonly copies: Copies
  /** Pages of the file, front and back of each leaf; null is a blank face. */
  readonly leaves: readonly (readonly [front: Pages | null, back: Pages | null])[]
  /** Backs stand on their heads: the ring is at the top. */
  readonly tumbled: boolean
  /** Edge that is bound: the grain runs along it. */
  readonly boundAt: 'left' | 'right' | 'top'
  readonly press: PressSheet
}

/**
 * Single leaves, cut and stacked: the first place of the sheets carries the first leaves in order, the second place those that follow, so that
 * the cut piles laid on each other are the book. Where a sheet has more places than there are leaves, each leaf comes several times.
 */
export function planLeaves(job: LeafJob): ImpositionPlan {
  const area = pressArea(job.press, false)
  const size = withEdges(job.trim, job.room)
  const at = placesFor(area, size, job.leaves.length, job.copies)
  const sets = Math.max(1, Math.floor(at.count / job.leaves.length))
  const sheets = Math.ceil(job.leaves.length / at.count)
  const piles = Math.ceil(job.leaves.length / sheets)
  const simplex = job.leaves.every(([, back]) => back === null)
  const forms = Array.from({ length: sheets }, (_, index) => {
    const blocks = Array.from({ length: at.count }, (_place, place) =>
      leafBlock(job, job.leaves[sets > 1 ? place % job.leaves.length : place * sheets + index]),
    )
    const { sides, workStyle } = layForm(area, blocks, at, simplex ? 'simplex' : 'sheetwise')
    const run = { copiesPerSheet: sets, sheets: Math.ceil(job.copies / sets) }
    return { number: index + 1, label: `${index + 1}번 판`, workStyle, ...run, grain: grainOf(job, at.turned), sides }
  })
  return {
    partIds: job.partIds,
    scheme: 'leaves',
    press: job.press,
    sheet: area.sheet,
    trim: job.trim,
    creep: 0,
    forms,
    notes: [
      ...(sets > 1 ? [`같은 장이 한 판에 ${sets}벌씩 앉습니다. 자른 뒤 장마다 따로 쌓습니다.`] : []),
      ...(sets === 1 && piles > 1
        ? [`한 벌씩 차례로 찍어 ${piles}더미로 자른 뒤 왼쪽 아래 더미부터 차례로 쌓습니다.`]
        : []),
      ...(job.trimmedBound ? [oversizeNote(job)] : []),
      ...(job.tumbled ? ['위쪽으로 넘기는 책이라 뒷면의 머리가 앞면과 반대입니다.'] : []),
    ],
  }
}

/** As many places as there are leaves, or as many whole sets of them as the sheet holds and the run needs. */
function placesFor(area: SizeMm, size: SizeMm, leaves: number, copies: Copies): Grid {
  const all = fitBlocks(area, size)
  const sets = Math.min(copies, Math.floor(all.count / leaves))
  if (sets <= 1) return fitBlocks(area, size, leaves)
  const columns = Math.min(all.columns, sets * leaves)
  return { ...all, columns, rows: Math.ceil((sets * leaves) / columns), count: sets * leaves }
}

const grainOf = ({ boundAt }: LeafJob, turned: boolean): Grain => ((boundAt === 'top') === turned ? 'short' : 'long')

function oversizeNote({ trim, room, boundAt }: LeafJob): string {
  const milled = room[boundAt]
  const size = `낱장은 ${formatSize(withEdges(trim, room))}로 크게 자르고 제본한 뒤 다듬습니다.`
  return milled > 0 ? `${size} 책등 쪽 ${formatMm(milled)} mm는 제본할 때 갈아 냅니다.` : size
}

function leafBlock(job: LeafJob, leaf: LeafJob['leaves'][number] | undefined): Block {
  const [front, back] = leaf ?? [null, null]
  const { trim, bleed, room, tumbled } = job
  const oversize = job.trimmedBound ? { oversize: room } : {}
  return {
    size: withEdges(trim, room),
    cells: [{ front, back, x: room.left, y: room.bottom, size: trim, turn: 0, bleed, ...oversize, tumbled }],
    lines: [],
    collation: null,
  }
}
