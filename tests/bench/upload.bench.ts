import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Envelope } from '#/contract/envelope.ts'
import { PART_BYTES, partCount } from '#/domain/files/purposes.ts'
import { startServerProcess } from '../support/server-process.ts'

/**
 * Memory of the server process while files of 1 GB come in one after the other, and how fast they come. What grows with the
 * bytes would be seen in the second file; what V8 and the allocator keep for later is there after a small one already.
 */
const BYTES = 1024 ** 3
const SMALL = 64 * 1024 ** 2
const MB = 1024 ** 2
const EVERY_MS = 100

const dataDir = await mkdtemp(join(tmpdir(), 'jikji-bench-'))
const METRICS_PORT = 39_464
const server = await startServerProcess({ DATA_DIR: dataDir, RATE_SCALE: '0', METRICS_PORT: String(METRICS_PORT) })
const headers = { 'content-type': 'application/json', 'visitor-key': randomBytes(24).toString('base64url') }

async function post<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(server.address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const envelope = (await answer.json()) as Envelope<T>
  if (envelope.result === 'FAIL') throw new Error(envelope.message)
  return envelope.resultData
}

interface Memory {
  readonly resident: number
  readonly heap: number
  /** Buffers outside V8's heap, where the bytes of an upload pass. */
  readonly external: number
}

/** Megabytes, as the process tells them of itself. */
async function memory(): Promise<Memory> {
  const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0) / MB
  return {
    resident: read('process_resident_memory_bytes'),
    heap: read('nodejs_heap_size_used_bytes'),
    external: read('nodejs_external_memory_bytes'),
  }
}

/** The most of each while `work` runs. */
async function peakOf<T>(work: Promise<T>): Promise<{ readonly peak: Memory; readonly result: T }> {
  const done = new AbortController()
  const watching = (async () => {
    let peak = await memory()
    while (!done.signal.aborted) {
      const now = await memory()
      peak = {
        resident: Math.max(peak.resident, now.resident),
        heap: Math.max(peak.heap, now.heap),
        external: Math.max(peak.external, now.external),
      }
      await sleep(EVERY_MS)
    }
    return peak
  })()
  const result = await work.finally(() => done.abort())
  return { peak: await watching, result }
}

interface SignedParts {
  readonly parts: readonly { readonly url: string; readonly headers: Record<string, string> }[]
}

interface Uploaded {
  /** MB a second while parts are sent, and seconds until the whole was checked. */
  readonly speed: number
  readonly checking: number
}

async function upload(bytes: number): Promise<Uploaded> {
  const { fileId } = await post<{ fileId: string }>('/api/files', { name: '큰 책.pdf', bytes, purpose: 'inner' })
  const whole = createHash('sha256')
  let sending = 0
  for (let number = 1; number <= partCount(bytes); number += 1) {
    const part = randomBytes(PART_BYTES)
    if (number === 1) part.write('%PDF-1.7\n')
    whole.update(part)
    const sha256 = createHash('sha256').update(part).digest('hex')
    const from = performance.now()
    const signed = await post<SignedParts>(`/api/files/${fileId}/parts`, { parts: [{ number, sha256 }] })
    const [put] = signed.parts
    const answer = await fetch(server.address + put?.url, { method: 'PUT', headers: put?.headers ?? {}, body: part })
    if (answer.status !== 200) throw new Error(`part ${number}: ${answer.status}`)
    sending += performance.now() - from
  }
  const from = performance.now()
  await post(`/api/files/${fileId}/complete`, { sha256: whole.digest('hex') })
  return { speed: bytes / MB / (sending / 1000), checking: (performance.now() - from) / 1000 }
}

const told = ({ resident, heap, external }: Memory) =>
  `resident ${resident.toFixed(0)}, heap ${heap.toFixed(0)}, buffers ${external.toFixed(0)} MB`

try {
  process.stdout.write(`after the start: ${told(await memory())}\n`)
  for (const bytes of [SMALL, BYTES, BYTES]) {
    const { peak, result } = await peakOf(upload(bytes))
    process.stdout.write(
      `${bytes / MB} MB at ${result.speed.toFixed(0)} MB/s, checked in ${result.checking.toFixed(1)} s; at most ${told(peak)}\n`,
    )
  }
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
