import { expect, it } from 'vitest'
import { opensToGuests, WEB_PATHS } from '#/contract/web-paths.ts'

/** Pages of members that offer a guest to join; every other page of members opens to guests (ADR 0044). */
const FOR_MEMBERS_ONLY = [
  '/document/estimate/{id}',
  '/document/statement/transaction/list',
  '/matholic/cart',
  '/mypage',
  '/mypage/contact/old',
  '/mypage/contact/old/chat/{id}',
  '/mypage/coupon',
  '/mypage/deal',
  '/mypage/deal/{orderNumber}',
  '/mypage/emoney',
  '/mypage/estimate',
  '/mypage/myCover',
  '/mypage/mySetting',
  '/mypage/shipping',
  '/mypage/tax-bill',
  '/brands/{id}/book',
  '/brands/{id}/book/{bookId}',
  '/brands/{id}/cart',
  '/brands/{id}/product',
  '/mypage/api',
  '/mypage/api/guide',
  '/mypage/credit',
]

it('for each page of members it is decided whether a guest may open it', () => {
  const asking = WEB_PATHS.filter(({ guard }) => guard === 'member' || guard === 'owner').map(({ path }) => path)
  expect(asking.filter((path) => !opensToGuests(path))).toEqual(FOR_MEMBERS_ONLY)
  expect(WEB_PATHS.filter(({ path }) => opensToGuests(path) && !asking.includes(path))).toEqual([])
})
