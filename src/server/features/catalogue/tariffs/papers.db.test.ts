import { beforeAll, describe, expect, it } from 'vitest'
import { listKinds } from '#/contract/catalogue/catalog.contract.ts'
import { createDraft, editDraft, publishDraft, readDraft, reportDraft } from '#/contract/catalogue/drafts.contract.ts'
import { currentTariff, makeQuote } from '#/contract/catalogue/pricing.contract.ts'
import { listTariffs, publishAgain } from '#/contract/catalogue/versions.contract.ts'
import { addCartItem, changeCartItem, listCart, readCartItem } from '#/contract/ordering/cart.contract.ts'
import { readEstimate, saveEstimate } from '#/contract/ordering/estimates.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { readReport } from '#/contract/production/reports.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import { withStocks } from '#/domain/catalog/in-catalogue.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { putPaper, type PaperForm, type PaperPlace } from '#/domain/pricing/tariffs/put-paper.ts'
import { quoteValid } from '#/domain/pricing/quote-job.ts'
import { editsBetween } from '#/domain/pricing/tariffs/tariff-changes.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { Caller } from '#tests/support/callers.ts'
import { OWN_ID, OWN_PAPER } from '#tests/support/catalog/own-paper.ts'
import { sheetFor } from '#tests/support/orders/checkout.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { insertTariff } from '#/server/features/catalogue/pricing/pricing.repo.ts'

let shop: TestShop
let finance: Caller
let member: Caller
let versions = 100

beforeAll(async () => {
  shop = await testShop()
  finance = await shop.staff('finance')
  member = await shop.member()
})

const latest = async () => (await shop.call(listTariffs, { as: finance, query: {} })).data.latest
const tariffNow = async () => (await shop.call(currentTariff, {})).data.tariff
const newDraft = async () =>
  (await shop.call(createDraft, { as: finance, body: { from: await latest(), title: '종이' } })).data.id
const read = async (id: string) => (await shop.call(readDraft, { as: finance, params: { id } })).data

/** As the desk does it: the paper is put in on the screen, and what came of it is sent. */
async function put(id: string, place: PaperPlace, form: PaperForm) {
  const { draft, tariff } = await read(id)
  const made = putPaper(tariff, place, form)
  if (!made.ok) throw new Error(made.error[0]?.message)
  const papers = made.value.paperChanges ?? { papers: {}, lists: {} }
  const edits = [...editsBetween(tariff, made.value)]
  return shop.call(editDraft, { as: finance, params: { id }, body: { revision: draft.revision, edits, papers } })
}

async function publish(id: string) {
  const { draft } = await read(id)
  const body = { revision: draft.revision, latest: await latest(), effectiveAt: null, note: '새 종이', looked: true }
  return shop.call(publishDraft, { as: finance, params: { id }, body })
}

/** Another version at once, without the proof: what is proved before a version is published has tests of its own. */
async function sell(place: PaperPlace, form: PaperForm) {
  const made = putPaper(await tariffNow(), place, form)
  if (!made.ok) throw new Error(made.error[0]?.message)
  versions += 10
  const now = shop.clock.now()
  const validFrom = seoulDay(now)
  const version = `${validFrom.slice(0, 7)}.${versions}`
  const body = { ...made.value, version, validFrom }
  await shop.container.database.transaction((tx) =>
    insertTariff(tx, { version, validFrom, body, effectiveAt: now, publishedAt: now }),
  )
}

const sellOwn = async (form: Partial<PaperForm> = {}) => {
  const known = catalogueOf(await tariffNow()).papers[OWN_ID]
  await sell(known ? { paper: OWN_ID } : { make: 'own-1' }, { ...OWN_PAPER, ...form })
}

/** As the option page chooses it, with the papers that came with the prices. */
async function bookOnOwn(): Promise<JobSpec> {
  const catalogue = catalogueOf(await tariffNow())
  const made = attempt(defaultSpec('D413'), 'body.paper', OWN_ID, { closed: {}, catalogue })
  if (!made.ok) throw new Error(made.error)
  return made.value
}

async function readPaperNames() {
  const today = seoulDay(shop.clock.now())
  return (await shop.call(readReport, { as: finance, query: { from: today, to: today } })).data
}

const stockOf = (spec: JobSpec | undefined) => spec?.parts.find(({ role }) => role === 'body')?.stock

describe('사람이 더한 종이', () => {
  it('발행하면 그때부터 팔고, 주문과 견적은 나중에 고쳐도 그때의 이름과 책등을 지닙니다', async () => {
    const id = await newDraft()
    await put(id, { make: 'own-1' }, OWN_PAPER)
    const published = await publish(id)
    expect(published.status, published.failure?.message).toBe(200)
    const spec = await bookOnOwn()
    const tariff = await tariffNow()
    const here = quoteValid(spec, tariff)
    const quoted = await shop.call(makeQuote, { body: { spec } })
    expect(here.ok && here.value.total).toBe(quoted.data.quote.total)
    const item = (await shop.call(addCartItem, { as: member, body: { spec, files: [] } })).data
    const kept = (await shop.call(addCartItem, { as: member, body: { spec, files: [] } })).data
    const order = await shop.call(placeOrder, { as: member, body: await sheetFor(shop, member, [item]) })
    expect(order.status, order.failure?.message).toBe(200)
    const saved = (await shop.call(saveEstimate, { as: member, body: { jobs: [{ spec }] } })).data

    await sellOwn({ name: '새한지', caliper: 120 })
    const { orderNumber } = order.data
    const placed = (await shop.call(readOrder, { as: member, params: { orderNumber } })).data.lines[0]
    expect(stockOf(placed?.spec)).toMatchObject({ name: '한지모조 90 g', caliper: 150 })
    const estimate = await shop.call(readEstimate, { as: member, params: { number: saved.number } })
    expect(stockOf(estimate.data.lines[0]?.spec)?.caliper).toBe(150)
    const inCart = (await shop.call(readCartItem, { as: member, params: { id: kept.id } })).data
    expect(inCart).toMatchObject({ spec: { parts: [{}, { stock: { name: '한지모조 90 g' } }] } })
    expect(geometryOf(inCart.spec).spine).toBe(geometryOf(spec).spine)
    const more = { version: inCart.version, copies: inCart.spec.copies + 10 }
    const changed = await shop.call(changeCartItem, { as: member, params: { id: kept.id }, body: more })
    expect(stockOf(changed.data.spec)?.caliper).toBe(150)
    const anew = withStocks(changed.data.spec, catalogueOf(await tariffNow()))
    expect(stockOf(anew)?.caliper).toBe(120)
    const again = { version: changed.data.version, spec: anew }
    const reopened = await shop.call(changeCartItem, { as: member, params: { id: kept.id }, body: again })
    expect(stockOf(reopened.data.spec)?.caliper).toBe(150)
    expect(stockOf((await shop.call(makeQuote, { body: { spec } })).data.spec)).toMatchObject({
      name: '새한지 90 g',
      caliper: 120,
    })
  })

  it('이전 판으로 되돌리면 팔지 않고, 담아 둔 것은 까닭과 함께 남습니다', async () => {
    await sellOwn()
    const spec = await bookOnOwn()
    const { id } = (await shop.call(addCartItem, { as: member, body: { spec, files: [] } })).data
    const again = { latest: await latest(), effectiveAt: null, note: '되돌림' }
    await shop.call(publishAgain, { as: finance, params: { version: '2026-11' }, body: again })
    expect((await tariffNow()).paperChanges).toBeUndefined()
    const refused = await shop.call(makeQuote, { body: { spec } })
    expect(refused.failure?.fields).toEqual({ 'spec.parts.1.paper': '이 부분에 쓰지 않는 종이입니다.' })
    const { items } = (await shop.call(listCart, { as: member })).data
    expect(items.find((item) => item.id === id)).toMatchObject({ spec: { parts: [{}, { paper: OWN_ID }] } })
  })

  it('브라우저가 지어낸 두께와 무게는 서버의 것으로 바뀝니다', async () => {
    await sellOwn()
    const book = defaultSpec('D413')
    const stock = { ...stockOf(await bookOnOwn()), id: 'cream-80', caliper: 20 } as never
    const forged = { ...book, parts: book.parts.map((part) => (part.role === 'body' ? { ...part, stock } : part)) }
    expect((await shop.call(makeQuote, { body: { spec: forged } })).data.spec).toEqual(book)
    const huge = { ...book, parts: book.parts.map((part) => ({ ...part, stock: { name: 'x'.repeat(9000) } as never })) }
    expect((await shop.call(makeQuote, { body: { spec: huge } })).status).toBe(400)
  })

  it('초안의 보고는 열린 견적이 그대로라는 것과, 새로 내면 얼마가 되는지 말합니다', async () => {
    await shop.call(saveEstimate, { as: member, body: { jobs: [{ spec: await bookOnOwn() }] } })
    const id = await newDraft()
    const { draft, tariff } = await read(id)
    const edits = [{ key: `papers/${OWN_ID}/kuk`, value: (tariff.papers[OWN_ID]?.kuk ?? 0) * 2 }]
    await shop.call(editDraft, { as: finance, params: { id }, body: { revision: draft.revision, edits } })
    const { promises } = (await shop.call(reportDraft, { as: finance, params: { id } })).data
    expect(promises).toMatchObject({ jobs: promises.dearer + promises.cheaper + promises.same, refused: 0 })
    expect(promises.dearer).toBeGreaterThan(0)
    expect(promises.delta).toBeGreaterThan(0)
  })

  it('값이 없는 종이는 발행하지 못하고, 초안의 보고가 먼저 알립니다', async () => {
    const id = await newDraft()
    await put(id, { make: 'own-2' }, { ...OWN_PAPER, name: '값 없는 종이', kuk: null, sasa: null })
    const report = await shop.call(reportDraft, { as: finance, params: { id } })
    expect(report.data.findings.map(({ message }) => message)).toEqual([
      '값 없는 종이 90 g: 값이 없습니다. 값을 적거나 「팔지 않음」으로 정해 주세요.',
    ])
    expect((await publish(id)).failure?.message).toContain('값이 없습니다')
  })

  it('기본 종이의 이름을 바꾸면 상품의 첫 사양도 그 이름으로 나옵니다', async () => {
    const lists = ['body', 'academy', 'rotary', 'sheet'] as const
    const cream = { hint: '눈이 편한 본문 종이', coatable: false, rotary: true, tint: '#f6eed9', gsm: 80, caliper: 96 }
    const named = { ...cream, name: '미색 본문지', surface: 'uncoated', lists, kuk: null, sasa: null } as const
    await sell({ paper: 'cream-80' }, named)
    const { items } = (await shop.call(listKinds, {})).data
    expect(stockOf(items.find(({ code }) => code === 'D413')?.spec)?.name).toBe('미색 본문지 80 g')
    const { papers } = await readPaperNames()
    expect(papers).toMatchObject({ 'cream-80': '미색 본문지 80 g', [OWN_ID]: '한지모조 90 g' })
  })
})

describe('종이를 고칠 수 있는 사람', () => {
  it('요금표를 맡은 직원만 고치고, 뒤늦은 저장과 지어낸 목록은 받지 않습니다', async () => {
    const id = await newDraft()
    const { tariff } = await read(id)
    const papers = tariff.paperChanges ?? { papers: {}, lists: {} }
    const press = await shop.staff('production')
    const body = { revision: 1, edits: [], papers }
    expect((await shop.call(editDraft, { as: press, params: { id }, body })).status).toBe(403)
    expect((await shop.call(editDraft, { as: member, params: { id }, body })).status).toBe(403)
    const late = await shop.call(editDraft, { as: finance, params: { id }, body: { ...body, revision: 7 } })
    expect(late.status).toBe(409)
    const wrong = { papers: {}, lists: { flyer: ['nowhere-80'] } }
    const refused = await shop.call(editDraft, { as: finance, params: { id }, body: { ...body, papers: wrong } })
    expect(refused.failure?.message).toBe('전단에 모르는 종이가 있습니다.')
    expect((await read(id)).draft.revision).toBe(1)
  })
})
