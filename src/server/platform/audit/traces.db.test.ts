import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { downloadFile, showFile } from '#/contract/files/files.contract.ts'
import { showPage, showReport } from '#/contract/prepress/preflight.contract.ts'
import { moveLine, advanceLines } from '#/contract/production/production.contract.ts'
import * as proofs from '#/contract/prepress/proofs.contract.ts'
import { exportAudit, listAudit } from '#/contract/production/audit.contract.ts'
import { readStaffOrder, requestFile } from '#/contract/production/staff-order.contract.ts'
import { restateAll } from '#tests/support/orders/restate.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { bookWithoutBleed } from '#tests/support/pdf/make-books.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: MemberCaller
let chief: StaffCaller
let service: StaffCaller
let fileId: string
let order: Awaited<ReturnType<typeof paidOrder>>
let proofId: string

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  chief = await shop.staff('administrator')
  service = await shop.staff('service')
  fileId = await uploadPdf(shop, member, await bookWithoutBleed(2), 'sheet')
  order = await paidOrder(shop, member.memberId)
  const made = await shop.call(proofs.makeProofVersion, { as: chief, params: order, body: { note: '' } })
  proofId = made.data.proofId
  await shop.runJobs()
})

interface Row {
  readonly action: string
  readonly object_id: string | null
  readonly order_number: string | null
  readonly detail: unknown
}
async function rowsOf(staff: StaffCaller): Promise<readonly Row[]> {
  const { rows } = await shop.container.database.pool.query<Row>(
    `select action, object_id, order_number, detail from audit_log where actor_id = $1 order by id`,
    [staff.staffId],
  )
  return rows
}

describe('a look', () => {
  it('at a file, its report and its pages is one row, and its download another', async () => {
    const as = await shop.staff('proof')
    const params = { fileId }
    expect((await shop.call(showFile, { as, params })).status).toBe(200)
    await Promise.all([
      shop.call(showReport, { as, params }),
      shop.call(showPage, { as, params: { fileId, page: 1 }, query: {} }),
      shop.call(showPage, { as, params: { fileId, page: 2 }, query: {} }),
      shop.call(showFile, { as, params }),
    ])
    expect((await rowsOf(as)).map(({ action }) => action)).toEqual(['file.look'])
    await shop.call(downloadFile, { as, params })
    expect((await rowsOf(as)).map(({ action, object_id: id }) => [action, id])).toEqual([
      ['file.look', fileId],
      ['file.download', fileId],
    ])
  })

  it('says which order it belongs to, and is one row on all servers', async () => {
    const other = await shop.another()
    const as = await shop.staff('service')
    for (const server of [shop, other])
      expect((await server.call(proofs.readProof, { as, params: { proofId } })).status).toBe(200)
    await shop.call(readStaffOrder, { as, params: order })
    expect(await rowsOf(as)).toMatchObject([
      { action: 'proof.look', object_id: proofId, order_number: order.orderNumber },
      { action: 'order.look', object_id: order.orderNumber, order_number: order.orderNumber },
    ])
  })

  it('of a customer at what is their own is nobody’s business', async () => {
    await shop.call(showFile, { as: member, params: { fileId } })
    const { rowCount } = await shop.container.database.pool.query(
      `select 1 from audit_log where actor_id = $1 and action like '%.look'`,
      [member.memberId],
    )
    expect(rowCount).toBe(0)
  })

  it('of a partner is written down too', async () => {
    const partner = await shop.partner()
    const body = { partnerId: partner.partnerId }
    await shop.call(proofs.publishProofVersion, { as: chief, params: { proofId }, body: { version: 1, note: '' } })
    expect((await shop.call(proofs.assignProofPartner, { as: chief, params: { proofId }, body })).status).toBe(200)
    expect((await shop.call(proofs.readProof, { as: partner, params: { proofId } })).status).toBe(200)
    const { rows } = await shop.container.database.pool.query(`select action from audit_log where actor_id = $1`, [
      partner.partnerId,
    ])
    expect(rows).toEqual([{ action: 'proof.look' }])
  })

  it('that cannot be written down shows nothing', async () => {
    const as = await shop.staff('proof')
    const { pool } = shop.container.database
    await pool.query(`create function no_row() returns trigger language plpgsql as $$ begin raise 'full'; end $$`)
    await pool.query(`create trigger no_row before insert on audit_log for each row execute function no_row()`)
    const answer = await shop.call(proofs.readProof, { as, params: { proofId } })
    await pool.query(`drop trigger no_row on audit_log`)
    expect(answer.status).toBe(500)
    expect(answer.text).not.toContain(proofId)
    expect((await shop.call(proofs.readProof, { as, params: { proofId } })).status).toBe(200)
  })

  it('at what is not there is none', async () => {
    const as = await shop.staff('proof')
    expect((await shop.call(showFile, { as, params: { fileId: randomUUID() } })).status).toBe(404)
    expect(await rowsOf(as)).toEqual([])
  })
})

describe('an act', () => {
  it('is written down with its order, or has not happened', async () => {
    const as = await shop.staff({ roles: ['production', 'service'] })
    const { lineId } = order
    await shop.container.database.pool.query(`update order_lines set file_state = 'approved' where id = $1`, [lineId])
    await restateAll(shop)
    const moved = await shop.call(advanceLines, { as, body: { lineIds: [lineId] } })
    expect(moved.data.items[0]?.message).toBeNull()
    expect((await shop.call(moveLine, { as, params: { lineId }, body: { event: 'hold', note: '종이' } })).status).toBe(
      200,
    )
    const refused = await shop.call(moveLine, { as, params: { lineId }, body: { event: 'hold', note: '종이' } })
    expect(refused.status).not.toBe(200)
    expect(await rowsOf(as)).toMatchObject([
      { action: 'production.move-line', object_id: lineId, order_number: order.orderNumber },
      {
        action: 'production.move-line',
        object_id: lineId,
        order_number: order.orderNumber,
        detail: { event: 'hold' },
      },
    ])
  })

  it('keeps no words of people in the log', async () => {
    const as = await shop.staff('proof')
    const text = '비밀 이야기입니다'
    await shop.call(proofs.commentOnProof, { as, params: { proofId }, body: { text } })
    await shop.call(requestFile, { as, params: order, body: { text } })
    expect((await rowsOf(as)).length).toBeGreaterThan(0)
    expect(JSON.stringify(await rowsOf(as))).not.toContain(text)
  })
})

describe('the log', () => {
  it('is filtered by person, order, act and days, and is exported, which it says', async () => {
    const ask = async (query: object) => (await shop.call(listAudit, { as: chief, query })).data.items
    await shop.call(readStaffOrder, { as: service, params: order })
    expect((await ask({ orderNumber: order.orderNumber })).every((row) => row.orderNumber === order.orderNumber)).toBe(
      true,
    )
    expect(await ask({ action: 'file.download' })).toHaveLength(1)
    expect(await ask({ who: '없는 사람' })).toEqual([])
    expect((await ask({ who: '시험 직원', action: 'order.look' })).length).toBeGreaterThan(0)
    expect(await ask({ to: '2020-01-01' })).toEqual([])
    const csv = await shop.call(exportAudit, { as: chief, query: { format: 'csv', orderNumber: order.orderNumber } })
    expect(csv.text).toContain('시안과 대화 열람')
    expect(csv.text).not.toContain('file.look')
    const xlsx = await shop.call(exportAudit, { as: chief, query: { format: 'xlsx' } })
    expect(xlsx.headers['content-disposition']).toContain('.xlsx')
    expect((await rowsOf(chief)).map(({ action }) => action)).toContain('audit-log.download')
    expect((await shop.call(exportAudit, { as: service, query: { format: 'csv' } })).status).toBe(403)
  })
})
