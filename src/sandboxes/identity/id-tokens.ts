import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import type { Grant } from './service.ts'

interface Keys {
  readonly privateKey: CryptoKey
  readonly jwk: JWK
}

/** Signs id tokens with a key made when the first is needed. */
export class IdTokens {
  #keys: Promise<Keys> | null = null

  #made(): Promise<Keys> {
    this.#keys ??= generateKeyPair('RS256', { modulusLength: 2048, extractable: true }).then(
      async ({ privateKey, publicKey }) => ({
        privateKey,
        jwk: { ...(await exportJWK(publicKey)), kid: 'practice', alg: 'RS256', use: 'sig' },
      }),
    )
    return this.#keys
  }

  async jwks(): Promise<{ keys: readonly JWK[] }> {
    return { keys: [(await this.#made()).jwk] }
  }

  async sign({ person, nonce }: Grant, issuer: string, audience: string): Promise<string> {
    const { privateKey } = await this.#made()
    return new SignJWT({
      name: person.name,
      email: person.email,
      email_verified: person.verified,
      ...(nonce ? { nonce } : {}),
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'practice' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(person.subject)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
  }
}
