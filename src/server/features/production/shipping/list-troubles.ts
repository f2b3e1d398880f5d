import type { ResultOf } from '#/contract/endpoint.ts'
import { type listTroubles as endpoint, resolveTrouble } from '#/contract/production/tracking.contract.ts'
import { maskName } from '#/domain/members/masking.ts'
import { PARCEL_TROUBLE_NAMES } from '#/domain/orders/parcel-trouble.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { passes } from '#/server/platform/http/check-access.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { trackingUrlOf } from './courier-choice.ts'
import { listOpenTroubles } from './troubles.repo.ts'

/** Parcels that need a person, the longest waiting first. */
export async function listTroubles(db: Db, staff: StaffPrincipal): Promise<ResultOf<typeof endpoint>> {
  const rows = await listOpenTroubles(db)
  return {
    items: rows.map(({ trouble, courier, trackingNumber, orderNumber, recipient, lastEvent }) => ({
      id: trouble.id,
      kind: trouble.kind,
      label: PARCEL_TROUBLE_NAMES[trouble.kind],
      since: trouble.since.toISOString(),
      orderNumber,
      receiver: maskName(recipient),
      courier: courier.name,
      trackingNumber,
      trackingUrl: trackingUrlOf(courier, trackingNumber),
      lastEvent,
    })),
    mayResolve: passes(resolveTrouble.access, staff),
  }
}
