import { afterAll, expect, test } from 'vitest'
import { AppError } from '#/contract/errors.ts'
import { staffLogin } from '#/contract/people/staff-auth.contract.ts'
import { DEMO_STAFF_PASSWORD } from '#/server/features/people/staff/demo-staff.data.ts'
import type { SignInTry } from '#/server/platform/passwords/login-throttle.ts'
import { addressNumber, fromAddress } from '../support/from-address.ts'
import { closeTestShops, testShop, type TestShop } from '../support/test-shop.ts'

/** Within an hour; in `npm test` fewer, which are let through as often. */
const TRIES = process.env['TORTURE_ROUNDS'] ? 10_000 : 600
const HOUR_MS = 3_600_000
const NOBODY = { audience: 'member', subjectId: null, deviceToken: null } as const
const WRONG = new AppError('WRONG_LOGIN')
const BODY = { loginId: 'service', password: DEMO_STAFF_PASSWORD }

afterAll(closeTestShops)

/** How many of the tries of an hour reached a password, spread over these servers. */
async function guessesOfAnHour(servers: readonly TestShop[], attempt: (n: number) => SignInTry): Promise<number> {
  const start = servers[0]?.clock.now().getTime() ?? 0
  let guesses = 0
  for (let n = 0; n < TRIES; n += 1) {
    const server = servers[n % servers.length]
    server?.clock.set(new Date(start + (n * HOUR_MS) / TRIES))
    const throttle = server?.container.loginThrottle
    const entry = await throttle?.begin(attempt(n)).catch(() => null)
    await (entry && throttle?.wrong(entry, WRONG).catch((error: unknown) => (guesses += error === WRONG ? 1 : 0)))
  }
  return guesses
}

test(`${TRIES} addresses have few guesses an hour at one account, at two servers together`, async () => {
  const shop = await testShop()
  const { rows } = await shop.container.database.pool.query<{ id: string }>(
    `select id from member where login_key = 'nuri'`,
  )
  const nuri = { ...NOBODY, loginId: 'nuri', subjectId: rows[0]?.id ?? '' }
  const guesses = await guessesOfAnHour([shop, await shop.another()], (n) => ({ ...nuri, ip: addressNumber(n) }))
  expect(guesses).toBeGreaterThan(20)
  expect(guesses).toBeLessThanOrEqual(45)
})

test(`one address has few guesses an hour at ${TRIES} accounts, and the desk behind it still gets in`, async () => {
  const shop = await testShop({ env: { TRUST_PROXY: '1', DEMO: '1' } })
  const ip = '198.51.100.77'
  const desk = await shop.call(staffLogin, { body: BODY, headers: fromAddress(ip) })
  const guesses = await guessesOfAnHour([shop], (n) => ({ ...NOBODY, loginId: `somebody${n}`, ip }))
  expect(guesses).toBeGreaterThan(30)
  expect(guesses).toBeLessThanOrEqual(100)
  const headers = { ...fromAddress(ip), 'device-token': String(desk.headers['device-token']) }
  expect((await shop.call(staffLogin, { body: BODY, headers })).status).toBe(200)
})
