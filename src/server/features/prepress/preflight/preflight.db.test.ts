import { createHash } from 'node:crypto'
import { eq } from '#/server/platform/db/drizzle.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { deleteFile } from '#/contract/files/files.contract.ts'
import { checkFile, readFacts, showPage, showReport } from '#/contract/prepress/preflight.contract.ts'
import { attachLineFiles } from '#/contract/ordering/change-order.contract.ts'
import { listCart } from '#/contract/ordering/cart.contract.ts'
import { reorder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { lineOf, orderPaid } from '#/server/features/ordering/orders/orders.public.ts'
import { orderLines } from '#/server/features/ordering/orders/orders.table.ts'
import { paidOrder, storedPdf } from '#tests/support/paid-order.ts'
import { spreadCover, textBook } from '#tests/support/pdf/make-books.ts'
import { doubleFlateBomb, formBomb } from '#tests/support/pdf/make-hostile.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { toldOf } from '#tests/support/told.ts'
import { reportsOfFiles } from './preflight.public.ts'
import { preflightVersions } from './preflight-versions.ts'
import { preflightPage } from './preflight.table.ts'
import { sweepPreflight } from './sweep-preflight.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

const ask = (fileId: string, pages: number) => ({ params: { fileId }, body: { part: 'inner', spec: bookSpec(pages) } })

describe('a visitor asks whether a file can be printed', () => {
  it('waits for the first reading and then sees a clean report', async () => {
    const as = shop.visitor()
    const fileId = await uploadPdf(shop, as, await textBook(4))
    expect((await shop.call(showReport, { as, params: { fileId } })).data).toMatchObject({ state: 'none', facts: null })
    expect((await shop.call(checkFile, { as, ...ask(fileId, 4) })).data).toMatchObject({ state: 'waiting' })
    await shop.runJobs()
    expect((await shop.call(showReport, { as, params: { fileId } })).data).toMatchObject({
      state: 'done',
      part: 'inner',
      verdict: 'pass',
      findings: [],
      facts: { pageCount: 4, problem: null, colourPages: [] },
    })
  })

  it('leaves one row for one question, however often it is asked and by whatever way it is answered', async () => {
    const as = shop.visitor()
    const fileId = await uploadPdf(shop, as, await textBook(7))
    await shop.call(checkFile, { as, ...ask(fileId, 7) })
    await shop.runJobs()
    await shop.call(checkFile, { as, ...ask(fileId, 7) })
    const { pool } = shop.container.database
    const { rows } = await pool.query('select state from preflight_report where file_id = $1', [fileId])
    expect(rows).toEqual([{ state: 'done' }])
    expect(await shop.brokenInvariants()).toEqual([])
    const copy = `insert into preflight_report (file_id, expectation_key, sha256, part, expectation, state, asked_at)
      select file_id, 'another key', sha256, part, expectation, 'waiting', asked_at from preflight_report where file_id = $1`
    await pool.query(copy, [fileId])
    expect(await shop.brokenInvariants()).toEqual([`I16 ${fileId} inner`])
    await pool.query(`delete from preflight_report where expectation_key = 'another key'`)
  })

  it('gets the answer to another spec at once, because the file was read before', async () => {
    const as = shop.visitor()
    const fileId = await uploadPdf(shop, as, await textBook(6))
    await shop.call(checkFile, { as, ...ask(fileId, 6) })
    await shop.runJobs()
    const { data } = await shop.call(checkFile, { as, ...ask(fileId, 12) })
    expect(data).toMatchObject({ state: 'done', verdict: 'block' })
    expect(data.findings[0]).toMatchObject({ ruleId: 'page-count', severity: 'block' })
  })

  it('reads a file again that an older reader had read, and never judges by what that one left out', async () => {
    const as = shop.visitor()
    const fileId = await uploadPdf(shop, as, await textBook(9))
    await shop.call(checkFile, { as, ...ask(fileId, 9) })
    await shop.runJobs()
    const older = `update preflight_facts f set version = '6', facts = facts - 'fonts' - 'measured'
      from file where file.id = $1 and file.sha256 = f.sha256`
    await shop.container.database.pool.query(older, [fileId])
    expect((await shop.call(showReport, { as, params: { fileId } })).data).toMatchObject({ state: 'none', facts: null })
    expect((await shop.call(checkFile, { as, ...ask(fileId, 9) })).data).toMatchObject({ state: 'waiting' })
    await shop.runJobs()
    expect((await shop.call(showReport, { as, params: { fileId } })).data).toMatchObject({
      state: 'done',
      findings: [],
    })
    await shop.container.database.pool.query(older, [fileId])
    const { data } = await shop.call(readFacts, { as, params: { fileId } })
    expect(data.facts.fonts).toHaveLength(1)
    const { rows } = await shop.container.database.pool.query(
      'select version from preflight_facts f join file on file.sha256 = f.sha256 where file.id = $1',
      [fileId],
    )
    expect(rows).toEqual([{ version: preflightVersions().facts }])
  })

  it('judges by new rules at once, without reading the file again', async () => {
    const as = shop.visitor()
    const fileId = await uploadPdf(shop, as, await textBook(11))
    await shop.call(checkFile, { as, ...ask(fileId, 11) })
    await shop.runJobs()
    const { pool } = shop.container.database
    await pool.query(`update preflight_report set expectation_key = 'older rules' where file_id = $1`, [fileId])
    expect((await shop.call(checkFile, { as, ...ask(fileId, 11) })).data).toMatchObject({
      state: 'done',
      verdict: 'pass',
    })
  })

  it('reads after a reload all that the rules judge by, once the file was checked', async () => {
    const as = shop.visitor()
    const fileId = await uploadPdf(shop, as, await textBook(5))
    expect((await shop.call(readFacts, { as, params: { fileId } })).status).toBe(404)
    await shop.call(checkFile, { as, ...ask(fileId, 5) })
    await shop.runJobs()
    const { data } = await shop.call(readFacts, { as, params: { fileId } })
    expect(data.facts).toMatchObject({ pageCount: 5, problem: null })
    expect(data.facts.pages).toHaveLength(5)
    for (const stranger of [shop.visitor(), await shop.member(), await shop.partner()])
      expect((await shop.call(readFacts, { as: stranger, params: { fileId } })).status).toBe(404)
  })

  it('sees pictures of the pages, also of those far behind', async () => {
    const as = shop.visitor()
    const fileId = await uploadPdf(shop, as, await textBook(70, 3))
    await shop.call(checkFile, { as, ...ask(fileId, 70) })
    await shop.runJobs()
    for (const page of [1, 70]) {
      const answer = await shop.call(showPage, { as, params: { fileId, page } })
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/png'])
    }
    expect((await shop.call(showPage, { as, params: { fileId, page: 71 } })).status).toBe(404)
  })

  it('is told clearly that a bomb cannot be printed, and the shop lives on', async () => {
    const as = shop.visitor()
    for (const bytes of [doubleFlateBomb(2 ** 28), formBomb()]) {
      const fileId = await uploadPdf(shop, as, bytes)
      await shop.call(checkFile, { as, ...ask(fileId, 1) })
      await shop.runJobs()
      const { data } = await shop.call(showReport, { as, params: { fileId } })
      expect(data).toMatchObject({ state: 'done', verdict: 'block', facts: { problem: 'too-complex' } })
    }
  })

  it('refuses a spec that wants no such file', async () => {
    const as = shop.visitor()
    const fileId = await uploadPdf(shop, as, await textBook(1))
    const body = { part: 'sheet', spec: bookSpec(4) }
    expect((await shop.call(checkFile, { as, params: { fileId }, body })).failure?.code).toBe('INVALID_INPUT')
  })
})

describe('a file that is deleted', () => {
  it('leaves neither facts nor pages behind, unless another file has the same content', async () => {
    const as = shop.visitor()
    const [alone, twice] = [await textBook(3), await textBook(5)]
    const gone = await uploadPdf(shop, as, alone)
    const first = await uploadPdf(shop, as, twice)
    const second = await uploadPdf(shop, as, twice)
    for (const fileId of [gone, first, second]) await shop.call(checkFile, { as, ...ask(fileId, 3) })
    await shop.runJobs()
    for (const fileId of [gone, first]) await shop.call(deleteFile, { as, params: { fileId } })
    await sweepPreflight(shop.container)
    const { db } = shop.container.database
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
    const pages = async (bytes: Uint8Array) =>
      (
        await db
          .select()
          .from(preflightPage)
          .where(eq(preflightPage.sha256, hash(bytes)))
      ).length
    expect([await pages(alone), await pages(twice)]).toEqual([0, 5])
    expect((await shop.call(showPage, { as, params: { fileId: second, page: 1 } })).status).toBe(200)
  })
})

describe('the way of printing that the limits come from', () => {
  it('is what the tariff in force would take for a job that is still open', async () => {
    const as = shop.visitor()
    const fileId = await uploadPdf(shop, as, await textBook(4))
    const routeOf = async (copies: number) => {
      const body = { part: 'inner', spec: { ...defaultSpec('C413'), copies } }
      return (await shop.call(checkFile, { as, params: { fileId }, body })).data.route
    }
    expect([await routeOf(10), await routeOf(1000)]).toEqual(['digital-sheet', 'offset-dedicated'])
  })

  it('is the ordered one for the file of an order, and not told by lines that the file does not belong to', async () => {
    const { db } = shop.container.database
    const as = await shop.staff()
    const paid = await paidOrder(shop, (await shop.member()).memberId, { file: 'checking' })
    const file = await storedPdf(shop, 'body', await textBook(8))
    const line = await lineOf(db, paid.lineId)
    if (!line) throw new Error('no line')
    const quote = { ...line.quote, route: 'offset-dedicated' as const }
    await db
      .update(orderLines)
      .set({ quote, files: [file] })
      .where(eq(orderLines.id, paid.lineId))
    const body = { part: 'inner', spec: line.spec, lineId: paid.lineId }
    const { data } = await shop.call(checkFile, { as, params: { fileId: file.fileId }, body })
    expect(data.route).toBe('offset-dedicated')
    const other = await uploadPdf(shop, as, await textBook(2))
    expect((await shop.call(checkFile, { as, params: { fileId: other }, body })).status).toBe(404)
  })
})

describe("another's file", () => {
  it('answers like one that does not exist, to visitors, members and partners; staff see it', async () => {
    const fileId = await uploadPdf(shop, shop.visitor(), await textBook(2))
    const strangers = [shop.visitor(), await shop.member(), await shop.partner()]
    for (const as of strangers) {
      const missing = '00000000-0000-4000-8000-000000000000'
      const theirs = await shop.call(showReport, { as, params: { fileId } })
      const nothing = await shop.call(showReport, { as, params: { fileId: missing } })
      expect([theirs.status, theirs.failure?.message]).toEqual([404, nothing.failure?.message])
      expect((await shop.call(checkFile, { as, ...ask(fileId, 2) })).status).toBe(404)
      expect((await shop.call(showPage, { as, params: { fileId, page: 1 } })).status).toBe(404)
    }
    expect((await shop.call(showReport, { as: await shop.staff(), params: { fileId } })).status).toBe(200)
  })
})

describe('the files of a paid order', () => {
  const pay = (orderId: string) =>
    shop.container.database.transaction((tx) => shop.container.jobs.emit(tx, orderPaid, { orderId }))
  const line = async (lineId: string) => {
    const found = await lineOf(shop.container.database.db, lineId)
    if (!found) throw new Error('no line')
    return found
  }
  const order = async (inner: number, coverSpine?: number) => {
    const member = await shop.member()
    const paid = await paidOrder(shop, member.memberId, { file: 'checking' })
    const spec = bookSpec(128)
    const spine = expectationOf(spec, 'cover', null)?.spine ?? 0
    const files = [
      await storedPdf(shop, 'cover', await spreadCover(coverSpine ?? spine)),
      await storedPdf(shop, 'body', await textBook(inner, 2)),
    ]
    const { db } = shop.container.database
    await db.update(orderLines).set({ spec, files }).where(eq(orderLines.id, paid.lineId))
    return { ...paid, member }
  }

  it('make the line ready when nothing stands against printing', async () => {
    const { orderId, lineId } = await order(128)
    await pay(orderId)
    await shop.runJobs()
    const { file, files } = await line(lineId)
    // Nothing wants a person's eyes, so that its proof has been shown by itself.
    expect(file).toBe('waiting-customer')
    const reports = await reportsOfFiles(
      shop.container.database.db,
      files.map((one) => one.fileId),
    )
    expect(reports.map((report) => report.state)).toEqual(['done', 'done'])
    expect(reports[1]?.facts?.pageCount).toBe(128)
  })

  it('make it a problem when pages are missing or the spine is wrong', async () => {
    const { orderId, lineId } = await order(126, 20)
    await pay(orderId)
    await shop.runJobs()
    const { file, files } = await line(lineId)
    expect(file).toBe('problem')
    const reports = await reportsOfFiles(
      shop.container.database.db,
      files.map((one) => one.fileId),
    )
    expect(reports.map((report) => report.findings[0]?.ruleId)).toEqual(['page-size', 'page-count'])
  })

  it('are not complete without the cover, and the customer is told which file to send', async () => {
    const { orderId, lineId, orderNumber, member } = await order(128)
    const inner = (await line(lineId)).files.filter((file) => file.part === 'body')
    const { db } = shop.container.database
    await db.update(orderLines).set({ files: inner }).where(eq(orderLines.id, lineId))
    await pay(orderId)
    await shop.runJobs()
    expect((await line(lineId)).file).toBe('problem')
    const said = '표지 파일이 아직 없습니다.'
    const told = (await toldOf(shop, orderNumber)).filter(({ template }) => template === 'file-refused')
    expect(told.map(({ body }) => body)).toContainEqual(expect.stringContaining(said))
    const read = await shop.call(readOrder, { as: member, params: { orderNumber } })
    expect(read.data.timeline.map(({ text }) => text)).toContain(said)
  })

  it('wait for a person when there is only material', async () => {
    const { orderId, lineId } = await order(128)
    const material = (await line(lineId)).files.map((file) => ({ ...file, part: 'material' }))
    const { db } = shop.container.database
    await db.update(orderLines).set({ files: material }).where(eq(orderLines.id, lineId))
    await pay(orderId)
    await shop.runJobs()
    expect((await line(lineId)).file).toBe('material')
  })

  it('wait for a person when the customer asked for one, and for the customer when he did not', async () => {
    const { orderId, lineId } = await order(64)
    const { db } = shop.container.database
    await db.update(orderLines).set({ staffAskedAt: shop.clock.now() }).where(eq(orderLines.id, lineId))
    await pay(orderId)
    await shop.runJobs()
    expect((await line(lineId)).file).toBe('asked')
    const other = await order(64)
    await pay(other.orderId)
    await shop.runJobs()
    expect((await line(other.lineId)).file).toBe('problem')
  })

  it('stay with the person whom the customer asked, when the missing cover comes', async () => {
    const { orderId, lineId, orderNumber, member } = await order(64)
    const { db } = shop.container.database
    const whole = (await line(lineId)).files
    const upload = async (part: 'cover' | 'inner', bytes: Uint8Array) => ({
      fileId: await uploadPdf(shop, member, bytes, part),
      part,
    })
    const inner = await upload('inner', await textBook(64, 2))
    const asOrdered = whole.filter(({ part }) => part === 'body').map((file) => ({ ...file, ...inner }))
    await db
      .update(orderLines)
      .set({ files: asOrdered, staffAskedAt: shop.clock.now() })
      .where(eq(orderLines.id, lineId))
    await pay(orderId)
    await shop.runJobs()
    expect((await line(lineId)).file).toBe('problem')
    const said = '표지 파일이 아직 없습니다. 올리신 파일은 담당자가 보고 알려 드립니다.'
    const told = (await toldOf(shop, orderNumber)).filter(({ template }) => template === 'file-refused')
    expect(told.map(({ body }) => body)).toContainEqual(expect.stringContaining(said))
    const cover = await upload('cover', await spreadCover(expectationOf(bookSpec(128), 'cover', null)?.spine ?? 0))
    const send = async (files: readonly (typeof inner)[]) => {
      const sent = await shop.call(attachLineFiles, {
        as: member,
        params: { orderNumber, lineId },
        body: { files: [...files] },
      })
      expect(sent.failure).toBeNull()
      await shop.runJobs()
      return (await line(lineId)).file
    }
    expect(await send([inner, cover])).toBe('asked')
    // Another inner file is the customer's own answer to what stood against the first.
    expect(await send([await upload('inner', await textBook(66, 2)), cover])).toBe('problem')
  })

  it('of a job that was approved and is ordered again go to a person, not back to the customer', async () => {
    const { lineId, orderId, orderNumber, member } = await order(64)
    const { db } = shop.container.database
    await pay(orderId)
    await shop.runJobs()
    const again = async () => {
      const { data } = await shop.call(reorder, { as: member, params: { orderNumber }, body: {} })
      const cart = await shop.call(listCart, { as: member })
      const item = cart.data.items.find(({ id }) => id === data.itemIds[0])
      return [item?.check.state, item?.selected]
    }
    expect(await again()).toEqual(['stopped', false])
    // Somebody of the shop let it pass, and it was printed so.
    await db.update(orderLines).set({ fileState: 'approved' }).where(eq(orderLines.id, lineId))
    expect(await again()).toEqual(['stopped', true])
  })

  it('are checked once however often the payment is told', async () => {
    const { orderId, lineId } = await order(128)
    await Promise.all([pay(orderId), pay(orderId), pay(orderId)])
    await shop.runJobs()
    await pay(orderId)
    await shop.runJobs()
    expect((await line(lineId)).file).toBe('waiting-customer')
  })
})
