/** The only door of the ledger for other features. */
export { postBookings, type Booking } from './post-bookings.ts'
