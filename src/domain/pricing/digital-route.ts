import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { paperOf } from '#/domain/catalog/lookup.ts'
import { pieceOf, type JobGeometry } from '#/domain/print/job-geometry.ts'
import { nUp } from '#/domain/print/n-up.ts'
import { pressSheet } from '#/domain/print/press-sheets.data.ts'
import type { PressSheet } from '#/domain/print/press-sheets.data.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import { printedFaces } from '#/domain/print/print-pieces.ts'
import type { PrintPiece } from '#/domain/print/print-pieces.ts'
import { paperLine, sheetPrice, withSpoilage } from './paper-price.ts'
import { partRoute } from '#/domain/print/routes.ts'
import { priceLine } from './price-lines.ts'
import type { PrintedPart, RoutePlan } from './route-plan.ts'
import type { PriceLine } from './quote.ts'
import type { DigitalPress, Tariff, Tiers } from './tariff.ts'
import { tierTotal } from './tiers.ts'

type DigitalRoute = DigitalPress['route']

/** Every part on the cheapest digital press and sheet that takes it; null when one part fits nowhere. */
export function digitalRoute(
  spec: JobSpec,
  geometry: JobGeometry,
  tariff: Tariff,
  route: DigitalRoute,
): RoutePlan | null {
  const parts: PrintedPart[] = []
  for (const part of spec.parts) {
    const best = cheapestPress(spec, part, pieceOf(geometry, part.id), tariff, route)
    if (!best) return null
    parts.push(best)
  }
  return { route, parts }
}

const runsOn = (press: DigitalPress, part: PartSpec, route: DigitalRoute): boolean =>
  press.roles.includes(part.role) && press.route === partRoute(route, part.role)

function cheapestPress(
  spec: JobSpec,
  part: PartSpec,
  piece: PrintPiece,
  tariff: Tariff,
  route: DigitalRoute,
): PrintedPart | null {
  const paper = paperOf(part)
  let best: Run | null = null
  for (const press of tariff.digital) {
    if (!runsOn(press, part, route) || paper.gsm < press.gsm.min || paper.gsm > press.gsm.max) continue
    if (press.route === 'digital-rotary' && !paper.family.rotary) continue
    for (const sheetId of press.sheets) {
      const run = planRun(spec, part, piece, press, pressSheet(sheetId), tariff)
      if (run && (!best || run.cost < best.cost)) best = run
    }
  }
  return best && printed(best, part, piece, tariff)
}

interface Run {
  readonly press: DigitalPress
  readonly sheet: PressSheet
  readonly up: number
  readonly net: number
  readonly gross: number
  /** Sides of the sheet, in parts of one where fewer pieces than it holds are printed. */
  readonly colourSides: number
  readonly monoSides: number
  readonly cost: number
}

function planRun(
  spec: JobSpec,
  part: PartSpec,
  piece: PrintPiece,
  press: DigitalPress,
  sheet: PressSheet,
  tariff: Tariff,
): Run | null {
  const up = nUp(sheet, piece.size)
  if (up === 0) return null
  const faces = printedFaces(part, piece)
  const net = Math.ceil((piece.perCopy * spec.copies) / up)
  const blank = faces.colour === 0 && faces.mono === 0
  const gross = blank ? net : withSpoilage(net, 1, press.spoilage)
  const share = press.byArea ? areaOf(piece.size) / areaOf(sheet.size) : 1 / up
  const colourSides = faces.colour * spec.copies * share
  const monoSides = faces.mono * spec.copies * share
  const paper = Math.round(gross * sheetPrice(tariff, part, sheet))
  const cost =
    paper + Math.max(blank ? 0 : press.minimum, clicks(press.colour, colourSides) + clicks(press.mono, monoSides))
  return { press, sheet, up, net, gross, colourSides, monoSides, cost }
}

const areaOf = ({ width, height }: SizeMm): number => width * height

/** Rounded as its line will be: comparing unrounded costs could let a total fall by a won. */
const clicks = (tiers: Tiers, sides: number): number => Math.round(tierTotal(tiers, sides))

function printed(run: Run, part: PartSpec, piece: PrintPiece, tariff: Tariff): PrintedPart {
  const { press, up } = run
  const lines: PriceLine[] = [paperLine(tariff, part, run.sheet, run.net, run.gross)]
  let total = 0
  const add = (code: string, label: string, sides: number, tiers: Tiers) => {
    if (sides === 0) return
    const amount = clicks(tiers, sides)
    total += amount
    const inputs = {
      인쇄기: press.name,
      '한 면에 앉는 수': up,
      '찍는 면': Math.round(sides * 100) / 100,
      '한 면 값': Math.round((amount / sides) * 10) / 10,
    }
    lines.push(priceLine(code, part.id, label, amount, { quantity: Math.round(sides * 100) / 100, unit: '면', inputs }))
  }
  add('clicks-mono', '흑백 인쇄', run.monoSides, press.mono)
  add('clicks-colour', '컬러 인쇄', run.colourSides, press.colour)
  if (total > 0 && total < press.minimum) {
    const inputs = { 인쇄기: press.name, '인쇄 최소 비용': press.minimum }
    lines.push(
      priceLine('press-minimum', part.id, '인쇄 최소 비용까지', press.minimum - total, {
        quantity: 1,
        unit: '건',
        inputs,
      }),
    )
  }
  return { part, piece, sheet: run.sheet, up, sheets: run.net, gross: run.gross, lines }
}
