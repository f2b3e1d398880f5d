/** The only door of visits for other features. */
export { giveVisits } from './reservations.repo.ts'
