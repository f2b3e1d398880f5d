import { lyingEdges, lyingSize } from '#/domain/imposition/block.ts'
import type { PlacedPage } from '#/domain/imposition/plan.ts'
import { roundMm } from '#/domain/print/round-mm.ts'
import type { Mm } from '#/domain/print/units.ts'

interface Box {
  readonly left: Mm
  readonly right: Mm
  readonly bottom: Mm
  readonly top: Mm
}

/** One cut through a whole stack, from edge to edge of the piece that lies in the cutter. */
export interface Cut {
  readonly number: number
  /** `across`: along the longer side of the press sheet, at a height above the gripper edge; `down`: upright, from its left edge. */
  readonly direction: 'across' | 'down'
  readonly at: Mm
}

const SLACK = 0.01

/** A piece with its bleed, as it lies. */
export function bleedBox({ x, y, size, turn, bleed }: PlacedPage): Box {
  const { width, height } = lyingSize(size, turn)
  const edges = lyingEdges(bleed, turn)
  return {
    left: roundMm(x - edges.left),
    right: roundMm(x + width + edges.right),
    bottom: roundMm(y - edges.bottom),
    top: roundMm(y + height + edges.top),
  }
}

/**
 * The cuts that part all pieces of a sheet, each from edge to edge of what is left, as a guillotine cuts; the bleed of each piece is
 * trimmed after them. Null where pieces lie so that no such cut parts them.
 */
export function cutPlan(pages: readonly PlacedPage[]): readonly Cut[] | null {
  const cuts: Omit<Cut, 'number'>[] = []
  return part(pages.map(bleedBox), cuts) ? cuts.map((cut, index) => ({ number: index + 1, ...cut })) : null
}

function part(boxes: readonly Box[], cuts: Omit<Cut, 'number'>[]): boolean {
  if (boxes.length < 2) return true
  const across = cutAt(
    boxes,
    ({ bottom }) => bottom,
    ({ top }) => top,
  )
  const found =
    across ??
    cutAt(
      boxes,
      ({ left }) => left,
      ({ right }) => right,
    )
  if (!found) return false
  cuts.push({ direction: across ? 'across' : 'down', at: found.at })
  return part(found.before, cuts) && part(found.behind, cuts)
}

interface Parted {
  readonly at: Mm
  readonly before: readonly Box[]
  readonly behind: readonly Box[]
}

/** The first line that goes between boxes and through none. */
function cutAt(boxes: readonly Box[], from: (box: Box) => Mm, to: (box: Box) => Mm): Parted | null {
  const sorted = boxes.toSorted((a, b) => from(a) - from(b))
  let end = Number.NEGATIVE_INFINITY
  for (const [index, box] of sorted.entries()) {
    if (index > 0 && from(box) >= end - SLACK)
      return { at: roundMm(from(box)), before: sorted.slice(0, index), behind: sorted.slice(index) }
    end = Math.max(end, to(box))
  }
  return null
}
