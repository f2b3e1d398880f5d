import { PAPERS } from '#/domain/catalog/lookup.ts'
import { LINE_KINDS_SOLD } from '#/domain/catalog/product-kinds.ts'
import { STEP_NAMES } from '#/domain/floor/steps.ts'
import { CAUSE_NAMES } from '#/domain/support/case-causes.ts'
import type { Cut, PromiseKey, SaleKey, Topic, Visit } from '#/domain/reports/figure.ts'
import type { RealKey } from '#/domain/reports/real-cost.ts'
import { FILE_CAUSES } from './file-causes.data.ts'

export const TOPIC_NAMES: Readonly<Record<Topic, string>> = {
  sale: '매출',
  promise: '납기',
  step: '공정',
  file: '파일 문제',
  case: '문제 신고',
  real: '실제 제작비',
}

export const CUT_NAMES: Readonly<Record<Cut, string>> = {
  all: '모두',
  product: '상품',
  customer: '고객 구분',
  visit: '첫 주문과 재주문',
  paper: '종이',
}

export const SALE_NAMES: Readonly<Record<SaleKey, string>> = {
  'order-payment': '결제',
  'order-refund': '환불',
  'order-reversal': '입금 취소',
  'order-receivable': '미수금 정리',
  'order-change': '주문 변경',
}

export const PROMISE_NAMES: Readonly<Record<PromiseKey, string>> = {
  'on-time': '지킴',
  late: '늦음',
  open: '아직 남음',
}

const REAL_NAMES: Readonly<Record<RealKey, string>> = {
  quoted: '견적대로',
  gang: '합판으로 나눈 값',
  sheets: '더 찍은 종이',
  waste: '손지',
  time: '걸린 시간',
  remake: '재제작',
}

export const VISIT_NAMES: Readonly<Record<Visit, string>> = { first: '첫 주문', again: '재주문' }

const CUSTOMER_NAMES: Readonly<Record<string, string>> = {
  GENERAL: '일반',
  BUSINESS: '기업',
  ACADEMY: '학원·강사',
  HAMAMATH: '하마매쓰',
  MATHOLIC: '매쓰홀릭',
  GUEST: '비회원',
}

const NAMES_OF_TOPIC: Readonly<Record<Topic, Readonly<Record<string, string>>>> = {
  sale: SALE_NAMES,
  promise: PROMISE_NAMES,
  step: STEP_NAMES,
  file: FILE_CAUSES,
  case: { ...CAUSE_NAMES, none: '원인 미정' },
  real: REAL_NAMES,
}

/** What is not known any more keeps its id. */
export const keyName = (topic: Topic, key: string): string => NAMES_OF_TOPIC[topic][key] ?? key

/** `papers`: names of papers that were added or renamed since the shop opened. */
export function valueName(cut: Cut, value: string, papers: Readonly<Record<string, string>> = {}): string {
  if (cut === 'all') return ''
  if (cut === 'visit') return VISIT_NAMES[value as Visit] ?? value
  if (cut === 'customer') return CUSTOMER_NAMES[value] ?? value
  if (cut === 'product') return LINE_KINDS_SOLD.find(({ code }) => code === value)?.name ?? value
  return value === 'none' ? '종이 없음' : (papers[value] ?? PAPERS.find(({ id }) => id === value)?.name ?? value)
}
