import { createHash, randomBytes } from 'node:crypto'

export type ProviderName = 'kakao' | 'naver' | 'google'
export interface Person {
  readonly subject: string
  readonly name: string
  readonly email: string
  readonly verified: boolean
}

export interface Grant {
  readonly provider: ProviderName
  readonly person: Person
  readonly redirectUri: string
  readonly nonce: string | null
  /** S256; null where the login was begun without. */
  readonly challenge: string | null
  readonly until: number
}

const CODE_MS = 10 * 60_000
const TOKEN_MS = 6 * 3_600_000

/** Codes and tokens that were given out. Forgotten at the end of the program, as are those who disconnected. */
export class IdentityService {
  readonly #codes = new Map<string, Grant>()
  readonly #tokens = new Map<string, Grant>()
  /** Ends by `provider:subject`; tests and the curious read them. */
  readonly unlinked: string[] = []

  /** The same e-mail address is the same person, today and tomorrow. */
  subjectOf(provider: ProviderName, email: string): string {
    const digest = createHash('sha256').update(`${provider}:${email.toLowerCase()}`).digest()
    return provider === 'naver' ? digest.toString('base64url').slice(0, 40) : String(digest.readUIntBE(0, 6))
  }

  giveCode(grant: Omit<Grant, 'until'>): string {
    return this.#put(this.#codes, grant, CODE_MS)
  }

  /** A code is good once. */
  takeCode(code: string): Grant | null {
    const grant = this.#living(this.#codes, code)
    this.#codes.delete(code)
    return grant
  }

  giveToken(grant: Omit<Grant, 'until'>): string {
    return this.#put(this.#tokens, grant, TOKEN_MS)
  }

  holder(token: string): Grant | null {
    return this.#living(this.#tokens, token)
  }

  /** False when nobody of that id is connected. */
  unlink(provider: ProviderName, subject: string): boolean {
    const own = [...this.#tokens].filter(([, grant]) => grant.provider === provider && grant.person.subject === subject)
    for (const [token] of own) this.#tokens.delete(token)
    this.unlinked.push(`${provider}:${subject}`)
    return own.length > 0
  }

  #put(into: Map<string, Grant>, grant: Omit<Grant, 'until'>, lifeMs: number): string {
    const secret = randomBytes(24).toString('base64url')
    into.set(secret, { ...grant, until: Date.now() + lifeMs })
    return secret
  }

  #living(from: Map<string, Grant>, secret: string): Grant | null {
    const grant = from.get(secret)
    return grant && grant.until > Date.now() ? grant : null
  }
}
