import type { WalletEvent, WalletLot } from '#/contract/benefits/wallet.contract.ts'
import type { Value } from '#/domain/ledger/lots.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { formatCount } from '#/lib/format-count.ts'

export const valueText = (value: Value, amount: number): string =>
  value === 'points' ? `${formatCount(amount)}P` : formatWon(amount)

export const changeText = (value: Value, amount: number): string =>
  `${amount > 0 ? '+' : ''}${value === 'points' ? formatCount(amount) : formatWon(amount)}`

export const ORIGINS: Readonly<Record<WalletLot['origin'], string>> = {
  purchase: '구매 적립',
  review: '후기 적립',
  grant: '지급',
  'gift-card': '상품권',
  charge: '충전',
  returned: '주문에서 돌아온 것',
}

/** What happened, and what it was about. */
export function eventText({ kind, origin, memo }: WalletEvent): { readonly title: string; readonly about: string } {
  switch (kind) {
    case 'earn':
      return origin === 'review' ? { title: '후기 적립', about: memo } : { title: '구매 적립', about: '구매확정' }
    case 'grant':
      return { title: '지급', about: memo }
    case 'spend':
      return { title: '주문에 사용', about: '' }
    case 'return':
      return { title: '주문에서 돌려받음', about: '취소·환불' }
    case 'expire':
      return { title: '기한이 지나 소멸', about: '' }
    case 'taken-back':
      return origin === 'charge'
        ? { title: '은행·카드사가 되가져감', about: memo }
        : { title: '환불로 적립 회수', about: '' }
    case 'charge':
      return { title: '충전', about: memo }
    case 'refund':
      return { title: '환불 신청', about: '' }
    case 'refund-ended':
      return { title: '환불 신청이 끝나 돌아옴', about: memo }
    case 'gift-card':
      return { title: '상품권 등록', about: memo }
  }
}

/** Value ends with the midnight after its last day. */
export const lastDay = (expiresAt: string): string => new Date(Date.parse(expiresAt) - 1).toISOString()
