import * as z from 'zod/mini'
import { STAFF } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { text } from '#/contract/text.ts'
import { LINE_CODES } from '#/domain/catalog/product-kinds.ts'
import { ORDER_COLUMNS, ORDER_SORTS } from '#/domain/orders/order-filter.ts'
import { DELIVERY_STATES, FILE_STATES, PAYMENT_STATES, PRODUCTION_STATES } from '#/domain/orders/states.ts'
import { orderFilter, orderFilterFields } from './order-filter.schema.ts'

const count = z.int().check(z.gte(0))
const shareOf = <const T extends readonly string[]>(values: T) => z.array(z.object({ value: z.enum(values), count }))

/** More found lines than this are not counted: whoever searches for a word of every order narrows it first. */
export const MOST_FOUND = 500

export const summariseOrders = endpoint({
  id: 'workqueue.summarise-orders',
  method: 'GET',
  path: '/api/staff/orders-summary',
  summary: '조건에 맞는 주문의 합계와 분포',
  access: STAFF,
  trace: { look: 'order', verb: 'search', when: 'q' },
  query: z.object(orderFilterFields),
  response: z.object({
    count,
    amount: count,
    /** There are more than were counted: of a search for a common word. */
    capped: z.boolean(),
    late: count,
    /** How many lines are in each state. */
    payment: shareOf(PAYMENT_STATES),
    file: shareOf(FILE_STATES),
    production: shareOf(PRODUCTION_STATES),
    delivery: shareOf(DELIVERY_STATES),
    product: shareOf(LINE_CODES),
    memo: count,
    unassigned: count,
  }),
  errors: [],
})

/** So many lines are chosen at once; more are worked on filter by filter. */
export const MOST_CHOSEN = 5_000

export const listOrderIds = endpoint({
  id: 'workqueue.order-ids',
  method: 'GET',
  path: '/api/staff/order-ids',
  summary: '조건에 맞는 주문을 모두 고르기',
  access: STAFF,
  trace: { look: 'order', verb: 'search', when: 'q' },
  query: z.object(orderFilterFields),
  response: z.object({ lineIds: z.array(z.uuid()), more: z.boolean() }),
  errors: [],
})

/** A longer list is exported by periods. */
export const ORDER_SHEET_ROWS = 20_000

export const exportOrders = endpoint({
  id: 'workqueue.export-orders',
  method: 'GET',
  path: '/api/staff/order-sheet',
  summary: '조건에 맞는 주문 내려받기 (CSV, XLSX)',
  access: STAFF,
  trace: { look: 'order', verb: 'download' },
  query: z.object({
    ...orderFilterFields,
    sort: z._default(z.enum(ORDER_SORTS), 'newest'),
    format: z.enum(['csv', 'xlsx']),
  }),
  response: z.null(),
  errors: [],
})

const viewFields = {
  name: text('보기 이름', { max: 30 }),
  shared: z.boolean(),
  filter: orderFilter,
  sort: z.enum(ORDER_SORTS),
  columns: z.array(z.enum(ORDER_COLUMNS)).check(z.maxLength(ORDER_COLUMNS.length)),
}

export const orderView = z.object({
  id: z.string(),
  /** Every shop has it, it is one's own, or a colleague shares it. */
  whose: z.enum(['shop', 'own', 'shared']),
  mayChange: z.boolean(),
  alarm: z.boolean(),
  /** Null where it is not counted: views with a search. */
  count: z.nullable(count),
  /** Comes back when it is changed. */
  seen: LookedAt,
  ...viewFields,
})

/** Views are counted up to here; beyond it the figure says nothing that anybody acts upon. */
export const MOST_COUNTED = 10_000

export const listOrderViews = endpoint({
  id: 'workqueue.order-views',
  method: 'GET',
  path: '/api/staff/order-views',
  summary: '주문 표의 보기와 건수',
  access: STAFF,
  trace: { none: 'names of filters and numbers' },
  response: z.object({ items: z.array(orderView) }),
  errors: [],
})

/** The browser names it, so that saving twice makes one. */
export const saveOrderView = endpoint({
  id: 'workqueue.save-order-view',
  method: 'PUT',
  path: '/api/staff/order-views/:viewId',
  summary: '주문 표의 보기를 저장합니다.',
  access: STAFF,
  trace: { none: 'a filter under a name' },
  params: z.object({ viewId: z.uuid() }),
  body: z.object({ ...viewFields, seen: LookedAt }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deleteOrderView = endpoint({
  id: 'workqueue.delete-order-view',
  method: 'DELETE',
  path: '/api/staff/order-views/:viewId',
  summary: '주문 표의 보기를 지웁니다.',
  access: STAFF,
  trace: { none: 'a filter under a name' },
  params: z.object({ viewId: z.uuid() }),
  response: z.object({}),
  errors: ['NOT_FOUND'],
})

export const orderTableEndpoints = [
  summariseOrders,
  listOrderIds,
  exportOrders,
  listOrderViews,
  saveOrderView,
  deleteOrderView,
] as const
