import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listDeals } from '#/contract/ordering/deals.contract.ts'
import { readOrderDocument, readStatementList } from '#/contract/ordering/documents.contract.ts'
import type { Entry } from '#/domain/ledger/entry.ts'
import { moveEntries, OWED_AT } from '#/domain/ledger/reversal.ts'
import { saleEntries } from '#/domain/ledger/sale.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import { placeFlyer } from '#tests/support/orders/checkout.ts'
import { testShop } from '#tests/support/test-shop.ts'

test('an order that is sold on credit is dealt, and what is owed is carried on until it is paid', async () => {
  const shop = await testShop()
  const member = await shop.member()
  const { orderNumber, total } = await placeFlyer(shop, member)
  const { pool } = shop.container.database
  const { rows } = await pool.query<{ supply: number; vat: number; delivery: number }>(
    `update orders set payment_state = 'deferred', receivable_total = total where number = $1
     returning goods_supply as supply, goods_vat as vat, delivery_total as delivery`,
    [orderNumber],
  )
  const sale = { supply: 0, vat: 0, delivery: 0, ...rows[0], discount: 0, prepaid: 0, total }
  const book = (about: string, entries: readonly Entry[]) =>
    shop.container.database.transaction(async (tx) => {
      const booking = { kind: 'order-receivable', reference: `${orderNumber}:${about}`, memo: orderNumber } as const
      await postBookings(tx, shop.clock.now(), [{ ...booking, id: randomUUID(), attemptId: null, entries }])
    })
  const today = () => ({ from: seoulDay(shop.clock.now()), to: seoulDay(shop.clock.now()) })
  const deals = async () => (await shop.call(listDeals, { as: member, query: today() })).data
  await book('deferred', saleEntries(sale, OWED_AT))
  const soldOn = today()
  expect(await deals()).toMatchObject({ rows: [{ kind: 'sale', paid: 0, owed: total }], unpaid: { orders: 0 } })
  const params = { orderNumber, document: 'statement' } as const
  const { statement, facts } = (await shop.call(readOrderDocument, { as: member, params })).data
  expect([statement, facts.some(({ label }) => label === '미수금')]).toEqual(['아래와 같이 거래하였습니다.', true])
  shop.clock.forward({ days: 1 })
  expect((await deals()).totals).toMatchObject({ carried: total, forward: total, supply: 0 })
  await book('settled', moveEntries(OWED_AT, 'bank', total))
  const after = await deals()
  expect(after.rows).toEqual([expect.objectContaining({ kind: 'received', supply: 0, paid: total, owed: -total })])
  expect(after.totals).toMatchObject({ carried: total, forward: 0 })
  const period = (await shop.call(readStatementList, { as: member, query: soldOn })).data
  expect(period.sums.at(-1)).toMatchObject({ label: '남은 미수금', amount: total })
})
