import { createHash } from 'node:crypto'
import { mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { errorAnswer } from '#/server/platform/http/error-answer.ts'
import { openLocalStorage } from './local-storage.ts'

const GB = 1024 ** 3
const PART = 8 * 1024 ** 2
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const noRoom = { code: 'NO_ROOM', message: expect.stringContaining('저장 공간이 잠시 부족합니다.') }

describe("room on this machine's disk", () => {
  const roots: string[] = []
  afterEach(async () => {
    for (const root of roots.splice(0)) await rm(root, { recursive: true, force: true })
  })
  async function diskWith(free: { bytes: number }) {
    const root = await mkdtemp(join(tmpdir(), 'jikji-room-'))
    roots.push(root)
    return { root, storage: openLocalStorage(root, async () => free.bytes) }
  }
  const start = (storage: ReturnType<typeof openLocalStorage>, name: string) =>
    storage.startUpload(`inner/${name}`, { bytes: GB, partBytes: PART })

  it('is promised once: what is still coming in counts as taken', async () => {
    const { storage } = await diskWith({ bytes: 4.5 * GB })
    for (const name of ['a', 'b', 'c']) await start(storage, name)
    await expect(start(storage, 'd')).rejects.toMatchObject(noRoom)
  })

  it('is not promised twice to many who start at once', async () => {
    const { storage } = await diskWith({ bytes: 4.5 * GB })
    const starts = await Promise.allSettled(Array.from({ length: 24 }, (_, n) => start(storage, `x${n}`)))
    expect(starts.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(3)
    expect(await start(storage, 'later').catch(() => null)).not.toBeNull()
  })

  it('is free again when an upload is given up or stands still', async () => {
    const { root, storage } = await diskWith({ bytes: 2.5 * GB })
    const uploadId = await start(storage, 'a')
    await expect(start(storage, 'b')).rejects.toMatchObject(noRoom)
    await storage.abortUpload({ key: 'inner/a', uploadId })
    const still = await start(storage, 'b')
    const longAgo = new Date(Date.now() - 11 * 60_000)
    await utimes(join(root, 'uploads', still, 'content'), longAgo, longAgo)
    expect(await start(storage, 'c')).toBeTypeOf('string')
  })

  it('of the database is written into by nobody', async () => {
    const free = { bytes: 3 * GB }
    const { storage } = await diskWith(free)
    const uploadId = await start(storage, 'a')
    free.bytes = GB / 2
    const part = { number: 1, bytes: 4, sha256: sha256('good') }
    await expect(storage.receivePart(uploadId, part, Readable.from([Buffer.from('good')]))).rejects.toMatchObject(
      noRoom,
    )
    await expect(storage.put('proof/a', Readable.from([Buffer.from('x')]), 'text/plain')).resolves.toBeUndefined()
    free.bytes -= 1
    await expect(storage.put('proof/b', Readable.from([Buffer.from('x')]), 'text/plain')).rejects.toMatchObject(noRoom)
  })

  it('that runs out while a part is written is told as such, and the parts that were there stay', async () => {
    const { root, storage } = await diskWith({ bytes: 3 * GB })
    const uploadId = await start(storage, 'a')
    const upload = { key: 'inner/a', uploadId }
    const part = (number: number) => ({ number, bytes: 4, sha256: sha256('good') })
    const send = (number: number) => storage.receivePart(uploadId, part(number), Readable.from([Buffer.from('good')]))
    await send(1)
    const content = join(root, 'uploads', uploadId, 'content')
    await rm(content)
    await symlink('/dev/full', content)
    const full: unknown = await send(2).catch((error: unknown) => error)
    expect(errorAnswer(full, '')).toMatchObject({ status: 507, retryAfter: 30, failure: noRoom })
    expect(await storage.listParts(upload)).toMatchObject([{ number: 1 }])
    await rm(content)
    await writeFile(content, 'good')
    await send(2)
    expect(await storage.listParts(upload)).toMatchObject([{ number: 1 }, { number: 2 }])
  })
})
