import { beforeAll, describe, expect, it } from 'vitest'
import { changeCartItem, listCart, removeCartItem } from '#/contract/ordering/cart.contract.ts'
import { printEstimateDocument, readEstimateDocument } from '#/contract/ordering/documents.contract.ts'
import {
  listEstimates,
  orderEstimate,
  readEstimate,
  saveEstimate,
  withdrawEstimate,
} from '#/contract/ordering/estimates.contract.ts'
import {
  adjustEstimate,
  findCustomers,
  listStaffEstimates,
  makeEstimate,
} from '#/contract/ordering/staff-estimates.contract.ts'
import { placeOrder, previewOrder } from '#/contract/ordering/place-order.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { flyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { sentTo } from '#tests/support/sent-messages.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { expireOpen } from './estimates.repo.ts'

let shop: TestShop
let member: MemberCaller
let other: MemberCaller
let staff: StaffCaller

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member({ name: '윤서영' })
  other = await shop.member()
  staff = await shop.staff('service')
})

const save = async (...copies: number[]) =>
  (await shop.call(saveEstimate, { as: member, body: { jobs: copies.map((count) => ({ spec: flyer(count) })) } })).data
const versionOf = async (number: string) =>
  (await shop.call(readEstimate, { as: member, params: { number } })).data.version
const intoCart = async (number: string, acceptToday?: number, version?: number) =>
  shop.call(orderEstimate, {
    as: member,
    params: { number },
    body: { version: version ?? (await versionOf(number)), acceptToday },
  })
const cart = async () => (await shop.call(listCart, { as: member })).data.items
const itemsOf = async (number: string) => (await cart()).filter((item) => item.estimate?.number === number)
const adjust = (number: string, version: number, amount: number, as: StaffCaller | MemberCaller = staff) =>
  shop.call(adjustEstimate, {
    as,
    params: { number },
    body: { version, position: 1, amount, reason: '단골 고객 할인' },
  })

describe('견적 저장', () => {
  it('없는 브랜드의 장바구니는 칸을 짚어 거절합니다', async () => {
    const { status, failure } = await shop.call(saveEstimate, {
      as: member,
      body: { jobs: [{ spec: flyer(1000), brand: 'jikji2026' }] },
    })
    expect([status, failure?.fields?.['jobs.0.brand']]).toEqual([400, expect.stringContaining('없는 브랜드')])
  })

  it('전자책 제작은 담지 않고, 없는 교재는 없다고 말합니다', async () => {
    const ask = (origin: object) =>
      shop.call(saveEstimate, { as: member, body: { jobs: [{ spec: flyer(1000), origin: origin as never }] } })
    const edition = { kind: 'edition', term: null, cover: null, proof: false, dispatchDay: null }
    const uuid = '00000000-0000-4000-8000-000000000000'
    const asked = [
      { ...edition, editionId: 'D413', version: 1 },
      { ...edition, editionId: uuid, version: 99_999_999_999 },
      { ...edition, editionId: uuid, version: 1 },
      { kind: 'binding', setId: 'D413', version: 1 },
      { kind: 'ebook', ebookId: uuid },
      { kind: 'kit', person: uuid, phone: null },
    ]
    for (const origin of asked) {
      const { status, failure } = await ask(origin)
      expect([origin, status, failure?.message]).toEqual([origin, 400, expect.stringMatching(/[가-힣]/)])
    }
  })

  it('값은 서버가 매기고, 번호와 30일의 기한이 붙습니다', async () => {
    const estimate = await save(1000, 4000)
    expect(estimate.number).toMatch(/^E\d{8}-[0-9A-Z]{4}$/)
    expect(estimate).toMatchObject({ state: 'open', daysLeft: 30, madeBy: null, title: '전단 외 1건' })
    const { goodsSupply, goodsVat, discountTotal, deliveryTotal, total } = estimate.amounts
    expect(estimate.lines.reduce((sum, line) => sum + line.quote.supply, 0)).toBe(goodsSupply)
    expect(goodsSupply + goodsVat - discountTotal + deliveryTotal).toBe(total)
    const listed = await shop.call(listEstimates, { as: member, query: {} })
    expect(listed.data.estimates[0]).toMatchObject({ number: estimate.number, total })
  })

  it('만들 수 없는 사양은 어느 품목인지 알려 줍니다', async () => {
    const jobs = [{ spec: flyer(1000) }, { spec: { ...flyer(1000), copies: 0 } }]
    const answer = await shop.call(saveEstimate, { as: member, body: { jobs } })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.failure?.fields ?? {})[0]).toContain('jobs.1.spec')
  })

  it('견적함은 스무 건씩 빠짐없이 이어집니다', async () => {
    const collector = await shop.member()
    for (let count = 0; count < 23; count += 1)
      await shop.call(saveEstimate, { as: collector, body: { jobs: [{ spec: flyer(1000) }] } })
    const first = (await shop.call(listEstimates, { as: collector, query: {} })).data
    const second = (await shop.call(listEstimates, { as: collector, query: { after: first.next ?? '' } })).data
    expect([first.estimates.length, second.estimates.length, second.next]).toEqual([20, 3, null])
    const numbers = [...first.estimates, ...second.estimates].map((estimate) => estimate.number)
    expect(new Set(numbers).size).toBe(23)
  })
})

describe('남의 견적', () => {
  it('없는 견적과 똑같이 답합니다', async () => {
    const { number } = await save(1000)
    const missing = 'E20000101-ZZZZ'
    for (const endpoint of [readEstimate, withdrawEstimate, readEstimateDocument, printEstimateDocument] as const) {
      const theirs = await shop.call(endpoint, { as: other, params: { number } })
      const none = await shop.call(endpoint, { as: other, params: { number: missing } })
      expect([theirs.status, theirs.failure?.message]).toEqual([404, none.failure?.message])
    }
    const ordered = await shop.call(orderEstimate, { as: other, params: { number }, body: { version: 1 } })
    expect(ordered.status).toBe(404)
    expect((await shop.call(readEstimate, { params: { number } })).status).toBe(401)
  })

  it('고객은 직원의 일을 하지 못하고, 제작 직원은 금액을 조정하지 못합니다', async () => {
    const { number, version } = await save(1000)
    expect((await adjust(number, version, -1_000, member)).status).toBe(403)
    expect((await adjust(number, version, -1_000, await shop.staff('production'))).status).toBe(403)
    expect((await shop.call(listStaffEstimates, { as: member, query: {} })).status).toBe(403)
  })
})

describe('견적으로 주문', () => {
  it('견적 금액 그대로 주문이 되고, 그 견적은 한 번만 쓰입니다', async () => {
    const { number } = await save(1000, 4000)
    const { data } = await adjust(number, 1, -3_000)
    expect((await intoCart(number)).data).toMatchObject({ state: 'in-cart' })
    const again = await intoCart(number)
    const items = await itemsOf(number)
    expect(again.data).toEqual({
      state: 'in-cart',
      brand: null,
      itemIds: items.toSorted((a, b) => a.spec.copies - b.spec.copies).map((item) => item.id),
    })
    expect(items).toHaveLength(2)
    const sheet = await sheetFor(shop, member, items)
    const order = await shop.call(placeOrder, { as: member, body: sheet })
    expect(order.status).toBe(200)
    expect(order.data.total).toBe(data.amounts.total)
    const after = (await shop.call(readEstimate, { as: member, params: { number } })).data
    expect(after).toMatchObject({ state: 'ordered', orderNumber: order.data.orderNumber })
    expect((await intoCart(number)).status).toBe(409)
    expect((await shop.call(withdrawEstimate, { as: member, params: { number } })).status).toBe(409)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('직원이 그 사이 바꾼 견적은 보신 것이 아니므로 주문되지 않습니다', async () => {
    const { number, version } = await save(1000)
    await adjust(number, version, -1_000)
    const stale = await intoCart(number, undefined, version)
    expect([stale.status, stale.failure?.message]).toEqual([409, expect.stringContaining('바뀌었습니다')])
    expect(await itemsOf(number)).toHaveLength(0)
    expect((await intoCart(number)).data.state).toBe('in-cart')
  })

  it('그때의 할인율이 지켜지고, 오늘 담은 품목에는 오늘 할인율을 씁니다', async () => {
    const buyer = await shop.member()
    const setRate = (rate: number) =>
      shop.container.database.pool.query('update member set discount_rate = $2 where id = $1', [buyer.memberId, rate])
    await setRate(7)
    const made = (await shop.call(saveEstimate, { as: buyer, body: { jobs: [{ spec: flyer(4000) }] } })).data
    await setRate(0)
    await shop.call(orderEstimate, { as: buyer, params: { number: made.number }, body: { version: 1 } })
    const items = (await shop.call(listCart, { as: buyer })).data.items
    const sheet = await sheetFor(shop, buyer, items)
    expect(made.amounts.discountTotal).toBeGreaterThan(0)
    expect(sheet.shownTotal).toBe(made.amounts.total)
  })

  it('한 견적의 품목은 함께 주문해야 합니다', async () => {
    const { number } = await save(1000, 4000)
    await intoCart(number)
    const [first] = await itemsOf(number)
    const body = { itemIds: [first?.id ?? ''], deliveries: [] }
    const alone = await shop.call(previewOrder, { as: member, body })
    expect([alone.status, alone.failure?.message]).toEqual([409, expect.stringContaining('함께 주문')])
  })

  it('하나를 빼거나 부수를 바꾸면 나머지도 오늘 가격으로 돌아갑니다', async () => {
    const { number } = await save(1000, 2000, 4000)
    const before = await adjust(number, 1, -5_000)
    await intoCart(number)
    const items = await itemsOf(number)
    const adjusted = items.find((item) => item.spec.copies === 1000)
    const removed = items.find((item) => item.spec.copies === 4000)
    await shop.call(removeCartItem, { as: member, params: { id: removed?.id ?? '' } })
    const left = (await cart()).find((item) => item.id === adjusted?.id)
    expect(left?.estimate).toBeNull()
    expect(left?.price).toMatchObject({ total: (before.data.lines[0]?.quote.total ?? 0) + 5_500 })
    expect((await intoCart(number)).data.state).toBe('in-cart')
    const [bound] = await itemsOf(number)
    const change = { version: bound?.version ?? 1, copies: 8000 }
    await shop.call(changeCartItem, { as: member, params: { id: bound?.id ?? '' }, body: change })
    expect(await itemsOf(number)).toEqual([])
  })

  it('이름만 바꾸면 견적 금액은 그대로입니다', async () => {
    const { number } = await save(1000)
    await adjust(number, 1, -2_000)
    await intoCart(number)
    const [item] = await itemsOf(number)
    const body = { version: item?.version ?? 1, title: '봄 전단' }
    const renamed = await shop.call(changeCartItem, { as: member, params: { id: item?.id ?? '' }, body })
    expect(renamed.data).toMatchObject({ title: '봄 전단', estimate: { number }, price: item?.price ?? {} })
  })

  it('동시에 두 번 주문해도 주문은 하나입니다', async () => {
    const { number } = await save(1000)
    await Promise.all([intoCart(number), intoCart(number), intoCart(number)])
    const items = await itemsOf(number)
    expect(items).toHaveLength(1)
    const sheet = await sheetFor(shop, member, items)
    const answers = await Promise.all([1, 2, 3].map(() => shop.call(placeOrder, { as: member, body: sheet })))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('거둔 견적의 품목은 장바구니에서 오늘 가격이 됩니다', async () => {
    const { number } = await save(1000)
    await adjust(number, 1, -2_000)
    await intoCart(number)
    const [item] = await itemsOf(number)
    await shop.call(withdrawEstimate, { as: member, params: { number } })
    const now = (await cart()).find((candidate) => candidate.id === item?.id)
    const was = item?.price.state === 'priced' ? item.price.total : 0
    expect(now).toMatchObject({ estimate: null, price: { total: was + 2_200, shownTotal: was } })
  })
})

describe('직원의 견적', () => {
  it('고객을 찾아 견적을 내면 고객의 견적함에 들어가고 메일이 갑니다', async () => {
    const { customers } = (await shop.call(findCustomers, { as: staff, query: { q: member.loginId } })).data
    expect(customers).toEqual([
      expect.objectContaining({ memberId: member.memberId, name: '윤*영', email: expect.stringContaining('*') }),
    ])
    const body = {
      memberId: member.memberId,
      jobs: [{ spec: flyer(2000), title: '봄 전단' }],
      note: '통화한 대로입니다.',
    }
    const made = await shop.call(makeEstimate, { as: staff, body })
    expect(made.data).toMatchObject({ madeBy: '시험 직원', title: '봄 전단', note: '통화한 대로입니다.' })
    const own = await shop.call(readEstimate, { as: member, params: { number: made.data.number } })
    expect(own.data.number).toBe(made.data.number)
    const sent = await sentTo(shop, `${member.loginId}@example.com`)
    expect(sent.filter((message) => message.includes(made.data.number))).toHaveLength(1)
  })

  it('조정은 사유와 함께 감사 기록에 남고, 그 사이 바뀐 견적은 다시 보게 합니다', async () => {
    const { number, amounts } = await save(4000)
    const adjusted = await adjust(number, 1, -10_000)
    expect(adjusted.data.amounts.goodsSupply).toBe(amounts.goodsSupply - 10_000)
    expect((await adjust(number, 1, -10_000)).status).toBe(409)
    expect((await adjust(number, 2, -15)).failure?.fields).toHaveProperty('amount')
    const { rows } = await shop.container.database.pool.query<{ detail: object }>(
      `select detail from audit_log where action = 'estimate.adjust' and object_id = $1`,
      [number],
    )
    expect(rows).toEqual([{ detail: expect.objectContaining({ reason: '단골 고객 할인', amount: -10_000 }) }])
  })

  it('견적서 PDF를 직원도 받을 수 있고, 본 것이 기록됩니다', async () => {
    const { number, total } = await save(1000)
    const paper = await shop.call(readEstimateDocument, { as: staff, params: { number } })
    expect(paper.data).toMatchObject({ title: '견적서', number, total })
    const pdf = await shop.call(printEstimateDocument, { as: member, params: { number } })
    expect(pdf.headers['content-type']).toBe('application/pdf')
    const { rowCount } = await shop.container.database.pool.query(
      `select 1 from audit_log where action = 'estimate.read-document' and object_id = $1`,
      [number],
    )
    expect(rowCount).toBe(1)
  })
})

describe('기한이 지난 견적', () => {
  it('새 값을 알려 주고, 받아들이면 오늘 가격으로 담습니다', async () => {
    const { number } = await save(1000)
    const adjusted = (await adjust(number, 1, -4_000)).data
    const then = adjusted.amounts.goodsSupply + adjusted.amounts.goodsVat
    await intoCart(number)
    const [item] = await itemsOf(number)
    shop.clock.forward({ days: 32 })
    expect((await shop.call(readEstimate, { as: member, params: { number } })).data).toMatchObject({
      state: 'expired',
      daysLeft: -1,
    })
    const late = (await cart()).find((candidate) => candidate.id === item?.id)
    expect(late).toMatchObject({ estimate: null, price: { total: then + 4_400, shownTotal: then } })
    expect((await intoCart(number)).data).toEqual({ state: 'price-changed', promised: then, today: then + 4_400 })
    expect((await intoCart(number, then)).status).toBe(409)
    expect((await intoCart(number, then + 4_400)).data.state).toBe('in-cart')
    expect((await adjust(number, 2, -1_000)).status).toBe(409)
    await expireOpen(shop.container.database.db, shop.clock.now())
    const { rows } = await shop.container.database.pool.query<{ state: string }>(
      'select state from estimates where number = $1',
      [number],
    )
    expect(rows).toEqual([{ state: 'expired' }])
  })
})
