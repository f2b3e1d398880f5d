import type { Krw } from '#/domain/money/krw.ts'

export const PAYMENT_MEANS = ['card', 'transfer', 'virtual-account'] as const
export type PaymentMeans = (typeof PAYMENT_MEANS)[number]

export const PAYMENT_MEANS_NAMES: Readonly<Record<PaymentMeans, string>> = {
  card: '신용·체크카드',
  transfer: '계좌이체',
  'virtual-account': '가상계좌',
}

/** The gateway takes nothing below: by card 100 won, from an account 200. */
const LEAST: Readonly<Record<PaymentMeans, Krw>> = { card: 100, transfer: 200, 'virtual-account': 200 }

/** Days that a virtual account waits for its deposit. */
export const DEPOSIT_DAYS = 7

/** Why this amount cannot be paid so; null when it can. Nothing to pay needs no window at all. */
export function closedMeans(means: PaymentMeans, total: Krw): string | null {
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
    default:
      return null
  }
}
