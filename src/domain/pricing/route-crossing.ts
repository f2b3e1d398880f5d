import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import type { Copies } from '#/domain/print/units.ts'
import { NotOffered } from './price-lines.ts'
import type { Quote } from './quote.ts'
import { routePlans, toQuote } from './quote-job.ts'
import type { Tariff } from './tariff.ts'

/** Runs at which the ways of printing are compared; between them a crossing is looked for copy by copy. */
export const COMPARED_RUNS = [10, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000, 1500, 2000, 3000] as const

export interface RouteLine {
  readonly route: RouteId
  readonly points: readonly { readonly copies: Copies; readonly each: Krw; readonly total: Krw }[]
}

/** From this many copies on, another way is the cheapest. */
export interface Crossing {
  readonly copies: Copies
  readonly route: RouteId
}

export interface RouteComparison {
  readonly lines: readonly RouteLine[]
  /** The first says which way is the cheapest for the smallest run. */
  readonly crossings: readonly Crossing[]
}

/** One job in more and more copies: what it costs on each way of printing that can make it, and where another becomes cheaper. */
export function compareRoutes(spec: JobSpec, tariff: Tariff): RouteComparison {
  const priced = COMPARED_RUNS.map((copies) => ({ copies, quotes: quoteOnEach({ ...spec, copies }, tariff) }))
  const routes = new Set(priced.flatMap(({ quotes }) => quotes.map(({ route }) => route)))
  const lines = [...routes].map((route) => ({
    route,
    points: priced.flatMap(({ copies, quotes }) => {
      const quote = quotes.find((other) => other.route === route)
      return quote ? [{ copies, each: quote.unit, total: quote.total }] : []
    }),
  }))
  return { lines, crossings: crossingsOf((copies) => cheapest(spec, tariff, copies)) }
}

/** The job as every way of printing that can make it would be sold; nothing where the tariff has no price for it. */
function quoteOnEach(spec: JobSpec, tariff: Tariff): readonly Quote[] {
  const geometry = geometryOf(spec)
  try {
    return routePlans(spec, tariff).map((plan) => toQuote(spec, geometry, tariff, plan))
  } catch (error) {
    if (error instanceof NotOffered) return []
    throw error
  }
}

function cheapest(spec: JobSpec, tariff: Tariff, copies: Copies): RouteId | null {
  const quotes = quoteOnEach({ ...spec, copies }, tariff)
  return quotes.toSorted((one, other) => one.total - other.total)[0]?.route ?? null
}

function crossingsOf(best: (copies: Copies) => RouteId | null): readonly Crossing[] {
  const found: Crossing[] = []
  let now: RouteId | null = null
  let from: Copies = COMPARED_RUNS[0]
  for (const run of COMPARED_RUNS) {
    const next = best(run)
    if (next === null || next === now) {
      from = run
      continue
    }
    const copies = now === null ? run : firstOf(from, run, (each) => best(each) === next)
    found.push({ copies, route: next })
    now = next
    from = run
  }
  return found
}

/** The smallest run after `from` and up to `to` that passes; `to` does, `from` does not. */
function firstOf(from: Copies, to: Copies, passes: (copies: Copies) => boolean): Copies {
  let [fails, good] = [from, to]
  while (good - fails > 1) {
    const middle = Math.floor((good + fails) / 2)
    if (passes(middle)) good = middle
    else fails = middle
  }
  return good
}
