import { withEdges } from '#/domain/print/n-up.ts'
import type { PressSheet } from '#/domain/print/press-sheets.data.ts'
import { roundMm } from '#/domain/print/round-mm.ts'
import type { Copies, SizeMm } from '#/domain/print/units.ts'
import { creaseOf, turnBlock } from './block.ts'
import { flatBlock, type FlatPiece } from './flat-block.ts'
import { FOOT_ROOM, halfOf, laySides } from './lay-form.ts'
import type { Grain, ImpositionPlan } from './plan.ts'
import { packShelves, type Placed } from './pack-shelves.ts'
import { pressArea, type PressArea } from './press-area.ts'

/** One of the jobs that share a sheet; pages count through the files of all items, one behind the other. */
export interface GangItem extends FlatPiece {
  readonly name: string
  readonly partIds: readonly string[]
  readonly copies: Copies
}

interface Layout {
  readonly sheets: Copies
  readonly places: readonly Placed[]
  readonly turns: boolean
}

/** There is no sheet on which each item has one place. */
export class NoGangRoom extends Error {}

/** Most places tried for one item on a sheet. */
const MOST_PLACES = 120
/** A sheet is mostly filled by one of the first runs that its area allows. */
const ONE_BY_ONE = 4

/**
 * Items of one paper on one sheet, each in as many places as its quantity wants, so that the run is as short as possible.
 * Where every item has a back, both sides share one set of plates unless that makes the run longer. Throws `NoGangRoom`.
 */
export function planGang(items: readonly GangItem[], press: PressSheet, notes: readonly string[]): ImpositionPlan {
  const area = pressArea(press, false)
  const layout = shortestRun(area, items)
  if (!layout) throw new NoGangRoom('the items do not fit one sheet')
  const blocks = layout.places.map((place) => {
    const item = items[place.item]
    if (!item) throw new Error(`no item ${place.item}`)
    const block = flatBlock(item)
    return { place, block: place.turned ? turnBlock(block) : block }
  })
  const height = Math.max(...blocks.map(({ place, block }) => place.y + block.size.height))
  const width = Math.max(...blocks.map(({ place, block }) => place.x + block.size.width))
  const left = layout.turns ? area.sheet.width / 2 - width : (area.sheet.width - width) / 2
  const bottom = area.y + Math.min((area.height - height) / 2, FOOT_ROOM)
  const simplex = items.every(({ back }) => back === null)
  const style = layout.turns ? 'work-and-turn' : simplex ? 'simplex' : 'sheetwise'
  const fronts = blocks.map(({ place, block }) => ({
    block,
    x: roundMm(left + place.x),
    y: roundMm(bottom + place.y),
    mirrored: false,
  }))
  const { sides, workStyle } = laySides(area, fronts, style)
  const positions = positionsOf(items, layout)
  const form = {
    number: 1,
    label: `합판 ${positions.reduce((sum, { places }) => sum + places, 0)}자리`,
    workStyle,
    copiesPerSheet: Math.min(...positions.map(({ places }) => places)),
    sheets: layout.sheets,
    grain: grainOf(items, layout.places),
    sides,
    positions,
  }
  return {
    partIds: items.flatMap(({ partIds }) => partIds),
    scheme: 'gang',
    press,
    sheet: area.sheet,
    trim: items[0]?.trim ?? area.sheet,
    creep: 0,
    forms: [form],
    notes,
  }
}

function shortestRun(area: PressArea, items: readonly GangItem[]): Layout | null {
  const twoSided = items.every(({ back }) => back !== null)
  const whole = runOn(area, items, 1)
  const half = twoSided ? runOn(halfOf(area), items, 2) : null
  return half && (!whole || half.sheets <= whole.sheets) ? half : whole
}

/**
 * The run of fewest sheets whose places fit; `times` is how often each place counts on the turned sheet. A longer run has fewer
 * places, so the shortest is found by halving; the runs before it that the area alone forbids are not tried.
 */
function runOn(area: SizeMm, items: readonly GangItem[], times: 1 | 2): Layout | null {
  const sizes = items.map(({ trim, bleed }) => withEdges(trim, bleed))
  const countsOf = (sheets: Copies) => items.map(({ copies }) => Math.ceil(copies / (times * sheets)))
  const runs = [
    ...new Set(
      items.flatMap(({ copies }) =>
        Array.from({ length: MOST_PLACES }, (_, index) => Math.ceil(copies / (times * (index + 1)))),
      ),
    ),
  ]
    .filter((sheets) => {
      const counts = countsOf(sheets)
      const taken = counts.reduce((sum, count, index) => sum + count * areaOf(sizes[index]), 0)
      return counts.reduce((sum, count) => sum + count, 0) <= MOST_PLACES && taken <= area.width * area.height + 1e-9
    })
    .toSorted((a, b) => a - b)
  const tryRun = (sheets: Copies): Layout | null => {
    const pieces = items.flatMap((item, index) => {
      const { width = 0, height = 0 } = sizes[index] ?? {}
      // A piece that is folded or scored keeps its grain: it is not turned against the others.
      const piece = { width, height, item: index, mayTurn: creaseOf(item.lines) === undefined }
      return Array.from({ length: Math.ceil(item.copies / (times * sheets)) }, () => piece)
    })
    const places = packShelves(area, pieces)
    return places && { sheets, places, turns: times === 2 }
  }
  return shortestOf(runs, tryRun)
}

const areaOf = (size: SizeMm | undefined): number => (size ? size.width * size.height : 0)

/** The first runs one by one, then halving what is left. */
function shortestOf(runs: readonly Copies[], tryRun: (sheets: Copies) => Layout | null): Layout | null {
  for (const sheets of runs.slice(0, ONE_BY_ONE)) {
    const found = tryRun(sheets)
    if (found) return found
  }
  let [from, to] = [ONE_BY_ONE, runs.length - 1]
  let best: Layout | null = null
  while (from <= to) {
    const middle = Math.floor((from + to) / 2)
    const found = tryRun(runs[middle] ?? 0)
    if (found) [best, to] = [found, middle - 1]
    else from = middle + 1
  }
  return best
}

const positionsOf = (items: readonly GangItem[], { places, sheets, turns }: Layout) =>
  items.map(({ name, copies }, index) => {
    const count = places.filter(({ item }) => item === index).length * (turns ? 2 : 1)
    return { name, places: count, ordered: copies, made: count * sheets }
  })

/** That of the first item which minds it. */
function grainOf(items: readonly GangItem[], places: readonly Placed[]): Grain | null {
  const minding = places.find(({ item }) => creaseOf(items[item]?.lines ?? []))
  const line = minding && creaseOf(items[minding.item]?.lines ?? [])
  if (!minding || !line) return null
  return (line.direction === 'vertical') === minding.turned ? 'long' : 'short'
}
