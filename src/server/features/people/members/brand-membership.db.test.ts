import { beforeAll, describe, expect, it } from 'vitest'
import { saveBrand } from '#/contract/content/staff-brands.contract.ts'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { decideApproval, listApprovals } from '#/contract/people/approvals.contract.ts'
import {
  decideBrandRequest,
  joinBrand,
  listBrandRequests,
  readMembership,
} from '#/contract/people/brand-membership.contract.ts'
import { mayOpenHamamathBook, mayOpenMatholicRequest } from '#/domain/catalog/role-access.ts'
import type { CustomerRole } from '#/domain/members/roles.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { seenWaiting } from '#tests/support/looked-at.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { uploadDocument } from '#tests/support/upload-document.ts'

let shop: TestShop
let staff: StaffCaller

beforeAll(async () => {
  shop = await testShop()
  staff = await shop.staff()
})

const HAMA = { id: 'hamamath' }
const ASKED = { academy: '한결수학학원', contract: '분당점', agree: true }

const papersOf = async (as: MemberCaller) => [
  { kind: 'business-registration' as const, fileId: await uploadDocument(shop, as) },
]
const ask = async (as: MemberCaller, params = HAMA) =>
  shop.call(joinBrand, { as, params, body: { ...ASKED, documents: await papersOf(as) } })
const requestOf = async (memberId: string) =>
  (await shop.call(listBrandRequests, { as: staff, query: {} })).data.requests.find(
    (each) => each.memberId === memberId,
  )
const decide = async (memberId: string, body: { decision: 'approved' | 'refused'; reason?: string }) => {
  const { id = '', seen = {} } = (await requestOf(memberId)) ?? {}
  return shop.call(decideBrandRequest, { as: staff, params: { id }, body: { ...body, seen } })
}
/** As they stand in the open session. */
async function rolesOf({ sessionId }: MemberCaller): Promise<readonly CustomerRole[]> {
  const { rows } = await shop.container.database.pool.query<{ roles: CustomerRole[] }>(
    'select roles from session where id = $1',
    [sessionId],
  )
  return rows[0]?.roles ?? []
}

describe('a brand that looks at papers', () => {
  it('lets nobody in before it has decided, in the words of the specification, and everybody at once after', async () => {
    const as = await shop.member()
    expect(mayOpenHamamathBook(await rolesOf(as))).toMatchObject({ error: { message: '하마매쓰 회원이 아닙니다.' } })
    const asked = await ask(as)
    expect(asked.data).toMatchObject({ state: 'waiting', request: { academy: '한결수학학원', contract: '분당점' } })
    expect(asked.data.documents).toHaveLength(1)
    expect(mayOpenHamamathBook(await rolesOf(as))).toMatchObject({
      error: { message: '하마매쓰 주문은 가입 승인이 필요합니다.' },
    })
    expect(await requestOf(as.memberId)).toMatchObject({ brandName: '하마매쓰', was: '일반' })
    // It stands in one list, not in two.
    const { members } = (await shop.call(listApprovals, { as: staff })).data
    expect(members.map(({ id }) => id)).not.toContain(as.memberId)
    expect((await decide(as.memberId, { decision: 'approved' })).status).toBe(200)
    expect(mayOpenHamamathBook(await rolesOf(as)).ok).toBe(true)
    expect((await shop.call(readMembership, { as, params: HAMA })).data.state).toBe('approved')
  })

  it('wants to know the academy, its branch and a paper, and says which is missing', async () => {
    const as = await shop.member()
    const empty = await shop.call(joinBrand, { as, params: HAMA, body: { agree: true } })
    expect(empty.failure).toMatchObject({ code: 'INVALID_INPUT' })
    expect(Object.keys(empty.failure?.fields ?? {}).toSorted()).toEqual(['academy', 'contract', 'documents'])
    const unread = await shop.call(joinBrand, { as, params: HAMA, body: { ...ASKED, agree: false } })
    expect(unread.failure?.fields).toHaveProperty('agree')
  })

  it('tells why somebody is refused, gives back what they were, and takes a second try', async () => {
    const as = await shop.member()
    await ask(as)
    expect((await decide(as.memberId, { decision: 'refused' })).failure?.code).toBe('INVALID_INPUT')
    const { id = '' } = (await requestOf(as.memberId)) ?? {}
    expect((await decide(as.memberId, { decision: 'refused', reason: '등록번호가 보이지 않아요.' })).status).toBe(200)
    const body = { decision: 'approved' as const, seen: {} }
    expect((await shop.call(decideBrandRequest, { as: staff, params: { id }, body })).failure?.code).toBe('CONFLICT')
    expect((await shop.call(readMembership, { as, params: HAMA })).data).toMatchObject({
      state: 'refused',
      request: { reason: '등록번호가 보이지 않아요.' },
    })
    expect(await rolesOf(as)).toEqual(['ROLE_USER_TYPE_GENERAL'])
    expect((await shop.call(joinBrand, { as, params: HAMA, body: ASKED })).data.state).toBe('waiting')
  })

  it('takes over who is something else only when staff agree, and asked twice it is one request', async () => {
    const as = await shop.member({ type: 'ACADEMY', grade: '0050' })
    expect((await ask(as)).data).toMatchObject({ state: 'waiting', takesOver: '학원·강사 (0050)' })
    await shop.call(joinBrand, { as, params: HAMA, body: { ...ASKED, contract: 'HM-0142' } })
    expect(await requestOf(as.memberId)).toMatchObject({ contract: 'HM-0142', was: '학원·강사 (0050)' })
    expect(await rolesOf(as)).toContain('ROLE_GRADE_0050')
    await decide(as.memberId, { decision: 'approved' })
    expect(mayOpenHamamathBook(await rolesOf(as)).ok).toBe(true)
  })

  it('is decided too where the desk approves the member by hand', async () => {
    const as = await shop.member()
    await ask(as)
    const params = { memberId: as.memberId }
    const seen = await seenWaiting(shop, as.memberId)
    expect((await shop.call(decideApproval, { as: staff, params, body: { decision: 'approved', seen } })).status).toBe(
      200,
    )
    expect(await requestOf(as.memberId)).toBeUndefined()
    expect((await shop.call(readMembership, { as, params: HAMA })).data.state).toBe('approved')
  })
})

describe('a brand that takes everybody', () => {
  const params = { id: 'matholic' }

  it('is joined at once, and the session knows it', async () => {
    const as = await shop.member()
    expect((await shop.call(joinBrand, { as, params, body: { agree: true } })).data.state).toBe('approved')
    expect(mayOpenMatholicRequest(await rolesOf(as)).ok).toBe(true)
  })

  it('waits where it would take something away', async () => {
    const as = await shop.member({ type: 'BUSINESS' })
    expect((await shop.call(joinBrand, { as, params, body: { agree: true } })).data.state).toBe('waiting')
    expect(mayOpenMatholicRequest(await rolesOf(as))).toMatchObject({ error: { message: '매쓰홀릭 회원이 아닙니다.' } })
    const ofBrand = (brand: string) => shop.call(listBrandRequests, { as: staff, query: { brand } })
    expect((await ofBrand('matholic')).data.requests.map(({ memberId }) => memberId)).toContain(as.memberId)
    expect((await ofBrand('hamamath')).data.requests.map(({ memberId }) => memberId)).not.toContain(as.memberId)
  })
})

it('a brand that was made at the desk has members without any type of its own', async () => {
  const params = { id: 'third-brand' }
  const body: BodyInputOf<typeof saveBrand> = {
    name: '셋째 교재',
    mark: 'letter',
    surface: 'plain',
    accent: '#1a5a9e',
    tint: '#e8f1fa',
    texts: { tagline: '소개', headline: '첫 줄', emphasis: '둘째 줄', intro: '글', joining: '가입해요', info: [] },
    contact: { telephone: null, mail: null, hours: null },
    terms: '',
    joins: 'at-once',
    sells: [],
    kinds: [],
    pricePercent: 100,
    headSeesAmounts: false,
    active: true,
    version: 0,
  }
  expect((await shop.call(saveBrand, { as: staff, params, body })).status).toBe(200)
  const as = await shop.member({ type: 'BUSINESS' })
  expect((await shop.call(readMembership, { as, params })).data.state).toBe('none')
  expect((await shop.call(joinBrand, { as, params, body: { agree: true } })).data.state).toBe('approved')
  expect(await rolesOf(as)).toEqual(['ROLE_USER_TYPE_BUSINESS'])
  const closed: typeof body = { ...body, joins: 'closed', version: 1 }
  await shop.call(saveBrand, { as: staff, params, body: closed })
  const late = await shop.call(joinBrand, { as: await shop.member(), params, body: { agree: true } })
  expect(late.failure?.code).toBe('FORBIDDEN')
})

it('nobody asks without an account, and only who may approve decides', async () => {
  const as = await shop.member()
  await ask(as)
  const { id = '' } = (await requestOf(as.memberId)) ?? {}
  const body = { decision: 'approved' as const, seen: {} }
  expect((await shop.call(readMembership, { params: HAMA })).status).toBe(401)
  expect((await shop.call(joinBrand, { as, params: { id: 'nobody' }, body: ASKED })).status).toBe(404)
  expect((await shop.call(decideBrandRequest, { as, params: { id }, body })).status).toBe(403)
  const finance = await shop.staff('finance')
  expect((await shop.call(decideBrandRequest, { as: finance, params: { id }, body })).status).toBe(403)
  const nobodys = { id: '00000000-0000-4000-8000-000000000000' }
  expect((await shop.call(decideBrandRequest, { as: staff, params: nobodys, body })).status).toBe(404)
})
