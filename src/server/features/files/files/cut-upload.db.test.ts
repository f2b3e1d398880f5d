import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { completeUpload, showFile, signParts, startUpload } from '#/contract/files/files.contract.ts'
import { readInquiryFile, askInquiry } from '#/contract/support/inquiries.contract.ts'
import { PART_BYTES } from '#/domain/files/purposes.ts'
import { type ShopPort, uploadWithCuts } from '#tests/support/cut-upload.ts'
import { testShop } from '#tests/support/test-shop.ts'

const CUTS = 5
/** Three parts, the last a short one; the first bytes say what it is. */
const content = Buffer.concat([Buffer.from('504b0304', 'hex'), randomBytes(2 * PART_BYTES + 99)])

test('a large file of an inquiry that is cut five times arrives whole, and nothing of it is sent twice', async () => {
  const shop = await testShop()
  const as = await shop.member()
  const port: ShopPort = {
    start: async ({ name, bytes, purpose }) =>
      (await shop.call(startUpload, { as, body: { name, bytes, purpose } })).data,
    show: async (fileId) => (await shop.call(showFile, { as, params: { fileId } })).data,
    async sign(fileId, number, sha256) {
      const { parts } = (await shop.call(signParts, { as, params: { fileId }, body: { parts: [{ number, sha256 }] } }))
        .data
      return parts[0] as (typeof parts)[number]
    },
    async put({ url, headers }, body) {
      const payload = Buffer.from(await body.arrayBuffer())
      expect((await shop.app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200)
    },
    complete: async (fileId) => (await shop.call(completeUpload, { as, params: { fileId }, body: {} })).data,
  }
  const file = Object.assign(new Blob([content]), { name: '원고.zip' })
  const { view, sent, cuts } = await uploadWithCuts(port, file, { purpose: 'material', cuts: CUTS })
  expect(cuts).toBe(CUTS)
  expect(view).toMatchObject({ state: 'ready', sha256: createHash('sha256').update(content).digest('hex') })
  expect(sent).toBe(content.length)
  const body = { category: 'file', title: '원고', text: '보냅니다', context: null, fileIds: [view.id] } as const
  const { inquiryId } = (await shop.call(askInquiry, { as, body: { ...body, fileIds: [view.id] } })).data
  const params = { inquiryId, fileId: view.id }
  expect((await shop.call(readInquiryFile, { as, params })).status).toBe(200)
})
