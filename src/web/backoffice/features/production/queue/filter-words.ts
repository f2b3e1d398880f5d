import { LINE_KINDS_SOLD } from '#/domain/catalog/product-kinds.ts'
import { formatCount } from '#/lib/format-count.ts'
import { type OrderFilter, type OrderSort, valuesOf } from '#/domain/orders/order-filter.ts'
import { TODAY } from '#/domain/orders/order-views.data.ts'
import { DELIVERY_STATES, FILE_STATES, PAYMENT_STATES, PRODUCTION_STATES } from '#/domain/orders/states.ts'
import { keyName, TOPIC_NAMES, valueName } from '#/contract/production/report-names.ts'
import { readFigure } from '#/domain/reports/figure-filter.ts'
import { DELIVERY_MARKS, PAYMENT_WORDS, PRODUCTION_MARKS } from '#/web/blocks/staff-order/state-marks.ts'

/** States of files in words that tell each from the others; the marks of the table say less. */
const FILE_WORDS: Readonly<Record<(typeof FILE_STATES)[number], string>> = {
  'no-file': '파일 없음',
  checking: '검사중',
  problem: '문제',
  asked: '확인 요청',
  material: '변환할 자료',
  ready: '시안 만들 차례',
  proofing: '시안 올릴 차례',
  'waiting-customer': '고객 확인 중',
  'changes-asked': '수정 요청',
  approved: '승인',
}

/** Fields of the filter that take several values, with the words of each value. */
export const LIST_FIELDS = [
  { field: 'payment', label: '결제', values: PAYMENT_STATES.map((value) => ({ value, word: PAYMENT_WORDS[value] })) },
  { field: 'file', label: '파일과 시안', values: FILE_STATES.map((value) => ({ value, word: FILE_WORDS[value] })) },
  {
    field: 'production',
    label: '제작',
    values: PRODUCTION_STATES.map((value) => ({ value, word: PRODUCTION_MARKS[value].word })),
  },
  {
    field: 'delivery',
    label: '배송',
    values: DELIVERY_STATES.map((value) => ({ value, word: DELIVERY_MARKS[value].word })),
  },
  { field: 'product', label: '상품', values: LINE_KINDS_SOLD.map(({ code, name }) => ({ value: code, word: name })) },
] as const
export type ListField = (typeof LIST_FIELDS)[number]['field']

export const SORT_WORDS: Readonly<Record<OrderSort, string>> = {
  newest: '새 주문부터',
  oldest: '오래된 주문부터',
  'due-first': '출고일이 이른 것부터',
  'amount-most': '금액이 큰 것부터',
  'amount-least': '금액이 작은 것부터',
}

export interface FilterChip {
  readonly label: string
  readonly words: string
  /** The filter without it. */
  readonly without: OrderFilter
}

export type BrandName = { readonly id: string; readonly name: string }

const brandWord = (id: string, brands: readonly BrandName[]): string =>
  id === '-' ? '가게' : (brands.find((brand) => brand.id === id)?.name ?? id)

/** What the filter says, one chip for each condition. `customer` is how the chosen customer is called. */
export function chipsOf(
  filter: OrderFilter,
  customer: string | null,
  brands: readonly BrandName[] = [],
): readonly FilterChip[] {
  const chip = (label: string, words: string | null, ...fields: (keyof OrderFilter)[]): FilterChip[] =>
    words === null ? [] : [{ label, words, without: without(filter, fields) }]
  return [
    ...chip('찾기', filter.q ?? null, 'q'),
    ...chip('들어온 날', period(filter.placedFrom, filter.placedTo), 'placedFrom', 'placedTo'),
    ...LIST_FIELDS.flatMap(({ field, label, values }) => chip(label, listWords(filter[field], values), field)),
    ...chip('출고일', period(filter.dueFrom, filter.dueTo), 'dueFrom', 'dueTo'),
    ...chip('금액', amounts(filter), 'amountFrom', 'amountTo'),
    ...chip('담당', assignedWords(filter.assigned), 'assigned'),
    ...chip('브랜드', filter.brand ? brandWord(filter.brand, brands) : null, 'brand'),
    ...chip('고객', filter.customer ? (customer ?? '고른 고객') : null, 'customer'),
    ...chip('진행', filter.open ? '진행 중' : null, 'open'),
    ...chip('출고', filter.late ? '늦은 것' : null, 'late'),
    ...chip('메모', filter.memo ? '있음' : null, 'memo'),
    ...chip('보고서', figureWords(filter.figure), 'figure'),
  ]
}

const without = (filter: OrderFilter, fields: readonly string[]): OrderFilter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !fields.includes(name)))

/** Three are named, more are counted. */
function listWords(list: string | undefined, values: readonly { readonly value: string; readonly word: string }[]) {
  const words = valuesOf(list).map((value) => values.find((each) => each.value === value)?.word ?? value)
  if (words.length === 0) return null
  return words.length <= 3 ? words.join(', ') : `${words.slice(0, 3).join(', ')} 외 ${words.length - 3}`
}

const dayWord = (day: string): string => (day === TODAY ? '오늘' : day.slice(2).replaceAll('-', '.'))

function period(from: string | undefined, to: string | undefined): string | null {
  if (from && to) return from === to ? dayWord(from) : `${dayWord(from)}–${dayWord(to)}`
  if (from) return `${dayWord(from)}부터`
  return to ? `${dayWord(to)}까지` : null
}

function amounts({ amountFrom, amountTo }: OrderFilter): string | null {
  if (amountFrom !== undefined && amountTo !== undefined) return `${formatCount(amountFrom)}–${formatCount(amountTo)}원`
  if (amountFrom !== undefined) return `${formatCount(amountFrom)}원부터`
  return amountTo === undefined ? null : `${formatCount(amountTo)}원까지`
}

function assignedWords(assigned: string | undefined): string | null {
  if (!assigned) return null
  if (assigned === 'me') return '나'
  return assigned === 'none' ? '없음' : '고른 직원'
}

/** 「결제, 환불 26.11.01–26.11.20 책」 */
function figureWords(text: string | undefined): string | null {
  const figure = text === undefined ? null : readFigure(text)
  if (!figure) return null
  const { topic, keys, from, to, cut, value } = figure
  const names = keys.length > 0 ? keys.map((key) => keyName(topic, key)).join(', ') : TOPIC_NAMES[topic]
  return [names, period(from, to), valueName(cut, value)].filter(Boolean).join(' ')
}
