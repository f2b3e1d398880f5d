import type { Krw } from '#/domain/money/krw.ts'

export const PAYMENT_MEANS = ['card', 'transfer', 'virtual-account', 'bank'] as const
export type PaymentMeans = (typeof PAYMENT_MEANS)[number]

export const PAYMENT_MEANS_NAMES: Readonly<Record<PaymentMeans, string>> = {
  card: '신용·체크카드',
  transfer: '계좌이체',
  'virtual-account': '가상계좌',
  bank: '무통장입금',
}

/** No payment window opens for it: the customer sends the money to the shop's own account. */
export const WITHOUT_WINDOW = 'bank' satisfies PaymentMeans

/** The gateway takes nothing below: by card 100 won, from an account 200. */
const LEAST: Readonly<Record<PaymentMeans, Krw>> = { card: 100, transfer: 200, 'virtual-account': 200, bank: 1 }

/** Characters of the name that a transfer carries; banks show no more. */
export const MOST_DEPOSITOR = 20

/** Days that an account waits for its deposit. */
export const DEPOSIT_DAYS = 7

/** Why this amount cannot be paid so; null when it can. Nothing to pay needs no window at all. */
export function closedMeans(means: SheetMeans, total: Krw): string | null {
  if (means === DEFERRED) return total === 0 ? '내실 금액이 없습니다.' : null
  if (total === 0 || total >= LEAST[means]) return null
  return `${LEAST[means]}원부터 쓸 수 있습니다.`
}

/** As the gateway names what was paid by; easy pay is a card to the shop. Null: none of ours. */
export function meansNamed(name: string | null): PaymentMeans | null {
  switch (name) {
    case '카드':
    case '간편결제':
      return 'card'
    case '계좌이체':
      return 'transfer'
    case '가상계좌':
      return 'virtual-account'
    case '무통장입금':
      return 'bank'
    default:
      return null
  }
}

/** Money that came into an account goes back only to one that somebody names. */
export function goesBackByAccount(name: string | null): boolean {
  const means = meansNamed(name)
  return means === 'virtual-account' || means === 'bank'
}
/** To be paid later by the terms of a firm (후불); the gateway knows nothing of it. */
export const DEFERRED = 'deferred'
/** What a sheet can choose. */
export type SheetMeans = PaymentMeans | typeof DEFERRED
