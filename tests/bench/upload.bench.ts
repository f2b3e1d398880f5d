import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Envelope } from '#/contract/envelope.ts'
import { PART_BYTES, partCount } from '#/domain/files/purposes.ts'
import { startServerProcess } from '../support/server-process.ts'

/** Memory of the server process while a file of 1 GB comes in, and how fast it comes. */
const BYTES = 1024 ** 3
const MB = 1024 ** 2

const dataDir = await mkdtemp(join(tmpdir(), 'jikji-bench-'))
const server = await startServerProcess({ DATA_DIR: dataDir, RATE_SCALE: '0' })
const headers = { 'content-type': 'application/json', 'visitor-key': randomBytes(24).toString('base64url') }

async function post<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(server.address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const envelope = (await answer.json()) as Envelope<T>
  if (envelope.result === 'FAIL') throw new Error(envelope.message)
  return envelope.resultData
}

/** Resident memory in MB; only Linux tells it of another process. */
function memory(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

interface SignedParts {
  readonly parts: readonly { readonly url: string; readonly headers: Record<string, string> }[]
}

try {
  const before = memory()
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, memory())), 50)
  const { fileId } = await post<{ fileId: string }>('/api/files', { name: '큰 책.pdf', bytes: BYTES, purpose: 'inner' })
  const whole = createHash('sha256')
  let sending = 0
  for (let number = 1; number <= partCount(BYTES); number += 1) {
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
  const completing = (performance.now() - from) / 1000
  clearInterval(timer)
  const speed = BYTES / MB / (sending / 1000)
  process.stdout.write(`1 GB uploaded at ${speed.toFixed(0)} MB/s, checked in ${completing.toFixed(1)} s\n`)
  process.stdout.write(`memory of the server: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most\n`)
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
