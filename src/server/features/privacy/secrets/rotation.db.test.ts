import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { afterAll, expect, it } from 'vitest'
import { login, me } from '#/contract/people/login.contract.ts'
import { confirmTotp, staffLogin, startTotp } from '#/contract/people/staff-auth.contract.ts'
import { createContainer } from '#/server/app/container.ts'
import { DEMO_MEMBER_PASSWORD, DEMO_MEMBERS } from '#/server/features/people/members/demo-members.data.ts'
import { DEMO_STAFF_PASSWORD } from '#/server/features/people/staff/demo-staff.data.ts'
import { fromBase32, stepAt, toBase32, totpAt } from '#/server/features/people/staff/totp.ts'
import { readConfig } from '#/server/platform/config.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { resealAll, sealedByOthers } from './reseal.ts'
import { sealAtStart, WRONG_SEAL_KEY } from './seal-at-start.ts'

const OLD = 'the key of last year'
const NEW = 'the key of this year'
const form = { loginId: DEMO_MEMBERS[0].email, password: DEMO_MEMBER_PASSWORD, remember: true }
const headersOf = (answer: { headers: Readonly<Record<string, unknown>> }) => ({
  authorization: String(answer.headers['authorization']),
  'refresh-token': String(answer.headers['refresh-token']),
})
const code = (shop: TestShop, secret: string) => totpAt(fromBase32(secret), stepAt(shop.clock.now()))

it('changes the sealing key while people work, and the old key opens nothing afterwards', async () => {
  const shop = await testShop({ env: { SEAL_KEY: NEW, SEAL_KEY_OTHERS: OLD } })
  const before = await withKeys(shop, { SEAL_KEY: OLD, SEAL_KEY_OTHERS: NEW })
  const { pool, db } = shop.container.database
  const staffId = String((await pool.query(`select id from staff_account where login_id = 'admin'`)).rows[0]?.id)
  const secret = toBase32(Buffer.from(randomUUID()).subarray(0, 20))
  await pool.query('update staff_account set totp_secret = $2 where id = $1', [staffId, before.sealer.seal(secret)])
  await before.sessions.keys.active(db)
  const member = headersOf(await shop.call(login, { body: form }))

  expect(await sealedByOthers(db, shop.container.sealer)).toHaveLength(2)
  const calls = Array.from({ length: 40 }, () => shop.call(me, { headers: { authorization: member.authorization } }))
  const [outcome, ...answers] = await Promise.all([resealAll(db, shop.container.sealer), ...calls])
  expect(outcome).toEqual({ done: 2, lost: [] })
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await sealedByOthers(db, shop.container.sealer)).toEqual([])

  const after = await withKeys(shop, { SEAL_KEY: NEW })
  const [{ sealed }] = (await pool.query('select totp_secret as sealed from staff_account where id = $1', [staffId]))
    .rows as [{ sealed: string }]
  expect(after.sealer.open(sealed)).toBe(secret)
  expect((await after.sessions.keys.active(db)).kid).toBe((await before.sessions.keys.active(db)).kid)
  const oldOnly = await withKeys(shop, { SEAL_KEY: OLD })
  expect(() => oldOnly.sealer.open(sealed)).toThrow()
  await expect(sealAtStart(oldOnly)).rejects.toThrow(WRONG_SEAL_KEY)
  const otp = code(shop, secret)
  const staff = { loginId: 'admin', password: DEMO_STAFF_PASSWORD, otp }
  expect((await shop.call(staffLogin, { body: staff })).status).toBe(200)
})

it('changes the signing key without a logout, also between two servers', async () => {
  const shop = await testShop()
  const other = await shop.another()
  const first = headersOf(await shop.call(login, { body: form }))
  expect((await other.call(me, { headers: { authorization: first.authorization } })).status).toBe(200)
  const kids = await Promise.all([shop.container.sessions.keys.rotate(), other.container.sessions.keys.rotate()])
  expect(new Set(kids).size).toBe(2)
  for (const server of [shop, other]) {
    expect((await server.call(me, { headers: { authorization: first.authorization } })).status).toBe(200)
    const again = headersOf(await server.call(login, { body: form }))
    expect((await shop.call(me, { headers: { authorization: again.authorization } })).status).toBe(200)
  }
  shop.clock.forward({ days: 3 })
  const renewed = await shop.call(me, { headers: first })
  expect([renewed.status, typeof renewed.headers['refresh-token']]).toEqual([200, 'string'])
})

it('signs with a key for a month', async () => {
  const shop = await testShop()
  const { keys } = shop.container.sessions
  const { db } = shop.container.database
  const { kid } = await keys.active(db)
  await keys.rotateAfter(30 * 86_400_000)
  expect((await keys.active(db)).kid).toBe(kid)
  shop.clock.forward({ days: 31 })
  await keys.rotateAfter(30 * 86_400_000)
  expect((await keys.active(db)).kid).not.toBe(kid)
})

it('wipes what lay in clear at the next start; who is logged in stays, and who has the old key makes nothing of it', async () => {
  const shop = await testShop()
  const { pool } = shop.container.database
  const clear = await clearKey(shop)
  const member = await shop.member()
  const sign = tokenOf(clear, { sub: member.memberId, sid: member.sessionId })
  const token = await sign(shop.clock.now())
  expect((await shop.call(me, { headers: { authorization: token } })).status).toBe(200)
  const secret = toBase32(Buffer.from(randomUUID()).subarray(0, 20))
  await pool.query(`update staff_account set totp_secret = $1 where login_id = 'admin'`, [secret])

  await sealAtStart(shop.container)
  const { rows } = await pool.query('select private_jwk, retired_at from signing_key where kid = $1', [clear.kid])
  expect(rows).toEqual([{ private_jwk: null, retired_at: expect.any(Date) }])
  expect((await pool.query('select 1 from staff_account where totp_secret = $1', [secret])).rowCount).toBe(0)
  expect((await shop.call(me, { headers: { authorization: token } })).status).toBe(200)
  const staff = { loginId: 'admin', password: DEMO_STAFF_PASSWORD, otp: code(shop, secret) }
  expect((await shop.call(staffLogin, { body: staff })).status).toBe(200)

  shop.clock.forward({ minutes: 5 })
  expect((await shop.call(me, { headers: { authorization: await sign(shop.clock.now()) } })).status).toBe(401)
})

it('seals a second factor from its first moment', async () => {
  const shop = await testShop()
  const headers = headersOf(
    await shop.call(staffLogin, { body: { loginId: 'finance', password: DEMO_STAFF_PASSWORD } }),
  )
  const { secret } = (await shop.call(startTotp, { headers, body: { password: DEMO_STAFF_PASSWORD } })).data
  const stored = async () =>
    (await shop.container.database.pool.query('select totp_secret, totp_pending_secret from staff_account')).rows
  expect(JSON.stringify(await stored())).not.toContain(secret)
  await shop.call(confirmTotp, { headers, body: { otp: code(shop, secret) } })
  expect(JSON.stringify(await stored())).not.toContain(secret)
})

/** Another server of the same shop, with these keys. */
async function withKeys(shop: TestShop, keys: Readonly<Record<string, string>>) {
  const { dataDir } = shop.container.config
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: shop.databaseUrl, ...keys })
  const container = createContainer({ config, databaseUrl: shop.databaseUrl, log: shop.container.log })
  closing.push(() => container.close())
  return container
}

/** A signing key as the version before wrote it. */
async function clearKey(shop: TestShop): Promise<{ kid: string; privateKey: CryptoKey }> {
  const pair = await generateKeyPair('EdDSA', { extractable: true })
  const jwks: JWK[] = [await exportJWK(pair.privateKey), await exportJWK(pair.publicKey)]
  const kid = randomUUID()
  await shop.container.database.pool.query('delete from signing_key')
  await shop.container.database.pool.query(
    'insert into signing_key (kid, private_jwk, public_jwk, created_at) values ($1, $2, $3, now())',
    [kid, ...jwks],
  )
  return { kid, privateKey: pair.privateKey }
}

const tokenOf =
  ({ kid, privateKey }: { kid: string; privateKey: CryptoKey }, claims: { sub: string; sid: string }) =>
  (at: Date) =>
    new SignJWT({ sid: claims.sid, user: {} })
      .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'JWT' })
      .setIssuer('jikji')
      .setAudience('member')
      .setSubject(claims.sub)
      .setIssuedAt(Math.floor(at.getTime() / 1000))
      .setExpirationTime(Math.floor(at.getTime() / 1000) + 300)
      .sign(privateKey)

const closing: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))
