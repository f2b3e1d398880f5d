import { eq } from '#/server/platform/db/drizzle.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { addCartItem, readCartItem } from '#/contract/ordering/cart.contract.ts'
import { showFile } from '#/contract/files/files.contract.ts'
import * as contract from '#/contract/prepress/fixes.contract.ts'
import { showPage } from '#/contract/prepress/preflight.contract.ts'
import type { FixId } from '#/domain/preflight/fixes/fix.ts'
import { FIX_TEXT_VERSION } from '#/domain/preflight/fixes/fix-messages.ts'
import { filesOf } from '#/server/features/files/files/files.public.ts'
import { lineOf } from '#/server/features/ordering/orders/orders.public.ts'
import { orderLines } from '#/server/features/ordering/orders/orders.table.ts'
import type { Caller } from '#tests/support/callers.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { bookWithoutBleed, spreadCover, textBook } from '#tests/support/pdf/make-books.ts'
import { doubleFlateBomb } from '#tests/support/pdf/make-hostile.ts'
import { onePage } from '#tests/support/pdf/raw-pdf.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { fileFix } from './fixes.table.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

const spec = (pages: number) => bookSpec(pages, { colourPages: pages })
const ask = (as: Caller, fileId: string, fixes: FixId[], pages: number) =>
  shop.call(contract.tryFixes, { as, params: { fileId }, body: { fixes, part: 'inner', spec: spec(pages) } })
const consent = (target: contract.FixTarget, note: string | null = null) => ({
  textVersion: FIX_TEXT_VERSION,
  target,
  note,
})

/** A try that is ready to be looked at. */
async function tried(as: Caller, fileId: string, fixes: FixId[] = ['bleed-mirror'], pages = 4) {
  const { id } = (await ask(as, fileId, fixes, pages)).data
  await shop.runJobs()
  const params = { fileId, fixId: id }
  return { params, fix: (await shop.call(contract.showFix, { as, params })).data }
}

describe('a customer whose book has no bleed', () => {
  it('gets a fixed copy to look at, checked in full, while the original stays as it is', async () => {
    const as = shop.visitor()
    const fileId = await uploadPdf(shop, as, await bookWithoutBleed(4))
    const before = (await shop.call(showFile, { as, params: { fileId } })).data
    const { fix } = await tried(as, fileId)
    expect(fix).toMatchObject({ state: 'ready', changedPages: [1, 2, 3, 4], pageCount: 4, fixedName: '책 (고침).pdf' })
    expect(fix.sizes[0]).toMatchObject({ page: 1, before: { width: 148 }, after: { width: 154 } })
    expect(fix.before.map((finding) => finding.ruleId)).toContain('bleed')
    expect(fix.after.map((finding) => finding.ruleId)).not.toContain('bleed')
    expect(fix.done[0]?.changes).toContain('1–4쪽')
    const picture = { as, params: { fileId: fix.fixedFileId ?? '', page: 4 } }
    expect((await shop.call(showPage, picture)).headers['content-type']).toBe('image/png')
    expect((await shop.call(showFile, { as, params: { fileId } })).data).toEqual(before)
  })

  it('asks the same twice and gets one try', async () => {
    const as = shop.visitor()
    const fileId = await uploadPdf(shop, as, await bookWithoutBleed(2))
    const first = (await ask(as, fileId, ['bleed-mirror'], 2)).data
    expect((await ask(as, fileId, ['bleed-mirror'], 2)).data.id).toBe(first.id)
    await shop.runJobs()
    expect((await ask(as, fileId, ['bleed-mirror'], 2)).data).toMatchObject({ id: first.id, state: 'ready' })
  })

  it('agrees once however often it is said; who, when and to which words is written down', async () => {
    const member = await shop.member()
    const fileId = await uploadPdf(shop, member, await bookWithoutBleed(4))
    const { params, fix } = await tried(member, fileId)
    const accept = () =>
      shop.call(contract.acceptFix, { as: member, params, body: consent({ kind: 'upload' }), key: crypto.randomUUID() })
    expect((await accept()).data).toMatchObject({ state: 'accepted', fixedFileId: fix.fixedFileId })
    expect((await accept()).data.state).toBe('accepted')
    const [row] = await shop.container.database.db.select().from(fileFix).where(eq(fileFix.id, fix.id))
    expect(row).toMatchObject({ decidedByKind: 'member', decidedById: member.memberId, textVersion: FIX_TEXT_VERSION })
    expect(row?.decidedAt).toBeInstanceOf(Date)
    expect(row?.sha256).not.toBe(row?.candidateSha256)
    const { data } = await shop.call(contract.listFixes, { as: member, params: { fileId: fix.fixedFileId ?? '' } })
    expect(data.original).toMatchObject({ fileId, sha256: row?.sha256 })
  })

  it('turns the copy down, and nothing has changed', async () => {
    const as = shop.visitor()
    const fileId = await uploadPdf(shop, as, await bookWithoutBleed(4))
    const { params, fix } = await tried(as, fileId)
    expect((await shop.call(contract.declineFix, { as, params })).data.state).toBe('declined')
    expect((await shop.call(contract.declineFix, { as, params })).data.state).toBe('declined')
    const accept = { as, params, body: consent({ kind: 'upload' }), key: crypto.randomUUID() }
    expect((await shop.call(contract.acceptFix, accept)).status).toBe(409)
    expect((await shop.call(showFile, { as, params: { fileId } })).data.state).toBe('ready')
    expect(fix.fixedFileId).not.toBe(fileId)
  })

  it('puts the fixed file into the cart in the place of the original', async () => {
    const member = await shop.member()
    const fileId = await uploadPdf(shop, member, await bookWithoutBleed(24))
    const body = { spec: bookSpec(24), files: [{ fileId, part: 'inner' }] }
    const { id } = (await shop.call(addCartItem, { as: member, body })).data
    const { params, fix } = await tried(member, fileId, ['bleed-mirror'], 24)
    const other = await shop.member()
    const into = (as: Caller) =>
      shop.call(contract.acceptFix, {
        as,
        params,
        body: consent({ kind: 'cart', itemId: id }),
        key: crypto.randomUUID(),
      })
    expect((await into(other)).status).toBe(404)
    expect((await into(member)).status).toBe(200)
    const item = (await shop.call(readCartItem, { as: member, params: { id } })).data
    expect(item.files.map((file) => file.fileId)).toEqual([fix.fixedFileId])
  })

  it('is told when there is nothing of the kind to mend, and when a file is beyond mending', async () => {
    const as = shop.visitor()
    const clean = await tried(as, await uploadPdf(shop, as, await textBook(4)))
    expect(clean.fix).toMatchObject({ state: 'failed', fixedFileId: null })
    const bomb = await tried(as, await uploadPdf(shop, as, doubleFlateBomb(2 ** 28)), ['bleed-mirror'], 1)
    expect(bomb.fix.state).toBe('failed')
    expect(bomb.fix.failure).toMatch(/고칠/)
  })
})

describe('a customer whose page is in screen colours', () => {
  const page = (content: string, form: string) =>
    onePage(
      {
        content,
        resources: '/XObject << /F 10 0 R >>',
        entries: '/MediaBox [0 0 436.54 612.28] /TrimBox [8.5 8.5 428.03 603.78]',
      },
      [{ dict: '/Type /XObject /Subtype /Form /BBox [0 0 400 400]', data: Buffer.from(form) }],
    )
  const pixel = async (as: Caller, fileId: string) => {
    const url = showPage.path.replace(':fileId', fileId).replace(':page', '1')
    const { rawPayload } = await shop.app.inject({ method: 'GET', url, headers: as.headers })
    return [...(await sharp(rawPayload).removeAlpha().raw().toBuffer()).subarray(0, 3)]
  }

  it('sees them in ink on the paper ordered, and the report no longer speaks of them', async () => {
    const as = shop.visitor()
    const fileId = await uploadPdf(shop, as, page('0 0 1 rg 0 0 440 620 re f /F Do', '0 1 0 rg 50 50 99 99 re f'))
    const { fix } = await tried(as, fileId, ['screen-to-inks'], 1)
    expect(fix.before).toContainEqual(expect.objectContaining({ ruleId: 'screen-colours', severity: 'fixable' }))
    expect(fix).toMatchObject({ state: 'ready', changedPages: [1] })
    expect(fix.after.map((finding) => finding.ruleId)).not.toContain('screen-colours')
    expect(fix.done[0]?.changes).toContain('코팅되지 않은 종이, 잉크 합계 240 % 이내')
    expect(await pixel(as, fileId)).toEqual([0, 0, 255])
    const [red = 0, green = 0, blue = 0] = await pixel(as, fix.fixedFileId ?? '')
    expect([red < 40, green > 60 && green < 110, blue > 120 && blue < 180]).toEqual([true, true, true])
  })

  it('is told when something in it would be a guess', async () => {
    const as = shop.visitor()
    const fileId = await uploadPdf(
      shop,
      as,
      page('/DeviceRGB cs 0 0 1 sc 0 0 440 620 re f /F Do', '1 0 0 sc 9 9 9 9 re f'),
    )
    const { fix } = await tried(as, fileId, ['screen-to-inks'], 1)
    expect(fix).toMatchObject({ state: 'failed', fixedFileId: null })
    expect(fix.failure).toContain('안전하게 바꿀 수 없는')
  })
})

describe('a file of an order', () => {
  async function approvedOrder() {
    const member = await shop.member()
    const inner = await uploadPdf(shop, member, await bookWithoutBleed(8))
    const cover = await uploadPdf(shop, member, await spreadCover(), 'cover')
    const order = await paidOrder(shop, member.memberId, { file: 'approved' })
    const { db } = shop.container.database
    const files = (await filesOf(db, [cover, inner])).map(({ id, name, bytes, sha256, contentType }, index) => ({
      fileId: id,
      part: index === 0 ? 'cover' : 'body',
      name,
      bytes,
      sha256: sha256 ?? '',
      contentType: contentType ?? '',
    }))
    await db.update(orderLines).set({ files }).where(eq(orderLines.id, order.lineId))
    return { member, inner, cover, ...order }
  }

  it('is replaced by the fixed one with consent: checked anew, the approval withdrawn, the original kept', async () => {
    const { member, inner, cover, lineId } = await approvedOrder()
    const { params, fix } = await tried(member, inner, ['bleed-mirror'], 8)
    const target = { kind: 'line', lineId } as const
    const accept = { as: member, params, body: consent(target), key: crypto.randomUUID() }
    expect((await shop.call(contract.acceptFix, accept)).status).toBe(200)
    const line = await lineOf(shop.container.database.db, lineId)
    expect(line?.files.map((file) => [file.part, file.fileId])).toEqual([
      ['cover', cover],
      ['body', fix.fixedFileId],
    ])
    expect(line?.file).not.toBe('approved')
    expect(line?.approvedAt ?? null).toBeNull()
    expect((await shop.call(showFile, { as: member, params: { fileId: inner } })).data.state).toBe('ready')
  })

  it('may be replaced by staff only with a word on how the customer agreed', async () => {
    const { inner, lineId } = await approvedOrder()
    const staff = await shop.staff()
    const { params } = await tried(staff, inner, ['bleed-mirror'], 8)
    const accept = (note: string | null) =>
      shop.call(contract.acceptFix, {
        as: staff,
        params,
        body: consent({ kind: 'line', lineId }, note),
        key: crypto.randomUUID(),
      })
    expect((await accept(null)).failure?.code).toBe('INVALID_INPUT')
    expect((await accept('전화로 확인했습니다.')).data.state).toBe('accepted')
  })

  it('is not touched through the order of somebody else', async () => {
    const { lineId } = await approvedOrder()
    const stranger = await shop.member()
    const own = await uploadPdf(shop, stranger, await bookWithoutBleed(4))
    const { params } = await tried(stranger, own)
    const accept = { as: stranger, params, body: consent({ kind: 'line', lineId }), key: crypto.randomUUID() }
    expect((await shop.call(contract.acceptFix, accept)).status).toBe(404)
    expect((await lineOf(shop.container.database.db, lineId))?.file).toBe('approved')
  })
})

it("answers about another's file as about one that does not exist", async () => {
  const owner = shop.visitor()
  const fileId = await uploadPdf(shop, owner, await bookWithoutBleed(4))
  const { params } = await tried(owner, fileId)
  for (const as of [shop.visitor(), await shop.member(), await shop.partner()]) {
    const body = consent({ kind: 'upload' })
    const answers = [
      await shop.call(contract.listFixes, { as, params: { fileId } }),
      await ask(as, fileId, ['bleed-mirror'], 4),
      await shop.call(contract.showFix, { as, params }),
      await shop.call(contract.acceptFix, { as, params, body, key: crypto.randomUUID() }),
      await shop.call(contract.declineFix, { as, params }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404])
  }
  const other = await uploadPdf(shop, owner, await textBook(2))
  const crossed = { fileId: other, fixId: params.fixId }
  expect((await shop.call(contract.showFix, { as: owner, params: crossed })).status).toBe(404)
  expect((await shop.call(contract.declineFix, { as: owner, params: crossed })).status).toBe(404)
})
