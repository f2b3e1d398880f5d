import * as z from 'zod/mini'
import { jobPictureOrNone } from '#/contract/job/job-picture.schema.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { orderFilterFields } from '#/contract/production/order-filter.schema.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { STAFF } from '#/contract/access.ts'
import { ORDER_SORTS } from '#/domain/orders/order-filter.ts'
import { QUEUE_KINDS } from '#/domain/orders/queue-kinds.ts'
import { LINE_CODES } from '#/domain/catalog/product-kinds.ts'
import { DELIVERY_STATES, FILE_STATES, PAYMENT_STATES, PRODUCTION_STATES } from '#/domain/orders/states.ts'

const count = z.int().check(z.gte(0))

export const queueItem = z.object({
  orderNumber: z.string(),
  since: z.iso.datetime(),
  due: z.nullable(z.iso.datetime()),
})

export const queueRow = z.object({
  kind: z.enum(QUEUE_KINDS),
  label: z.string(),
  /** All of the kind, and those of them whose deadline is behind us. */
  count,
  overdue: count,
  /** Since when the longest of all waits. */
  oldest: z.nullable(z.iso.datetime()),
  /** Those that are due first. */
  items: z.array(queueItem),
})
export type QueueRow = z.output<typeof queueRow>

export const readQueue = endpoint({
  id: 'workqueue.read',
  method: 'GET',
  path: '/api/staff/queue',
  summary: '지금 사람이 필요한 일',
  access: STAFF,
  trace: { none: 'a list with masked names', masked: true },
  response: z.object({ now: z.iso.datetime(), rows: z.array(queueRow), dispatchToday: count }),
  errors: [],
})

/** One order line of the board; an order of three lines is three rows. */
export const boardRow = z.object({
  lineId: z.uuid(),
  orderNumber: z.string(),
  customer: z.string(),
  grade: z.string(),
  title: z.string(),
  product: z.enum(LINE_CODES),
  copies: count,
  /** Of these as many are made again; null when it is the first time. */
  remakeCopies: z.nullable(count),
  payment: z.enum(PAYMENT_STATES),
  file: z.enum(FILE_STATES),
  production: z.enum(PRODUCTION_STATES),
  delivery: z.enum(DELIVERY_STATES),
  dispatchDay: z.nullable(z.iso.date()),
  amount: count,
  assignee: z.nullable(z.string()),
  queue: z.nullable(z.enum(QUEUE_KINDS)),
  /** Spec in one line, for the table. */
  summary: z.string(),
  spec: jobSpec,
  ownTitle: z.boolean(),
  placedAt: z.iso.datetime(),
  /** Whose order it is, for everything else of the same customer. */
  customerId: z.uuid(),
  /** What the customer wrote with the order; null without, and for whom personal data are closed to. */
  memo: z.nullable(z.string()),
  /** Null also for whom files are closed to. */
  picture: jobPictureOrNone,
})
export type BoardRow = z.output<typeof boardRow>

export const BOARD_VIEWS = ['active', 'mine', 'today', 'hold', 'all'] as const

export const listBoard = endpoint({
  id: 'workqueue.board',
  method: 'GET',
  path: '/api/staff/orders',
  summary: '주문 표',
  access: STAFF,
  trace: { look: 'order', verb: 'search', when: 'q' },
  query: z.object({
    view: z._default(z.enum(BOARD_VIEWS), 'active'),
    kind: z.optional(z.enum(QUEUE_KINDS)),
    /** Everything below narrows and sorts the view of everything; of the others only products and words count. */
    ...orderFilterFields,
    sort: z._default(z.enum(ORDER_SORTS), 'newest'),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({
    items: z.array(boardRow),
    next: z.nullable(z.string()),
    counts: z.object({ active: count, mine: count, today: count, hold: count }),
  }),
  errors: [],
})

export const queueEndpoints = [readQueue, listBoard] as const
