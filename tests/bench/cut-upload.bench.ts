import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Envelope } from '#/contract/envelope.ts'
import type { FileView } from '#/contract/files/files.contract.ts'
import { type ShopPort, uploadWithCuts } from '../support/cut-upload.ts'
import { startServerProcess } from '../support/server-process.ts'

/** A 2 GB file for an inquiry whose line is cut five times, through the browser's own upload: it arrives whole, each part sent once. */
const BYTES = 2 * 1024 ** 3
const CUTS = 5
const MB = 1024 ** 2

const folder = await mkdtemp(join(tmpdir(), 'jikji-bench-'))
const server = await startServerProcess({ DATA_DIR: folder, RATE_SCALE: '0' })
const headers = { 'content-type': 'application/json', 'visitor-key': randomBytes(24).toString('base64url') }

async function ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const sent = body ? { body: JSON.stringify(body) } : {}
  const answer = await fetch(server.address + path, { method, headers, ...sent })
  const envelope = (await answer.json()) as Envelope<T>
  if (envelope.result === 'FAIL') throw new Error(`${path}: ${envelope.message}`)
  return envelope.resultData
}

const port: ShopPort = {
  start: ({ name, bytes, purpose }) => ask('POST', '/api/files', { name, bytes, purpose }),
  show: (fileId) => ask<FileView>('GET', `/api/files/${fileId}`),
  async sign(fileId, number, sha256) {
    type Signed = { parts: Awaited<ReturnType<ShopPort['sign']>>[] }
    const { parts } = await ask<Signed>('POST', `/api/files/${fileId}/parts`, { parts: [{ number, sha256 }] })
    if (!parts[0]) throw new Error('no part was signed')
    return parts[0]
  },
  async put(part, body) {
    const { status } = await fetch(server.address + part.url, { method: 'PUT', headers: part.headers, body })
    if (status !== 200) throw new Error(`part ${part.number}: ${status}`)
  },
  complete: (fileId) => ask<FileView>('POST', `/api/files/${fileId}/complete`, {}),
}

try {
  // Sparse: its zeros take no room before they are sent.
  const path = join(folder, 'manuscript.zip')
  const sparse = await open(path, 'w')
  await sparse.write(Buffer.from('504b0304', 'hex'))
  await sparse.truncate(BYTES)
  await sparse.close()
  const file = Object.assign(await openAsBlob(path), { name: '원고.zip' })
  const from = performance.now()
  const { view, sent, cuts } = await uploadWithCuts(port, file, { purpose: 'material', cuts: CUTS })
  const seconds = (performance.now() - from) / 1000
  const whole = view.state === 'ready' && view.bytes === BYTES
  console.log(
    `${BYTES / MB} MB cut ${cuts} times: ${whole ? 'whole' : 'NOT WHOLE'} after ${seconds.toFixed(0)} s, ${(sent / MB).toFixed(0)} MB sent, each part once: ${sent === BYTES}`,
  )
  process.exitCode = whole && sent === BYTES ? 0 : 1
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
