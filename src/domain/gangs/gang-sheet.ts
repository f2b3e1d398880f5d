import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { PartSpec } from '#/domain/catalog/job-spec.ts'
import type { ImpositionPlan, PressForm } from '#/domain/imposition/plan.ts'
import { type GangItem, NoGangRoom, planGang } from '#/domain/imposition/plan-gang.ts'
import { sheetItem } from '#/domain/imposition/sheet-item.ts'
import { pressArea } from '#/domain/imposition/press-area.ts'
import { withEdges } from '#/domain/print/n-up.ts'
import { pressSheet } from '#/domain/print/press-sheets.data.ts'
import { costOfRun, type RunCost } from '#/domain/pricing/run-cost.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { sheetOf, type GangLine } from './gang-match.ts'
import { shareOut } from './share-out.ts'

/** Sheets to lay a gang on, the first that holds it: ganged work is priced on the first. */
const SHEETS = ['kuk', 'sasa'] as const
/** Every plate names every job of its sheet: more do not fit the strip. */
export const MOST_MEMBERS = 12

export interface GangMember {
  readonly line: GangLine
  /** How often it lies on the sheet, both halves counted where the sheet is turned. */
  readonly places: number
  readonly made: number
  /** Won of the sheet's cost. */
  readonly share: number
}

export interface GangSheet {
  readonly plan: ImpositionPlan
  readonly form: PressForm
  readonly members: readonly GangMember[]
  readonly cost: RunCost
  /** Share of the area that takes ink which becomes ordered pieces, 0 to 1. */
  readonly used: number
}

/** In the order in which they are laid, whatever order they were chosen in. */
export const inOrder = <Line extends Pick<GangLine, 'code'>>(lines: readonly Line[]): readonly Line[] =>
  lines.toSorted((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0))

/** Lines that match, on one sheet, with what it costs and whose cost it is; null where no sheet holds one piece of each. */
export function gangSheet(unordered: readonly GangLine[], tariff: Tariff): GangSheet | null {
  const lines = inOrder(unordered)
  const parts = lines.map(({ spec }) => sheetOf(spec)).filter((part) => part !== null)
  const [first] = parts
  if (!first || parts.length !== lines.length || lines.length > MOST_MEMBERS) return null
  const items = gangItems(lines)
  const plan = planOn(items)
  const [form] = plan?.forms ?? []
  if (!plan || !form) return null
  const cost = costOfRun(tariff, first, plan.press, { sheets: form.sheets, ...platesOf(form, parts) })
  const laid = items.map((item, index) => ({ item, places: form.positions?.[index]?.places ?? 0 }))
  // The run is one for all, so what an item takes of the sheet's area is what it takes of the paper, the ink and the press.
  const shares = shareOut(
    cost.total,
    laid.map(({ item, places }) => places * areaOf(item)),
  )
  const area = pressArea(plan.press, false)
  const wanted = laid.reduce((sum, { item }) => sum + item.copies * areaOf(item), 0)
  return {
    plan,
    form,
    cost,
    used: wanted / (area.width * area.height * form.sheets),
    members: lines.map((line, index) => {
      const places = laid[index]?.places ?? 0
      return { line, places, made: places * form.sheets, share: shares[index] ?? 0 }
    }),
  }
}

/** Two pages of the file of each, in the order of the lines: front and back. */
const gangItems = (lines: readonly GangLine[]): readonly GangItem[] =>
  lines.flatMap((line, index) => itemOf(line, 2 * index) ?? [])

/** The sheet alone, as it is drawn and printed. */
export const planOfGang = (unordered: readonly GangLine[]): ImpositionPlan | null =>
  planOn(gangItems(inOrder(unordered)))

function planOn(items: readonly GangItem[]): ImpositionPlan | null {
  for (const id of SHEETS) {
    try {
      return planGang(items, pressSheet(id), [])
    } catch (error) {
      if (!(error instanceof NoGangRoom)) throw error
    }
  }
  return null
}

/** Its two pages come behind `before` pages of the others; a back that the file lacks stays blank. */
function itemOf({ spec, code, copies }: GangLine, before: number): GangItem | null {
  const part = sheetOf(spec)
  if (!part) return null
  const item = sheetItem(spec, part, geometryOf(spec), true)
  return { ...item, name: code, copies, front: before + 1, back: item.back === null ? null : before + 2 }
}

function areaOf({ trim, bleed }: GangItem): number {
  const { width, height } = withEdges(trim, bleed)
  return width * height
}

/** Plates, and inks that each sheet gets on both of its sides. */
function platesOf({ workStyle, sides }: PressForm, parts: readonly PartSpec[]): { plates: number; inks: number } {
  const most = (of: (ink: PartSpec['ink']) => number) => Math.max(...parts.map(({ ink }) => of(ink)))
  const front = most((ink) => ink.front)
  const back = sides.length > 1 ? most((ink) => ink.back) : 0
  if (workStyle !== 'work-and-turn') return { plates: front + back, inks: front + back }
  const plates = most((ink) => Math.max(ink.front, ink.back))
  return { plates, inks: 2 * plates }
}
