import { safeFrom } from './web-paths.ts'

/** Every path of the back office, as the router writes it. What is not here is answered with 404. */
export const ADMIN_PATHS = [
  '/admin',
  '/admin/account',
  '/admin/audit',
  '/admin/benefits',
  '/admin/calendar',
  '/admin/cases',
  '/admin/content',
  '/admin/content/:id',
  '/admin/closing',
  '/admin/content/new',
  '/admin/coupons',
  '/admin/coupons/new',
  '/admin/coupons/:id',
  '/admin/deposits',
  '/admin/credit',
  '/admin/credit/:memberId',
  '/admin/estimates',
  '/admin/estimates/new',
  '/admin/estimates/:number',
  '/admin/first-owner',
  '/admin/go-live',
  '/admin/inquiries',
  '/admin/inquiries/:id',
  '/admin/inquiries/templates',
  '/admin/invitation',
  '/admin/login',
  '/admin/members',
  '/admin/members/:memberId',
  '/admin/messages',
  '/admin/messages/templates',
  '/admin/orders',
  '/admin/orders/new',
  '/admin/orders/:number',
  '/admin/production',
  '/admin/production/machine',
  '/admin/production/tickets',
  '/admin/proofs/:id',
  '/admin/auto-proofs',
  '/admin/repayments',
  '/admin/reports',
  '/admin/reviews',
  '/admin/settings',
  '/admin/settings/brand',
  '/admin/settings/delivery',
  '/admin/shipping',
  '/admin/shipping/couriers',
  '/admin/shipping/import',
  '/admin/staff',
  '/admin/tax',
  '/admin/tariffs',
  '/admin/tariffs/closed',
  '/admin/tariffs/drafts/:id',
  '/admin/tiers',
  '/admin/ui',
  '/admin/visits',
] as const

export type AdminPath = (typeof ADMIN_PATHS)[number]

/** Where somebody of the staff goes after the login: back to a page of the desk, else to its first. */
export function deskFrom(from: string | null): string {
  const way = safeFrom(from)
  return way && /^\/admin(?![^/?#])/.test(way) ? way : '/admin'
}
