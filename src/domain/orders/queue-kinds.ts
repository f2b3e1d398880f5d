import type { Right } from '#/domain/members/rights.data.ts'
import { hasRight } from '#/domain/members/rights.ts'
import { isSettled, mayLeave } from './guards.ts'
import type { FileState, PaymentState, ProductionState } from './states.ts'

/** What a person at the shop has to do next with a line; it needs at most one of them at a time. */
export const LINE_KINDS = [
  'file-problem',
  'look-at-file',
  'convert-material',
  'make-proof',
  'answer-changes',
  'plan-production',
  'dispatch',
  'money-taken-back',
  'answer-cancel',
  'watch-deposit',
  'held',
] as const
export type LineKind = (typeof LINE_KINDS)[number]

/**
 * What is nobody's turn until it has lasted too long: paid and no file came, a proof without an answer, a check that does not end,
 * work that is on the press when it should leave, a rest that was not paid by its day. The clock makes them, so they are asked for and never stored.
 */
export const CLOCK_KINDS = ['no-file', 'silent-proof', 'stuck-check', 'late-production', 'rest-overdue'] as const
export type ClockKind = (typeof CLOCK_KINDS)[number]

/**
 * These are about no line: money that waits for finance, deposits that nobody knows, papers that the tax office refused, days
 * and months of the books that nobody closed, value that a second person agrees to, a customer who asked, what was agreed to, parcels in trouble, and who wants to come and see the press,
 * messages that did not arrive, and accounts and memberships that wait to be approved.
 */
export const QUEUE_KINDS = [
  'inquiry',
  ...LINE_KINDS,
  ...CLOCK_KINDS,
  'agreed-case',
  'agree-give-back',
  'repay',
  'match-deposit',
  'tax-paper',
  'close-books',
  'credit-overdue',
  'emoney-refund',
  'agree-grant',
  'agree-coupons',
  'agree-gift-cards',
  'parcel-trouble',
  'visit-request',
  'failed-message',
  'approve-member',
  'approve-brand',
] as const
export type QueueKind = (typeof QUEUE_KINDS)[number]

export interface QueueEntry {
  readonly label: string
  /** By which right it is somebody's work. */
  readonly right: Right
  /** Hours of work a person has from the moment it arrives; null where a date of its own decides. */
  readonly hours: number | null
}

/** Hours of work that pass before what only the clock makes is anybody's turn. Late production and a late rest are by their day. */
export const PATIENCE: Readonly<Record<Exclude<ClockKind, 'late-production' | 'rest-overdue'>, number>> = {
  'no-file': 9,
  'silent-proof': 18,
  'stuck-check': 1,
}

export const QUEUE: Readonly<Record<QueueKind, QueueEntry>> = {
  inquiry: { label: '1:1 문의', right: 'inquiries', hours: null },
  'file-problem': { label: '파일 문제', right: 'files', hours: 4 },
  'look-at-file': { label: '고객 확인 요청', right: 'files', hours: 4 },
  'convert-material': { label: '자료·샘플·전자책', right: 'files', hours: 6 },
  'make-proof': { label: '시안 만들기', right: 'prepress', hours: 6 },
  'answer-changes': { label: '시안 답변', right: 'prepress', hours: 4 },
  'plan-production': { label: '제작 걸기', right: 'production', hours: 4 },
  dispatch: { label: '출고', right: 'shipping', hours: null },
  'money-taken-back': { label: '입금·결제 취소', right: 'cancel-requests', hours: 4 },
  'answer-cancel': { label: '취소 요청', right: 'cancel-requests', hours: 4 },
  'watch-deposit': { label: '입금 확인', right: 'cancel-requests', hours: null },
  'agreed-case': { label: '합의한 신고 처리', right: 'inquiries', hours: 9 },
  'agree-give-back': { label: '환불 확인', right: 'money', hours: 4 },
  repay: { label: '돌려 드릴 돈', right: 'money', hours: 9 },
  'match-deposit': { label: '주문 없는 입금', right: 'money', hours: 4 },
  'tax-paper': { label: '세금계산서', right: 'tax-papers', hours: null },
  'close-books': { label: '마감 안 한 날', right: 'money', hours: 9 },
  'credit-overdue': { label: '후불 기한 지남', right: 'money', hours: null },
  'emoney-refund': { label: 'e머니 환불', right: 'money', hours: 9 },
  'agree-grant': { label: '포인트·e머니 승인', right: 'money', hours: 9 },
  'agree-coupons': { label: '쿠폰 지급 승인', right: 'coupon-grants', hours: 9 },
  'agree-gift-cards': { label: '상품권 승인', right: 'money', hours: 9 },
  'parcel-trouble': { label: '배송 문제', right: 'shipping', hours: 4 },
  'visit-request': { label: '방문 신청', right: 'visits', hours: 4 },
  held: { label: '보류', right: 'hold', hours: 9 },
  'no-file': { label: '파일 안 온 결제', right: 'inquiries', hours: PATIENCE['no-file'] + 4 },
  'silent-proof': { label: '답 없는 시안', right: 'proofs', hours: PATIENCE['silent-proof'] + 9 },
  'stuck-check': { label: '멈춘 검사', right: 'prepress', hours: PATIENCE['stuck-check'] + 1 },
  'late-production': { label: '제작 지연', right: 'production', hours: null },
  'rest-overdue': { label: '잔금 기한 지남', right: 'cancel-requests', hours: null },
  'failed-message': { label: '전하지 못한 알림', right: 'messages', hours: 4 },
  'approve-member': { label: '가입 승인', right: 'member-approvals', hours: 9 },
  'approve-brand': { label: '브랜드 가입', right: 'member-approvals', hours: 9 },
}

/** The work of whoever has these rights. */
export const queueKindsFor = (rights: readonly Right[]): readonly QueueKind[] =>
  QUEUE_KINDS.filter((kind) => hasRight(rights, QUEUE[kind].right))

export interface QueueFacts {
  readonly payment: PaymentState
  readonly file: FileState
  readonly production: ProductionState
  /** Money was taken back by the bank or the card company. */
  readonly moneyMissing: boolean
  /** A dearer change of the order waits for its money. */
  readonly changeWaits: boolean
  /** The customer waits for an answer to a cancellation request. */
  readonly cancelAsked: boolean
  /** A parcel with this line is still here, and everything that goes with it is finished. */
  readonly parcelReady: boolean
}

/** Made, and nothing but its parcel is left: the rest of its money comes before that. */
function doneKind({ parcelReady, payment }: QueueFacts): LineKind | null {
  if (!parcelReady) return null
  return mayLeave(payment) ? 'dispatch' : 'watch-deposit'
}

/**
 * The kind a line waits in; null when nobody at the shop has to do anything. No kind offers what would be refused: missing
 * money comes first, a cancellation request is answered before any other work, and a parcel waits for its last line.
 */
export function queueKindOf(line: QueueFacts): LineKind | null {
  if (line.moneyMissing) return 'money-taken-back'
  if (line.payment === 'waiting-deposit') return 'watch-deposit'
  if (!isSettled(line.payment) || line.production === 'cancelled') return null
  if (line.cancelAsked) return 'answer-cancel'
  if (line.changeWaits) return 'watch-deposit'
  if (line.production === 'on-hold') return 'held'
  if (line.production === 'done') return doneKind(line)
  if (line.production !== 'waiting' && line.production !== 'remake') return null
  if (line.file === 'problem') return 'file-problem'
  if (line.file === 'asked') return 'look-at-file'
  if (line.file === 'material') return 'convert-material'
  if (line.file === 'ready' || line.file === 'proofing') return 'make-proof'
  if (line.file === 'changes-asked') return 'answer-changes'
  return line.file === 'approved' ? 'plan-production' : null
}
