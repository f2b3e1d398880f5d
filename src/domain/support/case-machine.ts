import type { Machine } from '#/domain/orders/transition.ts'
import { formatCount } from '#/lib/format-count.ts'

export const CASE_STATES = ['received', 'reviewing', 'offered', 'agreed', 'remaking', 'refused', 'settled'] as const
export type CaseState = (typeof CASE_STATES)[number]
export type CaseEvent = 'review' | 'offer' | 'agree' | 'agree-by-phone' | 'refuse' | 'decline' | 'remake' | 'settle'

export const CASE_STATE_NAMES: Readonly<Record<CaseState, string>> = {
  received: '접수',
  reviewing: '검토',
  offered: '제안',
  agreed: '합의',
  remaking: '재제작 중',
  refused: '거절',
  settled: '처리 완료',
}

/** The same as its customer reads it: what the shop does now, or whose turn it is. */
export const CASE_STATE_TEXTS: Readonly<Record<CaseState, string>> = {
  received: '신고를 받았습니다',
  reviewing: '살펴보고 있습니다',
  offered: '답해 주실 차례입니다',
  agreed: '말씀하신 대로 준비합니다',
  remaking: '다시 만들고 있습니다',
  refused: '이 방법으로는 하지 않습니다',
  settled: '처리를 마쳤습니다',
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
    // The desk heard it on the telephone.
    { from: ['offered'], event: 'agree-by-phone', to: 'agreed', who: ['staff'] },
    { from: ['offered'], event: 'refuse', to: 'refused', who: ['customer'] },
    { from: ['received', 'reviewing'], event: 'decline', to: 'refused', who: ['staff'] },
    { from: ['agreed'], event: 'remake', to: 'remaking', who: ['staff'] },
    // What was made again has arrived, or somebody says that it is settled.
    { from: ['agreed', 'remaking'], event: 'settle', to: 'settled', who: ['staff', 'system'] },
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

/**
 * Why an agreement that was heard on the telephone does not do; null when it does. Goods that are made again cost the shop only; money
 * goes back on the customer's own word, or by two people of the shop.
 */
export function whyNotByPhone(kind: OfferKind | null): string | null {
  return kind === 'remake'
    ? null
    : '환불은 고객이 화면에서 직접 동의해야 합니다. 전화로 정하셨으면 주문의 「환불·취소」에서 돌려드려 주세요.'
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
  return amount <= line.total ? null : `품목 금액 ${formatCount(line.total)}원보다 많이 돌려드릴 수 없습니다.`
}
