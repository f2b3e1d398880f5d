import { seoulDay } from '#/lib/seoul-time.ts'

export interface Period {
  /** Days in Seoul, `YYYY-MM-DD`, both included. */
  readonly from: string
  readonly to: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The period that an address asks for; without one, this month so far. */
export function periodOf(query: URLSearchParams, now: Date): Period {
  const today = seoulDay(now)
  const [from, to] = [query.get('from'), query.get('to')]
  return {
    from: from && DAY.test(from) ? from : `${today.slice(0, 8)}01`,
    to: to && DAY.test(to) ? to : today,
  }
}
