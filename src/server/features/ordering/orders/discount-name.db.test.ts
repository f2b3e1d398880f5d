import { beforeAll, describe, expect, test } from 'vitest'
import { readEstimateDocument, readOrderDocument } from '#/contract/ordering/documents.contract.ts'
import { readEstimate, saveEstimate } from '#/contract/ordering/estimates.contract.ts'
import { placeOrder, previewOrder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { readStaffOrder } from '#/contract/production/staff-order.contract.ts'
import { addFlyer, flyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

/** What everybody is told of the discount of somebody with these percentages by contract and by grade. */
async function told(contract: number, grade: number) {
  const member = await shop.member()
  await shop.container.database.pool.query(
    `update member set discount_rate = $2, tier_name = '단골', tier_rate = $3, tier_since = '2020-01-01', tier_until = '2099-12-31' where id = $1`,
    [member.memberId, contract, grade],
  )
  const { number } = (await shop.call(saveEstimate, { as: member, body: { jobs: [{ spec: flyer(4000) }] } })).data
  const estimate = (await shop.call(readEstimate, { as: member, params: { number } })).data
  const paper = (await shop.call(readEstimateDocument, { as: member, params: { number } })).data
  const item = await addFlyer(shop, member)
  const counts = [{ line: 1, copies: item.spec.copies }]
  const sheet = { itemIds: [item.id], deliveries: [{ method: 'courier' as const, zipcode: '04524', counts }] }
  const preview = (await shop.call(previewOrder, { as: member, body: sheet })).data
  const body = await sheetFor(shop, member, [item])
  const { orderNumber } = (await shop.call(placeOrder, { as: member, body })).data
  const params = { orderNumber }
  const order = (await shop.call(readOrder, { as: member, params })).data
  const desk = (await shop.call(readStaffOrder, { as: await shop.staff('service'), params })).data
  const statement = (await shop.call(readOrderDocument, { as: member, params: { ...params, document: 'statement' } }))
    .data
  return {
    agreed: [estimate.amounts, preview.amounts, order.amounts].map(({ discountAgreed }) => discountAgreed),
    words: [
      ...paper.sums.map(({ label }) => label),
      ...statement.items.map(({ name }) => name),
      ...desk.amounts.map(({ label }) => label),
    ].filter((word) => word.endsWith(' 할인')),
  }
}

describe('a discount is called what it is, on screen and paper', () => {
  test('a contract 약정 할인, where it is better than the grade', async () => {
    expect(await told(7, 3)).toEqual({ agreed: [true, true, true], words: ['약정 할인', '약정 할인', '약정 할인'] })
  })
  test('a grade 등급 할인, where that is better', async () => {
    expect(await told(2, 3)).toEqual({ agreed: [false, false, false], words: ['등급 할인', '등급 할인', '등급 할인'] })
  })
})
