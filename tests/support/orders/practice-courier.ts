import { afterAll } from 'vitest'
import { buildCourierTracking } from '#/sandboxes/courier-tracking/build-courier-tracking.ts'

export interface PracticeCourier {
  /** Settings that make a test shop ask here. */
  readonly env: Readonly<Record<string, string>>
  /** Moves the clock of the courier, who tells one more event each minute. */
  forward(minutes: number): void
}

const KEY = 'practice_tracking_key'

/** The practice courier of the shop itself, listening on loopback for the tests of one file. */
export async function practiceCourier(): Promise<PracticeCourier> {
  let ahead = 0
  const app = buildCourierTracking({ key: KEY, stepMs: 60_000, slowMs: 100, now: () => Date.now() + ahead })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  afterAll(() => app.close())
  return {
    env: { SWEETTRACKER_API_URL: url, SWEETTRACKER_KEY: KEY },
    forward: (minutes) => {
      ahead += minutes * 60_000
    },
  }
}
