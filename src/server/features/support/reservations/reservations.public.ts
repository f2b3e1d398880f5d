/** The only door of visits for other features. */
export { offeredSlots, takeOffer, visitsOffered } from './offered-visits.ts'
export { giveVisits } from './reservations.repo.ts'
export { visitToken } from './visit-token.ts'
