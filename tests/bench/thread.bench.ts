import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Envelope } from '#/contract/envelope.ts'
import { prepareDatabase } from '#/server/app/prepare-database.ts'
import { readConfig } from '#/server/platform/config.ts'
import { startServerProcess } from '../support/server-process.ts'
import { medianOf } from './median.ts'

/**
 * How long a message of an inquiry takes from the press on one server until it has been read on a screen of another: two server
 * processes on one database, the second screen told by its live connection and asking then, as the page does.
 */
/** Ten a minute is what a customer may write. */
const MESSAGES = 9
const LIMIT_MS = 300

const dataDir = await mkdtemp(join(tmpdir(), 'jikji-bench-'))
const log = pino({ level: 'error' })
const prepared = await prepareDatabase(
  readConfig({ DATA_DIR: dataDir, DATABASE_URL: process.env['DATABASE_URL'] }),
  log,
)
const env = { DATABASE_URL: prepared.url, DATA_DIR: dataDir, RATE_SCALE: '0' }

async function ask<T>(url: string, body?: object, token = ''): Promise<T> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
      ...(token ? { authorization: token } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const envelope = (await answer.json()) as Envelope<T>
  if (envelope.result === 'FAIL') throw new Error(`${url}: ${envelope.message}`)
  return envelope.resultData
}

async function logIn(server: string): Promise<string> {
  const answer = await fetch(`${server}/api/members/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: 'hanul', password: 'Paper&Ink2026', remember: false }),
  })
  const token = answer.headers.get('authorization')
  if (!token) throw new Error(`cannot log in: ${await answer.text()}`)
  return token.startsWith('Bearer') ? token : `Bearer ${token}`
}

/** Resolves each time the live connection of `server` says that the topic changed. */
async function changesOf(server: string, token: string, topic: string) {
  const { ticket } = await ask<{ ticket: string }>(`${server}/api/live/tickets`, { topics: [topic] }, token)
  const answer = await fetch(`${server}/api/live`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tickets: [ticket] }),
  })
  if (!answer.ok || !answer.body) throw new Error(`the live connection answers ${answer.status}`)
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return async (word: string) => {
    while (!text.includes(word)) {
      const { value, done } = await reader.read()
      if (done) throw new Error('the live connection ended')
      text += value
    }
    text = text.slice(text.lastIndexOf(word) + word.length)
  }
}

const servers = [await startServerProcess(env), await startServerProcess(env)] as const
let worst = Number.POSITIVE_INFINITY
try {
  const [here, there] = [servers[0].address, servers[1].address]
  const [mine, theirs] = [await logIn(here), await logIn(there)]
  const { inquiryId } = await ask<{ inquiryId: string }>(
    `${here}/api/inquiries`,
    { category: 'estimate', title: '양장으로 바꾸면 얼마일까요', text: '80부입니다.', context: null, fileIds: [] },
    mine,
  )
  const told = await changesOf(there, theirs, `inquiry:${inquiryId}`)
  await told('ready')
  const took: number[] = []
  for (let message = 1; message <= MESSAGES; message += 1) {
    const began = performance.now()
    const body = { text: `${message}번째 글입니다.`, fileIds: [] }
    await Promise.all([told(`inquiry:${inquiryId}`), ask(`${here}/api/inquiries/${inquiryId}/messages`, body, mine)])
    const seen = await ask<{ messages: readonly object[] }>(`${there}/api/inquiries/${inquiryId}`, undefined, theirs)
    if (seen.messages.length <= message) throw new Error('the other screen has not got the message')
    took.push(performance.now() - began)
  }
  worst = Math.max(...took)
  process.stdout.write(
    `message read on the other server's screen: median ${medianOf(took).toFixed(0)} ms, slowest ${worst.toFixed(0)} ms (limit ${LIMIT_MS} ms)\n`,
  )
} finally {
  for (const server of servers) await server.stop()
  await prepared.release()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(worst <= LIMIT_MS ? 0 : 1)
