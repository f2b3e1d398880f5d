import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { listCart } from '#/contract/ordering/cart.contract.ts'
import * as contract from '#/contract/prepress/ebooks.contract.ts'
import * as desk from '#/contract/prepress/staff-ebooks.contract.ts'
import { makeDocx, p, run } from '#tests/support/epub/make-docx.ts'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { pictureSaying } from '#tests/support/picture-saying.ts'
import { payFor } from '#tests/support/orders/checkout.ts'
import { type EbookShop, ebookShop, METADATA, NOTHING, NOBODY } from '#tests/support/ebooks.ts'

let shop: EbookShop['shop']
let member: EbookShop['member']
let gateway: EbookShop['gateway']
let maker: EbookShop['maker']
let manuscript: EbookShop['manuscript']
let read: EbookShop['read']
let begin: EbookShop['begin']
let order: EbookShop['order']
let paid: EbookShop['paid']
let seen: EbookShop['seen']
let shown: EbookShop['shown']

beforeAll(async () => {
  ;({ gateway, shop, member, maker, manuscript, read, begin, order, paid, seen, shown } = await ebookShop())
})

describe('a manuscript', () => {
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

  it('that hides scripts in its HTML becomes a book without any', async () => {
    const content = withHtml(makeDocx({ body: p(run('<script>alert(1)</script> 첫 줄')) + p(HTML_PART), pages: 2 }))
    const fileId = await uploadPdf(shop, member, content, 'material', '원고.docx')
    expect(await read(fileId)).toMatchObject({ state: 'read' })
    const { id, itemId } = (await begin(fileId)).data
    const { orderNumber } = (await order([itemId ?? ''])).data
    await payFor(shop, gateway, member, [orderNumber])
    await shop.runJobs()
    expect((await shown(id)).status).toBe(200)
    const url = `/api/ebooks/${id}/editions/1/content`
    const { statusCode, rawPayload } = await shop.app.inject({ method: 'GET', url, headers: member.headers })
    expect(statusCode).toBe(200)
    const files = Object.entries(unzipSync(rawPayload))
    const words = files.filter(([name]) => name.endsWith('html')).map(([, bytes]) => strFromU8(bytes))
    expect(words.join('')).toContain('&lt;script&gt;alert(1)&lt;/script&gt; 첫 줄')
    expect(words.join('')).not.toMatch(/<script|onload=|javascript:|몰래/i)
    expect(files.filter(([name]) => /\.js$|afchunk/.test(name))).toEqual([])
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

  it('is not handed in with a cover that nobody can draw, or that is another’s', async () => {
    const fileId = await uploadPdf(shop, member, manuscript, 'material')
    await read(fileId)
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const bomb = await uploadPdf(shop, member, pictureSaying(picture, 10_000), 'material', '표지.png')
    const refused = await begin(fileId, { coverId: bomb })
    expect(refused.failure).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { coverId: expect.stringContaining('픽셀') },
    })
    const noPicture = await begin(fileId, { coverId: fileId })
    expect(noPicture.failure?.fields).toMatchObject({ coverId: expect.stringContaining('JPG') })
    const theirs = await uploadPdf(shop, await shop.member(), picture, 'material', '표지.png')
    expect((await begin(fileId, { coverId: theirs })).status).toBe(404)
    const own = await uploadPdf(shop, member, picture, 'material', '표지.png')
    expect((await begin(fileId, { coverId: own })).status).toBe(200)
  })

  it('of a kind that nobody can work from is refused in words', async () => {
    const fileId = await uploadPdf(shop, member, manuscript, 'material')
    await shop.container.database.pool.query(`update file set name = '원고.hwp' where id = $1`, [fileId])
    const refused = await shop.call(contract.readManuscript, { as: member, body: { fileId } })
    expect(refused.failure?.message).toContain('HWPX')
  })
})

describe('a guest', () => {
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

describe('somebody else', () => {
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

/** A web page as a part of the document: Word shows its words in place. */
const HTML_PART = '</w:p><w:altChunk r:id="web"/><w:p>'

/** The document with that page, which runs scripts wherever a page can. */
function withHtml(docx: Uint8Array): Uint8Array {
  const files = unzipSync(docx)
  const rels = 'word/_rels/document.xml.rels'
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/aFChunk'
  const relation = `<Relationship Id="web" Type="${type}" Target="afchunk.html"/></Relationships>`
  const html = '<body onload="alert(1)">몰래<script>alert(2)</script><a href="javascript:alert(3)">말</a></body>'
  return zipSync({
    ...files,
    [rels]: strToU8(strFromU8(files[rels] ?? new Uint8Array()).replace('</Relationships>', relation)),
    'word/afchunk.html': strToU8(html),
  })
}

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
