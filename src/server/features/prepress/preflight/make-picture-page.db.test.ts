import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { showFile } from '#/contract/files/files.contract.ts'
import { checkFile, makePage, readFacts, showReport } from '#/contract/prepress/preflight.contract.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { choose } from '#/domain/catalog/options/choose.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

/** A4 with bleed at 150 ppi. */
const SIZE = { width: 1276, height: 1789 }
const flyer = choose(defaultSpec('D304'), 'sheet.ink', '4-0')
const body = { part: 'sheet', spec: flyer }

const picture = () => sharp({ create: { ...SIZE, channels: 3, background: { r: 200, g: 40, b: 20 } } })

async function pageOf(bytes: Uint8Array) {
  const as = shop.visitor()
  const fileId = await uploadPdf(shop, as, bytes, 'material')
  return { as, fileId, answer: await shop.call(makePage, { as, params: { fileId }, body }) }
}

describe('a picture instead of a PDF', () => {
  it.each([
    ['JPEG', () => picture().jpeg().toBuffer()],
    ['PNG', () => picture().png().toBuffer()],
    ['PNG that is transparent', () => picture().ensureAlpha(0.5).png().toBuffer()],
    ['TIFF in inks', () => picture().toColourspace('cmyk').tiff().toBuffer()],
  ])('becomes a page of the wanted trim at its own resolution and is checked as any PDF: %s', async (_, make) => {
    const { as, fileId, answer } = await pageOf(await make())
    expect(answer.data).toMatchObject({ name: '책.pdf', ppi: 150, margins: false })
    const page = answer.data.fileId
    await shop.call(checkFile, { as, params: { fileId: page }, body })
    await shop.runJobs()
    const { facts } = (await shop.call(readFacts, { as, params: { fileId: page } })).data
    expect(facts.pages[0]?.trim).toMatchObject({ width: expect.closeTo(210, 1), height: expect.closeTo(297, 1) })
    expect(facts.images[0]).toMatchObject({ pixels: SIZE, ppi: expect.closeTo(150, -1) })
    const report = (await shop.call(showReport, { as, params: { fileId: page } })).data
    expect(report.state).toBe('done')
    expect(report.findings.map(({ ruleId }) => ruleId)).toContain('image-resolution')
    expect((await shop.call(showFile, { as, params: { fileId } })).data.state).toBe('ready')
  })

  it('is shown as the camera held it', async () => {
    const lying = sharp({ create: { width: 1789, height: 1276, channels: 3, background: '#ffffff' } })
    const { as, answer } = await pageOf(await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer())
    await shop.call(checkFile, { as, params: { fileId: answer.data.fileId }, body })
    await shop.runJobs()
    const { facts } = (await shop.call(readFacts, { as, params: { fileId: answer.data.fileId } })).data
    expect(facts.pages[0]?.size).toMatchObject({ width: expect.closeTo(210, 1) })
    expect(answer.data.margins).toBe(false)
  })

  it('keeps its white where its shape is another, and says so', async () => {
    const square = sharp({ create: { width: 900, height: 900, channels: 3, background: '#00ff00' } })
    expect((await pageOf(await square.png().toBuffer())).answer.data.margins).toBe(true)
  })

  it('is refused by its head when it has more pixels than fit, without being unpacked', async () => {
    const bomb = await picture().png().toBuffer()
    // The head alone says 30,000 × 30,000.
    bomb.writeUInt32BE(30_000, 16)
    bomb.writeUInt32BE(30_000, 20)
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    const { answer } = await pageOf(bomb)
    expect(answer).toMatchObject({ status: 415, failure: { code: 'UNSUPPORTED_TYPE' } })
    expect(answer.failure?.message).toContain('화소')
  })

  it('is refused when it is broken or no picture at all', async () => {
    const broken = (await picture().png().toBuffer()).subarray(0, 300)
    expect((await pageOf(broken)).answer.status).toBe(415)
    expect((await pageOf(new TextEncoder().encode('%PDF-1.7 nothing'))).answer.status).toBe(415)
  })

  it('of somebody else answers like a missing one', async () => {
    const { fileId } = await pageOf(await picture().jpeg().toBuffer())
    expect((await shop.call(makePage, { as: shop.visitor(), params: { fileId }, body })).status).toBe(404)
  })
})
