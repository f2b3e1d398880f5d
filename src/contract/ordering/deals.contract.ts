import * as z from 'zod/mini'
import { CUSTOMER, MEMBER } from '#/contract/access.ts'
import { orderNumberParams } from './order-parts.ts'
import { endpoint, type ResultOf } from '#/contract/endpoint.ts'
import { jobPictureOrNone } from '#/contract/job/job-picture.schema.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { day, periodInOrder } from '#/contract/rules/date-rules.ts'
import { text, uuid } from '#/contract/text.ts'
import { DEAL_KINDS } from '#/domain/documents/dealing.ts'

export const DEAL_SHOWS = ['all', 'sales', 'corrections', 'owed'] as const
export type DealShow = (typeof DEAL_SHOWS)[number]
export const SHEET_FORMATS = ['xlsx', 'csv'] as const

export const dealMoney = { supply: z.int(), vat: z.int(), paid: z.int(), prepaid: z.int(), owed: z.int() }

/** One booking of an order; what was taken off is negative. */
export const dealRow = z.object({
  /** Its place in the list. */
  key: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(DEAL_KINDS),
  orderNumber: z.string(),
  title: z.string(),
  method: z.nullable(z.string()),
  ...dealMoney,
})
export type DealRow = z.output<typeof dealRow>

const picturedRow = z.extend(dealRow, { firstSpec: jobSpec, ownTitle: z.boolean(), picture: jobPictureOrNone })
export type PicturedDealRow = z.output<typeof picturedRow>

/** Of the whole period, however much of it is listed. */
export const dealTotals = z.object({
  /** Owed when the period began, and when it ended. */
  carried: z.int(),
  forward: z.int(),
  /** Received of orders that are sold with their rest; taken off `forward` as the books do. */
  advances: z.int(),
  orders: z.int(),
  ...dealMoney,
})
export type DealSums = z.output<typeof dealTotals>

/** Days in Seoul, both included. */
const period = { from: day('시작일'), to: day('종료일') }
const inOrder = periodInOrder('시작일', '종료일')

const asked = {
  ...period,
  show: z.optional(z.enum(DEAL_SHOWS)),
  /** Part of the order's number or of a job's title. */
  q: z.optional(text('찾을 말', { min: 0, max: 60 })),
  after: z.optional(z.string().check(z.maxLength(60))),
}

export const listDeals = endpoint({
  id: 'deals.list',
  method: 'GET',
  path: '/api/deals',
  summary: '거래내역',
  access: MEMBER,
  query: z.object(asked).check(inOrder),
  response: z.object({
    totals: dealTotals,
    /** Placed and not paid, whenever: nothing was dealt of them yet. */
    unpaid: z.object({ orders: z.int(), total: z.int() }),
    rows: z.array(picturedRow),
    next: z.nullable(z.string()),
  }),
  errors: [],
})

/** Answers with the table itself, however long it is. */
export const downloadDeals = endpoint({
  id: 'deals.download',
  method: 'GET',
  path: '/api/deals/sheet',
  summary: '거래내역 엑셀, CSV',
  access: MEMBER,
  query: z.object({ ...period, format: z.enum(SHEET_FORMATS) }).check(inOrder),
  response: z.null(),
  errors: [],
})

const memberParams = z.object({ memberId: uuid() })

/** The same for the desk, without the pictures. */
export const readMemberDeals = endpoint({
  id: 'staff-members.deals',
  method: 'GET',
  path: '/api/staff/members/:memberId/deals',
  summary: '회원의 거래내역',
  access: { who: 'staff', anyRight: ['members'] },
  trace: { look: 'member', by: 'memberId' },
  params: memberParams,
  query: z.object({ ...period, after: asked.after }).check(inOrder),
  response: z.object({
    totals: dealTotals,
    unpaid: z.object({ orders: z.int(), total: z.int() }),
    rows: z.array(dealRow),
    next: z.nullable(z.string()),
  }),
  errors: ['NOT_FOUND'],
})

/** Which papers an order has besides its order details. */
export const readOrderPapers = endpoint({
  id: 'deals.order-papers',
  method: 'GET',
  path: '/api/orders/:orderNumber/papers',
  summary: '주문의 서류',
  access: CUSTOMER,
  params: orderNumberParams,
  response: z.object({
    /** Anything was booked of it, so that there is a statement. */
    dealt: z.boolean(),
    /** Number of the estimate that it was ordered by. */
    estimate: z.nullable(z.string()),
    /** What the gateway proves a payment with, the oldest first. */
    receipts: z.array(z.object({ at: z.iso.datetime(), method: z.string(), amount: z.int(), url: z.string() })),
  }),
  errors: ['NOT_FOUND'],
})
export type OrderPapers = ResultOf<typeof readOrderPapers>

export const dealsEndpoints = [listDeals, downloadDeals, readMemberDeals, readOrderPapers] as const
