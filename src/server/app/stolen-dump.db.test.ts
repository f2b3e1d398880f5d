import { createHash } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { confirmCode, resetPassword, sendCode } from '#/contract/people/codes.contract.ts'
import { login, me } from '#/contract/people/login.contract.ts'
import { confirmTotp, staffLogin, staffMe, startTotp } from '#/contract/people/staff-auth.contract.ts'
import { DEMO_MEMBER_PASSWORD, DEMO_MEMBERS } from '#/server/features/people/members/demo-members.data.ts'
import { DEMO_STAFF_PASSWORD } from '#/server/features/people/staff/demo-staff.data.ts'
import { fromBase32, stepAt, totpAt } from '#/server/features/people/staff/totp.ts'
import { payFor, placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway } from '#tests/support/orders/practice-gateway.ts'
import { codeSentTo } from '#tests/support/sent-messages.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { type DumpedRow, textsOf, wholeDatabase } from '#tests/support/whole-database.ts'

const MAILBOX = 'thief.watches@example.com'
const TEN_YEARS_S = 10 * 365 * 86_400
let shop: TestShop
let dump: readonly DumpedRow[]
let totpSecret: string
let tokens: Readonly<Record<string, unknown>>
let codeId: string
let code: string
let recoveryCodes: readonly string[]
let depositSecret: string

const bearer = (token: unknown) => ({ headers: { authorization: String(token) } })
const texts = () => [...new Set(dump.flatMap(({ row }) => textsOf(row)))]
const rowsOf = (table: string) => dump.filter((row) => row.table === `public.${table}`).map(({ row }) => row)

/** A shop in which somebody of each kind is at work, and a copy of its database. */
beforeAll(async () => {
  const gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  const buyer = await shop.member()
  const { orderNumber } = await placeFlyer(shop, buyer)
  const { gatewayOrderId } = await payFor(shop, gateway, buyer, [orderNumber], { method: '가상계좌' })
  depositSecret = String((await gateway.payment(gatewayOrderId))['secret'])
  const as = bearer((await shop.call(staffLogin, { body: staffForm })).headers['authorization'])
  totpSecret = (await shop.call(startTotp, { ...as, body: { password: DEMO_STAFF_PASSWORD } })).data.secret
  const otp = totpAt(fromBase32(totpSecret), stepAt(shop.clock.now()))
  recoveryCodes = (await shop.call(confirmTotp, { ...as, body: { otp } })).data.recoveryCodes
  const member = DEMO_MEMBERS[0]
  const body = { loginId: member.email, password: DEMO_MEMBER_PASSWORD, remember: true }
  tokens = (await shop.call(login, { body })).headers
  const contact = { channel: 'email', target: MAILBOX } as const
  shop.outbox.answer = () => ({ kind: 'not-now', code: 'BUSY' })
  codeId = (await shop.call(sendCode, { body: { purpose: 'join', contact } })).data.codeId
  await shop.runJobs().catch(() => undefined)
  dump = await wholeDatabase(shop.container.database.pool)
  shop.outbox.answer = (_message, { id }) => ({ kind: 'accepted', reference: id })
  await shop.container.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  code = await codeSentTo(shop, MAILBOX)
})

const staffForm = { loginId: 'admin', password: DEMO_STAFF_PASSWORD }

async function forge(key: Parameters<SignJWT['sign']>[0], kid: string, session: Readonly<Record<string, unknown>>) {
  const issued = Math.floor(shop.clock.now().getTime() / 1000)
  return (lives: number, claims: object = {}) =>
    new SignJWT({ sid: String(session['id']), user: {}, ...claims })
      .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'JWT' })
      .setIssuer('jikji')
      .setAudience(String(session['audience']))
      .setSubject(String(session['subject_id']))
      .setIssuedAt(issued)
      .setExpirationTime(issued + lives)
      .sign(key)
}

describe('a stolen copy of the database', () => {
  it('holds sessions that work, or it would prove nothing', async () => {
    expect((await shop.call(me, bearer(tokens['authorization']))).status).toBe(200)
    expect(rowsOf('session').length).toBeGreaterThan(1)
    expect(rowsOf('session_refresh_token').length).toBeGreaterThan(1)
  })

  it('has no private half of a signing key', () => {
    const found = dump.filter(({ row }) => /"d"\s*:\s*"/.test(JSON.stringify(row)))
    expect(found).toEqual([])
  })

  it('lets nobody sign a token, with whatever in it looks like a key', async () => {
    const session = rowsOf('session').find((row) => row['audience'] === 'staff')!
    const candidates = rowsOf('signing_key')
      .flatMap((row) => Object.values(row))
      .filter(isPrivateKey)
    for (const jwk of candidates) {
      const sign = await forge(await importJWK(jwk, 'EdDSA'), String(rowsOf('signing_key')[0]?.['kid']), session)
      expect((await shop.call(staffMe, bearer(await sign(TEN_YEARS_S)))).status).toBe(401)
      expect((await shop.call(staffMe, bearer(await sign(300)))).status).toBe(401)
    }
  })

  it('does not help whoever has a signing key besides, and no token is good for ten years', async () => {
    const { key, kid } = await shop.container.sessions.keys.active(shop.container.database.db)
    const session = rowsOf('session').find((row) => row['audience'] === 'staff')!
    const sign = await forge(key, kid, session)
    const sp = shop.container.sessions.keys.proofOf(String(session['id']))
    expect((await shop.call(staffMe, bearer(await sign(300, { sp })))).status).toBe(200)
    expect((await shop.call(staffMe, bearer(await sign(300)))).status).toBe(401)
    expect((await shop.call(staffMe, bearer(await sign(300, { sp: 'AAAAAAAAAAAAAAAAAAAAAA' })))).status).toBe(401)
    expect((await shop.call(staffMe, bearer(await sign(TEN_YEARS_S, { sp })))).status).toBe(401)
  })

  it('computes no code of an authenticator', () => {
    const step = stepAt(shop.clock.now())
    const right = totpAt(fromBase32(totpSecret), step)
    const base32 = texts().filter((text) => /^[A-Z2-7]{16,}$/.test(text))
    expect(base32.map((text) => totpAt(fromBase32(text), step))).not.toContain(right)
    expect(texts().some((text) => text.includes(totpSecret))).toBe(false)
  })

  it('gives no code that was sent, not to who reads the queue and not to who tries them all', () => {
    expect(texts().filter((text) => text.includes(code))).toEqual([])
    const kept = rowsOf('contact_code').find((row) => row['id'] === codeId)?.['code_hash']
    expect(kept).toBeDefined()
    // A plain hash of six digits is found in a second by trying all; it is enough to try the right one.
    const plain = createHash('sha256').update(codeId + code)
    expect(plain.digest('base64url')).not.toBe(kept)
  })

  it('has no recovery code that trying them all would find', async () => {
    const kept = rowsOf('staff_recovery_code').map((row) => row['code_hash'])
    expect(kept.length).toBeGreaterThanOrEqual(recoveryCodes.length)
    for (const recovery of recoveryCodes) {
      const plain = createHash('sha256').update(recovery.replaceAll('-', '')).digest()
      expect(kept).not.toContain(plain.toString('base64url'))
    }
    const body = { ...staffForm, otp: recoveryCodes[0]! }
    expect((await shop.call(staffLogin, { body })).status).toBe(200)
    expect((await shop.call(staffLogin, { body })).failure?.code).toBe('WRONG_LOGIN')
  })

  it('opens nobody the second factor with a code whose hash has no key, as shops of before wrote them', async () => {
    const printed = 'ABCDEFGHJKMN'
    const plain = createHash('sha256').update(printed).digest()
    const { pool } = shop.container.database
    await pool.query(
      `insert into staff_recovery_code (staff_id, code_hash) select id, $1 from staff_account where login_id = 'admin'`,
      [plain],
    )
    const body = { ...staffForm, otp: 'ABCD-EFGH-JKMN' }
    expect((await shop.call(staffLogin, { body })).failure?.code).toBe('WRONG_LOGIN')
  })

  it('says nobody which deposits to believe', () => {
    expect(depositSecret.length).toBeGreaterThan(20)
    expect(rowsOf('payment_attempts').map((row) => row['state'])).toContain('waiting-deposit')
    expect(texts().some((text) => text.includes(depositSecret))).toBe(false)
  })

  it('gives no ticket and no refresh token', async () => {
    const { ticket } = (await shop.call(confirmCode, { params: { codeId }, body: { code } })).data
    const now = await wholeDatabase(shop.container.database.pool)
    const all = [...new Set(now.flatMap(({ row }) => textsOf(row)))]
    expect(all.some((text) => text.includes(ticket))).toBe(false)
    expect(all.some((text) => text.includes(String(tokens['refresh-token'])))).toBe(false)
    const secrets = ['session_refresh_token', 'contact_code', 'social_attempt', 'social_link', 'session']
    const likely = now.filter(({ table }) => secrets.includes(table.slice(7))).flatMap(({ row }) => textsOf(row))
    for (const tried of new Set(likely.filter((text) => /^[\w-]{16,100}$/.test(text)))) {
      const body = { ticket: tried, newPassword: 'Tryout7!stolen' }
      expect((await shop.call(resetPassword, { body })).status).toBe(400)
    }
    shop.clock.forward({ minutes: 9, seconds: 30 })
    for (const refresh of likely.filter((text) => /^[\w-]{16,100}$/.test(text))) {
      const headers = { authorization: String(tokens['authorization']), 'refresh-token': refresh }
      expect((await shop.call(me, { headers })).headers['refresh-token']).toBeUndefined()
    }
  })
})

function isPrivateKey(value: unknown): value is JsonWebKey & { kty: string } {
  return typeof value === 'object' && value !== null && 'd' in value && 'kty' in value
}
