import type { TravelRule } from '#/domain/calendar/day-plan.ts'
import type { DeliveryMethod } from './delivery-fee.ts'

/** How long each way of delivery is on its way, as carriers say it for the mainland; an expectation, no promise. */
export const TRAVEL: Readonly<Record<DeliveryMethod, TravelRule>> = {
  courier: { days: 1, saturdays: true, remoteDays: 1 },
  quick: { days: 0, saturdays: false, remoteDays: 0 },
  freight: { days: 1, saturdays: false, remoteDays: 2 },
  pickup: { days: 0, saturdays: false, remoteDays: 0 },
}
