import { randomUUID } from 'node:crypto'
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, test } from 'vitest'
import { askPressPackage, downloadPressPackage, readPressPackage } from '#/contract/press/press.contract.ts'
import { orderLines } from '#/server/features/orders/orders.table.ts'
import { auditLog } from '#/server/platform/audit/audit-log.table.ts'
import type { MemberCaller, StaffCaller } from '../../../../tests/support/callers.ts'
import { paidOrder, type PaidOrder } from '../../../../tests/support/paid-order.ts'
import { testShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { xjdfErrors } from '../../../../tests/support/xjdf/validate-xjdf.ts'

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

describe('press package', { timeout: 60_000 }, () => {
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
    expect(ticket).toContain('<DropItem Amount="30" ItemRef="Product"/>')
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
})
