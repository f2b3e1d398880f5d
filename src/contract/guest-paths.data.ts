import type { WEB_PATH_ROWS } from './web-paths.data.ts'

/** Paths that want somebody who is known: a member, or a guest where it is one of these. */
type MemberPath = Extract<(typeof WEB_PATH_ROWS)[number], { readonly guard: 'member' | 'owner' }>['path']

/**
 * Which of them a guest may open (ADR 0044): the way to the order and what is about an own order. The others offer joining, and
 * stand in `tests/conformance/guest-paths.test.ts`. The server decides again on every call.
 */
const GUEST_PATHS: readonly MemberPath[] = [
  '/document/order-details/{orderNumber}',
  '/document/statement/transaction/{orderNumber}',
  '/mypage/cart',
  '/mypage/cart/{id}',
  '/mypage/contact',
  '/mypage/contact/chat/{id}',
  '/mypage/draft',
  '/mypage/draft/chat/{id}',
  '/mypage/draft/old',
  '/mypage/draftView',
  '/mypage/draftViewNew',
  '/mypage/order',
  '/mypage/order/{orderNumber}',
  '/mypage/shipping/{id}',
  '/order-progress',
  '/order/{orderNumber}/payment',
  '/order/payment',
  '/order/{orderNumber}/fail',
  '/order/fail',
  '/order/{orderNumber}/success',
  '/order/success',
]

export const opensToGuests = (path: string): boolean => (GUEST_PATHS as readonly string[]).includes(path)
