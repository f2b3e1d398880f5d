import type { Day } from '#/domain/calendar/business-days.ts'
import type { Krw } from '#/domain/money/krw.ts'

/** What a report counts. */
export const TOPICS = ['sale', 'promise', 'step', 'file', 'case', 'real'] as const
export type Topic = (typeof TOPICS)[number]

/** By what a figure is divided. */
export const CUTS = ['all', 'product', 'customer', 'visit', 'paper'] as const
export type Cut = (typeof CUTS)[number]

/** Bookings that change what was sold, as the books call them. */
export const SALE_KEYS = [
  'order-payment',
  'order-refund',
  'order-reversal',
  'order-receivable',
  'order-change',
] as const
export type SaleKey = (typeof SALE_KEYS)[number]

/** A promise that was kept, one that was broken, and one whose parcel is still here. */
export const PROMISE_KEYS = ['on-time', 'late', 'open'] as const
export type PromiseKey = (typeof PROMISE_KEYS)[number]

/** The first order of a customer, or one of who had bought before. */
export const VISITS = ['first', 'again'] as const
export type Visit = (typeof VISITS)[number]

/** What is counted: jobs and orders, won of goods after discounts, of delivery and of VAT, what making cost, and copies. */
export interface Amounts {
  readonly lines: number
  readonly orders: number
  readonly supply: Krw
  readonly delivery: Krw
  readonly vat: Krw
  readonly cost: Krw
  readonly made: number
  readonly waste: number
}
export const AMOUNTS = ['lines', 'orders', 'supply', 'delivery', 'vat', 'cost', 'made', 'waste'] as const

export const NOTHING: Amounts = {
  lines: 0,
  orders: 0,
  supply: 0,
  delivery: 0,
  vat: 0,
  cost: 0,
  made: 0,
  waste: 0,
}

export const plus = (a: Amounts, b: Amounts): Amounts => ({
  lines: a.lines + b.lines,
  orders: a.orders + b.orders,
  supply: a.supply + b.supply,
  delivery: a.delivery + b.delivery,
  vat: a.vat + b.vat,
  cost: a.cost + b.cost,
  made: a.made + b.made,
  waste: a.waste + b.waste,
})

/** Sums of one cut of a topic. */
export interface Figure extends Amounts {
  readonly topic: Topic
  readonly key: string
  readonly cut: Cut
  readonly value: string
}

/** A paper of a job, with the part of the price that is said of it. */
export interface PaperShare {
  readonly paper: string
  readonly weight: Krw
}

/** What a line adds to a figure of a day; `orders` is 1 on one line of each order. */
export interface ReportFact extends Amounts {
  readonly day: Day
  readonly topic: Topic
  readonly key: string
  readonly lineId: string
  readonly product: string
  readonly customer: string
  readonly visit: Visit
  readonly papers: readonly PaperShare[]
}
