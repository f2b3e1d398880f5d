/** The only door of visits for other features. */
export { type OfferedSlot, offeredSlots, takeOffer, visitsOffered } from './offered-visits.ts'
export { giveVisits } from './reservations.repo.ts'
export type { ReservationRow } from './reservations.table.ts'
export { visitToken } from './visit-token.ts'
