import { expect, test } from 'vitest'
import { advanceLines } from '#/contract/production/production.contract.ts'
import { dispatchOrder } from '#/contract/production/shipping.contract.ts'
import { moveDelivery, SYSTEM } from '#/server/features/ordering/orders/orders.public.ts'
import { seedShipping } from '#/server/features/production/shipping/shipping.seed.ts'
import { packagesMade } from '#tests/support/packages-made.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { sentTo } from '#tests/support/sent-messages.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { templatesOf } from '#tests/support/told.ts'

const shop = await testShop()
await shop.container.database.transaction((tx) => seedShipping(tx))
shop.clock.set('2026-11-23T14:00:00+09:00')

test('the press, the parcel with its tracking page and the arrival are told, each once', async () => {
  const member = await shop.member()
  const press = await shop.staff('production')
  const { orderNumber, lineId, deliveryId } = await paidOrder(shop, member.memberId, { file: 'approved' })
  for (let step = 0; step < 5; step += 1) {
    await shop.call(advanceLines, { as: press, body: { lineIds: [lineId] } })
    if (step === 0) await packagesMade(shop)
  }
  expect(await templatesOf(shop, orderNumber)).toEqual(['production-started'])
  const parcel = { courier: '04', trackingNumber: '612345678901' }
  const sent = await shop.call(dispatchOrder, { as: press, params: { orderNumber }, body: parcel })
  expect(sent.status).toBe(200)
  expect(await templatesOf(shop, orderNumber)).toEqual(['production-started', 'dispatched'])
  const text = (await sentTo(shop, '01023456789')).find((body) => body.includes(orderNumber))
  expect(text).toContain('CJ대한통운 612345678901')
  expect(text).toMatch(/https:\/\/\S+612345678901/)
  const mail = (words: string) => shop.outbox.sent.find((one) => one.channel === 'email' && one.words === words)
  const jobs = { memberId: member.memberId, lineIds: [lineId] }
  expect([mail('production-started')?.jobs, mail('dispatched')?.jobs]).toMatchObject([jobs, jobs])
  await shop.container.database.transaction((tx) =>
    moveDelivery(tx, shop.container, { deliveryId, event: 'deliver', by: SYSTEM }),
  )
  expect(await templatesOf(shop, orderNumber)).toEqual(['production-started', 'dispatched', 'delivered'])
})
