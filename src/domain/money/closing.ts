import type { Krw } from './krw.ts'

/** What the books and the others can disagree about. */
export const DIFFERENCE_KINDS = [
  'gateway-only',
  'books-only',
  'other-amount',
  'bank-open',
  'by-hand',
  'order',
  'paper',
] as const
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]

/** Accounts of the ledger as an accountant calls them. */
const ACCOUNT_NAMES: Readonly<Record<string, string>> = {
  'gateway-receivable': '미수금(결제사)',
  bank: '보통예금',
  'customer-receivable': '외상매출금',
  sales: '제품매출',
  'delivery-income': '운송수입',
  'vat-payable': '부가세예수금',
  'unapplied-receipts': '가수금',
  discounts: '매출할인',
  'bad-debts': '대손상각비',
  'advances-received': '선수금(주문 선금)',
  'prepaid-applied': '선수금(포인트·e머니)',
  'points-granted': '판매촉진비(포인트)',
  'points-expired': '잡이익(포인트 소멸)',
  'emoney-granted': '판매촉진비(e머니)',
  'emoney-expired': '잡이익(e머니·상품권 소멸)',
  'emoney-refunds': '선수금(e머니 환불 대기)',
  'gift-cards': '선수금(상품권)',
  'gift-card-sales': '미수금(상품권 대금)',
}

/** Accounts of members stand under one name: the journal names nobody's wallet. */
export const accountName = (code: string): string =>
  ACCOUNT_NAMES[code] ?? (code.includes(':') ? `선수금(${code.startsWith('points:') ? '포인트' : 'e머니'})` : code)

export interface Posting {
  readonly at: string
  /** Of its day: what was booked together has one. */
  readonly voucher: number
  readonly account: string
  readonly amount: Krw
  readonly memo: string
  readonly customer: string
}

/** As general vouchers are taken over: a number that holds debits and credits together, and which of the two a line is. */
export const JOURNAL_HEADS = ['일자', '전표번호', '구분', '계정과목', '거래처', '적요', '차변', '대변'] as const

/** A line of the journal; debit and credit each in a column of its own. */
export const journalRow = ({
  at,
  voucher,
  account,
  amount,
  memo,
  customer,
}: Posting): readonly (string | number | null)[] => [
  at,
  voucher,
  amount > 0 ? '차변' : '대변',
  accountName(account),
  customer,
  memo,
  amount > 0 ? amount : null,
  amount < 0 ? -amount : null,
]

/** Debit and credit of a journal agree, whatever it holds. */
export const journalSums = (postings: readonly Posting[]): readonly [debit: Krw, credit: Krw] => [
  postings.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0),
  postings.reduce((sum, { amount }) => sum + Math.max(-amount, 0), 0),
]

interface MonthFacts {
  readonly month: string
  readonly today: string
  readonly open: number
  /** Days with bookings that nobody has closed. */
  readonly unclosed: number
}

/** Why a month cannot be closed now; null when it can. */
export function monthHindrance({ month, today, open, unclosed }: MonthFacts): string | null {
  if (today.slice(0, 7) <= month) return '달이 끝난 뒤에 마감할 수 있습니다.'
  if (open > 0) return `이유를 적지 않은 차이가 ${open}건 있습니다.`
  return unclosed > 0 ? `마감하지 않은 날이 ${unclosed}일 있습니다.` : null
}

interface DayFacts {
  readonly day: string
  readonly today: string
  readonly compared: boolean
  readonly gatewayAsked: boolean
  readonly open: number
}

/** Why a day cannot be closed now; null when it can. */
export function dayHindrance({ day, today, compared, gatewayAsked, open }: DayFacts): string | null {
  if (day >= today) return '그날이 지난 뒤에 마감할 수 있습니다.'
  if (!compared) return '먼저 맞춰 보아 주세요.'
  if (!gatewayAsked) return '결제사 정산 내역을 아직 받지 못했습니다. 다시 맞춰 보아 주세요.'
  return open > 0 ? `차이 ${open}건을 0원으로 만들거나 이유를 적어 주세요.` : null
}
