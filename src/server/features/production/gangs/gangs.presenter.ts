import type { GangCard, GangDrawing, GangMemberView, GangSheetView } from '#/contract/production/gangs.contract.ts'
import { bleedBox, cutPlan } from '#/domain/gangs/cut-plan.ts'
import { type GangSheet, gangSheet } from '#/domain/gangs/gang-sheet.ts'
import { lyingSize } from '#/domain/imposition/block.ts'
import type { PlacedPage, PressForm } from '#/domain/imposition/plan.ts'
import { pressArea } from '#/domain/imposition/press-area.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { isPrintCost } from '#/domain/reports/job-cost.ts'
import type { NameBrand } from '#/server/features/content/brands/brands.public.ts'
import type { OrderLine } from '#/server/features/ordering/orders/orders.public.ts'
import { gangLineOf, type LineLook, presentLine, problemOf } from './gang-lines.ts'
import type { GangRow } from './gangs.table.ts'

export interface ShownMember {
  readonly line: OrderLine
  /** What was approved when it was put on the sheet; null of one that is only looked at. */
  readonly binding: string | null
}

const quotedOf = ({ quote, copies, remakeCopies }: OrderLine): number => {
  const all = quote.lines.reduce((sum, { code, amount }) => sum + (isPrintCost(code) ? amount : 0), 0)
  return remakeCopies === null ? all : Math.round((all * remakeCopies) / copies)
}

interface SheetAround {
  readonly tariff: Tariff
  /** What happened to its lines since then is no fault of the sheet. */
  readonly printed: boolean
  readonly look: LineLook
}

export function presentSheet(
  sheet: GangSheet,
  shown: readonly ShownMember[],
  { tariff, printed, look }: SheetAround,
): GangSheetView {
  const members = sheet.members.flatMap(({ line: { lineId }, places, made, share }): GangMemberView[] => {
    const found = shown.find(({ line }) => line.id === lineId)
    if (!found) return []
    const { line, binding } = found
    const problem = printed ? null : problemOf(line, binding ?? line.approvedBinding)
    const { production } = line
    return [{ ...presentLine(line, look), places, made, share, quoted: quotedOf(line), production, problem }]
  })
  const { paper, plates, press, total, gross } = sheet.cost
  return {
    press: sheet.plan.press.name,
    workStyle: sheet.form.workStyle,
    sheets: sheet.form.sheets,
    gross,
    used: Math.round(sheet.used * 100),
    cost: { paper, plates, press, total },
    alone: shown.reduce((sum, { line }) => sum + (gangSheet([gangLineOf(line)], tariff)?.cost.total ?? 0), 0),
    members,
    drawing: drawingOf(sheet),
  }
}

function drawingOf({ plan, form, members }: GangSheet): GangDrawing {
  const { x, y, width, height } = pressArea(plan.press, false)
  const place = (page: PlacedPage) => {
    const { lineId } = members[Math.floor(((page.page ?? 1) - 1) / 2)]?.line ?? {}
    const trim = { x: page.x, y: page.y, ...lyingSize(page.size, page.turn) }
    const { left, bottom, right, top } = bleedBox(page)
    const bleed = { x: left, y: bottom, width: right - left, height: top - bottom }
    return page.page === null || !lineId ? [] : [{ lineId, back: page.page % 2 === 0, turn: page.turn, trim, bleed }]
  }
  return {
    sheet: plan.sheet,
    area: { x, y, width, height },
    sides: form.sides.map(({ face, pages }) => ({ face, places: pages.flatMap(place) })),
    cuts: cutsOf(form),
  }
}

const cutsOf = ({ sides }: PressForm): GangDrawing['cuts'] => [...(cutPlan(sides[0]?.pages ?? []) ?? [])]

export function presentCard(row: GangRow, shown: readonly ShownMember[], nameBrand: NameBrand): GangCard {
  const open = row.state === 'draft' || row.state === 'fixed'
  const problems = open
    ? shown.flatMap(({ line, binding }) => {
        const problem = problemOf(line, binding)
        return problem === null ? [] : [`${line.title}: ${problem}`]
      })
    : []
  const days = shown.flatMap(({ line }) => line.dueDay ?? [])
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    version: row.version,
    sheets: row.sheets,
    press: row.press,
    jobs: shown.length,
    brands: [...new Set(shown.map(({ line }) => line.brand))].map(nameBrand),
    due: days.toSorted()[0] ?? null,
    package: row.packageState,
    problems,
    madeBy: row.madeByName,
  }
}
