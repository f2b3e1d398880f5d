import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { changeCartItem, listCart, removeCartItem, restoreCartItem } from '#/contract/ordering/cart.contract.ts'
import { readOrderDocument } from '#/contract/ordering/documents.contract.ts'
import { placeOrder, previewOrder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import * as contract from '#/contract/prepress/ebooks.contract.ts'
import * as desk from '#/contract/prepress/staff-ebooks.contract.ts'
import type { Caller, MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { makeDocx, p, run } from '#tests/support/epub/make-docx.ts'
import { addFlyer, CONSENTS, ORDERER, payFor, sheetFor } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let gateway: PracticeGateway
let member: MemberCaller
let maker: StaffCaller
let manuscript: Uint8Array

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  shop.clock.hold()
  member = await shop.member()
  maker = await shop.staff({ roles: ['proof'] })
  manuscript = await textBook(6)
})

const METADATA = {
  title: '서촌의 골목',
  subtitle: '',
  authors: [{ name: '윤서영', role: 'aut' as const }],
  publisher: '',
  language: 'ko' as const,
  price: 9_800,
  isbn: '978-0-306-40615-7',
  series: null,
  description: '',
  accessibility: '',
}
const NOTHING = { characters: 0, pages: 0, pictures: 0, tables: 0, notes: 0, headings: 0 }
const NOBODY = '00000000-0000-4000-8000-000000000000'

async function read(fileId: string, as: Caller = member) {
  await shop.call(contract.readManuscript, { as, body: { fileId } })
  await shop.runJobs()
  return (await shop.call(contract.readManuscript, { as, body: { fileId } })).data
}

const begin = (manuscriptId: string, change: object = {}, as: Caller = member) =>
  shop.call(contract.beginEbook, {
    as,
    body: {
      form: 'reflow',
      manuscriptId,
      coverId: null,
      metadata: METADATA,
      extras: [],
      counts: NOTHING,
      memo: '',
      ...change,
    },
  })

/** Uploaded, read and in the cart. */
async function inCart(change: object = {}) {
  const fileId = await uploadPdf(shop, member, manuscript, 'material')
  await read(fileId)
  const { data } = await begin(fileId, change)
  return { id: data.id, itemId: data.itemId ?? '' }
}

async function order(itemIds: string[]) {
  const preview = await shop.call(previewOrder, { as: member, body: { itemIds, deliveries: [] } })
  const shownTotal = preview.data.amounts.total
  const body = { itemIds, orderer: ORDERER, deliveries: [], consents: CONSENTS, memo: '', shownTotal }
  return shop.call(placeOrder, { as: member, body })
}

async function paid(change: object = {}) {
  const { id, itemId } = await inCart(change)
  const { orderNumber } = (await order([itemId])).data
  await payFor(shop, gateway, member, [orderNumber])
  await shop.runJobs()
  return { id, orderNumber }
}

const seen = async (id: string) => (await shop.call(contract.readEbook, { as: member, params: { id } })).data
const orderSeen = async (orderNumber: string) =>
  (await shop.call(readOrder, { as: member, params: { orderNumber } })).data

/** Made by us and sent to the customer. */
async function shown(id: string, edition = 1) {
  await shop.call(desk.makeEdition, { as: maker, params: { id } })
  await shop.runJobs()
  return shop.call(desk.showEdition, { as: maker, params: { id, edition } })
}

const correct = (id: string, edition: number) =>
  shop.call(contract.askEbookCorrections, {
    as: member,
    params: { id },
    body: { edition, corrections: [{ place: '1장', quoted: '금속활자', body: '금속 활자로 띄어 주세요.' }] },
  })

describe('an e-book', { timeout: 120_000 }, () => {
  it('is ordered from a PDF, paid, made, corrected, approved and downloaded, without a parcel', async () => {
    const { id, orderNumber } = await paid()
    const ordered = await orderSeen(orderNumber)
    expect(ordered).toMatchObject({ deliveries: [], amounts: { deliveryTotal: 0 }, payment: 'paid' })
    expect(ordered.lines[0]).toMatchObject({ product: 'E001', file: 'material', mayChangeFiles: false })
    expect(await seen(id)).toMatchObject({ stage: 'making', order: { number: orderNumber }, rounds: { left: 2 } })

    expect((await shown(id)).status).toBe(200)
    expect(await seen(id)).toMatchObject({ stage: 'proof', shownEdition: 1, editions: [{ edition: 1 }] })
    const url = `/api/ebooks/${id}/editions/1/content`
    const content = await shop.app.inject({ method: 'GET', url, headers: member.headers })
    expect(content.headers['content-type']).toBe('application/epub+zip')
    expect(content.rawPayload.subarray(0, 2).toString()).toBe('PK')

    expect((await correct(id, 1)).data).toMatchObject({ stage: 'correcting', rounds: { used: 1, left: 1 } })
    const [correction] = (await seen(id)).corrections
    const params = { id, correctionId: correction?.id ?? '' }
    await shop.call(desk.answerCorrection, { as: maker, params, body: { answer: '고쳤어요.' } })
    await shown(id, 2)
    const approved = await shop.call(contract.approveEbook, { as: member, params: { id }, body: { edition: 2 } })
    expect(approved.data).toMatchObject({ stage: 'delivered', corrections: [{ answer: '고쳤어요.' }] })
    expect((await orderSeen(orderNumber)).label).toMatchObject({ step: 'done', text: '납품 완료' })

    const taken = await shop.call(contract.downloadEbook, { as: member, params: { id } })
    expect(taken.data).toMatchObject({ count: 1, name: '서촌의 골목_v2.epub' })
    shop.clock.forward({ days: 366 })
    expect((await shop.call(contract.downloadEbook, { as: member, params: { id } })).failure?.code).toBe('CONFLICT')
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('has as many rounds of correction as its price, and one more when the desk gives it', async () => {
    const { id } = await paid()
    await shown(id)
    await correct(id, 1)
    await shown(id, 2)
    await correct(id, 2)
    await shown(id, 3)
    const refused = await correct(id, 3)
    expect(refused.failure).toMatchObject({ code: 'CONFLICT' })
    expect((await seen(id)).stage).toBe('proof')
    await shop.call(desk.giveRound, { as: maker, params: { id } })
    expect((await correct(id, 3)).data.rounds).toEqual({ included: 3, used: 3, left: 0 })
  })

  it('whose making failed for good says so and is made again', async () => {
    const { id } = await paid()
    const workshop = shop.container.epubMaker as { makeEpub: typeof shop.container.epubMaker.makeEpub }
    const { makeEpub } = workshop
    workshop.makeEpub = () => Promise.reject(new Error('the machine'))
    await shop.call(desk.makeEdition, { as: maker, params: { id } })
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await shop.runJobs()
      await shop.container.database.pool.query(
        `update graphile_worker._private_jobs set run_at = now() where attempts > 0`,
      )
    }
    workshop.makeEpub = makeEpub
    const { allEditions } = (await shop.call(desk.readStaffEbook, { as: maker, params: { id } })).data
    expect(allEditions).toMatchObject([{ state: 'failed', failure: expect.stringContaining('다시 만들어') }])
    expect((await shown(id, 2)).status).toBe(200)
  })

  it('is not approved by whoever looks at an older proof', async () => {
    const { id } = await paid()
    await shown(id)
    await shown(id, 2)
    const old = await shop.call(contract.approveEbook, { as: member, params: { id }, body: { edition: 1 } })
    expect(old.failure?.code).toBe('CONFLICT')
    expect((await seen(id)).stage).toBe('proof')
  })

  it('stands beside print in one order, and only the print is sent', async () => {
    const { itemId } = await inCart()
    const flyer = await addFlyer(shop, member)
    const sheet = await sheetFor(shop, member, [flyer])
    const itemIds = [...sheet.itemIds, itemId]
    const deliveries = [{ method: 'courier' as const, zipcode: '04524', counts: [{ line: 1, copies: 1000 }] }]
    const { amounts } = (await shop.call(previewOrder, { as: member, body: { itemIds, deliveries } })).data
    const placed = await shop.call(placeOrder, { as: member, body: { ...sheet, itemIds, shownTotal: amounts.total } })
    expect(placed.status).toBe(200)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('is ordered once, and again when its order was cancelled', async () => {
    const { id, itemId } = await inCart()
    const again = await shop.call(contract.putEbookInCart, { as: member, params: { id } })
    expect(again.failure?.code).toBe('CONFLICT')
    const { orderNumber } = (await order([itemId])).data
    expect((await shop.call(contract.putEbookInCart, { as: member, params: { id } })).failure?.code).toBe('CONFLICT')
    await shop.call(cancelOrder, { as: member, params: { orderNumber }, body: { reason: '다시 생각해 볼게요' } })
    await shop.runJobs()
    expect((await shop.call(contract.putEbookInCart, { as: member, params: { id } })).status).toBe(200)
  })

  it('is not ordered twice by two items of the cart, and goes to no classes', async () => {
    const { id, itemId } = await inCart()
    const { items } = (await shop.call(listCart, { as: member })).data
    const version = items.find((item) => item.id === itemId)?.version ?? 0
    const classes = [{ name: '가', copies: 5, nameOnLabel: true }]
    const shared = await shop.call(changeCartItem, { as: member, params: { id: itemId }, body: { version, classes } })
    expect(shared.failure?.code).toBe('INVALID_INPUT')
    await shop.call(removeCartItem, { as: member, params: { id: itemId } })
    const again = (await shop.call(contract.putEbookInCart, { as: member, params: { id } })).data.itemId
    await shop.call(restoreCartItem, { as: member, params: { id: itemId } })
    const both = await order([itemId, again])
    expect(both.failure).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('두 번') })
    expect((await order([again])).status).toBe(200)
  })

  it('is closed to whoever got the money back, and when its time is over', async () => {
    const open = async (id: string) =>
      (await shop.app.inject({ url: `/api/ebooks/${id}/editions/1/content`, headers: member.headers })).statusCode
    const { id } = await paid()
    await shown(id)
    expect(await open(id)).toBe(200)
    await shop.container.database.pool.query(
      `update order_lines set production_state = 'cancelled' where origin ->> 'ebookId' = $1`,
      [id],
    )
    expect(await open(id)).toBe(404)
    await shop.container.database.pool.query(
      `update order_lines set production_state = 'waiting' where origin ->> 'ebookId' = $1`,
      [id],
    )
    await shop.call(contract.approveEbook, { as: member, params: { id }, body: { edition: 1 } })
    expect(await open(id)).toBe(200)
    shop.clock.forward({ days: 366 })
    expect(await open(id)).toBe(404)
  })

  it('takes no address, as print takes one', async () => {
    const { itemId } = await inCart()
    const flyer = await addFlyer(shop, member)
    const sheet = await sheetFor(shop, member, [flyer])
    const nowhere = await shop.call(placeOrder, { as: member, body: { ...sheet, deliveries: [] } })
    expect(nowhere.failure?.fields).toHaveProperty('deliveries')
    const sent = await shop.call(placeOrder, { as: member, body: { ...sheet, itemIds: [itemId] } })
    expect(sent.failure?.code).toBe('INVALID_INPUT')
  })

  it('says of itself what its customer writes until it is made, and what the desk writes until it is delivered', async () => {
    const { id, itemId } = await inCart()
    const change = (metadata: object, as: Caller = member) =>
      shop.call(contract.changeEbookMetadata, {
        as,
        params: { id },
        body: { metadata: { ...METADATA, ...metadata } },
      })
    const refused = await change({ isbn: '978-0-306-40615-8' })
    expect(refused.failure?.fields).toHaveProperty(['metadata.isbn'], expect.stringContaining('확인 숫자'))
    expect((await change({ title: '남' }, await shop.member())).status).toBe(404)
    const authors = [...METADATA.authors, { name: '박옮김', role: 'trl' as const }]
    const changed = await change({ title: '북촌의 골목', authors, isbn: '' })
    expect(changed.data).toMatchObject({ title: '북촌의 골목', metadata: { isbn: null }, metadataIsFixed: null })
    const { items } = (await shop.call(listCart, { as: member })).data
    expect(items.find((item) => item.id === itemId)?.title).toBe('북촌의 골목')

    await payFor(shop, gateway, member, [(await order([itemId])).data.orderNumber])
    await shop.runJobs()
    expect((await change({ title: '북촌의 골목길', authors })).data.stage).toBe('making')
    expect((await shown(id)).data.metadataIsFixedHere).toBeNull()
    const late = await change({ title: '늦은 이름' })
    expect(late.failure).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('고칠 곳') })
    const rewrite = (as: StaffCaller, isbn: string) =>
      shop.call(desk.correctMetadata, {
        as,
        params: { id },
        body: { metadata: { ...METADATA, title: '북촌의 골목길', authors, isbn } },
      })
    expect((await rewrite(await shop.staff('finance'), '')).status).toBe(403)
    expect((await rewrite(maker, '978-0-306-40615-7')).data.metadata.isbn).toBe('9780306406157')
    await shown(id, 2)
    const url = `/api/ebooks/${id}/editions/2/content`
    const { rawPayload } = await shop.app.inject({ method: 'GET', url, headers: member.headers })
    const about = strFromU8(unzipSync(rawPayload)['EPUB/package.opf'] ?? new Uint8Array())
    for (const word of ['북촌의 골목길', '박옮김', '9780306406157']) expect(about).toContain(word)
    await shop.call(contract.approveEbook, { as: member, params: { id }, body: { edition: 2 } })
    expect((await rewrite(maker, '')).failure?.code).toBe('CONFLICT')
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('stands on the statement as any line, and its money goes back while nobody has seen it', async () => {
    const { id, orderNumber } = await paid()
    const params = { orderNumber, document: 'statement' as const }
    const { items } = (await shop.call(readOrderDocument, { as: member, params })).data
    expect(items).toEqual([expect.objectContaining({ name: expect.stringContaining('서촌의 골목'), quantity: 1 })])
    const given = await shop.call(cancelOrder, {
      as: member,
      params: { orderNumber },
      body: { reason: '안 내기로 했어요' },
    })
    expect(given.data.outcome).not.toBe('requested')
    await shop.runJobs()
    expect(await seen(id)).toMatchObject({ stage: 'priced', order: null })
    const again = await paid()
    await shown(again.id)
    const asked = await shop.call(cancelOrder, {
      as: member,
      params: { orderNumber: again.orderNumber },
      body: { reason: '안 내기로 했어요' },
    })
    expect(asked.data.outcome).toBe('requested')
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('costs what was counted, by the prices of the day it is ordered', async () => {
    const { itemId } = await inCart({ extras: ['rush', 'isbn'] })
    const { items } = (await shop.call(listCart, { as: member })).data
    const price = items.find(({ id }) => id === itemId)?.price
    expect(price?.state === 'priced' ? price.quote.lines.map(({ code }) => code) : []).toEqual([
      'ebook-reflow',
      'ebook-rush',
    ])
    const owner = await shop.staff()
    const { items: versions, today } = (await shop.call(desk.listEbookPrices, { as: owner })).data
    const prices = versions[0]?.prices
    if (!prices) throw new Error('no prices')
    const dearer = { ...prices, extras: { ...prices.extras, rush: 90_000 } }
    const body = { base: versions[0]?.version ?? 0, fromDay: today, prices: dearer }
    expect((await shop.call(desk.writeEbookPrices, { as: owner, body })).status).toBe(200)
    expect((await shop.call(desk.writeEbookPrices, { as: owner, body })).failure?.code).toBe('CONFLICT')
    const now = (await shop.call(listCart, { as: member })).data.items.find(({ id }) => id === itemId)?.price
    expect(now?.state === 'priced' && price?.state === 'priced' ? now.total - price.total : 0).toBe(22_000)
  })
})

describe('a manuscript', { timeout: 120_000 }, () => {
  it('that is a scan has no text to flow: fixed layout is offered, and nothing is lost', async () => {
    const fileId = await uploadPdf(shop, member, await scan(), 'material')
    expect(await read(fileId)).toMatchObject({ state: 'read', isScan: true })
    const refused = await begin(fileId)
    expect(refused.failure).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { form: expect.stringContaining('고정형') },
    })
    expect((await begin(fileId, { form: 'fixed' })).data.itemId).not.toBeNull()
  })

  it('is not handed in with a wrong ISBN, and the field says so', async () => {
    const fileId = await uploadPdf(shop, member, manuscript, 'material')
    await read(fileId)
    const refused = await begin(fileId, { metadata: { ...METADATA, isbn: '979-11-000000-1' } })
    expect(refused.failure?.fields).toHaveProperty(['metadata.isbn'])
  })

  it('is read again when its file vanished, when it was called by a wrong name, and when the machine failed', async () => {
    const { pool } = shop.container.database
    const state = async (fileId: string) => (await read(fileId)).state
    const content = await textBook(7)
    const bring = () => uploadPdf(shop, member, content, 'material')
    const gone = await bring()
    await shop.call(contract.readManuscript, { as: member, body: { fileId: gone } })
    await pool.query(`update file set state = 'deleted' where id = $1`, [gone])
    await shop.runJobs()
    const misnamed = await bring()
    await pool.query(`update file set name = '원고.docx' where id = $1`, [misnamed])
    expect(await state(misnamed)).toBe('refused')
    const right = await bring()
    expect(await state(right)).toBe('read')
    expect((await begin(right)).status).toBe(200)
    // Its job died with the machine at its last try.
    await pool.query(`update manuscript_readings set state = 'waiting', counts = null, read_at = null`)
    expect(await state(right)).toBe('waiting')
    shop.clock.forward({ hours: 2 })
    expect(await state(right)).toBe('read')
  })

  it('is handed in thirty times and no more before anything of it is ordered', async () => {
    const as = await shop.member()
    const fileId = await uploadPdf(shop, as, manuscript, 'material')
    await read(fileId, as)
    await shop.container.database.pool.query(
      `insert into ebooks select gen_random_uuid(), $1, 'asked', form, title, manuscript_kind, '[]', metadata, extras, counts, counted_by,
        memo, 0, 0, null, null, null, null, created_at, moved_at from ebooks cross join generate_series(1, 30) where id = $2`,
      [as.memberId, (await begin(await otherFile())).data.id],
    )
    expect((await begin(fileId, {}, as)).failure?.code).toBe('CONFLICT')
  })

  it('that is a PDF costs more where its customer knows of tables that nobody found', async () => {
    const fileId = await uploadPdf(shop, member, manuscript, 'material')
    expect((await read(fileId)).counts).toMatchObject({ tables: 0 })
    const { data } = await begin(fileId, { counts: { ...NOTHING, tables: 4, characters: 9_000_000 } })
    const { quote, counts } = await seen(data.id)
    expect(counts).toMatchObject({ tables: 4 })
    expect(counts.characters).toBeLessThan(100_000)
    expect(quote.lines).toContainEqual(expect.objectContaining({ code: 'ebook-tables', quantity: 4 }))
  })

  it('that is too long is refused in words before anything is priced', async () => {
    const content = makeDocx({ body: p(run('짧다')), pages: 5_000 })
    const fileId = await uploadPdf(shop, member, content, 'material', '원고.docx')
    const refusal = expect.stringContaining('2,000쪽')
    expect(await read(fileId)).toMatchObject({ state: 'refused', counts: null, refusal })
    expect((await begin(fileId)).failure?.fields).toHaveProperty('manuscriptId', refusal)
  })

  it('that a person has to count is priced by the desk, and ordered then', async () => {
    const fileId = await uploadPdf(shop, member, manuscript, 'material')
    await shop.container.database.pool.query(`update file set name = '원고.hwpx' where id = $1`, [fileId])
    expect(await read(fileId)).toMatchObject({ state: 'by-hand' })
    const { data } = await begin(fileId, { counts: { ...NOTHING, characters: 50_000 } })
    expect(data.itemId).toBeNull()
    const { id } = data
    expect((await shop.call(contract.putEbookInCart, { as: member, params: { id } })).failure?.code).toBe('CONFLICT')
    const counts = { ...NOTHING, characters: 120_000, pictures: 3 }
    const priced = await shop.call(desk.countManuscript, { as: maker, params: { id }, body: { counts } })
    expect(priced.data).toMatchObject({ stage: 'priced', countedBy: 'staff', byHandOnly: expect.any(String) })
    expect((await shop.call(contract.putEbookInCart, { as: member, params: { id } })).status).toBe(200)
    expect((await shop.call(desk.makeEdition, { as: maker, params: { id } })).failure?.code).toBe('CONFLICT')
  })

  it('of a kind that nobody can work from is refused in words', async () => {
    const fileId = await uploadPdf(shop, member, manuscript, 'material')
    await shop.container.database.pool.query(`update file set name = '원고.hwp' where id = $1`, [fileId])
    const refused = await shop.call(contract.readManuscript, { as: member, body: { fileId } })
    expect(refused.failure?.message).toContain('HWPX')
  })
})

describe('a guest', { timeout: 120_000 }, () => {
  it('who logs in goes on with the e-book that lies in the cart', async () => {
    const guest = await shop.guest()
    const fileId = await uploadPdf(shop, guest, manuscript, 'material')
    await read(fileId, guest)
    const { id, itemId } = (await begin(fileId, {}, guest)).data
    const as = await shop.member()
    await shop.container.database.transaction(async (tx) => {
      for (const hand of shop.container.onMemberLogin)
        await hand(tx, { memberId: as.memberId, visitorKey: null, guestId: guest.memberId })
    })
    expect((await shop.call(contract.readEbook, { as, params: { id } })).data).toMatchObject({ inCart: true })
    const { items } = (await shop.call(listCart, { as })).data
    expect(items).toMatchObject([{ id: itemId, price: { state: 'priced' } }])
    expect((await shop.call(contract.readEbook, { as: guest, params: { id } })).status).toBe(404)
  })
})

describe('somebody else', { timeout: 120_000 }, () => {
  it('finds no e-book of another, and staff without the right no desk', async () => {
    const { id } = await paid()
    await shown(id)
    const stranger = await shop.member()
    const as = stranger
    const answers = [
      await shop.call(contract.readEbook, { as, params: { id } }),
      await shop.call(contract.putEbookInCart, { as, params: { id } }),
      await shop.call(contract.withdrawEbook, { as, params: { id } }),
      await shop.call(contract.approveEbook, { as, params: { id }, body: { edition: 1 } }),
      await shop.call(contract.downloadEbook, { as, params: { id } }),
      await shop.call(contract.readEbook, { as: member, params: { id: NOBODY } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    const url = `/api/ebooks/${id}/editions/1/content`
    expect((await shop.app.inject({ method: 'GET', url, headers: as.headers })).statusCode).toBe(404)
    const finance = await shop.staff('finance')
    expect((await shop.call(desk.readStaffEbook, { as: finance, params: { id } })).status).toBe(403)
    expect((await shop.call(desk.listEbookPrices, { as: maker })).status).toBe(403)
    expect((await shop.call(desk.listStaffEbooks, { as: maker })).data.items.length).toBeGreaterThan(0)
  })
})

async function otherFile(): Promise<string> {
  const fileId = await uploadPdf(shop, member, manuscript, 'material')
  await read(fileId)
  return fileId
}

/** Pages that are nothing but drawn. */
async function scan(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (let page = 0; page < 4; page++)
    document.addPage([400, 600]).drawRectangle({ x: 40, y: 40, width: 300, height: 500, color: rgb(0.3, 0.3, 0.3) })
  return document.save()
}
