import type { QueryClient } from '@tanstack/react-query'

/** What the desk shows of orders: what waits for somebody, the table with its figures and views, and the order that is open. */
export const ADMIN_QUERY_KEYS = [
  'staff-queue',
  'staff-board',
  'staff-summary',
  'staff-views',
  'staff-order',
  'order-desk',
  'staff-floor',
  'staff-cases',
] as const

/** After an act of the desk: all of it is asked for again. */
export function refreshAdmin(client: QueryClient): void {
  for (const key of ADMIN_QUERY_KEYS) void client.invalidateQueries({ queryKey: [key] })
}
