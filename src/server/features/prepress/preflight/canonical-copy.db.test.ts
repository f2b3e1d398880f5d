import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { PDFDocument } from '@cantoo/pdf-lib'
import { eq } from '#/server/platform/db/drizzle.ts'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { deleteFile } from '#/contract/files/files.contract.ts'
import { checkFile, showPage, showReport } from '#/contract/prepress/preflight.contract.ts'
import { askPressPackage, readPressPackage } from '#/contract/prepress/press.contract.ts'
import { approvalOf } from '#/contract/prepress/approval-of.ts'
import * as proofs from '#/contract/prepress/proofs.contract.ts'
import type { Storage } from '#/server/ports/storage.ts'
import { checkStoredFiles } from '#/server/app/invariants/stored-files.ts'
import { paidOrder, type PaidOrder } from '#tests/support/paid-order.ts'
import { bookWithoutBleed, spreadCover } from '#tests/support/pdf/make-books.ts'
import { untypedBook } from '#tests/support/pdf/make-odd.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { canonicalCopyOf } from './canonical-copy.ts'
import { canonicalCopy } from './preflight.table.ts'
import { readFileFacts } from './read-file-facts.ts'
import { sweepPreflight } from './sweep-preflight.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const copiesOf = (bytes: Uint8Array) =>
  shop.container.database.db
    .select()
    .from(canonicalCopy)
    .where(eq(canonicalCopy.sourceSha256, hashOf(bytes)))

async function checked(as: ReturnType<TestShop['visitor']>, bytes: Uint8Array, pages: number) {
  const fileId = await uploadPdf(shop, as, bytes)
  await shop.call(checkFile, { as, params: { fileId }, body: { part: 'inner', spec: bookSpec(pages) } })
  await shop.runJobs()
  return { fileId, report: (await shop.call(showReport, { as, params: { fileId } })).data }
}

describe('what is read of an upload', () => {
  it('is the file itself where that is canonical, and nothing is stored twice', async () => {
    const bytes = await bookWithoutBleed(4)
    await checked(shop.visitor(), bytes, 4)
    expect(await copiesOf(bytes)).toMatchObject([{ sha256: hashOf(bytes), storageKey: null, bytes: bytes.length }])
  })

  it('is else one copy for all who send the same, beside the original, until the last of them is gone', async () => {
    const bytes = untypedBook(6)
    const as = shop.visitor()
    const { fileId, report } = await checked(as, bytes, 6)
    expect(report.facts).toMatchObject({ pageCount: 6, problem: null })
    const other = await checked(as, bytes, 6)
    const [copy, ...more] = await copiesOf(bytes)
    expect(more).toEqual([])
    const { storage } = shop.container
    const stored = await buffer(await storage.open(copy?.storageKey ?? ''))
    expect([hashOf(stored), stored.length]).toEqual([copy?.sha256, copy?.bytes])
    expect((await PDFDocument.load(stored)).getPageCount()).toBe(6)
    expect((await shop.call(showPage, { as, params: { fileId, page: 6 } })).status).toBe(200)

    for (const id of [fileId, other.fileId]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await sweepPreflight(shop.container)
      // oxlint-disable-next-line no-await-in-loop -- likewise
      expect(await copiesOf(bytes)).toHaveLength(1)
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await shop.call(deleteFile, { as, params: { fileId: id } })
    }
    await sweepPreflight(shop.container)
    await shop.runJobs()
    expect([await copiesOf(bytes), await storage.sizeOf(copy?.storageKey ?? '')]).toEqual([[], null])
  })

  it('comes once of two who make it at the same time', async () => {
    const bytes = untypedBook(3)
    const as = shop.visitor()
    const id = await uploadPdf(shop, as, bytes)
    const { rows } = await shop.container.database.pool.query('select storage_key from file where id = $1', [id])
    const file = { id, sha256: hashOf(bytes), storageKey: rows[0]?.storage_key as string }
    const made = await Promise.all([1, 2].map(() => canonicalCopyOf(shop.container, file)))
    expect(made[0]).toEqual(made[1])
    expect(await copiesOf(bytes)).toMatchObject([made[0] as object])
  })

  it.each(['copy', 'pages'])(
    'leaves no %s in the storage when its maker dies before it is written down',
    async (what) => {
      const bytes = what === 'copy' ? untypedBook(7) : await bookWithoutBleed(2)
      const as = shop.visitor()
      const { container } = shop
      const id = await uploadPdf(shop, as, bytes)
      const { rows } = await container.database.pool.query('select storage_key from file where id = $1', [id])
      const file = { id, sha256: hashOf(bytes), storageKey: rows[0]?.storage_key as string }
      const left: string[] = []
      const dying: Storage = {
        ...container.storage,
        put: async (key, content, type) => {
          await container.storage.put(key, content, type)
          left.push(key)
          throw new Error('killed')
        },
      }
      await expect(readFileFacts({ ...container, storage: dying }, file)).rejects.toThrow('killed')
      expect(left).toHaveLength(1)
      await readFileFacts(container, file)
      const { sizeOf } = container.storage
      const drop = `update graphile_worker._private_jobs set run_at = now() where key like 'preflight.drop-unclaimed %'`
      await container.database.pool.query(drop)
      await shop.runJobs()
      expect(await sizeOf(left[0] ?? '')).toBeNull()
      const kept = `select storage_key as key from canonical_copy where source_sha256 = $1 and storage_key is not null
      union all select storage_key from preflight_page where sha256 = $1`
      const { rows: claimed } = await container.database.pool.query<{ key: string }>(kept, [file.sha256])
      expect(claimed.length).toBeGreaterThan(0)
      expect(await Promise.all(claimed.map(({ key }) => sizeOf(key)))).not.toContain(null)
    },
  )

  it('is nothing for a file that no press sheet can be made of: said before anybody pays', async () => {
    const { report } = await checked(shop.visitor(), untypedBook(4, 9), 4)
    expect(report).toMatchObject({ verdict: 'block', facts: { problem: 'unprintable' } })
    expect(report.findings[0]).toMatchObject({ ruleId: 'readable', title: '열리지만 인쇄판에 앉힐 수 없습니다' })
  })

  it('is missed by the doctor when its content is lost', async () => {
    const bytes = untypedBook(5)
    await checked(shop.visitor(), bytes, 5)
    const [copy] = await copiesOf(bytes)
    const { database, storage } = shop.container
    const look = () => checkStoredFiles(database.pool, storage, { scope: { kind: 'all' }, deep: true })
    expect((await look()).wrong).toEqual([])
    await storage.delete(copy?.storageKey ?? '')
    expect((await look()).wrong).toEqual([expect.stringContaining(copy?.sha256 ?? '?')])
  })
})

describe('what is approved', () => {
  const inner = untypedBook(8)

  async function approved() {
    const member = await shop.member()
    const desk = await shop.staff('proof')
    const paid = await paidOrder(shop, member.memberId, { parts: { cover: await spreadCover(), inner } })
    const lineParams = { lineId: paid.lineId }
    const made = (await shop.call(proofs.makeProofVersion, { as: desk, params: lineParams, body: { note: '' } })).data
    await shop.runJobs()
    const params = { proofId: made.proofId }
    await shop.call(proofs.publishProofVersion, { as: desk, params, body: { version: 1, note: '' } })
    const proof = (await shop.call(proofs.readProof, { as: member, params })).data
    const [version] = proof.versions
    const body = approvalOf(proof, version!)
    expect((await shop.call(proofs.approveProof, { as: member, params, body })).status).toBe(200)
    return { paid, version, ...params }
  }

  it('is the copy: its pages are drawn, its hash is shown, and it is what lies on the sheets', async () => {
    const { paid, version } = await approved()
    const [copy] = await copiesOf(inner)
    const shown = version?.files.find(({ partId }) => partId === 'inner')
    expect(shown).toMatchObject({ pageCount: 8, sha256: copy?.sha256 })
    const { printed, warnings } = await packageOf(paid)
    expect(hashOf(printed('_body_'))).toBe(copy?.sha256)
    expect(warnings).not.toContainEqual(expect.stringContaining('8쪽을 주문했는데'))
    expect((await PDFDocument.load(printed('_body-imposed_'))).getPageCount()).toBeGreaterThan(0)
  })

  it('is not replaced by another copy', async () => {
    const { paid, proofId } = await approved()
    const [copy] = await copiesOf(inner)
    const another = `update proof_versions set files = replace(files::text, $1, $2)::jsonb where proof_id = $3`
    await shop.container.database.pool.query(another, [copy?.sha256, 'f'.repeat(64), proofId])
    const { state, failure } = await packageOf(paid)
    expect([state, failure]).toEqual(['failed', expect.stringContaining('승인 상태를 확인하고')])
  })

  it('before there were copies gets its own when the package is made, or the reason in Korean', async () => {
    const { memberId } = await shop.member()
    const old = await paidOrder(shop, memberId, {
      file: 'approved',
      parts: { cover: await spreadCover(), inner: untypedBook(8) },
    })
    expect((await packageOf(old)).state).toBe('done')
    const broken = { cover: await spreadCover(), inner: untypedBook(8, 30) }
    const { state, failure } = await packageOf(await paidOrder(shop, memberId, { file: 'approved', parts: broken }))
    expect(state).toBe('failed')
    expect(failure).toContain('「inner.pdf」은 판에 앉힐 수 없는 파일입니다')
  })
})

async function packageOf({ lineId, orderNumber }: PaidOrder) {
  const printer = await shop.staff('production')
  await shop.call(askPressPackage, { as: printer, params: { lineId } })
  await shop.runJobs()
  const made = (await shop.call(readPressPackage, { as: printer, params: { lineId } })).data.package
  const url = `/api/staff/press-packages/${made?.id}/file`
  const zip = made?.state === 'done' ? (await shop.app.inject({ url, headers: printer.headers })).rawPayload : null
  const files = zip ? unzipSync(zip) : {}
  return {
    state: made?.state,
    failure: made?.failure,
    warnings: made?.warnings ?? [],
    printed: (part: string) =>
      files[Object.keys(files).find((name) => name.startsWith(`${orderNumber}-1${part}`)) ?? ''] ?? new Uint8Array(),
  }
}
