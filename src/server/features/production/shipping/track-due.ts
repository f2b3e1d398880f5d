import { afterFailure, nextLook } from '#/domain/orders/look-schedule.ts'
import { SYSTEM } from '#/server/features/ordering/orders/orders.public.ts'
import type { Services } from '#/server/platform/services.ts'
import type { CourierTracking, LookOutcome } from '#/server/ports/courier-tracking.ts'
import { settleLook, type SettleDeps } from './settle-look.ts'
import { claimDue, type DueParcel, writeTracking } from './tracking.repo.ts'

export interface TrackDeps extends SettleDeps, Pick<Services, 'database' | 'log'> {
  readonly tracking: CourierTracking | null
}

/** One sweep asks for so many; what is left is due at the next one. */
const PER_SWEEP = 20
/** A server that dies in the middle of a sweep holds its parcels no longer than this. */
const LEASE_MS = 10 * 60_000
/** The practice courier goes by the minute. */
const PRACTICE_MS = 5_000

/** Asks the couriers for the parcels that are due, one after the other, outside of any transaction. */
export async function trackDue(deps: TrackDeps): Promise<void> {
  const { tracking, database, clock, log } = deps
  if (!tracking) return
  const now = clock.now()
  const lease = new Date(now.getTime() + LEASE_MS)
  const due = await database.transaction((tx) => claimDue(tx, now, lease, PER_SWEEP))
  for (const parcel of due) {
    try {
      await look(deps, tracking, parcel)
    } catch (error) {
      // Its lease brings it back; the parcels behind it do not wait for that.
      log.error({ err: error, shipmentId: parcel.shipment.id }, 'what the courier said could not be written down')
    }
  }
}

async function look(deps: TrackDeps, tracking: CourierTracking, parcel: DueParcel): Promise<void> {
  const { shipment } = parcel
  const outcome = await tracking.look({ courier: shipment.courier, number: shipment.trackingNumber ?? '' })
  const now = deps.clock.now()
  if (outcome.kind === 'not-now') return lookLater(deps, tracking, parcel, outcome)
  const misses = outcome.kind === 'parcel' ? 0 : parcel.tracking.misses + 1
  const stage = outcome.kind === 'parcel' ? outcome.stage : parcel.tracking.stage
  const next = nextLook({ stage, misses, dispatchedAt: shipment.dispatchedAt }, now)
  const nextLookAt = next && tracking.practised ? new Date(now.getTime() + PRACTICE_MS) : next
  await deps.database.transaction((tx) => settleLook(tx, deps, { shipment, outcome, misses, nextLookAt, by: SYSTEM }))
}

async function lookLater(
  { database, clock, log }: TrackDeps,
  { practised }: CourierTracking,
  { shipment, tracking }: DueParcel,
  { code }: Extract<LookOutcome, { kind: 'not-now' }>,
): Promise<void> {
  log.warn({ shipmentId: shipment.id, code }, 'the courier was not reached')
  const misses = tracking.misses + 1
  const now = clock.now()
  const nextLookAt = practised ? new Date(now.getTime() + PRACTICE_MS * 4) : afterFailure(misses, now)
  await database.transaction((tx) => writeTracking(tx, shipment.id, { misses, nextLookAt }))
}
