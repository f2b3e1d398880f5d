import type { FastifyBaseLogger } from 'fastify'
import type { CourierTracking } from '#/server/ports/courier-tracking.ts'
import { sweetTracker } from './sweet-tracker.ts'

export interface TrackingSettings {
  readonly SWEETTRACKER_KEY?: string | undefined
  readonly SWEETTRACKER_API_URL?: string | undefined
}

const VENDOR = 'https://info.sweettracker.co.kr'

/** Null where nobody can be asked: parcels are then moved by hand, and customers are led to the courier's own page. */
export function chooseTracking(
  { SWEETTRACKER_KEY: key, SWEETTRACKER_API_URL: url }: TrackingSettings,
  log: Pick<FastifyBaseLogger, 'error'>,
): CourierTracking | null {
  if (!key) return null
  const baseUrl = url ?? VENDOR
  return sweetTracker({ baseUrl, key, practised: baseUrl !== VENDOR }, log)
}
