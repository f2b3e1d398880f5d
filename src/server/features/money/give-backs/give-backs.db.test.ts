import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { readGiveBack } from '#/contract/money/give-backs.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { choose, give, giveBack, paidOrder, repaymentsOf } from '#tests/support/orders/give-back.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { balancesOf, moneyOf, putLines } from '#tests/support/orders/taken-back.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let finance: StaffCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member({ phoneProven: true })
  finance = await shop.staff('finance')
})
afterEach(() => expectSound(shop))

const paid = (copies: readonly number[], method?: '가상계좌') => paidOrder(shop, gateway, member, copies, method)

describe('a line that is cancelled', () => {
  test('leaves work with its share of the money, while the rest of the order goes on', async () => {
    const { number } = await paid([1000, 2000])
    const look = await shop.call(readGiveBack, { as: finance, params: { orderNumber: number } })
    const [first] = look.data.lines
    expect(look.data).toMatchObject({ refusal: null, unpaid: false })
    const done = await give(shop, finance, number, choose(look.data, { lines: [0] }))
    expect(done.data).toMatchObject({ state: 'done', amount: first?.left })
    await shop.runJobs()
    expect(await repaymentsOf(shop, number)).toEqual([{ cause: 'shop-refund', amount: first?.left, state: 'returned' }])
    const { rows } = await shop.container.database.pool.query<{ production: string; kind: string | null }>(
      `select l.production_state as production, l.queue_kind as kind from order_lines l join orders o on o.id = l.order_id
        where o.number = $1 order by l.position`,
      [number],
    )
    expect(rows.map(({ production }) => production)).toEqual(['cancelled', 'waiting'])
    expect(rows[0]?.kind).toBeNull()
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'partly-refunded', refunded: first?.left })
  })

  test('with the last one cancels the order, and nothing is left in the books', async () => {
    const { number, total } = await paid([1000])
    const look = await shop.call(readGiveBack, { as: finance, params: { orderNumber: number } })
    const done = await give(shop, finance, number, choose(look.data, { lines: [0], fees: true }))
    expect(done.data).toMatchObject({ state: 'done', amount: total })
    await shop.runJobs()
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'refunded', refunded: total })
    expect(await balancesOf(shop, number)).toEqual({})
  })
})

test('what was pressed twice is given once', async () => {
  const { number } = await paid([1000])
  const look = await shop.call(readGiveBack, { as: finance, params: { orderNumber: number } })
  const key = randomUUID()
  const wish = choose(look.data, { extra: 3_000 })
  const answers = await Promise.all([
    give(shop, finance, number, wish, { key }),
    give(shop, finance, number, wish, { key }),
  ])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  await shop.runJobs()
  expect(await repaymentsOf(shop, number)).toHaveLength(1)
})

test.each([
  ['an amount', { extra: 3_000 }],
  ['copies', { copies: [[0, 100]] as const }],
])('%s that two people give back for one complaint goes once, and the other is told', async (_, chosen) => {
  const { number } = await paid([1000])
  const look = await shop.call(readGiveBack, { as: finance, params: { orderNumber: number } })
  const wish = choose(look.data, chosen)
  const shown = look.data.giveBacks.length
  const press = (as: StaffCaller) => give(shop, as, number, wish, { shown })
  const answers = await Promise.all([press(finance), press(await shop.staff('finance'))])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ failure }) => failure)?.failure?.message).toContain('다른 환불이 있었습니다')
  await shop.runJobs()
  expect(await repaymentsOf(shop, number)).toHaveLength(1)
})

test('a job that is printed is refunded and not cancelled', async () => {
  const { number } = await paid([1000])
  await putLines(shop, number, `production_state = 'printing', printed_at = now()`)
  const look = await shop.call(readGiveBack, { as: finance, params: { orderNumber: number } })
  expect(look.data.lines[0]).toMatchObject({ mayCancel: false })
  expect((await giveBack(shop, finance, number, choose(look.data, { lines: [0] }))).status).toBe(409)
})
