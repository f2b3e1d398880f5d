import { beforeAll, describe, expect, test } from 'vitest'
import { makeProofVersion } from '#/contract/prepress/proofs.contract.ts'
import { requestFile } from '#/contract/production/staff-order.contract.ts'
import type { StaffCaller } from '../support/callers.ts'
import { deadlocksOf } from '../support/deadlocks.ts'
import { letLoose } from '../support/crowd/let-loose.ts'
import { practiceGateway, type PracticeGateway } from '../support/orders/practice-gateway.ts'
import { type PaidOrder, paidOrder } from '../support/paid-order.ts'
import { testShop, type TestShop } from '../support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let staff: StaffCaller
let order: PaidOrder

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop()
  staff = await shop.staff()
  order = await paidOrder(shop, (await shop.member()).memberId)
})

test('a few hundred mixed calls of desk and customers at once: no deadlock, no 5xx, and the books are right', async () => {
  const busy = await testShop({ env: gateway.env })
  const { tally } = await letLoose(busy, gateway, { seed: 20261122, calls: 400, atOnce: 8 })
  expect(tally.faults).toEqual([])
  expect(await deadlocksOf(busy.container.database.pool)).toBe(0)
  expect((await busy.brokenInvariants()).filter((line) => !line.startsWith('I10'))).toEqual([])
})

describe('two people at the desk work on one line', () => {
  test('versions are made and files asked for at once, and nobody waits for a deadlock', async () => {
    const { lineId } = order
    const version = () => shop.call(makeProofVersion, { as: staff, params: { lineId }, body: { note: '' } })
    const wish = () =>
      shop.call(requestFile, { as: staff, params: { lineId }, body: { text: '표지 파일을 다시 올려 주세요.' } })
    const answers: number[] = []
    for (let round = 0; round < 10; round += 1)
      answers.push(...(await Promise.all([version(), wish(), version(), wish()])).map((answer) => answer.status))
    expect(await deadlocksOf(shop.container.database.pool)).toBe(0)
    expect(answers.filter((status) => status !== 200)).toEqual([])
  })
})
