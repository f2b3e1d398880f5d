import type { OrderFilter, OrderSort } from './order-filter.ts'

/** A view that every shop has: what the desk asks for many times a day. */
export interface ShopView {
  readonly id: string
  readonly name: string
  readonly filter: OrderFilter
  readonly sort: OrderSort
  /** Something is wrong when there are any. */
  readonly alarm?: true
}

/** Days of a filter that follow the calendar; whoever reads the table puts the day of now in their place. */
export const TODAY = 'today'

export const SHOP_VIEWS: readonly ShopView[] = [
  { id: 'open', name: '진행 중', filter: { open: '1' }, sort: 'newest' },
  { id: 'mine', name: '내가 맡은 일', filter: { open: '1', assigned: 'me' }, sort: 'due-first' },
  {
    id: 'today',
    name: '오늘 출고',
    filter: { open: '1', dueFrom: TODAY, dueTo: TODAY, delivery: 'preparing' },
    sort: 'newest',
  },
  { id: 'late', name: '늦은 것', filter: { late: '1' }, sort: 'due-first', alarm: true },
  { id: 'silent', name: '답 없는 시안', filter: { open: '1', file: 'waiting-customer' }, sort: 'oldest' },
  {
    id: 'no-file',
    name: '파일 안 온 결제',
    filter: { open: '1', payment: 'paid,deferred', file: 'no-file' },
    sort: 'oldest',
  },
  { id: 'unpaid', name: '미입금', filter: { payment: 'unpaid,waiting-deposit' }, sort: 'newest' },
  { id: 'held', name: '보류', filter: { open: '1', production: 'on-hold' }, sort: 'oldest' },
  { id: 'all', name: '모든 주문', filter: {}, sort: 'newest' },
]
