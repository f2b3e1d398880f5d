import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#/contract/endpoint.ts'
import { makeProofVersion } from '#/contract/proofs/proofs.contract.ts'
import { requestFile } from '#/contract/workqueue/staff-order.contract.ts'
import type { StaffCaller } from '../support/callers.ts'
import { deadlocksOf } from '../support/deadlocks.ts'
import { type PaidOrder, paidOrder } from '../support/paid-order.ts'
import { testShop, type TestShop } from '../support/test-shop.ts'

let shop: TestShop
let staff: StaffCaller
let order: PaidOrder

beforeAll(async () => {
  shop = await testShop()
  staff = await shop.staff()
  order = await paidOrder(shop, (await shop.member()).memberId)
})

const ask = (endpoint: Endpoint, body: object) =>
  shop.call(endpoint, { as: staff, params: { lineId: order.lineId }, body } as never)

describe('two people at the desk work on one line', () => {
  test('versions are made and files asked for at once, and nobody waits for a deadlock', async () => {
    const version = () => ask(makeProofVersion, { note: '' })
    const wish = () => ask(requestFile, { text: '표지 파일을 다시 올려 주세요.' })
    const answers: number[] = []
    for (let round = 0; round < 10; round += 1)
      answers.push(...(await Promise.all([version(), wish(), version(), wish()])).map((answer) => answer.status))
    expect(await deadlocksOf(shop.container.database.pool)).toBe(0)
    expect(answers.filter((status) => status !== 200)).toEqual([])
  })
})
