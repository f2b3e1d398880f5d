import type { FastifyBaseLogger } from 'fastify'
import { createBreaker, isSilence, RESTING } from '#/server/adapters/breaker.ts'
import { readJson } from '#/server/adapters/read-json.ts'
import type { CourierTracking } from '#/server/ports/courier-tracking.ts'
import { readAnswer } from './sweet-tracker-answers.ts'

export interface SweetTrackerSettings {
  /** `https://info.sweettracker.co.kr`, or the sandbox's address. */
  readonly baseUrl: string
  readonly key: string
  readonly practised: boolean
  readonly timeoutMs?: number
}

/** SweetTracker (스마트택배): one call tells all that happened to one parcel. Also what the sandbox is spoken to with. */
export function sweetTracker(settings: SweetTrackerSettings, log: Pick<FastifyBaseLogger, 'error'>): CourierTracking {
  const breaker = createBreaker()
  return {
    practised: settings.practised,
    async look({ courier, number }) {
      if (!breaker.mayCall()) return { kind: 'not-now', code: RESTING }
      const query = new URLSearchParams({ t_key: settings.key, t_code: courier, t_invoice: number })
      try {
        const response = await fetch(`${settings.baseUrl}/api/v1/trackingInfo?${query}`, {
          signal: AbortSignal.timeout(settings.timeoutMs ?? 10_000),
        })
        const body: unknown = await readJson(response)
        breaker.answered()
        if (response.status >= 500) return { kind: 'not-now', code: `HTTP_${response.status}` }
        const outcome = readAnswer(body)
        if (outcome.kind === 'not-now')
          log.error({ code: outcome.code }, 'the tracking service refuses our call: check its key and what was paid')
        return outcome
      } catch (error) {
        breaker[isSilence(error) ? 'silent' : 'answered']()
        return { kind: 'not-now', code: error instanceof Error ? error.name : 'UNKNOWN' }
      }
    },
  }
}
