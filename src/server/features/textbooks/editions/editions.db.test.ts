import { PDFDocument } from '@cantoo/pdf-lib'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#/contract/textbooks/editions.contract.ts'
import * as staff from '#/contract/textbooks/staff-editions.contract.ts'
import { previewOrderChange } from '#/contract/money/order-changes.contract.ts'
import { listOrders, readOrder } from '#/contract/ordering/read-order.contract.ts'
import { businessCalendar, workingDayFrom } from '#/domain/calendar/business-days.ts'
import { HOLIDAYS } from '#/domain/calendar/holidays.data.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { type CartItem, changeCartItem, listCart } from '#/contract/ordering/cart.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { showPage } from '#/contract/prepress/preflight.contract.ts'
import { askPressPackage, readPressPackage } from '#/contract/prepress/press.contract.ts'
import { downloadFile } from '#/contract/files/files.contract.ts'
import { daysAfter, seoulDay } from '#/lib/seoul-time.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { draftEdition, EDITION, soldEdition, withBody } from '#tests/support/editions.ts'
import { payFor, sheetFor } from '#tests/support/orders/checkout.ts'
import { practiceGateway } from '#tests/support/orders/practice-gateway.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const gateway = await practiceGateway()
let shop: TestShop
let desk: StaffCaller
let academy: MemberCaller

beforeAll(async () => {
  shop = await testShop({ env: gateway.env })
  desk = await shop.staff('administrator')
  academy = await hama()
})

const hama = () => shop.member({ type: 'HAMAMATH', grade: '0080', name: '한결수학학원' })
interface Wished {
  name: string
  copies: number
  nameOnCover?: boolean
}
const CLASSES = [
  { name: '심화 A', copies: 14, nameOnCover: true },
  { name: '정규', copies: 31, nameOnCover: false },
]
const read = (id: string, as = academy) => shop.call(contract.readEdition, { as, params: { id } })
const add = (id: string, number: number, as = academy, classes: Wished[] = CLASSES) =>
  shop.call(contract.addEdition, { as, params: { id }, body: { number, classes } })
const cart = async (as = academy) => (await shop.call(listCart, { as, query: { brand: 'hamamath' } })).data.items

describe('교재 목록', () => {
  it('승인된 하마매쓰 회원만 보고, 다른 회원은 명세의 말로 거절됩니다', async () => {
    const asked = async (as: MemberCaller) =>
      (await shop.call(contract.listEditions, { as, query: { brand: 'hamamath' } })).failure
    expect(await asked(academy)).toBeNull()
    expect((await asked(await shop.member()))?.message).toBe('하마매쓰 회원이 아닙니다.')
    const waiting = await shop.member({ type: 'HAMAMATH', grade: null })
    expect((await asked(waiting))?.message).toBe('하마매쓰 주문은 가입 승인이 필요합니다.')
    expect((await shop.call(contract.listEditions, { query: { brand: 'hamamath' } })).status).toBe(401)
  })

  it('공개하기 전에는 아무에게도 보이지 않고, 공개하면 표에서 학년과 학기로 찾습니다', async () => {
    const draft = await draftEdition(shop, desk, { title: '숨은 책', grade: 'h1', term: 'break' })
    expect((await read(draft.id)).status).toBe(404)
    const { id } = await soldEdition(shop, desk, { title: '보이는 책', grade: 'h2', term: 'second', topics: '미분' })
    const map = (await shop.call(contract.readEditionMap, { as: academy, query: { brand: 'hamamath' } })).data
    expect(map.cells).toContainEqual({ grade: 'h2', term: 'second', count: 1 })
    expect(map.cells.some(({ grade }) => grade === 'h1')).toBe(false)
    const found = (
      await shop.call(contract.listEditions, { as: academy, query: { brand: 'hamamath', grade: 'h2', term: 'second' } })
    ).data
    expect(found.items.map((book) => book.id)).toEqual([id])
    expect(found.items[0]).toMatchObject({ number: 1, isNew: false, standing: { kind: 'on-sale' }, last: null })
    expect(
      (await shop.call(contract.listEditions, { as: academy, query: { brand: 'hamamath', q: '미분' } })).data.total,
    ).toBe(1)
    expect(
      (await shop.call(contract.listEditions, { as: academy, query: { brand: 'hamamath', q: '없는말' } })).data.total,
    ).toBe(0)
  })
})

describe('책상', () => {
  it('내지가 없거나 인쇄할 수 없으면 공개하지 못합니다', async () => {
    const form = { ...EDITION, brand: 'hamamath' as const }
    const made = (await shop.call(staff.createEdition, { as: desk, body: form })).data
    const publish = (revision: number) =>
      shop.call(staff.publishEdition, { as: desk, params: { id: made.id }, body: { revision } })
    expect((await publish(1)).failure?.message).toContain('내지 PDF를 올린 뒤')
    const wrong = { ...EDITION, make: { ...EDITION.make, pages: 60 }, revision: 1 }
    await shop.call(staff.changeEdition, { as: desk, params: { id: made.id }, body: wrong })
    const checked = await withBody(shop, desk, made.id)
    expect(checked.versions[0]?.body?.check).toBe('stopped')
    expect((await publish(checked.versions[0]?.revision ?? 0)).failure?.message).toContain('인쇄할 수 없습니다')
  })

  it('값이 거꾸로이거나 없는 쪽을 열면 그 자리에서 거절합니다', async () => {
    const refused = async (change: object) =>
      Object.keys(
        (await shop.call(staff.createEdition, { as: desk, body: { ...EDITION, brand: 'hamamath', ...change } })).failure
          ?.fields ?? {},
      )
    const falling = [EDITION.prices[0], { copies: 30, supply: 50_000 }] as typeof EDITION.prices
    expect(await refused({ prices: falling })).toEqual(['prices'])
    expect(await refused({ preview: [41] })).toEqual(['preview'])
    expect(await refused({ saleFrom: '2026-03-01', saleTo: '2026-02-01' })).toEqual(['saleTo'])
  })

  it('요금표 권한이 없는 직원과 고객은 쓰지 못합니다', async () => {
    const body = { ...EDITION, brand: 'hamamath' as const }
    expect((await shop.call(staff.createEdition, { as: await shop.staff('production'), body })).status).toBe(403)
    expect((await shop.call(staff.createEdition, { as: academy, body })).status).toBe(403)
    expect((await shop.call(staff.listDeskEditions, { as: academy, query: {} })).status).toBe(403)
  })

  it('다음 판을 공개하면 지난 판이 내려가고, 공개한 판은 고치지 못합니다', async () => {
    const { id, versions } = await soldEdition(shop, desk, { title: '두 판' })
    const change = { ...EDITION, revision: versions[0]?.revision ?? 0 }
    expect((await shop.call(staff.changeEdition, { as: desk, params: { id }, body: change })).status).toBe(409)
    await shop.call(staff.startEditionVersion, { as: desk, params: { id } })
    const next = await withBody(shop, desk, id)
    const body = { revision: next.versions[0]?.revision ?? 0 }
    const published = (await shop.call(staff.publishEdition, { as: desk, params: { id }, body })).data
    expect(published.versions.map(({ number, state }) => [number, state])).toEqual([
      [2, 'published'],
      [1, 'withdrawn'],
    ])
    expect((await read(id)).data).toMatchObject({ number: 2, isNew: true })
    expect((await add(id, 1)).failure?.message).toContain('새 판이 나왔어요')
  })
})

describe('우리 학원 표지', () => {
  const kept = { layout: 'side', name: '한결수학', phone: '02-000-0140', line: '겨울 특강' } as const
  const keep = (logo: object, version: number, as = academy) =>
    shop.call(contract.keepAcademyCover, { as, body: { brand: 'hamamath', ...kept, logo: logo as never, version } })
  const svg = (inner: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inner}</svg>`).toString('base64')

  it('계정에서 시작해 다음 학기에도 남고, 실행되는 로고는 거절합니다', async () => {
    const as = await hama()
    const first = (await shop.call(contract.readAcademyCover, { as, query: { brand: 'hamamath' } })).data
    expect(first).toMatchObject({ layout: 'band', name: '한결수학학원', version: 0, logo: null })
    const script = await keep({ act: 'new', base64: svg('<script>alert(1)</script>') }, 0, as)
    expect(script.failure?.fields?.['logo']).toContain('실행되는 내용')
    const saved = await keep({ act: 'new', base64: svg('<path d="M0 20L20 0L40 20Z" fill="#c00"/>') }, 0, as)
    expect(saved.data).toMatchObject({ name: '한결수학', version: 1, logo: { vector: true } })
    expect((await keep({ act: 'keep' }, 0, as)).status).toBe(409)
    expect((await shop.call(contract.readAcademyCover, { as, query: { brand: 'hamamath' } })).data.logo).not.toBeNull()
    const logo = await shop.app.inject({ url: '/api/academy-cover/logo?brand=hamamath', headers: as.headers })
    expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/png'])
    expect((await shop.call(contract.showAcademyLogo, { as: academy, query: { brand: 'hamamath' } })).status).toBe(404)
  })
})

interface OrderedRow {
  id: string
  file_state: string
  bound: boolean
  brand: string
  due: string
}

/** The line as it stands after it was paid and everything was done that nobody has to do. */
async function ordered(as: MemberCaller, item: CartItem | undefined) {
  if (!item) throw new Error('nothing in the cart')
  const sheet = await sheetFor(shop, as, [item])
  const { orderNumber } = (await shop.call(placeOrder, { as, body: sheet })).data
  await payFor(shop, gateway, as, [orderNumber])
  await shop.runJobs()
  const { rows } = await shop.container.database.pool.query<OrderedRow>(
    `select l.id, l.file_state, l.approved_binding is not null as bound, o.brand, l.due_day::text as due
     from order_lines l join orders o on o.id = l.order_id where o.number = $1`,
    [orderNumber],
  )
  return { orderNumber, rows }
}

/** The press has a cover for each class: one with the name, one without. */
async function expectCoversOfClasses(lineId: string): Promise<void> {
  const printer = await shop.staff('production')
  const ask = () => shop.call(askPressPackage, { as: printer, params: { lineId } })
  await ask()
  await shop.runJobs()
  const { data } = await shop.call(readPressPackage, { as: printer, params: { lineId } })
  expect(data.package).toMatchObject({ state: 'done', failure: null })
  const url = `/api/staff/press-packages/${data.package?.id ?? ''}/file`
  const files = unzipSync((await shop.app.inject({ url, headers: printer.headers })).rawPayload)
  const cover = Object.entries(files).find(([name]) => name.includes('_cover_'))?.[1]
  expect((await PDFDocument.load(cover ?? new Uint8Array())).getPageCount()).toBe(CLASSES.length)
}

/** Whom staff let in for the same academy and branch sees who ordered the book already; the number of a business proves nothing. */
async function expectColleaguesAreTold(id: string): Promise<void> {
  const [colleague, nosy] = [await hama(), await hama()]
  const setNumber = `update member set company_number = '1208147521' where id = any($1::uuid[])`
  await shop.container.database.pool.query(setNumber, [[academy.memberId, nosy.memberId]])
  await approvedAlike(academy, colleague)
  const told = (await read(id, colleague)).data.colleagues
  expect(told).toEqual([{ name: '한결수학학원', day: expect.any(String), copies: 45 }])
  expect((await read(id, academy)).data.colleagues).toEqual([])
  expect((await read(id, nosy)).data.colleagues).toEqual([])
}

describe('첫 화면', () => {
  it('가입하지 않은 사람에게도 학기별 교재 수와 새 교재를 값 없이 보여 줍니다', async () => {
    const { id } = await soldEdition(shop, desk, { title: '첫 화면 책', grade: 'e6', term: 'break' })
    await draftEdition(shop, desk, { title: '숨은 첫 책', grade: 'e5', term: 'break' })
    const { data } = await shop.call(contract.readEditionShelf, { query: { brand: 'hamamath' } })
    expect(data.cells).toContainEqual({
      grade: 'e6',
      term: 'break',
      count: 1,
      spines: [{ mm: expect.any(Number), ground: expect.stringMatching(/^#/) }],
    })
    expect(data.cells.some(({ grade }) => grade === 'e5')).toBe(false)
    expect([data.by, data.books[0]?.id]).toEqual(['newest', id])
    expect(JSON.stringify(data)).not.toContain('prices')
  })
})

describe('주문', () => {
  it('반별 부수를 더해 그 판의 값으로 담고, 결제하면 시안 없이 승인됩니다', async () => {
    const { id } = await soldEdition(shop, desk, { title: '주문 책', preview: [1, 2] })
    const { data, failure } = await add(id, 1)
    expect(failure).toBeNull()
    const [item] = await cart()
    expect(item).toMatchObject({ id: data.itemId, product: 'C413', brand: 'hamamath', classes: CLASSES })
    expect(item?.origin).toMatchObject({ cover: { namePlace: true } })
    // 45 권: 30 권 줄의 한 권 값으로, 그리고 부가세.
    expect(item?.price).toMatchObject({ state: 'priced', total: 247_500 })
    const bodyId = item?.files.find(({ part }) => part === 'inner')?.fileId ?? ''
    expect((await shop.call(downloadFile, { as: academy, params: { fileId: bodyId } })).status).toBe(404)
    const clean = { as: academy, params: { fileId: bodyId, page: 1 }, query: {} }
    expect((await shop.call(showPage, clean)).status).toBe(404)
    await shop.runJobs()
    expect((await cart())[0]?.check.state).toBe('fine')
    const { orderNumber, rows } = await ordered(academy, item)
    expect(rows).toEqual([expect.objectContaining({ file_state: 'approved', bound: true, brand: 'hamamath' })])
    // 시안을 승인한 사람은 없습니다.
    const label = { step: 'production', text: '인쇄 확정' }
    expect((await shop.call(listOrders, { as: academy, query: {} })).data.orders).toMatchObject([
      { orderNumber, label },
    ])
    const detail = (await shop.call(readOrder, { as: academy, params: { orderNumber } })).data
    expect(detail).toMatchObject({ label, lines: [{ label }] })
    await expectCoversOfClasses(rows[0]?.id ?? '')
    await expectColleaguesAreTold(id)
    const list = (await shop.call(staff.listDeskEditions, { as: desk, query: { q: '주문 책' } })).data
    expect(list.items[0]?.sold).toEqual({ orders: 1, copies: 45, total: 247_500 })
    const again = (await read(id)).data
    expect([again.last?.copies, again.classes]).toEqual([45, CLASSES])
    const { terms } = (await shop.call(contract.listOrderedTerms, { as: academy, query: { brand: 'hamamath' } })).data
    expect(terms[0]).toMatchObject({ editions: 1, copies: 45 })
    const whole = await shop.call(contract.reorderTerm, {
      as: academy,
      params: { term: terms[0]?.term ?? '' },
      body: { brand: 'hamamath' },
    })
    expect([whole.data.itemIds.length, whole.data.refused]).toEqual([1, []])
    const line = (await shop.call(readOrder, { as: academy, params: { orderNumber } })).data.lines[0]
    const dearer = { spec: { ...line?.spec, copies: 90 } as JobSpec, seenSpec: line?.spec as JobSpec, counts: [] }
    const change = { as: desk, params: { lineId: line?.id ?? '' }, body: dearer }
    expect((await shop.call(previewOrderChange, change)).failure?.message).toContain('교재, 묶음 제본, 전자책은')
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('계정 이름에 서체에 없는 글자가 있어도 표지를 만듭니다', async () => {
    const as = await shop.member({ type: 'HAMAMATH', grade: '0080', name: '漢字🎉' })
    const { id } = await soldEdition(shop, desk, { title: '한자 학원의 책' })
    expect((await shop.call(contract.readAcademyCover, { as, query: { brand: 'hamamath' } })).data.name).toBe('학원')
    expect((await add(id, 1, as)).status).toBe(200)
  })

  it('대신할 교재가 번호가 아니면 그 자리에서 거절합니다', async () => {
    const { id } = await soldEdition(shop, desk, { title: '이상한 다음 책' })
    const body = { reason: '개정', successorId: 'abc' }
    const answer = await shop.call(staff.withdrawEdition, { as: desk, params: { id }, body })
    expect([answer.status, Object.keys(answer.failure?.fields ?? {})]).toEqual([400, ['successorId']])
  })

  it('0권인 반, 같은 이름, 너무 적은 부수는 어디가 문제인지 말합니다', async () => {
    const { id } = await soldEdition(shop, desk, { title: '반 책' })
    const refused = async (classes: Wished[]) => (await add(id, 1, academy, classes)).failure?.fields ?? {}
    expect(
      Object.keys(
        await refused([
          { name: 'A', copies: 12 },
          { name: 'B', copies: 0 },
        ]),
      ),
    ).toEqual(['classes.1.copies'])
    expect(
      Object.keys(
        await refused([
          { name: 'A', copies: 12 },
          { name: 'A', copies: 3 },
        ]),
      ),
    ).toEqual(['classes.1.name'])
    expect((await refused([{ name: 'A', copies: 3 }]))['classes']).toContain('10권부터')
    const chinese = await refused([{ name: '特講', copies: 12, nameOnCover: true }])
    expect(chinese['classes.0.name']).toContain('표지에 찍을 수 없는 글자')
  })

  it('장바구니에서 반별 부수를 바꾸면 값이 따라오고, 안 되는 값은 까닭만 말하고 그대로 둡니다', async () => {
    const as = await hama()
    const { id } = await soldEdition(shop, desk, { title: '고칠 책' })
    await add(id, 1, as)
    const change = async (copies: readonly number[], nameOnCover = true) => {
      const [item] = await cart(as)
      const classes = CLASSES.map(({ name }, at) => ({
        name,
        copies: copies[at] ?? 0,
        nameOnLabel: true,
        nameOnCover: at === 0 && nameOnCover,
      }))
      const body = { version: item?.version ?? 0, classes }
      return shop.call(changeCartItem, { as, params: { id: item?.id ?? '' }, body })
    }
    expect((await change([14, 46])).data).toMatchObject({ spec: { copies: 60 }, price: { total: 330_000 } })
    expect(Object.keys((await change([14, 0])).failure?.fields ?? {})).toEqual(['classes.1.copies'])
    expect((await change([3, 4])).failure?.message).toContain('10권부터')
    const [kept] = await cart(as)
    expect(kept?.classes?.map(({ copies }) => copies)).toEqual([14, 46])
    // A cover that was drawn without a place for names cannot be given one in the cart.
    const plain = await hama()
    await add(id, 1, plain, [{ name: '정규', copies: 12 }])
    const [bare] = await cart(plain)
    const classes = [{ name: '정규', copies: 12, nameOnLabel: true, nameOnCover: true }]
    const body = { version: bare?.version ?? 0, classes }
    const refused = await shop.call(changeCartItem, { as: plain, params: { id: bare?.id ?? '' }, body })
    expect(refused.failure?.message).toContain('반 이름 자리가 없어요')
  })

  it('두 줄 사이의 부수도 장바구니와 같은 영업일을 말합니다', async () => {
    const as = await hama()
    const { id } = await soldEdition(shop, desk, { title: '사이 책' })
    const daysOf = (copies: number) =>
      shop.call(contract.readEditionDays, { as, params: { id }, query: { copies: String(copies) } })
    const rows = (await read(id, as)).data.table.map(({ copies, workingDays }) => [copies, workingDays])
    expect(Object.fromEntries(rows)).toEqual({ 10: 3, 30: 3, 100: 4 })
    await add(id, 1, as)
    const [item] = await cart(as)
    expect(item?.price).toMatchObject({ state: 'priced', quote: { copies: 45, workingDays: 3 } })
    expect((await daysOf(45)).data.workingDays).toBe(3)
    expect((await daysOf(9)).data.workingDays).toBeNull()
    expect((await daysOf(1_000_000_000)).failure?.code).toBe('INVALID_INPUT')
  })

  it('예약 교재는 모두 약속한 하루에 나갑니다', async () => {
    const dispatchDay = workingDayFrom(businessCalendar(HOLIDAYS), seoulDay(daysAfter(shop.container.clock.now(), 90)))
    const { id } = await soldEdition(shop, desk, { title: '예약 책', dispatchDay })
    expect((await read(id)).data.standing).toEqual({ kind: 'preorder', dispatchDay })
    const as = await hama()
    await add(id, 1, as)
    const [item] = await cart(as)
    expect(item?.origin).toMatchObject({ dispatchDay })
    await shop.runJobs()
    const { rows } = await ordered(as, item)
    expect(rows).toEqual([expect.objectContaining({ file_state: 'approved', due: dispatchDay })])
  })

  it('내린 교재는 장바구니에 남아 까닭을 말합니다', async () => {
    const as = await hama()
    const { id } = await soldEdition(shop, desk, { title: '내릴 책' })
    await add(id, 1, as)
    const body = { reason: '교육과정이 바뀌었어요.', successorId: null }
    await shop.call(staff.withdrawEdition, { as: desk, params: { id }, body })
    const [item] = await cart(as)
    expect(item?.price).toMatchObject({
      state: 'not-offered',
      message: expect.stringContaining('교육과정이 바뀌었어요'),
    })
    expect(item?.classes).toHaveLength(2)
    expect((await read(id, as)).data.standing).toEqual({ kind: 'withdrawn', reason: '교육과정이 바뀌었어요.' })
  })
})

/** Both were let in by staff, for the same branch of the same academy. */
async function approvedAlike(...members: readonly MemberCaller[]): Promise<void> {
  for (const { memberId } of members)
    await shop.container.database.pool.query(
      `insert into brand_requests (id, brand_id, member_id, state, academy, contract, was, asked_at, decided_by, decided_at)
        values (gen_random_uuid(), 'hamamath', $1, 'approved', '한결수학', '분당점', 'general', now(), $2, now())`,
      [memberId, desk.staffId],
    )
}

describe('미리보기', () => {
  it('열어 둔 쪽만, 학원 이름을 얹어 보냅니다', async () => {
    const { id } = await soldEdition(shop, desk, { title: '미리 볼 책', preview: [2] })
    const page = (number: number, as: MemberCaller) =>
      shop.app.inject({ url: `/api/editions/${id}/pages/${number}`, headers: as.headers })
    const mine = await page(2, academy)
    expect([mine.statusCode, mine.headers['content-type']]).toEqual([200, 'image/webp'])
    const theirs = await page(2, await shop.member({ type: 'HAMAMATH', grade: '0080', name: '다른학원' }))
    expect(theirs.rawPayload.equals(mine.rawPayload)).toBe(false)
    expect((await page(3, academy)).statusCode).toBe(404)
    expect((await page(2, await shop.member())).statusCode).toBe(403)
  })
})
