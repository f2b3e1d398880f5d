import type { Krw } from '#/domain/money/krw.ts'

/** 전자금융거래법: prepaid means need no registration below both of these; what is spent only at its issuer is mostly outside it. */
const BALANCE_LIMIT: Krw = 3_000_000_000
const ISSUED_LIMIT: Krw = 50_000_000_000
/** From this share on somebody should ask a lawyer. */
const NEAR = 0.8

export interface PrepaidAlarm {
  readonly balance: Krw
  readonly balanceLimit: Krw
  readonly issued: Krw
  readonly issuedLimit: Krw
  readonly alarm: 'none' | 'near' | 'over'
}

/** Where paid value that is not used, and what of it was issued this year, stand to the limits of the law. */
export function prepaidAlarm(balance: Krw, issued: Krw): PrepaidAlarm {
  const share = Math.max(balance / BALANCE_LIMIT, issued / ISSUED_LIMIT)
  const alarm = share >= 1 ? 'over' : share >= NEAR ? 'near' : 'none'
  return { balance, balanceLimit: BALANCE_LIMIT, issued, issuedLimit: ISSUED_LIMIT, alarm }
}
