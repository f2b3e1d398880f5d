/** The only door of the ledger for other features. */
export { historyOf, type HistoryRow } from './history.repo.ts'
export {
  endedLots,
  giveAccounts,
  insertLots,
  liveLots,
  lockWallet,
  type LotPosting,
  type LotRow,
  lotsForOrder,
  type NewLot,
  openWallet,
  type OrderLots,
  ownerOfAccount,
  ownersOfEnded,
  postingsOfOrder,
  sumLots,
  type ValueBalance,
  walletAccounts,
} from './lots.repo.ts'
export { endedCardsOf } from './ended-cards.repo.ts'
export { issuedSince, owedByDay } from './outstanding.repo.ts'
export { boughtOf, endingBetween, lotById, lotOfCharge, lotOfGrant, standingAt } from './paid-lots.repo.ts'
export { isBooked, postBookings, type Booking, type PostedEntry } from './post-bookings.ts'
