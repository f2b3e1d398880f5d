import { describe, expect, it } from 'vitest'
import { startUpload } from '#/contract/files/files.contract.ts'
import { showEdition, uploadEdition } from '#/contract/prepress/staff-ebooks.contract.ts'
import { packEpub } from '#/epub/write/pack-epub.ts'
import { reflowEpub } from '#/epub/write/reflow-epub.ts'
import { ebookShop } from '#tests/support/ebooks.ts'
import { madeBook, METADATA } from '#tests/support/epub/made-book.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'

const house = await ebookShop()
const { shop, maker, member } = house

async function handIn(id: string, epub: Uint8Array) {
  const fileId = await uploadPdf(shop, maker, epub, 'ebook', '활자의 길.epub')
  const body = { fileId, note: '표를 손으로 고쳤습니다' }
  return shop.call(uploadEdition, { as: maker, params: { id }, body })
}

describe('an EPUB that was made by hand', () => {
  it('is uploaded, checked and sent to the customer', async () => {
    const { id } = await house.paid()
    const { data } = await handIn(id, reflowEpub(madeBook(), METADATA, null))
    expect(data.allEditions).toMatchObject([{ edition: 1, state: 'made', failure: null }])
    expect((await shop.call(showEdition, { as: maker, params: { id, edition: 1 } })).status).toBe(200)
    expect((await house.seen(id)).shownEdition).toBe(1)
  })

  it('and is none is kept with what is wrong and goes to nobody', async () => {
    const { id } = await house.paid()
    const { data } = await handIn(id, packEpub([{ path: 'page.xhtml', content: '<p>' }], METADATA.modifiedAt))
    expect(data.allEditions[0]?.failure).toContain('오류가 나와')
    expect((await shop.call(showEdition, { as: maker, params: { id, edition: 1 } })).status).toBe(409)
  })

  it('is taken of staff alone', async () => {
    const body = { name: '책.epub', bytes: 10, purpose: 'ebook' as const }
    expect((await shop.call(startUpload, { as: member, body })).status).toBe(403)
  })
})
