import { randomUUID } from 'node:crypto'
import { createReadStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#/contract/errors.ts'
import type { Storage, Upload } from '#/server/ports/storage.ts'
import { SIGNATURE_SECONDS } from '#/server/ports/storage.ts'
import { type FreeBytes, freeBytesOf, hasRoom, isWritable, refuseBelowReserve, refuseWithoutRoom } from './disk-room.ts'
import { takeContent } from './growing-content.ts'
import { receivePart, type PartPlace } from './receive-part.ts'
import { readOrMakeSecret, UrlSigner } from './url-signer.ts'

export interface LocalStorage extends Storage {
  readonly signer: UrlSigner
  /** Writes one part, checking its size and hash while it streams. */
  receivePart(uploadId: string, part: PartPlace, body: Readable): Promise<void>
}

/**
 * Files on this machine's disk: `objects/<key>` and, while an upload lasts, `uploads/<id>/` with the growing `content`, its
 * `about.json` and one marker per part. Parts are written at their place, so finishing is a link, whatever the size. What the shop
 * itself writes grows in `writing/` first.
 */
export function openLocalStorage(root: string, freeBytes: FreeBytes = freeBytesOf(root)): LocalStorage {
  const signer = new UrlSigner(readOrMakeSecret(join(root, 'signing-secret')))
  const objectPath = (key: string) => join(root, 'objects', safe(key))
  const uploads = join(root, 'uploads')
  const uploadPath = (uploadId: string) => join(uploads, safe(uploadId))
  const write = durableWriter(join(root, 'writing'))

  return {
    signer,
    takesUploads: async () => (await hasRoom(freeBytes)) && (await isWritable(root)),
    startUpload: async (key, size) => {
      await refuseWithoutRoom(uploads, freeBytes, size.bytes)
      const uploadId = randomUUID()
      const folder = uploadPath(uploadId)
      await mkdir(join(folder, 'parts'), { recursive: true, mode: 0o700 })
      await write(join(folder, 'about.json'), Readable.from(JSON.stringify({ key, ...size })))
      await write(join(folder, 'content'), Readable.from([]))
      return uploadId
    },
    signPart: async ({ uploadId }, { number, bytes, sha256 }) => ({
      url: signer.sign('PUT', `/storage/uploads/${uploadId}/${number}`, { bytes, sha256 }, SIGNATURE_SECONDS),
      headers: { 'content-type': 'application/octet-stream' },
    }),
    receivePart: async (uploadId, part, body) => {
      await refuseBelowReserve(freeBytes, part.bytes)
      await receivePart(uploadPath(uploadId), part, body)
    },
    listParts: ({ uploadId }) => listParts(uploadPath(uploadId)),
    finishUpload: (upload, count) => finish(uploadPath(upload.uploadId), objectPath(upload.key), upload, count),
    abortUpload: ({ uploadId }) => rm(uploadPath(uploadId), { recursive: true, force: true }),
    put: async (key, content) => {
      await refuseBelowReserve(freeBytes, 0)
      await write(objectPath(key), content)
    },
    sizeOf: (key) => sizeOf(objectPath(key)),
    open: async (key, range) => {
      const handle = await open(objectPath(key))
      return createReadStream('', { fd: handle, ...range })
    },
    localPath: objectPath,
    delete: (key) => rm(objectPath(key), { force: true }),
    signDownload: async (key, { name, seconds }) =>
      signer.sign('GET', `/storage/objects/${safe(key)}`, { name }, seconds),
  }
}

/** Keys are made by us, but a path must not depend on that. */
function safe(key: string): string {
  if (!/^[a-z0-9-]+(\/[a-z0-9.-]+)*$/.test(key) || key.includes('..')) throw new AppError('NOT_FOUND')
  return key
}

async function listParts(folder: string) {
  const names = await readdir(join(folder, 'parts')).catch(() => [])
  const parts = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => ({
        number: Number(name),
        bytes: Number(await readFile(join(folder, 'parts', name), 'utf8')),
      })),
  )
  return parts.toSorted((a, b) => a.number - b.number)
}

/** Two may be at it; who finds the upload gone because the other was faster has finished too. */
async function finish(folder: string, object: string, upload: Upload, count: number): Promise<void> {
  try {
    if ((await sizeOf(object)) === null) await makeObject(folder, object, upload, count)
  } catch (error) {
    if ((await sizeOf(object)) === null) throw error
  }
  await syncFolder(dirname(object))
  await rm(folder, { recursive: true, force: true })
}

async function makeObject(folder: string, object: string, upload: Upload, count: number): Promise<void> {
  const parts = await listParts(folder)
  if (parts.length !== count) throw new AppError('CONFLICT', '아직 올라오지 않은 조각이 있습니다. 이어서 올려 주세요.')
  const { key } = JSON.parse(await readFile(join(folder, 'about.json'), 'utf8')) as { key: string }
  if (key !== upload.key) throw new AppError('NOT_FOUND')
  await mkdir(dirname(object), { recursive: true, mode: 0o700 })
  await takeContent(folder, object)
}

async function sizeOf(path: string): Promise<number | null> {
  return stat(path).then(
    ({ size }) => size,
    () => null,
  )
}

const ABANDONED_MS = 60 * 60_000

/**
 * Writes files whose name appears only when the whole content is on the disk. Until then it grows in `folder`, where what a killed
 * process left is removed an hour later, when the next one opens the storage.
 */
function durableWriter(folder: string): (path: string, content: Readable) => Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const left = statSync(path, { throwIfNoEntry: false })
    if (left && Date.now() - left.mtimeMs > ABANDONED_MS) rmSync(path, { force: true })
  }
  return async (path, content) => {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const temporary = join(folder, randomUUID())
    try {
      const handle = await open(temporary, 'wx', 0o600)
      await pipeline(content, handle.createWriteStream({ flush: true }))
      await rename(temporary, path)
      await syncFolder(dirname(path))
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }
}

/** A rename is on the disk when its folder is. Windows cannot open a folder, and needs no such call. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}
