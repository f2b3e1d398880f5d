import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLocalStorage } from './local-storage.ts'

const GOOD = Buffer.from('good')
const KEY = 'inner/one'
const part = { number: 1, bytes: 4, sha256: createHash('sha256').update(GOOD).digest('hex') }

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'jikji-storage-'))
})
afterAll(() => rm(root, { recursive: true }))

test('a part that is still on its way when the upload is completed no longer reaches the content', async () => {
  const storage = openLocalStorage(root, async () => 1e12)
  const uploadId = await storage.startUpload(KEY, { bytes: 4, partBytes: 4 })
  const slow = new PassThrough()
  const late = storage.receivePart(uploadId, part, slow)
  slow.write('g')
  // It has opened the content: its first byte is there.
  await expect.poll(() => readFile(join(root, 'uploads', uploadId, 'content'), 'utf8')).toBe('g')
  await storage.receivePart(uploadId, part, Readable.from([GOOD]))
  await storage.finishUpload({ key: KEY, uploadId }, 1)
  slow.end('xyz')
  await expect(late).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect(await readFile(storage.localPath?.(KEY) ?? '', 'utf8')).toBe('good')
  // The same, right in every byte, is only too late.
  await expect(storage.receivePart(uploadId, part, Readable.from([GOOD]))).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an upload that two complete at once, or one after another, is complete for each of them', async () => {
  const storage = openLocalStorage(root, async () => 1e12)
  const uploadId = await storage.startUpload('inner/two', { bytes: 4, partBytes: 4 })
  await storage.receivePart(uploadId, part, Readable.from([GOOD]))
  const upload = { key: 'inner/two', uploadId }
  const finish = () => storage.finishUpload(upload, 1)
  await Promise.all([finish(), finish(), finish()])
  await finish()
  expect(await readFile(storage.localPath?.('inner/two') ?? '', 'utf8')).toBe('good')
})

test('what a killed process had begun to write goes an hour later, and what is being written stays', async () => {
  const writing = join(root, 'writing')
  const [old, fresh] = [join(writing, 'left'), join(writing, 'growing')]
  for (const path of [old, fresh]) await writeFile(path, 'half')
  const longAgo = new Date(Date.now() - 2 * 60 * 60_000)
  await utimes(old, longAgo, longAgo)
  const storage = openLocalStorage(root, async () => 1e12)
  expect(await readdir(writing)).toEqual(['growing'])
  await storage.put('pages/one', Readable.from([GOOD]), 'image/png')
  expect(await readdir(join(root, 'objects', 'pages'))).toEqual(['one'])
})
