import type { PaidTo } from './payments.table.ts'

/** Where the money of an attempt stands: the gateway's until it is paid out to the shop, a transfer in the shop's own account. */
export const receivedAt = (paidTo: PaidTo): string => (paidTo === 'bank' ? 'bank' : 'gateway-receivable')
/** The shop's own account, from which staff sends by hand. */
export const SENT_FROM = 'bank'
