import { afterAll } from 'vitest'
import { buildIdentity, type PracticeIdentity } from '#/sandboxes/identity/build-identity.ts'
import type { TestShop } from './test-shop.ts'

export interface Practice extends Pick<PracticeIdentity, 'service'> {
  readonly url: string
  /** Settings that let a test shop ask here. */
  readonly env: Readonly<Record<string, string>>
}

export interface Claimed {
  readonly email: string
  readonly name?: string
  readonly verified?: boolean
}

/** The shop's own practice identity provider, listening on loopback for the tests of one file. */
export async function practiceIdentity(): Promise<Practice> {
  const keys = { clientId: 'practice_client', clientSecret: 'practice_secret', adminKey: 'practice_admin' }
  const { app, service } = buildIdentity(keys)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  afterAll(() => app.close())
  return { url, service, env: { IDENTITY_SANDBOX_URL: url } }
}

/** Agrees on the consent page, as it is shown under the shop's address; what the browser brings back. */
export async function agree(shop: TestShop, url: string, person: Claimed): Promise<{ code: string; state: string }> {
  const form = { do: 'agree', name: person.name ?? '', email: person.email, verified: person.verified ? 'yes' : '' }
  const answer = await shop.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
  const back = new URL(String(answer.headers['location']))
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' }
}
