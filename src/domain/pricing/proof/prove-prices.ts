import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { KindDefinition } from '#/domain/catalog/kind-definition.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { specKey } from '#/domain/catalog/spec-key.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { Copies } from '#/domain/print/units.ts'
import { quoteValid } from '#/domain/pricing/quote-job.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { amountsOf, moreThan } from './job-order.ts'
import type { JobAmounts, More } from './job-order.ts'
import { neighbours } from './neighbours.ts'

/** Two jobs of which one is more than the other, and is not priced so. */
export interface PriceFault {
  /** `dearer`: the lesser job costs more. `free`: what the other one has besides costs nothing. */
  readonly kind: 'dearer' | 'free'
  readonly less: JobSpec
  readonly more: JobSpec
  readonly lessTotal: Krw
  readonly moreTotal: Krw
}

/** The usual job of a kind, and all that lie one choice away from it. */
export const proofJobs = (kind: KindDefinition): readonly JobSpec[] =>
  distinct(neighbours(kind.defaults).flatMap(({ jobs }) => jobs))

/** Those of them that are tried before a tariff is published: the choices of which one is always made. */
export const mainProofJobs = (kind: KindDefinition): readonly JobSpec[] =>
  distinct([
    kind.defaults,
    ...neighbours(kind.defaults).flatMap(({ kind: control, jobs }) =>
      control === 'tiles' || control === 'segments' ? jobs : [],
    ),
  ])

function distinct(near: readonly JobSpec[]): readonly JobSpec[] {
  return [...new Map(near.map((spec) => [specKey(spec), spec])).values()]
}

/**
 * Compares a job with everything that one choice makes of it, at each of these quantities. Of two jobs of which one is more,
 * less must never cost more, and what is added must never be free. Of each pair the first quantity with a fault is told.
 */
export function proveJob(spec: JobSpec, tariff: Tariff, copies: readonly Copies[]): readonly PriceFault[] {
  const ladder = [...new Set(copies)].toSorted((a, b) => a - b)
  const own = triedJob(spec, tariff)
  const faults = [...copiesFaults(own, ladder)]
  for (const near of neighbours(spec, { closed: {}, catalogue: catalogueOf(tariff) })) {
    const jobs = near.jobs.map((other) => (other === spec ? own : triedJob(other, tariff)))
    for (const less of jobs) {
      for (const more of jobs) {
        const how = less === more ? null : moreThan(less.amounts, more.amounts)
        const fault = how && firstFault(less, more, how, ladder)
        if (fault) faults.push(fault)
      }
    }
  }
  return faults
}

interface Priced {
  readonly total: Krw
  /** What the job itself costs: a small order is lifted to the same minimum whatever is added to it. */
  readonly cost: Krw
}

interface TriedJob {
  readonly spec: JobSpec
  readonly amounts: JobAmounts
  /** Null where it has no price. */
  readonly at: (copies: Copies) => Priced | null
}

/** A job that is priced once for each quantity. */
function triedJob(spec: JobSpec, tariff: Tariff): TriedJob {
  const geometry = geometryOf(spec)
  const known = new Map<Copies, Priced | null>()
  const price = (copies: Copies): Priced | null => {
    const answer = quoteValid({ ...spec, copies }, tariff, geometry)
    if (!answer.ok) return null
    const { total, lines } = answer.value
    return { total, cost: lines.reduce((sum, { code, amount }) => (CLOSING.has(code) ? sum : sum + amount), 0) }
  }
  const at = (copies: Copies) => {
    const found = known.get(copies)
    if (found !== undefined) return found
    const made = price(copies)
    known.set(copies, made)
    return made
  }
  return { spec, amounts: amountsOf(spec), at }
}

const CLOSING: ReadonlySet<string> = new Set(['minimum', 'rounding'])

function firstFault(less: TriedJob, more: TriedJob, how: More, ladder: readonly Copies[]): PriceFault | null {
  for (const copies of ladder) {
    const one = less.at(copies)
    const other = more.at(copies)
    const kind = one && other && faultOf(one, other, how)
    if (!kind) continue
    const found = { less: { ...less.spec, copies }, more: { ...more.spec, copies } }
    return { kind, ...found, lessTotal: one.total, moreTotal: other.total }
  }
  return null
}

function faultOf(less: Priced, more: Priced, how: More): PriceFault['kind'] | null {
  if (more.total < less.total) return 'dearer'
  return how === 'adds' && more.cost <= less.cost ? 'free' : null
}

/** From each quantity to the next, and to one copy more, for that is where prices step. */
function* copiesFaults({ spec, at }: TriedJob, ladder: readonly Copies[]): Generator<PriceFault> {
  const counts = ladder.flatMap((copies) => [copies, copies + 1])
  for (const [index, copies] of counts.slice(1).entries()) {
    const before = counts[index] ?? 1
    const one = at(before)
    const other = at(copies)
    if (!one || !other || other.total >= one.total) continue
    const found = { less: { ...spec, copies: before }, more: { ...spec, copies } }
    yield { kind: 'dearer', ...found, lessTotal: one.total, moreTotal: other.total }
  }
}
