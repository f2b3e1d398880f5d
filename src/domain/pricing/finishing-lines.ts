import { positionText } from '#/domain/catalog/finish-position.ts'
import type { FinishChoice, JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { bindingOf, findCoating, finishOf, foldOf } from '#/domain/catalog/lookup.ts'
import { pieceOf, type JobGeometry } from '#/domain/print/job-geometry.ts'
import { bodyPages, leaves } from '#/domain/print/leaves.ts'
import type { PrintPiece } from '#/domain/print/print-pieces.ts'
import { priceLine, priced } from './price-lines.ts'
import type { PriceLine } from './quote.ts'
import type { Tariff, Work } from './tariff.ts'
import { workTotal } from './tiers.ts'

/** Everything after the press. It depends on the job alone, not on the route, so a cheaper route is cheaper in all. */
export function finishingLines(spec: JobSpec, geometry: JobGeometry, tariff: Tariff): readonly PriceLine[] {
  return [
    ...spec.parts.flatMap((part) => [
      ...coatingLines(spec, part, pieceOf(geometry, part.id), tariff),
      ...foldLines(spec, part, tariff),
      ...wingLines(spec, part, tariff),
    ]),
    ...spec.parts.flatMap((part) => part.finishes.map((choice) => finishLine(spec, choice, part, tariff))),
    ...spec.finishes.map((choice) => finishLine(spec, choice, null, tariff)),
    ...endpaperLines(spec, tariff),
    ...bindingLines(spec, tariff),
    ...cuttingLines(spec, tariff),
  ]
}

function workLine(
  code: string,
  partId: string | null,
  label: string,
  work: Work,
  quantity: number,
  unit: string,
  inputs: PriceLine['inputs'] = {},
): PriceLine {
  return priceLine(code, partId, label, workTotal(work, quantity), {
    quantity,
    unit,
    inputs: { ...inputs, '기본 비용': work.setup, ...(work.minimum > work.setup ? { '최소 비용': work.minimum } : {}) },
  })
}

/** Each side goes through the machine for itself. */
function coatingLines(spec: JobSpec, part: PartSpec, piece: PrintPiece, tariff: Tariff): readonly PriceLine[] {
  const sides = (part.coating.front === 'none' ? 0 : 1) + (part.coating.back === 'none' ? 0 : 1)
  if (sides === 0) return []
  const squareMetres = (piece.size.width * piece.size.height * piece.perCopy * spec.copies) / 1_000_000
  const name = `${findCoating(part.coating.front)?.name ?? part.coating.front} 코팅`
  const work = priced(tariff.coatings, part.coating.front, name)
  const line = workLine('coating', part.id, name, work, squareMetres, 'm²', { 면: sides === 2 ? '양면' : '단면' })
  return [{ ...line, quantity: Math.round(squareMetres * sides * 100) / 100, amount: line.amount * sides }]
}

function foldLines(spec: JobSpec, part: PartSpec, tariff: Tariff): readonly PriceLine[] {
  const fold = foldOf(part)
  if (!fold) return []
  const name = `${fold.name} 접지`
  return [workLine('fold', part.id, name, priced(tariff.folds, fold.id, name), spec.copies, '장')]
}

function wingLines(spec: JobSpec, part: PartSpec, tariff: Tariff): readonly PriceLine[] {
  if (part.wings.front === 0 && part.wings.back === 0) return []
  return [
    workLine('wings', part.id, '날개 접기', tariff.wings, spec.copies, '권', { '날개 폭': `${part.wings.front} mm` }),
  ]
}

function finishLine(spec: JobSpec, choice: FinishChoice, part: PartSpec | null, tariff: Tariff): PriceLine {
  const finish = finishOf(choice)
  const name = finish?.name ?? choice.id
  const rate = priced(tariff.finishes, choice.id, name)
  const variant = finish?.variants.find((candidate) => candidate.id === choice.variant)
  const percent =
    choice.variant === undefined
      ? 100
      : priced(rate.variants, choice.variant, `${name} ${variant?.name ?? choice.variant}`)
  const times = choice.count ?? 1
  const cm2 = choice.area ? (choice.area.width * choice.area.height) / 100 : 0
  const die = Math.round(cm2 * rate.perCm2)
  const timesPercent = 100 + (times - 1) * rate.perExtra
  const position = positionText(spec, choice)
  const amount = Math.round((workTotal(rate, spec.copies) * timesPercent * percent) / 10_000) + die
  return priceLine(`finish-${choice.id}`, part?.id ?? null, variant ? `${name} ${variant.name}` : name, amount, {
    quantity: spec.copies,
    unit: kindOf(spec.product).unit,
    inputs: {
      '기본 비용': rate.setup,
      ...(position ? { 자리: position } : {}),
      ...(times > 1 ? { 횟수: times, '한 번 더할 때': `${rate.perExtra}%` } : {}),
      ...(percent === 100 ? {} : { '종류 비율': `${percent}%` }),
      ...(die > 0 ? { '동판 면적': `${Math.round(cm2 * 10) / 10} cm²`, '동판 값': die } : {}),
    },
  })
}

function endpaperLines(spec: JobSpec, tariff: Tariff): readonly PriceLine[] {
  const lines: PriceLine[] = []
  for (const part of spec.parts) {
    if (part.role === 'endpaper')
      lines.push(workLine('endpaper', part.id, '면지 붙이기', tariff.endpapers, spec.copies, '권'))
    if (part.role === 'insert') {
      lines.push(workLine('insert', part.id, '간지 끼우기', tariff.inserts, spec.copies * leaves(part.pages), '장'))
    }
  }
  return lines
}

function bindingLines(spec: JobSpec, tariff: Tariff): readonly PriceLine[] {
  const binding = bindingOf(spec)
  if (!binding) return []
  const name = `${binding.name} 제본`
  const rate = priced(tariff.bindings, binding.id, name)
  const pages = bodyPages(spec)
  const byPage = Math.round(rate.perPage * pages * spec.copies)
  const line = workLine(
    'binding',
    null,
    name,
    rate,
    spec.copies,
    '권',
    byPage > 0 ? { 쪽수: pages, '쪽마다 드는 값': byPage } : {},
  )
  return [{ ...line, amount: line.amount + byPage }]
}

/** A bound book is trimmed with its binding. */
function cuttingLines(spec: JobSpec, tariff: Tariff): readonly PriceLine[] {
  if (spec.binding !== null) return []
  return [workLine('cutting', null, '재단', tariff.cutting, Math.ceil(spec.copies / 100), '백 장')]
}
