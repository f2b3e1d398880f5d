import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { specIssues } from '#/domain/catalog/spec-issues.ts'
import { vatOf } from '#/domain/money/vat.ts'
import type { JobGeometry } from '#/domain/print/job-geometry.ts'
import { parcels } from '#/domain/print/weight.ts'
import { err, ok } from '#/lib/result.ts'
import type { Result } from '#/lib/result.ts'
import { digitalRoute } from './digital-route.ts'
import { finishingLines } from './finishing-lines.ts'
import { gangedRoute } from './ganged-route.ts'
import { offsetRoute } from './offset-route.ts'
import { NotOffered, priceLine, sumOf } from './price-lines.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import type { PriceLine, Quote, QuoteRefusal } from './quote.ts'
import type { RoutePlan } from './route-plan.ts'
import { type LevelledTariff, levelLine } from './price-level.ts'
import type { Tariff } from './tariff.ts'
import { whyNotGanged } from './why-not-ganged.ts'
import { RUSH_WORKING_DAYS, rushLine, sellsRush } from './with-rush.ts'
import { workingDaysFor } from './working-days.ts'

/**
 * The price of a job: the cheapest route that can make it, with every line. Pure, so browser and server agree; the server's
 * answer is the one that counts. Refuses a spec that cannot be made, and one that the tariff has no price for.
 */
export function quote(spec: JobSpec, tariff: Tariff): Result<Quote, QuoteRefusal> {
  const issue = specIssues(spec)[0]
  if (issue) return err({ code: 'invalid-spec', message: issue.message, path: issue.path })
  return quoteValid(spec, tariff)
}

/** The same for a spec that was validated before: many quantities of one job share its geometry. */
export function quoteValid(spec: JobSpec, tariff: Tariff, geometry = geometryOf(spec)): Result<Quote, QuoteRefusal> {
  try {
    if (spec.rush && !sellsRush(tariff)) throw new NotOffered('24시간 제작')
    const plan = cheapestPlan(spec, geometry, tariff)
    if (!plan) return err(noRoute(spec, geometry, tariff))
    return ok(toQuote(spec, geometry, tariff, plan))
  } catch (error) {
    if (error instanceof NotOffered) return err({ code: 'not-offered', message: error.message })
    throw error
  }
}

/** All routes that can make the job, cheapest first; what the back office and the press package look at. */
export function routePlans(spec: JobSpec, tariff: Tariff): readonly RoutePlan[] {
  const geometry = geometryOf(spec)
  const plans = allowedRoutes(spec).flatMap((route) => planRoute(spec, geometry, tariff, route) ?? [])
  return plans.toSorted((a, b) => planCost(a, tariff) - planCost(b, tariff))
}

const noRoute = (spec: JobSpec, geometry: JobGeometry, tariff: Tariff): QuoteRefusal => ({
  code: 'no-route',
  message:
    spec.production === 'ganged'
      ? `합판은 ${whyNotGanged(spec, geometry, tariff)} 인쇄 방식을 「자동 선택」로 바꾸시면 됩니다.`
      : '이 크기와 종이를 찍을 수 있는 인쇄기가 없습니다. 크기나 종이를 바꿔 주세요.',
})

function allowedRoutes(spec: JobSpec): readonly RouteId[] {
  const { routes } = kindOf(spec.product)
  // Plates are not made overnight.
  if (spec.rush) return routes.filter((route) => route.startsWith('digital'))
  if (spec.production === 'ganged') return routes.filter((route) => route === 'offset-ganged')
  return spec.production === 'dedicated' ? routes.filter((route) => route !== 'offset-ganged') : routes
}

function planRoute(spec: JobSpec, geometry: JobGeometry, tariff: Tariff, route: RouteId): RoutePlan | null {
  if (route === 'offset-ganged') return gangedRoute(spec, geometry, tariff)
  return route === 'offset-dedicated'
    ? offsetRoute(spec, geometry, tariff)
    : digitalRoute(spec, geometry, tariff, route)
}

const planCost = (plan: RoutePlan, tariff: Tariff): number =>
  plan.parts.reduce((total, part) => total + sumOf(part.lines), tariff.handling[plan.route])

function cheapestPlan(spec: JobSpec, geometry: JobGeometry, tariff: Tariff): RoutePlan | null {
  let best: RoutePlan | null = null
  let bestCost = Number.POSITIVE_INFINITY
  for (const route of allowedRoutes(spec)) {
    const plan = planRoute(spec, geometry, tariff, route)
    const cost = plan ? planCost(plan, tariff) : Number.POSITIVE_INFINITY
    if (cost < bestCost) {
      best = plan
      bestCost = cost
    }
  }
  return best
}

export function toQuote(spec: JobSpec, geometry: JobGeometry, tariff: Tariff, plan: RoutePlan): Quote {
  const lines = [
    ...plan.parts.flatMap((part) => part.lines),
    ...finishingLines(spec, geometry, tariff),
    packingLine(spec, tariff, geometry.copyWeight),
    priceLine('handling', null, '파일 확인과 작업 준비', tariff.handling[plan.route], { quantity: 1, unit: '건' }),
  ].filter((line) => line.amount !== 0)
  const usual = closeLines(lines, tariff)
  if (spec.rush) lines.push(rushLine(usual, tariff))
  const supply = sumOf(lines)
  const vat = vatOf(supply)
  const ways = plan.parts.flatMap((part) => part.ways ?? [])
  return {
    tariffVersion: tariff.version,
    route: plan.route,
    copies: spec.copies,
    ...(ways.length > 0 ? { ways } : {}),
    lines,
    supply,
    vat,
    total: supply + vat,
    unit: Math.ceil((supply + vat) / spec.copies),
    spine: geometry.spine,
    coverFlat: geometry.cover?.flat ?? null,
    copyWeight: geometry.copyWeight,
    workingDays: spec.rush ? RUSH_WORKING_DAYS : workingDaysFor(spec, tariff, plan.route),
  }
}

function packingLine(spec: JobSpec, tariff: Tariff, weight: number): PriceLine {
  const { boxKg, perBox } = tariff.packing
  const boxes = parcels(spec.copies, weight, boxKg)
  return priceLine('packing', null, '포장', boxes * perBox, {
    quantity: boxes,
    unit: '상자',
    inputs: { '한 부 무게': `${weight} g`, '한 상자': `${boxKg} kg까지`, '한 상자 값': perBox },
  })
}

/** Lifts a small order to the minimum, to the level of a brand, and takes the odd won off: each as a line, so that the lines sum to the supply. */
function closeLines(lines: PriceLine[], tariff: LevelledTariff): number {
  const sum = sumOf(lines)
  if (sum < tariff.minimumSupply) {
    lines.push(
      priceLine('minimum', null, '최소 주문 금액까지', tariff.minimumSupply - sum, { quantity: 1, unit: '건' }),
    )
  }
  const usual = Math.max(sum, tariff.minimumSupply)
  const level = levelLine(usual, tariff)
  if (level) lines.push(level)
  const before = usual + (level?.amount ?? 0)
  const supply = Math.floor(before / 10) * 10
  if (supply !== before)
    lines.push(priceLine('rounding', null, '10원 미만 버림', supply - before, { quantity: 1, unit: '건' }))
  return supply
}
