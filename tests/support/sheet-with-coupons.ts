import { placeOrder, previewOrder } from '#/contract/ordering/place-order.contract.ts'
import type { Caller } from './callers.ts'
import { addFlyer, sheetFor } from './orders/checkout.ts'
import type { TestShop } from './test-shop.ts'

/** The order sheet of a flyer with these coupons, as the browser would send it. */
export async function sheetWithCoupons(shop: TestShop, as: Caller, couponIds: readonly string[], copies = 1000) {
  const sheet = await sheetFor(shop, as, [await addFlyer(shop, as, copies)])
  const benefits = { couponIds: [...couponIds], points: 0, emoney: 0 }
  const deliveries = sheet.deliveries.map(({ method, recipient, counts }) => ({
    method,
    counts,
    zipcode: recipient.zipcode,
  }))
  const preview = (await shop.call(previewOrder, { as, body: { itemIds: sheet.itemIds, deliveries, benefits } })).data
  return { body: { ...sheet, benefits, shownTotal: preview.amounts.total }, preview, deliveries }
}

export async function placeWithCoupons(shop: TestShop, as: Caller, couponIds: readonly string[]) {
  const { body } = await sheetWithCoupons(shop, as, couponIds)
  return shop.call(placeOrder, { as, body })
}
