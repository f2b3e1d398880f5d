import { beforeAll, describe, expect, it } from 'vitest'
import { addCartItem, changeCartItem } from '#/contract/ordering/cart.contract.ts'
import { saveEstimate } from '#/contract/ordering/estimates.contract.ts'
import { placeOrder, reorder } from '#/contract/ordering/place-order.contract.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { addFlyer, placeFlyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const ACADEMY_ONLY = '학원 회원이 아닙니다.\n학원교재 주문은 학원 회원만 할 수 있습니다.'

let shop: TestShop
let general: MemberCaller

beforeAll(async () => {
  shop = await testShop()
  general = await shop.member()
})

const add = (as: MemberCaller, product: ProductCode) =>
  shop.call(addCartItem, { as, body: { spec: defaultSpec(product), files: [] } })

/** The account is of another kind from now on, as when the desk corrects or withdraws it. */
const asAnother = (member: MemberCaller, role: string): MemberCaller => ({
  ...member,
  headers: {
    'test-principal': JSON.stringify({
      kind: 'member',
      memberId: member.memberId,
      sessionId: member.sessionId,
      roles: [role],
      pending: false,
    }),
  },
})

describe('who may have what made: the shop asks again, whichever page the job came from', () => {
  it('keeps academy textbooks to academies that are approved', async () => {
    const approved = await shop.member({ type: 'ACADEMY', grade: '0050' })
    const waiting = await shop.member({ type: 'ACADEMY' })
    expect((await add(general, 'C413')).failure).toMatchObject({ code: 'FORBIDDEN', message: ACADEMY_ONLY })
    expect((await add(waiting, 'C413')).failure?.message).toBe('학원교재 주문은 가입 승인이 필요합니다.')
    expect((await add(approved, 'C413')).status).toBe(200)
    expect((await add(approved, 'D413')).failure?.code).toBe('FORBIDDEN')
    expect((await add(approved, 'D304')).status).toBe(200)
  })

  it('holds for an item that is turned into another kind, and for an estimate', async () => {
    const { id } = (await add(general, 'D413')).data
    const turned = { version: 1, spec: defaultSpec('C413') }
    expect((await shop.call(changeCartItem, { as: general, params: { id }, body: turned })).failure?.code).toBe(
      'FORBIDDEN',
    )
    const jobs = [{ spec: defaultSpec('C413'), files: [] }]
    expect((await shop.call(saveEstimate, { as: general, body: { jobs } })).failure?.message).toBe(ACADEMY_ONLY)
  })

  it('holds when the order is placed and when it is ordered again: the member may be another by then', async () => {
    const item = await addFlyer(shop, general)
    const { orderNumber } = await placeFlyer(shop, general)
    const mathematician = asAnother(general, 'ROLE_USER_TYPE_MATHOLIC')
    const sheet = await sheetFor(shop, general, [item])
    expect((await shop.call(placeOrder, { as: mathematician, body: sheet })).failure?.code).toBe('FORBIDDEN')
    const again = await shop.call(reorder, { as: mathematician, params: { orderNumber }, body: {} })
    expect(again.data.itemIds).toEqual([])
    expect(again.data.refused[0]?.message).toMatch(/일반·기업·학원 회원이 아닙니다/)
  })
})
