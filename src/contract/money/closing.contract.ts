import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { ruled } from '#/contract/rules/ruled.ts'
import { text, uuid } from '#/contract/text.ts'
import { isDateText } from '#/domain/members/date-rules.ts'
import { DIFFERENCE_KINDS } from '#/domain/money/closing.ts'

const access = { who: 'staff', anyRight: ['money'] } as const
/** One that the calendar has, or the database would be asked for the thirtieth of February. */
const isDay = (error: string) => ruled<string>((value) => (isDateText(value) ? null : error))
const day = text('날짜', { max: 10, rules: [isDay('날짜를 골라 주세요.')] })
const month = text('달', {
  max: 7,
  pattern: { regex: /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/, message: '달을 골라 주세요.' },
})
const reason = text('이유', { min: 2, max: 200 })
const dayParams = z.object({ day })
const monthParams = z.object({ month })
const signed = z.nullable(z.object({ at: z.iso.datetime(), by: z.nullable(z.string()) }))

export const closingDifference = z.object({
  id: z.uuid(),
  kind: z.enum(DIFFERENCE_KINDS),
  means: z.string(),
  ours: z.int(),
  theirs: z.int(),
  orderNumber: z.nullable(z.string()),
  settled: z.nullable(z.enum(['gone', 'explained'])),
  reason: z.string(),
  settledBy: z.nullable(z.string()),
})
export type ClosingDifference = z.output<typeof closingDifference>

const DayOfClosing = z.object({
  day: z.string(),
  /** Null: nobody has compared this day yet. */
  comparedAt: z.nullable(z.iso.datetime()),
  /** Null: the gateway could not be asked. */
  gatewayAskedAt: z.nullable(z.iso.datetime()),
  figures: z.array(z.object({ means: z.string(), count: z.int(), ours: z.int(), theirs: z.int() })),
  differences: z.array(closingDifference),
  /** What the shop owed in value at the end of it; null for days to come, and for those that are long over. */
  owed: z.nullable(z.object({ points: z.int(), emoneyPaid: z.int(), emoneyFree: z.int(), giftCards: z.int() })),
  closed: signed,
  /** Why it cannot be closed now. */
  hindrance: z.nullable(z.string()),
})
export type DayOfClosing = z.output<typeof DayOfClosing>

export const readClosingDay = endpoint({
  id: 'closing.read-day',
  method: 'GET',
  path: '/api/staff/closing-days/:day',
  summary: '하루의 대사와 차이',
  access,
  trace: { none: 'sums and numbers of orders, no customers' },
  params: dayParams,
  response: DayOfClosing,
  errors: [],
})

export const compareDay = endpoint({
  id: 'closing.compare-day',
  method: 'POST',
  path: '/api/staff/closing-days/:day/comparison',
  summary: '결제사 정산과 은행 내역을 장부와 다시 맞춰 보기',
  access,
  trace: { own: true },
  params: dayParams,
  response: DayOfClosing,
  errors: ['CONFLICT'],
})

export const explainDifference = endpoint({
  id: 'closing.explain',
  method: 'POST',
  path: '/api/staff/closing-differences/:differenceId/explanation',
  summary: '차이의 이유 적기',
  access,
  trace: { own: true },
  params: z.object({ differenceId: uuid() }),
  body: z.object({ reason }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const closeDay = endpoint({
  id: 'closing.close-day',
  method: 'POST',
  path: '/api/staff/closing-days/:day/closing',
  summary: '일 마감',
  access,
  trace: { own: true },
  params: dayParams,
  response: DayOfClosing,
  errors: ['CONFLICT'],
  idempotent: true,
})

const MonthOfClosing = z.object({
  month: z.string(),
  days: z.array(z.object({ day: z.string(), compared: z.boolean(), closed: z.boolean(), open: z.int() })),
  closed: signed,
  reopened: z.nullable(z.object({ at: z.iso.datetime(), by: z.nullable(z.string()), reason: z.string() })),
  hindrance: z.nullable(z.string()),
})
export type MonthOfClosing = z.output<typeof MonthOfClosing>

export const readClosingMonth = endpoint({
  id: 'closing.read-month',
  method: 'GET',
  path: '/api/staff/closing-months/:month',
  summary: '한 달의 마감',
  access,
  trace: { none: 'states of days' },
  params: monthParams,
  response: MonthOfClosing,
  errors: [],
})

export const closeMonth = endpoint({
  id: 'closing.close-month',
  method: 'POST',
  path: '/api/staff/closing-months/:month/closing',
  summary: '월 마감: 이 달로는 더 적히지 않습니다.',
  access,
  trace: { own: true },
  params: monthParams,
  response: MonthOfClosing,
  errors: ['CONFLICT'],
  idempotent: true,
})

/** Only whoever answers for the shop. */
export const reopenMonth = endpoint({
  id: 'closing.reopen-month',
  method: 'POST',
  path: '/api/staff/closing-months/:month/reopening',
  summary: '마감한 달 다시 열기',
  access: { who: 'staff', anyRight: ['settings'] },
  trace: { own: true },
  params: monthParams,
  body: z.object({ reason }),
  response: z.object({}),
  errors: ['CONFLICT'],
  idempotent: true,
})

/** For the accountant: each posting as a line of the journal. */
export const exportJournal = endpoint({
  id: 'closing.journal',
  method: 'GET',
  path: '/api/staff/journal-sheet',
  summary: '분개장 내려받기 (CSV, XLSX)',
  access,
  trace: { own: true },
  query: z.object({
    period: text('기간', {
      max: 10,
      // A month is one by its first day.
      rules: [
        ruled<string>((value) =>
          isDateText(value.length === 7 ? `${value}-01` : value) ? null : '날짜나 달을 골라 주세요.',
        ),
      ],
    }),
    format: z.enum(['csv', 'xlsx']),
  }),
  response: z.null(),
  errors: ['CONFLICT'],
})

export const closingEndpoints = [
  readClosingDay,
  compareDay,
  explainDifference,
  closeDay,
  readClosingMonth,
  closeMonth,
  reopenMonth,
  exportJournal,
]
