import type { BoardRow } from '#/contract/production/queue.contract.ts'
import type { DeliveryState, FileState, PaymentState, ProductionState } from '#/domain/orders/states.ts'
import type { StateShape } from '#/web/ui/badge.tsx'

/** A state as staff sees it: a shape and its word. `need` asks for a hand of the shop. */
export interface Mark {
  readonly shape: StateShape
  readonly word: string
  readonly need: boolean
}

const mark = (shape: StateShape, word: string): Mark => ({ shape, word, need: shape === 'diamond' })

export const FILE_MARKS: Readonly<Record<FileState, Mark>> = {
  'no-file': mark('dotted', '고객 올리기'),
  checking: mark('pie', '검사중'),
  problem: mark('diamond', '문제'),
  asked: mark('diamond', '확인 요청'),
  material: mark('diamond', '변환'),
  ready: mark('disc', '확인 완료'),
  proofing: mark('disc', '확인 완료'),
  'waiting-customer': mark('disc', '확인 완료'),
  'changes-asked': mark('disc', '확인 완료'),
  approved: mark('disc', '확인 완료'),
}

const PROOF: Readonly<Record<FileState, Mark>> = {
  'no-file': mark('ring', '대기'),
  checking: mark('ring', '대기'),
  problem: mark('ring', '대기'),
  asked: mark('ring', '대기'),
  material: mark('ring', '대기'),
  ready: mark('diamond', '만들기'),
  proofing: mark('diamond', '올리기'),
  'waiting-customer': mark('dotted', '고객 확인'),
  'changes-asked': mark('diamond', '답변'),
  approved: mark('disc', '승인'),
}

export const PRODUCTION_MARKS: Readonly<Record<ProductionState, Mark>> = {
  waiting: mark('ring', '대기'),
  planned: mark('pie', '인쇄 대기'),
  printing: mark('pie', '인쇄 중'),
  binding: mark('pie', '제본 중'),
  packing: mark('pie', '포장 중'),
  done: mark('disc', '완료'),
  'on-hold': mark('cross', '보류'),
  remake: mark('diamond', '재제작'),
  cancelled: mark('cross', '취소'),
}

export const DELIVERY_MARKS: Readonly<Record<DeliveryState, Mark>> = {
  preparing: mark('ring', '준비'),
  'pickup-ready': mark('dotted', '방문수령'),
  shipped: mark('pie', '출고'),
  'in-transit': mark('pie', '배송 중'),
  delivered: mark('disc', '배송완료'),
  confirmed: mark('disc', '구매확정'),
}

export const PAYMENT_WORDS: Readonly<Record<PaymentState, string>> = {
  unpaid: '결제대기',
  confirming: '결제 확인중',
  'waiting-deposit': '입금대기',
  deferred: '후불',
  'part-paid': '선금 결제',
  paid: '결제완료',
  'partly-refunded': '일부 환불',
  refunded: '환불완료',
  cancelled: '취소',
}

const PAYMENT_SHAPES: Readonly<Record<PaymentState, StateShape>> = {
  unpaid: 'ring',
  confirming: 'pie',
  'waiting-deposit': 'pie',
  deferred: 'dotted',
  'part-paid': 'pie',
  paid: 'disc',
  'partly-refunded': 'disc',
  refunded: 'cross',
  cancelled: 'cross',
}

export const paymentMark = (payment: PaymentState): Mark => mark(PAYMENT_SHAPES[payment], PAYMENT_WORDS[payment])

type States = Pick<BoardRow, 'file' | 'production' | 'delivery' | 'queue'>

function productionMark(production: ProductionState, queue: States['queue']): Mark {
  if (queue === 'answer-cancel') return mark('diamond', '취소 요청')
  return queue === 'plan-production' ? mark('diamond', '걸기') : PRODUCTION_MARKS[production]
}

/** The four marks of a row, from the file to the parcel. What waits for a person is a diamond wherever it stands. */
export function marksOf({ file, production, delivery, queue }: States): readonly [Mark, Mark, Mark, Mark] {
  return [
    FILE_MARKS[file],
    PROOF[file],
    productionMark(production, queue),
    queue === 'dispatch' ? mark('diamond', '송장') : DELIVERY_MARKS[delivery],
  ]
}
