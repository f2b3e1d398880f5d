import { beforeAll, describe, expect, it } from 'vitest'
import { sendCode } from '#/contract/people/codes.contract.ts'
import { login } from '#/contract/people/login.contract.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

/** A fifth of the thirty log-ins from one address. */
const LOGINS_A_MINUTE = 6
let here: TestShop
let there: TestShop

beforeAll(async () => {
  here = await testShop({ env: { RATE_SCALE: '0.2' } })
  there = await here.another()
})

/** The servers count minutes of the database's clock; a test that begins in the last seconds of one would meet two. */
async function freshMinute(): Promise<void> {
  const { pool } = here.container.database
  const left = async () => {
    const { rows } = await pool.query<{ left: number }>(`select 60 - extract(second from now())::float8 as left`)
    return rows[0]?.left ?? 0
  }
  await expect.poll(left, { interval: 200 }).toBeGreaterThan(10)
}

const tryLogin = (shop: TestShop, at: number) =>
  shop.call(login, { body: { loginId: `nobody-${at}`, password: 'Wrong&Word2026', remember: false } })

describe('the limit of calls a minute', () => {
  it('is one for all servers of the shop where a call costs much', async () => {
    await freshMinute()
    const answers = []
    for (let at = 0; at < LOGINS_A_MINUTE + 4; at += 1) answers.push(await tryLogin(at % 2 === 0 ? here : there, at))
    const refused = answers.filter((answer) => answer.status === 429)
    expect(answers.slice(0, LOGINS_A_MINUTE).map((answer) => answer.status)).not.toContain(429)
    expect(refused).toHaveLength(4)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('is also one of codes a day, for the whole network of an IPv6 address', async () => {
    const ask = async (remoteAddress: string, target: string) =>
      here.app.inject({
        method: 'POST',
        url: '/api/members/codes',
        remoteAddress,
        payload: { purpose: 'join', contact: { channel: 'sms', target } },
      })
    expect((await ask('2001:db8:1:2::1', '01012340001')).statusCode).toBe(200)
    await here.container.database.pool.query('update call_count set calls = 60 where minute > now()')
    const refused = await ask('2001:db8:1:2:ffff::9', '01012340002')
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toContain('내일 다시')
    expect((await ask('2001:db8:1:3::1', '01012340003')).statusCode).toBe(200)
  })

  it('is one for all networks that a single IPv6 customer may have, so that codes are not sent by the thousand', async () => {
    const ask = async (network: number) => {
      const target = `0107777${String(network).padStart(4, '0')}`
      const answer = await here.app.inject({
        method: 'POST',
        url: '/api/members/codes',
        remoteAddress: `2001:db8:77:${network.toString(16)}::1`,
        payload: { purpose: 'join', contact: { channel: 'sms', target } },
      })
      return answer
    }
    expect((await ask(1)).statusCode).toBe(200)
    await here.container.database.pool.query('update call_count set calls = 1200 where minute > now()')
    const refused = await ask(2)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toContain('내일 다시')
  })

  it('counts each kind of call for itself, and forgets minutes that are over', async () => {
    const contact = { channel: 'sms' as const, target: '01012340000' }
    expect((await here.call(sendCode, { body: { purpose: 'join', contact } })).status).toBe(200)
    const { pool } = here.container.database
    await pool.query(`update call_count set minute = minute - interval '2 days'`)
    await pool.query(`select graphile_worker.add_job('platform.delete-old-counts')`)
    await here.runJobs()
    expect((await pool.query('select 1 from call_count')).rowCount).toBe(0)
  })
})
