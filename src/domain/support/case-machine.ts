import type { Machine } from '#/domain/orders/transition.ts'
import { formatCount } from '#/lib/format-count.ts'

export const CASE_STATES = ['received', 'reviewing', 'offered', 'agreed', 'refused', 'settled'] as const
export type CaseState = (typeof CASE_STATES)[number]
export type CaseEvent = 'review' | 'offer' | 'agree' | 'refuse' | 'decline' | 'settle'

export const CASE_STATE_NAMES: Readonly<Record<CaseState, string>> = {
  received: '접수',
  reviewing: '검토',
  offered: '제안',
  agreed: '합의',
  refused: '거절',
  settled: '처리 완료',
}

/** Something is wrong with what was delivered: the shop offers, the customer agrees or not. */
export const CASE_MACHINE: Machine<CaseState, CaseEvent> = {
  name: 'case',
  initial: 'received',
  states: CASE_STATES,
  table: [
    { from: ['received'], event: 'review', to: 'reviewing', who: ['staff'] },
    // An offer that was turned down may be followed by a better one.
    { from: ['received', 'reviewing', 'offered', 'refused'], event: 'offer', to: 'offered', who: ['staff'] },
    { from: ['offered'], event: 'agree', to: 'agreed', who: ['customer'] },
    { from: ['offered'], event: 'refuse', to: 'refused', who: ['customer'] },
    { from: ['received', 'reviewing'], event: 'decline', to: 'refused', who: ['staff'] },
    { from: ['agreed'], event: 'settle', to: 'settled', who: ['staff', 'system'] },
  ],
}

export const FAULTS = ['print', 'binding', 'short', 'damage', 'wrong-item', 'other'] as const
export type Fault = (typeof FAULTS)[number]
export const FAULT_NAMES: Readonly<Record<Fault, string>> = {
  print: '인쇄 불량',
  binding: '제본 불량',
  short: '수량 부족',
  damage: '배송 파손',
  'wrong-item': '오배송',
  other: '기타',
}

export const WISHES = ['remake', 'refund', 'advice'] as const
export type Wish = (typeof WISHES)[number]
export const WISH_NAMES: Readonly<Record<Wish, string>> = { remake: '재제작', refund: '부분 환불', advice: '상담' }

export const OFFER_KINDS = ['remake', 'refund'] as const
export type OfferKind = (typeof OFFER_KINDS)[number]
export const OFFER_NAMES: Readonly<Record<OfferKind, string>> = { remake: '재제작', refund: '부분 환불' }

export interface Offer {
  readonly kind: OfferKind
  /** To be made again; null for a refund. */
  readonly copies: number | null
  /** Won to be paid back; null for a remake. */
  readonly amount: number | null
}

interface OfferedLine {
  /** The word it is counted with. */
  readonly unit: string
  readonly copies: number
  readonly total: number
}

/** Why the shop cannot offer this for a line of so many copies and won; null when it can. */
export function whyNotOffer({ kind, copies, amount }: Offer, line: OfferedLine): string | null {
  if (kind === 'remake')
    return copies !== null && copies > 0 && copies <= line.copies
      ? null
      : `다시 만들 수량은 1${line.unit}에서 ${formatCount(line.copies)}${line.unit}까지입니다.`
  if (amount === null || amount <= 0) return '돌려드릴 금액을 적어 주세요.'
  return amount <= line.total
    ? null
    : `품목 금액 ${line.total.toLocaleString('ko-KR')}원보다 많이 돌려드릴 수 없습니다.`
}
