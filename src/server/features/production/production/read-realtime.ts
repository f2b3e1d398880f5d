import type { ResultOf } from '#/contract/endpoint.ts'
import type { readRealtime as endpoint } from '#/contract/production/production.contract.ts'
import { seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import type { Db } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { countSteps, countToday } from './realtime.repo.ts'

const STEPS = [
  { state: 'planned', label: '인쇄 대기' },
  { state: 'printing', label: '인쇄' },
  { state: 'binding', label: '제본·후가공' },
  { state: 'packing', label: '검수·포장' },
] as const

/** What is being made right now, as numbers anyone may see. */
export async function readRealtime(db: Db, { clock }: Pick<Services, 'clock'>): Promise<ResultOf<typeof endpoint>> {
  const now = clock.now()
  const [counts, today] = await Promise.all([countSteps(db), countToday(db, seoulMidnight(seoulDay(now)))])
  return {
    at: now.toISOString(),
    steps: STEPS.map(({ state, label }) => {
      const count = counts.find((candidate) => candidate.state === state)
      return { state, label, lines: count?.lines ?? 0, copies: count?.copies ?? 0 }
    }),
    dispatchedToday: today.dispatched,
    proofsWaiting: today.proofsWaiting,
  }
}
