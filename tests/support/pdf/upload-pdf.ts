import { createHash } from 'node:crypto'
import * as files from '#/contract/files/files.contract.ts'
import { PART_BYTES } from '#/domain/files/purposes.ts'
import type { Caller } from '../callers.ts'
import type { TestShop } from '../test-shop.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Uploads as a browser does; for files of one part. Answers the file's id. */
export async function uploadPdf(
  shop: TestShop,
  as: Caller,
  bytes: Uint8Array,
  purpose: 'inner' | 'cover' | 'sheet' | 'material' | 'ebook' = 'inner',
  name = '책.pdf',
): Promise<string> {
  if (bytes.length > PART_BYTES) throw new Error('too large for one part')
  const body = { name, bytes: bytes.length, purpose }
  const { fileId } = (await shop.call(files.startUpload, { as, body })).data
  const parts = [{ number: 1, sha256: sha256(bytes) }]
  const signed = (await shop.call(files.signParts, { as, params: { fileId }, body: { parts } })).data.parts[0]
  if (!signed) throw new Error('no signed address')
  await shop.app.inject({ method: 'PUT', url: signed.url, headers: signed.headers, payload: Buffer.from(bytes) })
  await shop.call(files.completeUpload, { as, params: { fileId }, body: {} })
  return fileId
}
