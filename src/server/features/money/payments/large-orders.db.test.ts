import { expect, test } from 'vitest'
import { openOrdersOf } from '#/server/features/ordering/orders/orders.public.ts'
import { sql } from '#/server/platform/db/drizzle.ts'
import { placeFlyer } from '#tests/support/orders/checkout.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { payableOrders } from './payable-orders.repo.ts'

test('an order of more won than four bytes hold is paid and left like any other', async () => {
  const shop = await testShop()
  const member = await shop.member()
  const { orderNumber } = await placeFlyer(shop, member)
  const won = 3_000_000_000
  const undone = new Error('undone')
  const work = shop.container.database.transaction(async (tx) => {
    await tx.execute(sql`
      update orders set goods_supply = ${won}, goods_vat = 0, total = ${won} + delivery_total - discount_total, receivable_total = ${won}, in_work = true
      where number = ${orderNumber}`)
    const [payable] = await payableOrders(tx, member.memberId, [orderNumber])
    expect(payable?.receivableTotal).toBe(won)
    await tx.execute(sql`
      update orders set receivable_total = 0, captured_total = total, payment_state = 'paid', paid_at = placed_at
      where number = ${orderNumber}`)
    expect(await openOrdersOf(tx, member.memberId)).toHaveLength(1)
    throw undone
  })
  await expect(work).rejects.toBe(undone)
})
