import type { WEB_PATH_ROWS } from './web-paths.data.ts'

/** Paths that want somebody who is known: a member, or a guest where this table says so. */
type MemberPath = Extract<(typeof WEB_PATH_ROWS)[number], { readonly guard: 'member' | 'owner' }>['path']

/**
 * Which of them a guest may open (ADR 0044): the way to the order and what is about an own order. The others offer joining. The
 * compiler asks for each path; the server decides again on every call.
 */
export const GUEST_PATHS: Readonly<Record<MemberPath, boolean>> = {
  '/document/estimate/{id}': false,
  '/document/order-details/{orderNumber}': true,
  '/document/statement/transaction/{orderNumber}': true,
  '/document/statement/transaction/list': false,
  '/matholic/cart': false,
  '/mypage': false,
  '/mypage/cart': true,
  '/mypage/cart/{id}': true,
  '/mypage/contact': true,
  '/mypage/contact/chat/{id}': true,
  '/mypage/contact/old': false,
  '/mypage/contact/old/chat/{id}': false,
  '/mypage/coupon': false,
  '/mypage/deal': false,
  '/mypage/deal/{orderNumber}': false,
  '/mypage/draft': true,
  '/mypage/draft/chat/{id}': true,
  '/mypage/draft/old': true,
  '/mypage/draftView': true,
  '/mypage/draftViewNew': true,
  '/mypage/emoney': false,
  '/mypage/estimate': false,
  '/mypage/myCover': false,
  '/mypage/mySetting': false,
  '/mypage/order': true,
  '/mypage/order/{orderNumber}': true,
  '/mypage/shipping': false,
  '/mypage/shipping/{id}': true,
  '/mypage/tax-bill': false,
  '/order-progress': true,
  '/order/{orderNumber}/payment': true,
  '/order/payment': true,
  '/order/{orderNumber}/fail': true,
  '/order/fail': true,
  '/order/{orderNumber}/success': true,
  '/order/success': true,
}

const table: Readonly<Partial<Record<string, boolean>>> = GUEST_PATHS

/** Whether a guest may open a path of the table; other paths do not ask who somebody is. */
export const opensToGuests = (path: string): boolean => table[path] ?? false
