/** Where the gateway's money stands until it is paid out to the shop. */
export const RECEIVED_AT = 'gateway-receivable'
/** The shop's own account, from which staff sends by hand. */
export const SENT_FROM = 'bank'
