import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { paperOf } from '#/domain/catalog/lookup.ts'
import { pieceOf, type JobGeometry } from '#/domain/print/job-geometry.ts'
import { nUp } from '#/domain/print/n-up.ts'
import { pressSheet } from '#/domain/print/press-sheets.data.ts'
import type { PressSheet } from '#/domain/print/press-sheets.data.ts'
import type { PrintPiece } from '#/domain/print/print-pieces.ts'
import { formsFor } from '#/domain/print/signatures.ts'
import type { Mm } from '#/domain/print/units.ts'
import { REAM, paperLine, sheetPrice, withSpoilage } from './paper-price.ts'
import { priceLine } from './price-lines.ts'
import type { PriceLine } from './quote.ts'
import type { PrintedPart, RoutePlan } from './route-plan.ts'
import { passCost } from './run-cost.ts'
import type { OffsetPress, Tariff } from './tariff.ts'

/** Every part on plates of its own, each on the press that prints it cheapest; null when one part fits no press. */
export function offsetRoute(spec: JobSpec, geometry: JobGeometry, tariff: Tariff): RoutePlan | null {
  const parts: PrintedPart[] = []
  for (const part of spec.parts) {
    const best = cheapestPress(spec, part, geometry, tariff)
    if (!best) return null
    parts.push(best)
  }
  return { route: 'offset-dedicated', parts }
}

/** One run over the press: a set of plates, and sheets that pass once for each inked side. */
interface PressRun {
  readonly plates: number
  /** Ink passes: inks of all sides that each sheet gets. */
  readonly inks: number
  readonly sheets: number
}

interface Plan extends Layout {
  readonly press: OffsetPress
  readonly sheet: PressSheet
  readonly net: number
  readonly gross: number
  readonly cost: number
}

function cheapestPress(spec: JobSpec, part: PartSpec, geometry: JobGeometry, tariff: Tariff): PrintedPart | null {
  const { gsm } = paperOf(part)
  const piece = pieceOf(geometry, part.id)
  const milling = geometry.job.binding?.milling ?? 0
  let best: Plan | null = null
  for (const press of tariff.offset) {
    if (gsm < press.gsm.min || gsm > press.gsm.max) continue
    const sheet = pressSheet(press.sheet)
    for (const layout of layouts(spec, part, piece, sheet, milling)) {
      const plan = planOf(layout, part, press, sheet, tariff)
      if (!best || plan.cost < best.cost) best = plan
    }
  }
  return best && printed(best, part, piece, tariff)
}

interface Layout {
  readonly up: number
  readonly runs: readonly PressRun[]
  /** Korean, where it is run as a richer job. */
  readonly way?: string
}

const AS_RICH = '앞뒤를 한 벌의 판에 앉혀 찍습니다. 도수가 적은 면에 판을 따로 만드는 것보다 쌉니다.'

function layouts(spec: JobSpec, part: PartSpec, piece: PrintPiece, sheet: PressSheet, milling: Mm): readonly Layout[] {
  return part.role === 'body' ? signatureLayouts(spec, part, sheet, milling) : flatLayouts(spec, part, piece, sheet)
}

/** Where colour pages fall is not known when the price is made: each may be on a form of its own, the largest first. */
function signatureLayouts(spec: JobSpec, part: PartSpec, sheet: PressSheet, milling: Mm): readonly Layout[] {
  const { gsm } = paperOf(part)
  const forms = formsFor(sheet, { trim: spec.trim, pages: part.pages, gsm, milling })
  if (!forms) return []
  const runs = forms.list.map((form, index) => {
    const inks = index < part.colourPages ? 4 : 1
    return { plates: inks * form.plateSets, inks: inks * 2, sheets: Math.ceil(spec.copies / form.copiesPerSheet) }
  })
  return [{ up: 0, runs }]
}

/**
 * Sheetwise with plates for each side, or front and back on one set of plates that is turned over. A side with less ink than
 * the other may share that set: 4/1 is five plates by itself and four as 4/4.
 */
function flatLayouts(spec: JobSpec, part: PartSpec, piece: PrintPiece, sheet: PressSheet): readonly Layout[] {
  const up = nUp(sheet, piece.size)
  if (up === 0) return []
  const { front, back } = part.ink
  const pieces = piece.perCopy * spec.copies
  const sheetwise: Layout = { up, runs: [{ plates: front + back, inks: front + back, sheets: Math.ceil(pieces / up) }] }
  const even = up - (up % 2)
  if (front === 0 || back === 0 || even === 0) return [sheetwise]
  const plates = Math.max(front, back)
  const turned: Layout = { up: even, runs: [{ plates, inks: front + back, sheets: Math.ceil(pieces / even) }] }
  return [sheetwise, front === back ? turned : { ...turned, way: AS_RICH }]
}

function planOf(layout: Layout, part: PartSpec, press: OffsetPress, sheet: PressSheet, tariff: Tariff): Plan {
  let net = 0
  let gross = 0
  let printing = 0
  for (const run of layout.runs) {
    net += run.sheets
    gross += run.plates === 0 ? run.sheets : withSpoilage(run.sheets, 1, press.spoilage)
    printing += run.plates * (press.plate + press.makeReady) + runCost(press, run)
  }
  return {
    press,
    sheet,
    ...layout,
    net,
    gross,
    cost: printing + Math.round(gross * sheetPrice(tariff, part, sheet)),
  }
}

const runCost = (press: OffsetPress, run: PressRun): number => (run.plates === 0 ? 0 : passCost(press, run))

function printed(plan: Plan, part: PartSpec, piece: PrintPiece, tariff: Tariff): PrintedPart {
  const { press, sheet } = plan
  const plates = plan.runs.reduce((total, run) => total + run.plates, 0)
  const lines: PriceLine[] = [paperLine(tariff, part, sheet, plan.net, plan.gross)]
  if (plates > 0) {
    const forms = plan.runs.length
    const passes = plan.runs.reduce((total, run) => total + run.inks * Math.max(1, run.sheets / REAM), 0)
    const run = plan.runs.reduce((total, each) => total + runCost(press, each), 0)
    lines.push(
      priceLine('plates', part.id, '판', plates * press.plate, {
        quantity: plates,
        unit: '판',
        inputs: { 대수: forms, '한 판 값': press.plate },
      }),
      priceLine('make-ready', part.id, '인쇄 준비', plates * press.makeReady, {
        quantity: plates,
        unit: '판',
        inputs: { '한 판 값': press.makeReady },
      }),
      priceLine('run', part.id, '오프셋 인쇄', run, {
        quantity: Math.round(passes * 100) / 100,
        unit: '연·도',
        inputs: {
          절: sheet.name,
          '찍는 종이': plan.net,
          대수: forms,
          ...(plan.up > 0 ? { '한 면에 앉는 수': plan.up } : {}),
        },
      }),
    )
  }
  if (part.role === 'body') lines.push(colourLine(part, tariff))
  const ways = plan.way === undefined ? [] : [plan.way]
  return { part, piece, sheet, up: plan.up, sheets: plan.net, gross: plan.gross, lines, ways }
}

/** A form in colour is in colour whatever is on it; what every further colour page wants is that its colour is matched. */
const colourLine = ({ id, colourPages }: PartSpec, { colourPage = 0 }: Tariff): PriceLine =>
  priceLine('colour-pages', id, '컬러 쪽 색 맞춤', colourPages * colourPage, {
    quantity: colourPages,
    unit: '쪽',
    inputs: { '한 쪽 값': colourPage },
  })
