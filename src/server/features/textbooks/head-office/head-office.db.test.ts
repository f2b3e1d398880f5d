import { beforeAll, describe, expect, it } from 'vitest'
import { listAllBrands, saveBrand } from '#/contract/content/staff-brands.contract.ts'
import { listCart } from '#/contract/ordering/cart.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { joinBrand } from '#/contract/people/brand-membership.contract.ts'
import { setPartnerState } from '#/contract/people/partner-accounts.contract.ts'
import { invitePartner, joinPartner, readInvitation } from '#/contract/people/invitations.contract.ts'
import { listPartners, partnerMe } from '#/contract/people/partner-auth.contract.ts'
import { addEdition } from '#/contract/textbooks/editions.contract.ts'
import * as contract from '#/contract/textbooks/head-office.contract.ts'
import { DEMO_STAFF_PASSWORD } from '#/server/features/people/staff/demo-staff.data.ts'
import type { MemberCaller, PartnerCaller, StaffCaller } from '#tests/support/callers.ts'
import { soldEdition } from '#tests/support/editions.ts'
import { enterDesk, INVITED_PASSWORD, linkTo } from '#tests/support/invite.ts'
import { payFor, placeFlyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { practiceGateway } from '#tests/support/orders/practice-gateway.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { uploadDocument } from '#tests/support/upload-document.ts'

const gateway = await practiceGateway()
const TITLE = '본사가 보는 책'
let shop: TestShop
let desk: StaffCaller
let office: PartnerCaller
let academy: MemberCaller
let waiting: MemberCaller
let orderNumber = ''
let editionId = ''

async function ask(as: MemberCaller, name: string) {
  const papers = [{ kind: 'business-registration' as const, fileId: await uploadDocument(shop, as) }]
  const body = { academy: name, contract: '분당점', agree: true, documents: papers }
  await shop.call(joinBrand, { as, params: { id: 'hamamath' }, body })
}

beforeAll(async () => {
  shop = await testShop({ env: gateway.env })
  desk = await shop.staff('administrator')
  office = await shop.partner('hamamath')
  academy = await shop.member({ name: '박원장', type: 'HAMAMATH', grade: '0080' })
  waiting = await shop.member({ name: '최기다' })
  await ask(waiting, '바른수학')
  await shop.container.database.pool.query(
    `insert into brand_requests (id, brand_id, member_id, state, academy, contract, was, asked_at, decided_at)
     values (gen_random_uuid(), 'hamamath', $1, 'approved', '한결수학', '분당점', 'general', now(), now())`,
    [academy.memberId],
  )
  const sold = await soldEdition(shop, desk, { title: TITLE })
  editionId = sold.id
  const classes = [{ name: '정규', copies: 45, nameOnCover: false }]
  await shop.call(addEdition, { as: academy, params: { id: sold.id }, body: { number: 1, classes } })
  const { items } = (await shop.call(listCart, { as: academy, query: { brand: 'hamamath' } })).data
  orderNumber = (await shop.call(placeOrder, { as: academy, body: await sheetFor(shop, academy, items) })).data
    .orderNumber
  // What the same academy ordered of the shop itself, when it was a general customer, is not the brand's.
  const { orderNumber: own } = await placeFlyer(shop, await shop.member())
  await shop.container.database.pool.query('update orders set member_id = $1 where number = $2', [
    academy.memberId,
    own,
  ])
})

const academies = (as = office) => shop.call(contract.listHeadOfficeAcademies, { as, query: {} })
const orders = (query = {}, as = office) => shop.call(contract.listHeadOfficeOrders, { as, query })
const sales = (query = {}) => shop.call(contract.readHeadOfficeSales, { as: office, query })

describe('the head office of a brand', () => {
  it('sees who joined and who waits, by academy and contract, and nothing of a person', async () => {
    const { data, text } = await academies()
    expect(data.items.map(({ academy: name, contract: branch, state }) => [name, branch, state])).toEqual(
      expect.arrayContaining([
        ['한결수학', '분당점', 'joined'],
        ['바른수학', '분당점', 'waiting'],
      ]),
    )
    for (const secret of ['박원장', '최기다', academy.memberId, '010', '@']) expect(text).not.toContain(secret)
    const brand = (await shop.call(contract.readHeadOffice, { as: office })).data
    expect(brand).toMatchObject({ id: 'hamamath', name: '하마매쓰', seesAmounts: false, waiting: 1 })
    const only = await shop.call(contract.listHeadOfficeAcademies, { as: office, query: { state: 'waiting' } })
    expect(only.data.items.map((one) => one.academy)).toEqual(['바른수학'])
  })

  it('sees the orders of its brand alone, how far they are and of what, without prices, people or places', async () => {
    const before = (await orders()).data.items
    expect(before).toHaveLength(1)
    expect(before[0]).toMatchObject({ number: orderNumber, academy: '한결수학', state: 'unpaid', amount: null })
    await payFor(shop, gateway, academy, [orderNumber])
    await shop.runJobs()
    const { data, text } = await orders()
    expect(data.items[0]).toMatchObject({
      state: 'preparing',
      lines: [{ title: expect.stringContaining(TITLE), version: 1, copies: 45, cancelled: false }],
    })
    for (const secret of ['박원장', '김직지', '세종대로', '010', '@', '정규']) expect(text).not.toContain(secret)
    const one = (await academies()).data.items.find(({ academy: name }) => name === '한결수학')
    expect(one).toMatchObject({ orders: 1, copies: 45 })
    expect((await orders({ academy: one?.id })).data.items).toHaveLength(1)
    expect((await orders({ from: '2020-01-01', to: '2020-01-02' })).data.items).toEqual([])
  })

  it('sees what was sold by textbook and term, and exports the same', async () => {
    expect((await sales()).data.items).toEqual([
      expect.objectContaining({
        editionId,
        title: TITLE,
        grade: '중2',
        academies: 1,
        orders: 1,
        copies: 45,
        amount: null,
      }),
    ])
    for (const what of contract.HEAD_OFFICE_TABLES) {
      const answer = await shop.app.inject({
        url: `/api/partner/brand/export?what=${what}&format=csv`,
        headers: office.headers,
      })
      expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('45')])
      expect(answer.body).not.toContain('금액')
    }
  })

  it('sees amounts only where the brand agreed to it', async () => {
    const all = (await shop.call(listAllBrands, { as: desk })).data.brands
    const found = all.find(({ id }) => id === 'hamamath')
    if (!found) throw new Error('no brand')
    const { id, position: _position, memberType: _type, ...body } = found
    const saved = await shop.call(saveBrand, { as: desk, params: { id }, body: { ...body, headSeesAmounts: true } })
    expect(saved.status, saved.text).toBe(200)
    expect((await orders()).data.items[0]?.amount).toBeGreaterThan(0)
    expect((await sales()).data.items[0]?.amount).toBe((await orders()).data.items[0]?.amount)
  })

  it('sees nothing of another brand, and nobody else sees what it sees', async () => {
    const other = await shop.partner('matholic')
    expect((await academies(other)).data.items.map((one) => one.academy)).not.toContain('한결수학')
    expect((await orders({}, other)).data.items).toEqual([])
    expect((await orders({}, await shop.partner())).failure?.code).toBe('FORBIDDEN')
    for (const as of [academy, desk])
      for (const endpoint of [contract.listHeadOfficeAcademies, contract.listHeadOfficeOrders])
        expect((await shop.call(endpoint, { as, query: {} })).status).toBe(403)
    expect((await shop.call(contract.readHeadOffice, {})).status).toBe(401)
  })

  it('reviews no proof: it is not among those who do', async () => {
    const { partners } = (await shop.call(listPartners, { as: desk })).data
    expect(partners.map(({ id }) => id)).not.toContain(office.partnerId)
  })

  it('leaves a row in the audit log for each look', async () => {
    const { rows } = await shop.container.database.pool.query<{ action: string }>(
      `select distinct action from audit_log where actor_kind = 'partner' and actor_id = $1`,
      [office.partnerId],
    )
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['member.list', 'order.list', 'edition.list', 'order.download']),
    )
  })

  it('sees nothing more once its account was closed', async () => {
    const gone = await shop.partner('hamamath')
    const as = await enterDesk(shop, 'admin')
    const body = { active: false, ownPassword: DEMO_STAFF_PASSWORD }
    await shop.call(setPartnerState, { ...as, params: { partnerId: gone.partnerId }, body })
    expect((await academies(gone)).status).toBeGreaterThanOrEqual(401)
  })
})

describe('an invitation of a head office', () => {
  it('is for a brand that exists, says so, and makes an account of that brand', async () => {
    const as = await enterDesk(shop, 'admin')
    const email = 'head@example.com'
    const body = { name: '오본사', company: '하마교육', email, ownPassword: DEMO_STAFF_PASSWORD }
    const nowhere = await shop.call(invitePartner, { ...as, body: { ...body, brand: 'no-such-brand' } })
    expect(nowhere.failure?.fields).toHaveProperty('brand')
    expect((await shop.call(invitePartner, { ...as, body: { ...body, brand: 'hamamath' } })).status).toBe(200)
    const token = await linkTo(shop, email)
    expect((await shop.call(readInvitation, { body: { token } })).data).toMatchObject({ headOfficeOf: '하마매쓰' })
    const account = { loginId: 'headoffice', password: INVITED_PASSWORD }
    expect((await shop.call(joinPartner, { body: { token, ...account } })).data.user.brand).toBe('hamamath')
    expect(shop.outbox.sent.findLast(({ to }) => to === email)?.body).toContain('하마매쓰 본사')
    expect((await shop.call(partnerMe, { as: office })).data.user.brand).toBe('hamamath')
  })
})
