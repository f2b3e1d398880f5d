import { matchPath } from 'react-router'
import { opensToGuests, routerPath, WEB_PATHS } from '#/contract/web-paths.ts'
import type { OrderIntent } from '#/web/blocks/order-intent/order-intent.ts'

/** What somebody who is not known may do to get on: join and order, order without joining, or find such an order again. */
export type Entry =
  | { readonly kind: 'order'; readonly from: string; readonly goal: OrderIntent['goal'] }
  | { readonly kind: 'sheet'; readonly from: string }
  | { readonly kind: 'own-order'; readonly from: string; readonly orderNumber: string }
  | { readonly kind: 'plain' }

/** By where the person was, and what was pressed there. */
export function entryOf(from: string | null, intent: OrderIntent | null): Entry {
  if (from === null) return { kind: 'plain' }
  if (intent) return { kind: 'order', from, goal: intent.goal }
  const pathname = (from.split(/[?#]/)[0] ?? '').replace(/(.)\/$/, '$1')
  if (pathname === '/order-progress' || pathname === '/mypage/cart') return { kind: 'sheet', from }
  for (const { path } of WEB_PATHS) {
    if (!path.includes('{orderNumber}') || !opensToGuests(path)) continue
    const found = matchPath(routerPath(path), pathname)
    const orderNumber = (found?.params as { readonly orderNumber?: string } | undefined)?.orderNumber
    if (orderNumber) return { kind: 'own-order', from, orderNumber }
  }
  return { kind: 'plain' }
}
