import sharp from 'sharp'
import { expect } from 'vitest'
import { addPicture } from '#/contract/content/writing.contract.ts'
import { addBinding } from '#/contract/prepress/bindings.contract.ts'
import { makeEdition } from '#/contract/prepress/staff-ebooks.contract.ts'
import { tryFixes } from '#/contract/prepress/fixes.contract.ts'
import { checkFile } from '#/contract/prepress/preflight.contract.ts'
import { askPressPackage } from '#/contract/prepress/press.contract.ts'
import { addEdition } from '#/contract/textbooks/editions.contract.ts'
import { bindingSpec } from '#/domain/bindings/binding-spec.ts'
import { NEW_SET } from '#/domain/bindings/binding-set.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { orderPaid } from '#/server/features/ordering/orders/orders.public.ts'
import { ebookShop } from '../support/ebooks.ts'
import { soldEdition } from '../support/editions.ts'
import { paidOrder, SMALL_BOOK } from '../support/paid-order.ts'
import { bookWithoutBleed, spreadCover, textBook } from '../support/pdf/make-books.ts'
import { handout } from '../support/pdf/make-handouts.ts'
import { uploadPdf } from '../support/pdf/upload-pdf.ts'
import { bookSpec } from '../support/preflight/book-spec.ts'
import type { TestShop } from '../support/test-shop.ts'
import { uploadDocument } from '../support/upload-document.ts'

/** Everything that the shop makes of files, prepared while the storage is well. */
export async function makersOf() {
  const { shop, maker, paid } = await ebookShop()
  const { database, jobs } = shop.container
  const [desk, teacher, academy] = [
    await shop.staff('administrator'),
    await shop.member({ type: 'MATHOLIC' }),
    await shop.member({ type: 'HAMAMATH', grade: '0080', name: '한결수학학원' }),
  ]
  const textbook = await soldEdition(shop, desk)
  const number = textbook.versions[0]?.number ?? 1
  const SHEET = { fileId: '', name: '', bytes: 0, pages: 12, colourPages: 0, size: { width: 210, height: 297 } }
  const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#cc3322' } })
    .jpeg()
    .toBuffer()

  /** One of each, ready to be made; what `ask` answers is the status of the call. */
  async function round(at: number) {
    const visitor = shop.visitor()
    const plain = await uploadPdf(shop, visitor, await bookWithoutBleed(4 + at))
    const asked = { part: 'inner', spec: bookSpec(4 + at, { colourPages: 4 + at }) } as const
    await shop.call(checkFile, { as: visitor, params: { fileId: plain }, body: asked })
    const sheet = await uploadPdf(shop, teacher, await handout({ pages: 12 }))
    const spec = bindingSpec({ ...NEW_SET, files: [{ ...SHEET, fit: 'scale', blankBack: true, colour: null }] })
    await shop.call(checkFile, { as: teacher, params: { fileId: sheet }, body: { part: 'inner', spec } })
    const picture = await uploadDocument(shop, desk, 'attachment', photo)
    const ebook = await paid()
    const press = await paidOrder(shop, (await shop.member()).memberId, { file: 'approved' })
    const parts = { cover: await spreadCover(geometryOf(SMALL_BOOK).spine ?? 0), inner: await textBook(8, 0) }
    const proofed = await paidOrder(shop, (await shop.member()).memberId, { file: 'checking', parts })
    await shop.runJobs()
    const request = {
      files: [{ fileId: sheet, fit: 'scale' as const, blankBack: true, colour: null }],
      size: 'a4' as const,
      colour: 'as-read' as const,
      binding: 'pp-coil' as const,
      divider: null,
      cover: { title: `${at}회`, subtitle: '', teacher: '', colour: 'indigo' as const },
      classes: [{ name: '고1', copies: 20 }],
    }
    const { lineId } = press
    /** Answered at once: refused while the machine is in trouble, never half done. */
    const atOnce = {
      picture: () => shop.call(addPicture, { as: desk, body: { fileId: picture } }),
      cover: () =>
        shop.call(addEdition, {
          as: academy,
          params: { id: textbook.id },
          body: { number, classes: [{ name: `반 ${at}`, copies: 12, nameOnCover: false }], proof: false },
        }),
      page: () =>
        shop.app
          .inject({ url: `/api/files/${plain}/pages/1?size=screen`, headers: visitor.headers })
          .then((answer) => ({
            status: answer.statusCode,
          })),
    }
    /** Made behind the answer: asked for once, and by itself when the machine is well. */
    const behind = {
      plates: () => shop.call(askPressPackage, { as: maker, params: { lineId } }),
      binding: () => shop.call(addBinding, { as: teacher, body: { brand: 'matholic', ...request } }),
      ebook: () => shop.call(makeEdition, { as: maker, params: { id: ebook.id } }),
      fix: () => shop.call(tryFixes, { as: visitor, params: { fileId: plain }, body: { fixes: ['bleed-mirror'] } }),
      proof: async () => {
        await database.transaction((tx) => jobs.emit(tx, orderPaid, { orderId: proofed.orderId }))
        return { status: 200 }
      },
    }
    return { atOnce, behind }
  }

  return { shop, round }
}

/** How what was asked for stands, each state once. */
export async function standings({ container: { database } }: TestShop): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ what: string }>(`
    select distinct 'plates ' || state as what from press_packages
    union select distinct 'binding ' || state from binding_sets
    union select distinct 'ebook ' || state from ebook_editions
    union select distinct 'fix ' || state from file_fix
    union select distinct 'proof ' || state from proof_versions
    order by 1`)
  return rows.map(({ what }) => what)
}

/** As the clock would in the hours in which the machine is in trouble, or in the minutes after. */
export async function hours(shop: TestShop, times: number): Promise<void> {
  const { database } = shop.container
  for (let n = 0; n < times; n += 1) {
    await shop.runJobs()
    await expect
      .poll(
        async () =>
          (await database.pool.query('select 1 from graphile_worker.jobs where locked_at is not null')).rowCount,
      )
      .toBe(0)
    await database.pool.query(
      `update graphile_worker._private_jobs set run_at = now() where attempts between 1 and max_attempts - 1`,
    )
  }
  await shop.runJobs()
}
