import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { kindOf, partDefinition } from '#/domain/catalog/kinds.ts'
import { paperOf } from '#/domain/catalog/lookup.ts'
import { formatCount } from '#/domain/money/format-count.ts'
import { openSize } from '#/domain/print/folding.ts'
import { nUp, printable } from '#/domain/print/n-up.ts'
import { pressSheet, type PressSheet } from '#/domain/print/press-sheets.data.ts'
import { printPiece } from '#/domain/print/print-pieces.ts'
import { formatMm, formatSize } from '#/domain/print/round-mm.ts'
import { gangedSize } from './ganged-route.ts'
import type { RouteId } from './quote.ts'
import type { Tariff } from './tariff.ts'

const ANOTHER_WAY = '인쇄 방식을 「알맞게」로 바꾸시면 됩니다.'

/** Korean: the first thing about the job that no press of the routes takes, and what would go. */
export const whyNoRoute = (spec: JobSpec, tariff: Tariff, routes: readonly RouteId[]): string =>
  spec.production === 'ganged' ? `${whyNotGanged(spec, tariff)} ${ANOTHER_WAY}` : whyNoPress(spec, tariff, routes)

function whyNotGanged(spec: JobSpec, { ganged }: Tariff): string {
  const [part] = spec.parts
  if (!part) return '합판으로 찍을 인쇄물이 없습니다.'
  if (part.ink.front !== 4 || (part.ink.back !== 0 && part.ink.back !== 4))
    return '합판은 컬러 단면과 컬러 양면만 됩니다.'
  const { percent, size } = { percent: ganged.sizes[gangedSize(openSize(spec))], size: formatSize(openSize(spec)) }
  if (percent === undefined) {
    const sizes = Object.keys(ganged.sizes).map((key) => key.replace('x', ' × '))
    return `합판은 정해진 크기(${sizes.join(', ')} mm)만 됩니다. 지금 ${size}입니다.`
  }
  if (ganged.papers[part.paper] === undefined) return `${paperOf(part.paper).name}은 합판에 쓰지 않는 종이입니다.`
  const most = (part.ink.back === 4 ? ganged.both : ganged.front).at(-1)?.[0] ?? 0
  return `합판은 ${formatCount(most)}장까지 됩니다. 지금 ${formatCount(spec.copies)}장입니다.`
}

interface Machine {
  readonly sheet: PressSheet
  readonly gsm: { readonly min: number; readonly max: number }
}

function whyNoPress(spec: JobSpec, tariff: Tariff, routes: readonly RouteId[]): string {
  for (const part of spec.parts) {
    const machines = machinesFor(part, tariff, routes)
    const { size } = printPiece(spec, part)
    const large = machines.filter(({ sheet }) => nUp(sheet, size) > 0)
    const title = partDefinition(kindOf(spec.product), part.role)?.title ?? part.id
    if (large.length === 0) return tooLarge(title, size, machines)
    const { gsm, name } = paperOf(part.paper)
    if (!large.some((machine) => gsm >= machine.gsm.min && gsm <= machine.gsm.max)) {
      const limits = [Math.min(...large.map((one) => one.gsm.min)), Math.max(...large.map((one) => one.gsm.max))]
      return `${title} ${name}: 이 크기를 찍는 인쇄기에는 ${limits.join('–')} g 종이가 들어갑니다. 종이를 바꿔 주세요.`
    }
  }
  return '이 사양을 한 가지 방식으로 모두 찍을 수 있는 인쇄기가 없습니다. 크기나 종이를 바꿔 주세요.'
}

function tooLarge(title: string, size: { width: number; height: number }, machines: readonly Machine[]): string {
  const rooms = machines.map(({ sheet }) => ({ sheet, ...printable(sheet) }))
  const largest = rooms.toSorted((a, b) => b.width * b.height - a.width * a.height)[0]
  const now = `${title} ${formatSize(size)}(도련까지)`
  if (!largest) return `${now}를 찍는 인쇄기가 없습니다.`
  return `${now}는 가장 큰 종이 ${largest.sheet.name}에 앉지 않습니다. ${formatMm(largest.width)} × ${formatMm(largest.height)} mm까지 찍힙니다.`
}

/** Covers of a rotary book run on sheets, as the digital route has it. */
function machinesFor({ role }: PartSpec, tariff: Tariff, routes: readonly RouteId[]): readonly Machine[] {
  const digital = tariff.digital
    .filter(({ roles, route }) => roles.includes(role) && (routes.includes(route) || role !== 'body'))
    .flatMap(({ sheets, gsm }) => sheets.map((id) => ({ sheet: pressSheet(id), gsm })))
  const offset = tariff.offset.map(({ sheet, gsm }) => ({ sheet: pressSheet(sheet), gsm }))
  return [
    ...(routes.some((route) => route.startsWith('digital')) ? digital : []),
    ...(routes.includes('offset-dedicated') ? offset : []),
  ]
}
