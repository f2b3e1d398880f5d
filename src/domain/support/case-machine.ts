import type { Machine } from '#/domain/orders/transition.ts'

export const CASE_STATES = [
  'received',
  'reviewing',
  'offered',
  'agreed',
  'returning',
  'remaking',
  'refused',
  'settled',
] as const
export type CaseState = (typeof CASE_STATES)[number]
export type CaseEvent =
  | 'review'
  | 'offer'
  | 'agree'
  | 'agree-by-phone'
  | 'expect'
  | 'arrive'
  | 'refuse'
  | 'decline'
  | 'remake'
  | 'withhold'
  | 'settle'
  | 'take-back'

export const CASE_STATE_NAMES: Readonly<Record<CaseState, string>> = {
  received: '접수',
  reviewing: '검토',
  offered: '제안',
  agreed: '합의',
  returning: '반품 기다림',
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
  returning: '돌려보내실 상품을 기다립니다',
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
    // An offer that was turned down may be followed by a better one, and so may goods that do not come back.
    {
      from: ['received', 'reviewing', 'offered', 'returning', 'refused'],
      event: 'offer',
      to: 'offered',
      who: ['staff'],
    },
    { from: ['offered'], event: 'agree', to: 'agreed', who: ['customer'] },
    // The desk heard it on the telephone.
    { from: ['offered'], event: 'agree-by-phone', to: 'agreed', who: ['staff'] },
    // Goods have to come back before anything is made again or paid back.
    { from: ['agreed'], event: 'expect', to: 'returning', who: ['system'] },
    { from: ['returning'], event: 'arrive', to: 'agreed', who: ['staff'] },
    { from: ['offered'], event: 'refuse', to: 'refused', who: ['customer'] },
    { from: ['received', 'reviewing', 'returning'], event: 'decline', to: 'refused', who: ['staff'] },
    { from: ['agreed'], event: 'remake', to: 'remaking', who: ['staff'] },
    // The second person did not agree to what was to be given.
    { from: ['agreed'], event: 'withhold', to: 'reviewing', who: ['system'] },
    // What was given for the trouble was given by mistake.
    { from: ['settled'], event: 'take-back', to: 'reviewing', who: ['staff'] },
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

export const WISHES = ['remake', 'refund', 'return', 'advice'] as const
export type Wish = (typeof WISHES)[number]
export const WISH_NAMES: Readonly<Record<Wish, string>> = {
  remake: '재제작',
  refund: '부분 환불',
  return: '반품',
  advice: '상담',
}
