import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { changeCartItem, listCart, removeCartItem, restoreCartItem } from '#/contract/ordering/cart.contract.ts'
import { readOrderDocument } from '#/contract/ordering/documents.contract.ts'
import { placeOrder, previewOrder } from '#/contract/ordering/place-order.contract.ts'
import * as contract from '#/contract/prepress/ebooks.contract.ts'
import * as desk from '#/contract/prepress/staff-ebooks.contract.ts'
import type { Caller, StaffCaller } from '#tests/support/callers.ts'
import { addFlyer, payFor, sheetFor } from '#tests/support/orders/checkout.ts'
import { type EbookShop, ebookShop, METADATA } from '#tests/support/ebooks.ts'

let gateway: EbookShop['gateway']
let shop: EbookShop['shop']
let member: EbookShop['member']
let maker: EbookShop['maker']
let inCart: EbookShop['inCart']
let order: EbookShop['order']
let paid: EbookShop['paid']
let seen: EbookShop['seen']
let orderSeen: EbookShop['orderSeen']
let shown: EbookShop['shown']
let askCorrections: EbookShop['askCorrections']

beforeAll(async () => {
  ;({ gateway, shop, member, maker, inCart, order, paid, seen, orderSeen, shown, askCorrections } = await ebookShop())
})

describe('an e-book', () => {
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

    expect((await askCorrections(id, 1)).data).toMatchObject({ stage: 'correcting', rounds: { used: 1, left: 1 } })
    const [correction] = (await shop.call(desk.readStaffEbook, { as: maker, params: { id } })).data.corrections
    const params = { id, correctionId: correction?.id ?? '' }
    const body = { answer: '고쳤어요.', seen: correction?.seen ?? {} }
    expect((await shop.call(desk.answerCorrection, { as: maker, params, body })).status).toBe(200)
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
    await askCorrections(id, 1)
    await shown(id, 2)
    await askCorrections(id, 2)
    await shown(id, 3)
    const refused = await askCorrections(id, 3)
    expect(refused.failure).toMatchObject({ code: 'CONFLICT' })
    expect((await seen(id)).stage).toBe('proof')
    await shop.call(desk.giveRound, { as: maker, params: { id } })
    expect((await askCorrections(id, 3)).data.rounds).toEqual({ included: 3, used: 3, left: 0 })
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
    const ask = (id: string, headers = {}) =>
      shop.app.inject({ url: `/api/ebooks/${id}/editions/1/content`, headers: { ...member.headers, ...headers } })
    const { id } = await paid()
    await shown(id)
    const first = await ask(id)
    const kept = { 'if-none-match': String(first.headers['etag']) }
    // The browser keeps the book, and has to ask each time.
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'private, no-cache'])
    const again = await ask(id, kept)
    expect([again.statusCode, again.rawPayload.length, again.headers['content-length']]).toEqual([304, 0, undefined])
    const open = async (ebookId: string) => (await ask(ebookId, kept)).statusCode
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
    expect(await open(id)).toBe(304)
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
})

describe('what an e-book says of itself, and what it costs', () => {
  it('says of itself what its customer writes until it is made, and what the desk writes until it is delivered', async () => {
    const { id, itemId } = await inCart()
    const change = async (metadata: object, as: Caller = member) =>
      shop.call(contract.changeEbookMetadata, {
        as,
        params: { id },
        body: { metadata: { ...METADATA, ...metadata }, seen: (await seen(id)).seen },
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
    const rewrite = async (as: StaffCaller, isbn: string) =>
      shop.call(desk.correctMetadata, {
        as,
        params: { id },
        body: { metadata: { ...METADATA, title: '북촌의 골목길', authors, isbn }, seen: (await seen(id)).seen },
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
