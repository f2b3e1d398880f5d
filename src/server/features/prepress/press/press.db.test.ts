import { randomUUID } from 'node:crypto'
import { createHash } from 'node:crypto'
import { eq } from '#/server/platform/db/drizzle.ts'
import { unzipSync } from 'fflate'
import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, test } from 'vitest'
import { changeShop, getShop } from '#/contract/content/shop.contract.ts'
import {
  askPressPackage,
  downloadPressPackage,
  PACKAGE_KEPT_DAYS,
  readPressPackage,
} from '#/contract/prepress/press.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { lineOf } from '#/server/features/ordering/orders/orders.public.ts'
import { tellFilesChosen } from '#/server/features/ordering/pictures/pictures.public.ts'
import { orderLines } from '#/server/features/ordering/orders/orders.table.ts'
import { auditLog } from '#/server/platform/audit/audit-log.table.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { paidOrder, type PaidOrder, SMALL_BOOK } from '#tests/support/paid-order.ts'
import { breachesOf } from '#tests/support/pdf/made-pdfx.ts'
import { bookWithoutBleed, spreadCover } from '#tests/support/pdf/make-books.ts'
import { onePage } from '#tests/support/pdf/raw-pdf.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { xjdfErrors } from '#tests/support/xjdf/validate-xjdf.ts'
import { pressPackages } from './press.table.ts'
import type { Storage } from '#/server/ports/storage.ts'
import { sweepPackages } from './sweep-packages.ts'

let shop: TestShop
let member: MemberCaller
let printer: StaffCaller
let order: PaidOrder

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  printer = await shop.staff('production')
  order = await paidOrder(shop, member.memberId, { file: 'approved' })
})

const paramsOf = ({ lineId }: PaidOrder) => ({ lineId })
const ask = (as: MemberCaller | StaffCaller, of: PaidOrder) => shop.call(askPressPackage, { as, params: paramsOf(of) })
const read = (as: MemberCaller | StaffCaller, of: PaidOrder) =>
  shop.call(readPressPackage, { as, params: paramsOf(of) })

/** Pages of the customer's lie on it as JPEGs; everything else is drawn. */
async function photosOnWorkOrder(of: PaidOrder): Promise<number> {
  const { data } = await ask(printer, of)
  await shop.runJobs()
  const url = `/api/staff/press-packages/${data.package?.id ?? ''}/file`
  const files = unzipSync((await shop.app.inject({ url, headers: printer.headers })).rawPayload)
  const sheet = files[`${of.orderNumber}-1_worksheet_v1.pdf`] ?? new Uint8Array()
  return (
    Buffer.from(sheet)
      .toString('latin1')
      .match(/\/DCTDecode/gu)?.length ?? 0
  )
}

/** Each PDF that goes to the press is in the ticket with its own size and sum. */
function expectNamedFiles(ticket: string, files: Readonly<Record<string, Uint8Array>>): void {
  const named = [...ticket.matchAll(/CheckSum="([0-9A-F]+)" FileSize="(\d+)"[^>]*URL="([^"]+)"/gu)]
  expect(new Set(named.map(([, , , url]) => url))).toEqual(new Set(Object.keys(files).slice(0, 4)))
  for (const [, sum, bytes, url = ''] of named) {
    const file = files[url] ?? new Uint8Array()
    expect([createHash('md5').update(file).digest('hex').toUpperCase(), file.length]).toEqual([sum, Number(bytes)])
  }
}

describe('press package', () => {
  test('a line that is not approved is refused with the reason', async () => {
    const waiting = await paidOrder(shop, member.memberId, { file: 'waiting-customer' })
    expect((await read(printer, waiting)).data).toMatchObject({
      package: null,
      refusal: expect.stringContaining('승인'),
    })
    const refused = await ask(printer, waiting)
    expect([refused.status, refused.failure?.message]).toEqual([
      409,
      expect.stringContaining('아직 인쇄 승인이 나지 않았습니다'),
    ])
  })

  test('customers and other desks may not have it, and a line that does not exist is not found', async () => {
    const service = await shop.staff('service')
    expect((await ask(member, order)).status).toBe(403)
    expect((await shop.call(askPressPackage, { params: paramsOf(order) })).status).toBe(401)
    expect((await ask(service, order)).status).toBe(403)
    expect((await read(service, order)).status).toBe(403)
    expect((await ask(printer, { ...order, lineId: randomUUID() })).status).toBe(404)
    const nothing = await shop.call(downloadPressPackage, { as: printer, params: { packageId: randomUUID() } })
    expect(nothing.status).toBe(404)
  })

  test('the package holds the files, their press sheets, the ticket and sums that are right', async () => {
    const asked = await ask(printer, order)
    expect(asked.data.package).toMatchObject({ version: 1, state: 'waiting', outdated: false })
    const packageId = asked.data.package?.id ?? ''
    const early = await shop.call(downloadPressPackage, { as: printer, params: { packageId } })
    expect(early.status).toBe(409)
    await shop.runJobs()
    const done = (await read(await shop.staff('proof'), order)).data.package
    expect(done).toMatchObject({ state: 'done', percent: 100, failure: null })

    const answer = await shop.app.inject({
      url: `/api/staff/press-packages/${packageId}/file`,
      headers: printer.headers,
    })
    expect(answer.headers['content-disposition']).toContain(`${order.orderNumber}-1_v1.zip`)
    expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(done?.sha256)
    const files = unzipSync(answer.rawPayload)
    const job = `${order.orderNumber}-1`
    expect(Object.keys(files)).toEqual([
      `${job}_cover_v1.pdf`,
      `${job}_body_v1.pdf`,
      `${job}_body-imposed_v1.pdf`,
      `${job}_cover-imposed_v1.pdf`,
      `${job}_worksheet_v1.pdf`,
      'SHA256SUMS',
      `${job}_ticket_v1.xjdf`,
    ])
    const sums = new TextDecoder().decode(files['SHA256SUMS']).trim().split('\n')
    expect(sums).toHaveLength(6)
    for (const line of sums) {
      const [sum, name] = line.split('  ')
      expect(
        createHash('sha256')
          .update(files[name ?? ''] ?? '')
          .digest('hex'),
      ).toBe(sum)
    }
    const imposed = await PDFDocument.load(files[`${job}_body-imposed_v1.pdf`] ?? new Uint8Array())
    expect(imposed.getPageCount()).toBe(2)
    const ticket = new TextDecoder().decode(files[`${job}_ticket_v1.xjdf`])
    expect(await xjdfErrors([ticket])).toEqual([])
    expect(ticket).toContain('DescriptiveName="서촌의 골목"')
    expect(ticket).toContain('<DropItem Amount="30" ItemRef="Product"/>')
    expectNamedFiles(ticket, files)
    expect(ticket).toContain('SheetName="body_1" Side="Front"')
    const audited = await shop.container.database.db.select().from(auditLog).where(eq(auditLog.objectId, packageId))
    expect(audited).toMatchObject([{ action: 'press.download', actorId: printer.staffId }])
  })

  test('asking again gives the same package, and a new one once the job has changed', async () => {
    const again = await ask(printer, order)
    expect(again.data.package).toMatchObject({ version: 1, state: 'done' })
    await shop.container.database.db
      .update(orderLines)
      .set({ dueDay: '2026-12-24' })
      .where(eq(orderLines.id, order.lineId))
    expect((await read(printer, order)).data.package).toMatchObject({ version: 1, outdated: true })
    expect((await ask(printer, order)).data.package).toMatchObject({ version: 2, state: 'waiting', outdated: false })
    await shop.runJobs()
    expect((await read(printer, order)).data.package).toMatchObject({ version: 2, state: 'done' })
  })

  test('what changes while it waits is not printed from', async () => {
    const other = await paidOrder(shop, member.memberId, { file: 'approved' })
    await ask(printer, other)
    await shop.container.database.db
      .update(orderLines)
      .set({ fileState: 'changes-asked' })
      .where(eq(orderLines.id, other.lineId))
    await shop.runJobs()
    expect((await read(printer, other)).data).toMatchObject({
      package: { state: 'failed', failure: expect.stringContaining('바뀌었습니다') },
      refusal: expect.stringContaining('승인'),
    })
  })

  test('two desks that ask at once get one package', async () => {
    const other = await paidOrder(shop, member.memberId, { file: 'approved' })
    const answers = await Promise.all([ask(printer, other), ask(await shop.staff('proof'), other)])
    expect(new Set(answers.map(({ data }) => data.package?.id)).size).toBe(1)
  })

  test('a body that comes in two sections on two papers is laid on sheets of its own each', async () => {
    const [cover, body] = SMALL_BOOK.parts
    if (!cover || !body) throw new Error('no parts')
    const spec: JobSpec = {
      ...SMALL_BOOK,
      parts: [
        cover,
        body,
        { ...body, id: 'body-2', paper: 'art-150', pages: 4, colourPages: 4, ink: { front: 4, back: 4 } },
      ],
    }
    const files = {
      spec,
      parts: {
        cover: await spreadCover(geometryOf(spec).spine ?? 0),
        body: await bookWithoutBleed(8),
        'body-2': await bookWithoutBleed(4),
      },
    }
    const other = await paidOrder(shop, member.memberId, { file: 'approved', ...files })
    expect((await ask(printer, other)).data.refusal).toBeNull()
    await shop.runJobs()
    const done = (await read(printer, other)).data.package
    expect(done).toMatchObject({ state: 'done', warnings: [] })
    const answer = await shop.app.inject({
      url: `/api/staff/press-packages/${done?.id}/file`,
      headers: printer.headers,
    })
    const names = Object.keys(unzipSync(answer.rawPayload)).map((name) => name.replace(`${other.orderNumber}-1_`, ''))
    expect(names).toEqual([
      'cover_v1.pdf',
      'body_v1.pdf',
      'body-2_v1.pdf',
      'body-1-imposed_v1.pdf',
      'body-2-imposed_v1.pdf',
      'cover-imposed_v1.pdf',
      'worksheet_v1.pdf',
      'SHA256SUMS',
      'ticket_v1.xjdf',
    ])
  })

  test('work of the bindery comes with a drawing of where it is done', async () => {
    const spec: JobSpec = { ...SMALL_BOOK, finishes: [{ id: 'round-corner', variant: 'r6' }] }
    const other = await paidOrder(shop, member.memberId, { file: 'approved', spec })
    await ask(printer, other)
    await shop.runJobs()
    const done = (await read(printer, other)).data.package
    const answer = await shop.app.inject({
      url: `/api/staff/press-packages/${done?.id}/file`,
      headers: printer.headers,
    })
    const files = unzipSync(answer.rawPayload)
    const plan = await PDFDocument.load(files[`${other.orderNumber}-1_finishing_v1.pdf`] ?? new Uint8Array())
    const { width } = plan.getPage(0).getTrimBox()
    expect(width / (72 / 25.4)).toBeCloseTo(spec.trim.width, 2)
  })

  test('a section without a file is named before anything is made', async () => {
    const [cover, body] = SMALL_BOOK.parts
    if (!cover || !body) throw new Error('no parts')
    const spec: JobSpec = { ...SMALL_BOOK, parts: [cover, body, { ...body, id: 'body-2', paper: 'art-150' }] }
    const parts = { cover: await spreadCover(6.4), body: await bookWithoutBleed(8) }
    const other = await paidOrder(shop, member.memberId, { file: 'approved', spec, parts })
    const refused = await ask(printer, other)
    expect([refused.status, refused.failure?.message]).toEqual([
      409,
      expect.stringContaining('body-2 구간의 파일이 없'),
    ])
  })

  test('a package that is old enough gives up its ZIP and is made again when it is asked for', async () => {
    const old = await paidOrder(shop, member.memberId, { file: 'approved' })
    await ask(printer, old)
    await shop.runJobs()
    const before = (await read(printer, old)).data.package
    const { database, storage } = shop.container
    const rows = () => database.db.select().from(pressPackages).where(eq(pressPackages.lineId, old.lineId))
    const [{ storageKey } = { storageKey: null }] = await rows()
    await sweepPackages({ ...shop.container })
    expect((await read(printer, old)).data.package).toMatchObject({ state: 'done' })
    const late = new Date(shop.clock.now().getTime() + (PACKAGE_KEPT_DAYS + 1) * 86_400_000)
    await sweepPackages({ ...shop.container, clock: { now: () => late } })
    expect((await read(printer, old)).data.package).toMatchObject({ id: before?.id, state: 'expired' })
    await shop.runJobs()
    await expect(storage.open(storageKey ?? '')).rejects.toThrow()
    const gone = await shop.call(downloadPressPackage, { as: printer, params: { packageId: before?.id ?? '' } })
    expect([gone.status, gone.failure?.message]).toEqual([409, expect.stringContaining('다시 만들면')])
    expect((await ask(printer, old)).data.package).toMatchObject({ version: 2, state: 'waiting' })
    await shop.runJobs()
    expect((await read(printer, old)).data.package).toMatchObject({ version: 2, state: 'done', outdated: false })
  })
})

describe('a shop whose presses take PDF/X-4', () => {
  const filesOf = async (of: PaidOrder) => {
    await ask(printer, of)
    await shop.runJobs()
    const made = (await read(printer, of)).data.package
    const url = `/api/staff/press-packages/${made?.id ?? ''}/file`
    const { rawPayload } = await shop.app.inject({ url, headers: printer.headers })
    const files = Object.entries(unzipSync(rawPayload))
    const ticket = new TextDecoder().decode(files.find(([name]) => name.endsWith('.xjdf'))?.[1])
    return { made, ticket, printed: files.filter(([name]) => /(body|cover)[a-z-]*_v\d+\.pdf$/u.test(name)) }
  }
  const want = async (pressFormat: 'pdf' | 'pdfx-4') => {
    const owner = await shop.staff('administrator')
    const { data } = await shop.call(getShop)
    expect((await shop.call(changeShop, { as: owner, body: { ...data, pressFormat } })).status).toBe(200)
  }

  test('gets pages and plates as such, looked at before they are handed out, and a ticket that says so', async () => {
    const line = await paidOrder(shop, member.memberId, { file: 'approved' })
    await ask(printer, line)
    await shop.runJobs()
    await want('pdfx-4')
    expect((await read(printer, line)).data.package).toMatchObject({ version: 1, outdated: true })
    const { made, ticket, printed } = await filesOf(line)
    expect(made).toMatchObject({ version: 2, state: 'done' })
    expect(made?.warnings.join(' ')).not.toContain('PDF/X-4')
    expect(printed).toHaveLength(4)
    for (const [name, bytes] of printed) expect([name, await breachesOf(bytes)]).toEqual([name, []])
    expect(await xjdfErrors([ticket])).toEqual([])
    expect(ticket.match(/DescriptiveName="PDF\/X-4"/gu)?.length).toBeGreaterThanOrEqual(4)
  })

  test('gets a file that cannot be one as it is, without the name and with the reason', async () => {
    const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>'
    const cover = onePage({
      content: 'BT /F 12 Tf 100 100 Td (Hello) Tj ET',
      resources: `/Font << /F ${font} >>`,
      entries: '/MediaBox [0 0 874.2 612.28]',
    })
    const parts = { cover, inner: await bookWithoutBleed(8) }
    const { made, printed } = await filesOf(await paidOrder(shop, member.memberId, { file: 'approved', parts }))
    expect(made?.warnings.join(' ')).toContain('PDF/X-4로 쓰지 못해 보통 PDF로 넣었습니다 (들어 있지 않은 글꼴(1쪽))')
    const claims = printed.map(([name, bytes]) => [
      name.includes('body'),
      Buffer.from(bytes).includes('GTS_PDFXVersion'),
    ])
    expect(claims.every(([isBody, says]) => isBody === says)).toBe(true)
    await want('pdf')
  })
})

test('a ZIP whose server died before it was written down goes after a day, and one that was is kept', async () => {
  const one = await paidOrder(shop, member.memberId, { file: 'approved' })
  const { storage, database } = shop.container
  const stored: string[] = []
  const watched = storage as { put: Storage['put'] }
  const really = watched.put.bind(storage)
  watched.put = async (key, content, type) => {
    await really(key, content, type)
    if (!key.startsWith('press-package/')) return
    stored.push(key)
    // As kill -9 does: what comes next is not done, and the job begins anew.
    if (stored.length === 1) throw new Error('killed')
  }
  await ask(printer, one)
  await shop.runJobs().catch(() => undefined)
  await database.pool.query(
    `update graphile_worker._private_jobs set run_at = now(), locked_at = null, locked_by = null where attempts > 0`,
  )
  await shop.runJobs()
  watched.put = really
  expect((await read(printer, one)).data.package).toMatchObject({ state: 'done' })
  const sizes = () => Promise.all(stored.map((key) => storage.sizeOf(key)))
  expect(await sizes()).toEqual([expect.any(Number), expect.any(Number)])
  shop.clock.forward({ hours: 25 })
  await shop.runJobs()
  expect(await sizes()).toEqual([null, expect.any(Number)])
})

describe('the work order in the package', () => {
  test('shows the job in its own pages, and bare paper where nobody has read its files', async () => {
    const pictured = await paidOrder(shop, member.memberId, { file: 'approved' })
    const line = await lineOf(shop.container.database.db, pictured.lineId)
    await shop.container.database.transaction((tx) =>
      tellFilesChosen(tx, shop.container, member.memberId, line?.files ?? []),
    )
    await shop.runJobs()
    expect([await photosOnWorkOrder(pictured), await photosOnWorkOrder(order)]).toEqual([1, 0])
  })
})
