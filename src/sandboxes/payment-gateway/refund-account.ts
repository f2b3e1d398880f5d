import { Refusal } from './refusal.ts'

/** Whoever wants to see a refused refund names this holder. */
const WRONG_HOLDER = '불일치'

/** The bank's answer to an account that money is to be sent back to. */
export function checkRefundAccount(account: unknown): void {
  const { bank, accountNumber, holderName } = (account ?? {}) as Record<string, unknown>
  if (typeof bank !== 'string' || typeof holderName !== 'string' || holderName === '' || holderName === WRONG_HOLDER)
    throw new Refusal(400, 'INVALID_REFUND_ACCOUNT_INFO', '환불 계좌번호와 예금주명이 일치하지 않습니다.')
  if (typeof accountNumber !== 'string' || !/^\d{6,20}$/.test(accountNumber))
    throw new Refusal(400, 'INVALID_REFUND_ACCOUNT_NUMBER', '잘못된 환불 계좌번호입니다.')
}
