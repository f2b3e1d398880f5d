import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'
import { testShop, type TestShop } from '../support/test-shop.ts'

let shop: TestShop
let servers: ServerProcess[] = []

beforeAll(async () => {
  shop = await testShop()
  const env = { DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.container.config.dataDir, RATE_SCALE: '0' }
  servers = [await startServerProcess(env), await startServerProcess(env)]
})
afterAll(async () => {
  for (const { child } of servers) if (child.exitCode === null) child.kill('SIGKILL')
})

async function login(address: string, path: string, who: object): Promise<string> {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(who),
  })
  expect(answer.status).toBe(200)
  return answer.headers.get('authorization') ?? ''
}

const loginStaff = (address: string) =>
  login(address, '/api/staff/login', { loginId: 'admin', password: 'Press#Sheet2026' })
const loginMember = (address: string) =>
  login(address, '/api/members/login', { loginId: 'hong@example.com', password: 'Paper&Ink2026', remember: false })

/** Whose token it is. */
function memberOf(authorization: string) {
  const claims = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }
  return { audience: 'member', subjectId: claims.sub } as const
}

/** Under the five seconds for which a server keeps what it knows of a session. */
const SOON_MS = 4_500

describe('two server processes on one database', () => {
  it('do each job once, whoever took the request', async () => {
    const phones = Array.from({ length: 16 }, (_, at) => `010${String(55_500_000 + at)}`)
    const answers = await Promise.all(
      phones.map((target, at) =>
        fetch(`${servers[at % 2]?.address}/api/members/codes`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ purpose: 'join', contact: { channel: 'sms', target } }),
        }),
      ),
    )
    expect(answers.map((answer) => answer.status)).toEqual(phones.map(() => 200))
    const sent = async () => {
      const note = await readFile(join(shop.container.config.dataDir, 'sandboxes.json'), 'utf8')
      const answer = await fetch(`${(JSON.parse(note) as { messages: string }).messages}/mailbox.json`)
      const { messages } = (await answer.json()) as { messages: readonly { to: string }[] }
      return messages.map(({ to }) => to).toSorted()
    }
    await expect.poll(async () => (await sent()).length).toBeGreaterThanOrEqual(phones.length)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await sent()).toEqual(phones)
  })

  it('accept a login that the other one gave, and show live what the other one changed', async () => {
    const authorization = await loginStaff(servers[0]?.address ?? '')
    const stop = new AbortController()
    const post = (path: string, body: object, headers = {}) =>
      fetch(`${servers[1]?.address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        signal: stop.signal,
      })
    const asked = await post('/api/live/tickets', { topics: ['staff:queue'] }, { authorization })
    const { resultData } = (await asked.json()) as { resultData: { ticket: string } }
    const stream = await post('/api/live', { tickets: [resultData.ticket] })
    expect(stream.status).toBe(200)
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    let seen = ''
    const readUntil = async (wanted: string) => {
      while (!seen.includes(wanted)) seen += (await reader?.read())?.value ?? ''
    }
    await readUntil('event: ready')
    const { database, live } = shop.container
    await database.transaction((tx) => live.publish(tx, 'staff:queue'))
    await readUntil('event: change')
    stop.abort()
  })

  it('forget a session that the other one ended, long before what they keep of it runs out', async () => {
    const [here, there] = servers.map((server) => server.address)
    const [authorization, thief] = [await loginMember(here ?? ''), await loginMember(here ?? '')]
    const cartAt = async (address: string | undefined, token: string) =>
      (await fetch(`${address}/api/cart`, { headers: { authorization: token } })).status
    expect([await cartAt(there, authorization), await cartAt(there, thief)]).toEqual([200, 200])
    const from = performance.now()
    const logout = await fetch(`${here}/api/members/logout`, { method: 'POST', headers: { authorization } })
    expect(logout.status).toBe(200)
    await expect.poll(() => cartAt(there, authorization), { timeout: SOON_MS, interval: 20 }).toBe(401)
    expect(performance.now() - from).toBeLessThan(SOON_MS)
    expect(await cartAt(there, thief)).toBe(200)
    await shop.container.database.transaction((tx) =>
      shop.container.sessions.endAll(tx, { ...memberOf(thief), keep: null }, 'password-changed'),
    )
    await expect.poll(() => cartAt(there, thief), { timeout: SOON_MS, interval: 20 }).toBe(401)
  })

  it('stop one after the other without an error, while the other goes on answering', async () => {
    const [first, second] = servers
    expect(await first?.stop()).toBe(0)
    expect((await fetch(`${second?.address}/readyz`)).status).toBe(200)
    expect(await second?.stop()).toBe(0)
  })
})
