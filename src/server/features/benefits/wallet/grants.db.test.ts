import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  changeRules,
  decideGrant,
  grantValue,
  listGrants,
  readBenefits,
} from '#/contract/benefits/staff-wallet.contract.ts'
import { readWallet, readWalletHistory } from '#/contract/benefits/wallet.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let finance: StaffCaller
let owner: StaffCaller
let member: MemberCaller
let email = ''
beforeAll(async () => {
  shop = await testShop()
  finance = await shop.staff('finance')
  owner = await shop.staff()
})
beforeEach(async () => {
  member = await shop.member()
  const { rows } = await shop.container.database.pool.query<{ email: string }>(
    'select email from member where id = $1',
    [member.memberId],
  )
  email = rows[0]?.email ?? ''
})

const grant = (amount: number, to = email, as: StaffCaller | MemberCaller = finance) =>
  shop.call(grantValue, { as, body: { member: to, value: 'points', amount, months: 12, reason: '제작 지연 사과' } })
const wallet = async () => (await shop.call(readWallet, { as: member })).data
const rulesNow = async () => (await shop.call(readBenefits, { as: owner })).data

describe('a grant', () => {
  it('reaches the member with its reason and its end', async () => {
    expect((await grant(3_000)).data.state).toBe('given')
    expect(await wallet()).toMatchObject({ points: 3_000, lots: [{ remaining: 3_000, origin: 'grant', kind: 'free' }] })
    const { items } = (await shop.call(readWalletHistory, { as: member, query: { value: 'points' } })).data
    expect(items).toMatchObject([
      { kind: 'grant', amount: 3_000, balance: 3_000, memo: '제작 지연 사과', orderNumber: null },
    ])
  })

  it('above the limit waits for somebody else', async () => {
    expect((await grant(200_000)).data.state).toBe('waiting')
    expect((await wallet()).points).toBe(0)
    const [waiting] = (await shop.call(listGrants, { as: finance })).data.items
    const decide = (as: StaffCaller, give: boolean) =>
      shop.call(decideGrant, { as, params: { id: waiting?.id ?? '' }, body: { give } })
    expect((await decide(finance, true)).status).toBe(403)
    const both = await Promise.all([decide(owner, true), decide(await shop.staff('finance'), true)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await wallet()).points).toBe(200_000)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('is given once however often the button is pressed', async () => {
    const body = { member: email, value: 'emoney', amount: 1_000, months: 6, reason: '배송비 보상' } as const
    await Promise.all(
      [1, 2, 3].map(() => shop.call(grantValue, { as: finance, body, key: 'one-press-of-grant-button' })),
    )
    expect((await wallet()).emoney).toBe(1_000)
  })

  it('is refused in Korean for nobody, for no reason, and to whoever may not', async () => {
    expect((await grant(1_000, 'nobody@example.com')).failure?.fields).toHaveProperty('member')
    expect((await grant(0)).status).toBe(400)
    for (const as of [await shop.staff('production'), member])
      expect([401, 403]).toContain((await grant(1_000, email, as)).status)
  })
})

describe('the rules of points', () => {
  it('are changed by the owner, from what was seen', async () => {
    const { version, rules } = await rulesNow()
    const change = (base: number, more: Partial<typeof rules>) =>
      shop.call(changeRules, { as: owner, body: { base, rules: { ...rules, ...more } } })
    expect((await change(version, { purchaseRate: 5 })).data.version).toBe(version + 1)
    expect((await change(version, { purchaseRate: 9 })).failure?.code).toBe('CONFLICT')
    expect((await rulesNow()).rules.purchaseRate).toBe(5)
    const wrong = await change(version + 1, { reviewPoints: 500, photoReviewPoints: 100 })
    expect(wrong.failure?.fields).toHaveProperty(['rules.photoReviewPoints'])
    expect((await change(version + 1, { leastPoints: 1_005 })).status).toBe(400)
    expect((await change(version + 1, { purchaseRate: 900 })).status).toBe(400)
  })
})
