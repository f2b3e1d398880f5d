import type { ResultOf } from '#/contract/endpoint.ts'
import type { latestShipments as endpoint } from '#/contract/production/tracking.contract.ts'
import { arrivalDay } from '#/domain/orders/arrival-day.ts'
import { PARCEL_STAGE_NAMES } from '#/domain/orders/parcel.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { readCalendar } from '#/server/features/content/calendar/calendar.public.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { readLatest } from './latest-shipments.repo.ts'

const MOST = 20

/** Where to look for each of some orders; numbers of others are passed over in silence. */
export async function latestShipments(db: Db, memberId: string, numbers: string): Promise<ResultOf<typeof endpoint>> {
  const asked = numbers.split(',').slice(0, MOST)
  const [rows, calendar] = await Promise.all([readLatest(db, memberId, asked), readCalendar(db)])
  return {
    items: rows.map((row) => {
      const under = row.state === 'shipped' || row.state === 'in-transit'
      const dispatched = seoulDay(new Date(row.dispatchedAt))
      return {
        orderNumber: row.orderNumber,
        shipmentId: row.shipmentId,
        parcels: row.parcels,
        courier: row.courier,
        trackingNumber: row.trackingNumber,
        stageLabel: PARCEL_STAGE_NAMES[row.stage],
        expectedDay: under && row.trackingNumber ? arrivalDay(calendar, dispatched, row.zipcode) : null,
      }
    }),
  }
}
