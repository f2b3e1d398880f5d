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
  const start = (storage: ReturnType<typeof openLocalStorage>, name: string, bytes = GB) =>
    storage.startUpload(`inner/${name}`, { bytes, partBytes: PART })
  /** Sends one whole part, which then is on the disk. */
  const fill = async (storage: ReturnType<typeof openLocalStorage>, uploadId: string) => {
    const content = Buffer.alloc(PART, 'x')
    const part = { number: 1, bytes: PART, sha256: createHash('sha256').update(content).digest('hex') }
    await storage.receivePart(uploadId, part, Readable.from([content]))
  }

  it('is not taken by what is only announced, however many announce', async () => {
    const { storage } = await diskWith({ bytes: 4.5 * GB })
    for (let n = 0; n < 20; n += 1) await start(storage, `announced${n}`)
    await fill(storage, await start(storage, 'customer'))
    expect(await start(storage, 'another')).toBeTypeOf('string')
  })

  it('is told to who watches the shop', async () => {
    const free = { bytes: GB + 1 }
    const { storage } = await diskWith(free)
    expect(await storage.takesUploads()).toBe(true)
    free.bytes = GB
    expect(await storage.takesUploads()).toBe(false)
  })

  it.runIf(process.platform === 'linux')(
    'helps nobody on a disk that takes nothing: that is told as well',
    async () => {
      const { root, storage } = await diskWith({ bytes: 4 * GB })
      expect(await storage.takesUploads()).toBe(true)
      await rm(root, { recursive: true })
      // Here root itself may write nothing, as on a disk that became read-only.
      await symlink('/proc/sys', root)
      expect(await storage.takesUploads()).toBe(false)
    },
  )

  it('is not promised to a file that could not come in whole', async () => {
    const { storage } = await diskWith({ bytes: 4.5 * GB })
    await expect(start(storage, 'large', 3.6 * GB)).rejects.toMatchObject(noRoom)
    expect(await start(storage, 'fits', 3.5 * GB)).toBeTypeOf('string')
  })

  it('is held by an upload that moves, as much again as it has filled', async () => {
    const { storage } = await diskWith({ bytes: 2 * GB })
    await fill(storage, await start(storage, 'moves'))
    await expect(start(storage, 'late', GB - PART + 1)).rejects.toMatchObject(noRoom)
    expect(await start(storage, 'fits', GB - PART)).toBeTypeOf('string')
  })

  it('is free again when an upload is given up or stands still', async () => {
    const { root, storage } = await diskWith({ bytes: 2 * GB })
    const givenUp = await start(storage, 'a')
    await fill(storage, givenUp)
    await expect(start(storage, 'b')).rejects.toMatchObject(noRoom)
    await storage.abortUpload({ key: 'inner/a', uploadId: givenUp })
    const still = await start(storage, 'b')
    await fill(storage, still)
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
