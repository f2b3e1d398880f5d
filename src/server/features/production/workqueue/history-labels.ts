import type { HistoryRow } from './staff-order.repo.ts'

export const WHO_WORDS: Readonly<Record<HistoryRow['byKind'], string>> = {
  customer: '고객',
  partner: '파트너',
  staff: '직원',
  system: '자동',
}

const MACHINES: Readonly<Record<HistoryRow['machine'], string>> = {
  order: '주문',
  payment: '결제',
  file: '파일·시안',
  production: '제작',
  delivery: '배송',
}

/** States in the words of the shop. */
export const STATE_WORDS: Readonly<Record<string, string>> = {
  unpaid: '결제대기',
  confirming: '결제 확인중',
  'waiting-deposit': '입금대기',
  deferred: '후불',
  'part-paid': '선금 결제',
  paid: '결제완료',
  'partly-refunded': '일부 환불',
  refunded: '환불완료',
  cancelled: '취소',
  'no-file': '파일 없음',
  checking: '검사중',
  problem: '문제',
  asked: '고객 확인 요청',
  material: '자료 변환',
  ready: '확인 완료',
  proofing: '시안 제작중',
  'waiting-customer': '고객 확인',
  'changes-asked': '수정 요청',
  approved: '승인',
  waiting: '대기',
  planned: '인쇄 대기',
  printing: '인쇄중',
  binding: '제본·후가공',
  packing: '검수·포장',
  done: '완료',
  'on-hold': '보류',
  remake: '재제작',
  preparing: '준비',
  'pickup-ready': '방문수령 대기',
  shipped: '출고완료',
  'in-transit': '배송중',
  delivered: '배송완료',
  confirmed: '구매확정',
}

/** What moves no state has words of its own. */
const EVENTS: Readonly<Record<string, string>> = {
  'order place-by-staff': '직원 접수',
  'order ask-change': '주문 변경 (차액 결제 대기)',
  'order change-line': '주문 변경',
  'order agree-advance': '선금·잔금으로 나누기로 함',
  'order move-rest-day': '잔금 기한 바꿈',
  'order drop-advance': '나누어 받기로 한 것을 거둠',
  'order give-back': '환불·취소',
  'order lower-debt': '미수금 감액',
  'order take-change-back': '주문 변경 되돌림',
  'order taken-into-account': '비회원 주문을 회원 계정으로 가져감',
  'order cancel-requested': '취소 요청',
  'order cancel-refused': '취소 거절',
  'order parcel-trouble': '배송 문제',
  'order parcel-trouble-over': '배송 문제 처리',
  'delivery change-recipient': '받는 곳 바꿈',
  'delivery correct-waybill': '송장번호 바로잡음',
  'payment reverse-deposit': '은행이 입금을 되가져감',
  'payment charge-back': '결제 전액 취소·이의제기',
  'payment capture-rest': '잔금 받음',
  'payment reverse-rest': '잔금이 되돌아감',
  'payment reverse-part': '결제 일부 취소·이의제기',
  'payment reverse-cancelled': '취소한 주문의 결제가 되돌아감',
  'payment approve-deferral': '외상으로 진행',
  'payment defer': '후불로 주문',
  'payment settle-part': '후불 입금',
  'payment unsettle-part': '후불 입금 기록 취소',
  'payment settle-otherwise': '돈 문제 정리',
}

export function historyLabels({ machine, event, toState }: Pick<HistoryRow, 'machine' | 'event' | 'toState'>): string {
  const own = EVENTS[`${machine} ${event}`]
  if (own) return own
  return `${MACHINES[machine]} ${toState ? (STATE_WORDS[toState] ?? toState) : event}`
}
