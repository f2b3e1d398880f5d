import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { buildIdentity } from '#/sandboxes/identity/build-identity.ts'
import { SOCIAL_PROVIDERS } from '#/domain/members/social.ts'
import type { IdentityProvider, LoginAsk } from '#/server/ports/identity-provider.ts'
import { chooseProviders, PRACTICE_LOGIN_PATH } from './choose-providers.ts'
import { idTokenChecker } from './id-token.ts'

const keys = { clientId: 'practice_client', clientSecret: 'practice_secret', adminKey: 'practice_admin' }
const { app, service } = buildIdentity(keys)
const url = await app.listen({ host: '127.0.0.1', port: 0 })
afterAll(() => app.close())
const providers = chooseProviders({ IDENTITY_SANDBOX_URL: url })

const ask = (over: Partial<LoginAsk> = {}): LoginAsk => ({
  redirectUri: 'https://shop.example/member/login/callback',
  state: 's'.repeat(32),
  nonce: 'n'.repeat(32),
  verifier: 'v'.repeat(64),
  ...over,
})

async function codeFor(provider: IdentityProvider, asked: LoginAsk, form: Record<string, string> = {}): Promise<URL> {
  const page = url + provider.authorizeUrl(asked).slice(PRACTICE_LOGIN_PATH.length)
  const answer = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ do: 'agree', name: '손님', email: 'a@example.com', verified: 'yes', ...form }),
    redirect: 'manual',
  })
  return new URL(answer.headers.get('location') ?? 'about:blank')
}

describe.each(SOCIAL_PROVIDERS)('%s', (name) => {
  const provider = providers.get(name)
  if (!provider) throw new Error(name)

  test('says who agreed, the same person at every login', async () => {
    const first = await codeFor(provider, ask())
    expect(first.searchParams.get('state')).toBe(ask().state)
    const outcome = await provider.identify({ ...ask(), code: first.searchParams.get('code') ?? '' })
    expect(outcome).toMatchObject({
      kind: 'person',
      person: {
        subject: service.subjectOf(name, 'a@example.com'),
        name: '손님',
        email: 'a@example.com',
        verifiedEmail: name === 'naver' ? null : 'a@example.com',
      },
    })
  })

  test('takes a code once, and says so when there was none', async () => {
    const code = (await codeFor(provider, ask())).searchParams.get('code') ?? ''
    expect((await provider.identify({ ...ask(), code })).kind).toBe('person')
    expect((await provider.identify({ ...ask(), code })).kind).toBe('refused')
    expect((await codeFor(provider, ask(), { do: 'deny' })).searchParams.get('error')).toBe('access_denied')
  })

  test('is told when somebody leaves, and being told twice does no harm', async () => {
    const code = (await codeFor(provider, ask())).searchParams.get('code') ?? ''
    const outcome = await provider.identify({ ...ask(), code })
    if (outcome.kind !== 'person') throw new Error(outcome.code)
    const { subject, refreshToken } = outcome.person
    expect(await provider.unlink({ subject, refreshToken })).toBe('done')
    expect(await provider.unlink({ subject, refreshToken })).toBe('done')
    expect(service.unlinked).toContain(`${name}:${subject}`)
  })
})

test('an unverified e-mail address is never called verified', async () => {
  for (const provider of providers.values()) {
    const code = (await codeFor(provider, ask(), { verified: '' })).searchParams.get('code') ?? ''
    expect(await provider.identify({ ...ask(), code })).toMatchObject({ person: { verifiedEmail: null } })
  }
})

test('a code begun with another nonce, verifier or address is refused', async () => {
  const google = providers.get('google')
  const kakao = providers.get('kakao')
  if (!google || !kakao) throw new Error('not offered')
  const code = async (provider: IdentityProvider) => (await codeFor(provider, ask())).searchParams.get('code') ?? ''
  expect(await google.identify({ ...ask({ verifier: 'x'.repeat(64) }), code: await code(google) })).toMatchObject({
    kind: 'refused',
  })
  expect(await google.identify({ ...ask({ nonce: 'other' }), code: await code(google) })).toEqual({
    kind: 'refused',
    code: 'WRONG_NONCE',
  })
  expect(await kakao.identify({ ...ask({ nonce: 'other' }), code: await code(kakao) })).toEqual({
    kind: 'refused',
    code: 'WRONG_NONCE',
  })
  expect(
    await kakao.identify({ ...ask({ redirectUri: 'https://evil.example/' }), code: await code(kakao) }),
  ).toMatchObject({ kind: 'refused' })
})

test('a provider that is away is a reason to wait, not to refuse', async () => {
  for (const provider of chooseProviders({ IDENTITY_SANDBOX_URL: 'http://127.0.0.1:9' }).values()) {
    expect((await provider.identify({ ...ask(), code: 'x' })).kind).toBe('unavailable')
    expect(await provider.unlink({ subject: '1', refreshToken: 'x' })).toBe('not-now')
  }
})

describe('an id token', () => {
  test('of another key, issuer or audience, or an old one, is refused', async () => {
    const own = await generateKeyPair('RS256')
    const other = await generateKeyPair('RS256')
    const server = Fastify()
    server.get('/jwks', async () => ({ keys: [{ ...(await exportJWK(own.publicKey)), kid: 'k', alg: 'RS256' }] }))
    const jwksUrl = `${await server.listen({ host: '127.0.0.1', port: 0 })}/jwks`
    const check = idTokenChecker({ jwksUrl, issuer: 'https://issuer', audience: 'shop' })
    const token = (change: { key?: CryptoKey; issuer?: string; audience?: string; end?: string } = {}) =>
      new SignJWT({ nonce: 'n' })
        .setProtectedHeader({ alg: 'RS256', kid: 'k' })
        .setSubject('1')
        .setIssuer(change.issuer ?? 'https://issuer')
        .setAudience(change.audience ?? 'shop')
        .setIssuedAt()
        .setExpirationTime(change.end ?? '1h')
        .sign(change.key ?? own.privateKey)
    expect((await check(await token(), 'n')).kind).toBe('claims')
    expect(await check(await token({ key: other.privateKey }), 'n')).toMatchObject({ kind: 'refused' })
    expect(await check(await token({ issuer: 'https://evil' }), 'n')).toMatchObject({ kind: 'refused' })
    expect(await check(await token({ audience: 'other' }), 'n')).toMatchObject({ kind: 'refused' })
    expect(await check(await token({ end: '-5m' }), 'n')).toMatchObject({ kind: 'refused' })
    expect(await check(null, 'n')).toMatchObject({ kind: 'refused' })
    await server.close()
  })
})
