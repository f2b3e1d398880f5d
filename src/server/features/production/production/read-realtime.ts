import type { ResultOf } from '#/contract/endpoint.ts'
import type {
  readRealtime as endpoint,
  readUsualTimes as usualEndpoint,
} from '#/contract/production/production.contract.ts'
import type { ProductionState } from '#/domain/orders/states.ts'
import { seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import type { Db } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { countSteps, countToday, nextDispatchDay, usualMinutes } from './realtime.repo.ts'

const STEPS = [
  { state: 'planned', label: '인쇄 대기' },
  { state: 'printing', label: '인쇄' },
  { state: 'binding', label: '제본·후가공' },
  { state: 'packing', label: '검수·포장' },
] as const

/** What is being made right now, as numbers anyone may see. */
export async function readRealtime(db: Db, { clock }: Pick<Services, 'clock'>): Promise<ResultOf<typeof endpoint>> {
  const now = clock.now()
  const day = seoulDay(now)
  const [counts, today, nextDispatch] = await Promise.all([
    countSteps(db),
    countToday(db, seoulMidnight(day)),
    nextDispatchDay(db, day),
  ])
  const countOf = (state: ProductionState) => {
    const { lines = 0, copies = 0 } = counts.find((candidate) => candidate.state === state) ?? {}
    return { lines, copies }
  }
  return {
    at: now.toISOString(),
    steps: STEPS.map(({ state, label }) => ({ state, label, ...countOf(state) })),
    queue: countOf('waiting'),
    nextDispatch,
    dispatchedToday: today.dispatched,
    proofsWaiting: today.proofsWaiting,
  }
}

/** How long work takes here, as the last jobs show it, in the order of work. */
export async function readUsualTimes(db: Db): Promise<ResultOf<typeof usualEndpoint>> {
  const usual = await usualMinutes(db)
  return {
    steps: STEPS.flatMap(({ state, label }) => {
      const known = usual.find((candidate) => candidate.state === state)
      return known ? [{ state, label, minutes: known.minutes }] : []
    }),
  }
}
