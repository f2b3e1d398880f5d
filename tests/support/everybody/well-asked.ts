import type { Caller } from '../callers.ts'
import { addFlyer, sheetFor } from '../orders/checkout.ts'
import type { TestShop } from '../test-shop.ts'

type Body = (shop: TestShop, as: Caller) => Promise<object>

/** Bodies that cannot be guessed, because what is in them was shown or counted before. */
const BODIES: Readonly<Record<string, Body>> = {
  'orders.place': async (shop, as) => sheetFor(shop, as, [await addFlyer(shop, as)]),
  'charges.start': async () => ({ amount: 30_000, method: 'card' }),
  'webhooks.create': async () => ({ url: 'http://127.0.0.1:9/', events: ['order.placed'] }),
  'inquiries.ask': async () => ({ category: 'other', title: '견본', text: '볼 수 있나요', fileIds: [], context: null }),
}

/** A body that is surely good; null where any that the contract accepts may do. */
export const wellAsked = async (shop: TestShop, id: string, as: Caller): Promise<object | null> =>
  (await BODIES[id]?.(shop, as)) ?? null
