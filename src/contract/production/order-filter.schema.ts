import * as z from 'zod/mini'
import { WRITE_DAY } from '#/contract/rules/date-rules.ts'
import { LINE_CODES } from '#/domain/catalog/product-kinds.ts'
import { isDateText } from '#/domain/members/date-rules.ts'
import { TODAY } from '#/domain/orders/order-views.data.ts'
import { readFigure } from '#/domain/reports/figure-filter.ts'
import { DELIVERY_STATES, FILE_STATES, PAYMENT_STATES, PRODUCTION_STATES } from '#/domain/orders/states.ts'

const WRONG_FILTER = '조건을 읽을 수 없습니다. 조건을 다시 골라 주세요.'

/** One or several of them, with commas between. */
function listOf(values: readonly string[]) {
  const one = `(?:${values.join('|')})`
  return z.optional(z.string().check(z.regex(new RegExp(`^${one}(?:,${one}){0,19}$`), { error: WRONG_FILTER })))
}

/** A day, or the word that stands for the day of whoever looks. */
const day = z.optional(
  z.string().check(z.refine((value) => value === TODAY || isDateText(value), { error: WRITE_DAY })),
)
const flag = z.optional(z.literal('1', { error: WRONG_FILTER }))
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const won = z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000_000_000)))

/** Fields of the query of every endpoint that answers for a filter of the order table (`src/domain/orders/order-filter.ts`). */
export const orderFilterFields = {
  q: z.optional(z.string().check(z.maxLength(100))),
  payment: listOf(PAYMENT_STATES),
  file: listOf(FILE_STATES),
  production: listOf(PRODUCTION_STATES),
  delivery: listOf(DELIVERY_STATES),
  product: listOf(LINE_CODES),
  placedFrom: day,
  placedTo: day,
  dueFrom: day,
  dueTo: day,
  amountFrom: won,
  amountTo: won,
  assigned: z.optional(z.string().check(z.regex(new RegExp(`^(?:me|none|${UUID})$`), { error: WRONG_FILTER }))),
  customer: z.optional(z.uuid()),
  brand: z.optional(z.string().check(z.regex(/^(?:-|[a-z][a-z0-9-]{1,29})$/, { error: WRONG_FILTER }))),
  open: flag,
  late: flag,
  memo: flag,
  figure: z.optional(
    z.string().check(
      z.maxLength(600),
      z.refine((value) => readFigure(value) !== null, { error: WRONG_FILTER }),
    ),
  ),
} as const

export const orderFilter = z.object(orderFilterFields)
