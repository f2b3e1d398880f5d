import { describe, expect, test } from 'vitest'
import type { FileView } from '#/contract/files/files.contract.ts'
import { PART_BYTES, partCount } from '#/domain/files/purposes.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { uploadFile } from './upload-file.ts'
import type { UploadProgress } from './upload-file.ts'
import type { UploadPort } from './upload-port.ts'

const BYTES = 3 * PART_BYTES + 5
const file = Object.assign(new Blob([new Uint8Array(BYTES)], { type: 'application/pdf' }), { name: '내지.pdf' })

/** A server that keeps the parts it was sent; `trouble` may refuse a put before it arrives. */
function server(trouble: (put: number, part: number) => ApiError | null = () => null) {
  const parts = new Map<number, number>()
  const log: string[] = []
  let puts = 0
  let state: FileView['state'] = 'uploading'
  const view = (): FileView => ({
    id: 'f1',
    name: file.name,
    purpose: 'inner',
    bytes: BYTES,
    contentType: null,
    sha256: null,
    state,
    partSize: PART_BYTES,
    partsThere: [...parts.keys()],
    partCount: partCount(BYTES),
  })
  const port: UploadPort = {
    start: async () => (log.push('start'), { fileId: 'f1' }),
    show: async () => view(),
    sign: async (_, number) => ({ number, url: `/put/${number}`, headers: {} }),
    put: async ({ number }, body, signal, onShare) => {
      signal.throwIfAborted()
      puts += 1
      onShare(0.5)
      const failure = trouble(puts, number)
      if (failure) throw failure
      parts.set(number, body.size)
      log.push(`put ${number}`)
    },
    complete: async () => {
      log.push('complete')
      if (parts.size !== partCount(BYTES)) throw new ApiError(409, null)
      state = 'ready'
      return view()
    },
    hash: async (part) => `sha of ${part.size}`,
    rest: async () => void log.push('rest'),
  }
  return { port, parts, log }
}

function request(progress: UploadProgress[] = [], fileId: string | null = null, signal = new AbortController().signal) {
  return {
    file,
    purpose: 'inner',
    fileId,
    signal,
    onProgress: (step: UploadProgress) => void progress.push(step),
  } as const
}

describe('uploading a file in parts', () => {
  test('sends every part once and then says that it is whole', async () => {
    const { port, parts, log } = server()
    const done = await uploadFile(port, request())
    expect(done.state).toBe('ready')
    expect([...parts.values()].reduce((sum, bytes) => sum + bytes, 0)).toBe(BYTES)
    expect(log.filter((entry) => entry.startsWith('put'))).toHaveLength(4)
  })

  test('waits out a lost connection and goes on by itself', async () => {
    const { port, log } = server((put) => (put === 2 ? new ApiError(0, null) : null))
    const progress: UploadProgress[] = []
    await expect(uploadFile(port, request(progress))).resolves.toMatchObject({ state: 'ready' })
    expect(log).toContain('rest')
    expect(progress.some((step) => step.waiting)).toBe(true)
  })

  test('waits for room at the shop and goes on, without sending anew what is there', async () => {
    const { port, log } = server((put) => (put === 3 || put === 4 ? new ApiError(507, null) : null))
    const progress: UploadProgress[] = []
    await expect(uploadFile(port, request(progress))).resolves.toMatchObject({ state: 'ready' })
    expect(progress.map((step) => step.waiting)).toContain('room')
    expect(new Set(log.filter((entry) => entry.startsWith('put'))).size).toBe(4)
    expect(log.filter((entry) => entry.startsWith('put'))).toHaveLength(4)
  })

  test('signs anew when storage says that the address is too old', async () => {
    const { port } = server((put) => (put === 1 ? new ApiError(403, null) : null))
    await expect(uploadFile(port, request())).resolves.toMatchObject({ state: 'ready' })
  })

  test('begun before, sends only what is missing', async () => {
    const { port, parts, log } = server()
    parts.set(1, PART_BYTES).set(3, PART_BYTES)
    await uploadFile(port, request([], 'f1'))
    expect(log).toEqual(['put 2', 'put 4', 'complete'])
  })

  test('never shows more than the file has, and ends with all of it', async () => {
    const { port } = server((put) => (put === 3 ? new ApiError(503, null) : null))
    const progress: UploadProgress[] = []
    await uploadFile(port, request(progress))
    expect(Math.max(...progress.map((step) => step.sent))).toBe(BYTES)
    expect(progress.at(-1)?.sent).toBe(BYTES)
  })

  test('asks again while the server still reads a large file, and sends nothing twice', async () => {
    const { port, log } = server()
    let asked = 0
    const complete = async () => {
      const view = await port.complete('f1')
      asked += 1
      return asked < 3 ? { ...view, state: 'checking' as const } : view
    }
    await expect(uploadFile({ ...port, complete }, request())).resolves.toMatchObject({ state: 'ready' })
    expect([asked, log.filter((entry) => entry.startsWith('put')).length]).toEqual([3, 4])
  })

  test('gone on with while it is being read, waits for the end and sends nothing', async () => {
    const { port, parts, log } = server()
    for (let number = 1; number <= 4; number += 1) parts.set(number, 1)
    const show = async () => ({ ...(await port.show('f1')), state: 'checking' as const, partsThere: [] })
    await expect(uploadFile({ ...port, show }, request([], 'f1'))).resolves.toMatchObject({ state: 'ready' })
    expect(log).toEqual(['complete'])
  })

  test('gives up at once when the server refuses the file', async () => {
    const { port, log } = server(() => new ApiError(413, { message: '파일이 큽니다.' }))
    await expect(uploadFile(port, request())).rejects.toMatchObject({ status: 413 })
    expect(log).not.toContain('rest')
  })

  test('stops where it is when it is paused', async () => {
    const stop = new AbortController()
    const { port, parts } = server((put) =>
      put === 2 ? (stop.abort(new Error('paused')), new ApiError(0, null)) : null,
    )
    await expect(uploadFile(port, request([], null, stop.signal))).rejects.toThrow('paused')
    expect(parts.size).toBeLessThan(4)
  })
})
