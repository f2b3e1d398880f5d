import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

type Claims = Readonly<Record<string, string | number>>

/** Signs what a URL allows. Every claim is signed, in the order of its name, together with the method and the path. */
export class UrlSigner {
  readonly #secret: Buffer
  readonly #now: () => number

  constructor(secret: Buffer, now: () => number = Date.now) {
    this.#secret = secret
    this.#now = now
  }

  sign(method: string, path: string, claims: Claims, seconds: number): string {
    const expires = Math.floor(this.#now() / 1000) + seconds
    const query = new URLSearchParams(
      Object.entries({ ...claims, expires }).map(([name, value]) => [name, String(value)]),
    )
    query.sort()
    const signature = this.#signatureOf(method, path, query.toString())
    return `${path}?${query}&signature=${signature}`
  }

  /** The claims of a URL that was signed by us and is not over, else null. */
  verify(method: string, url: string): URLSearchParams | null {
    const { pathname, searchParams } = new URL(url, 'http://local')
    const signature = Buffer.from(searchParams.get('signature') ?? '')
    searchParams.delete('signature')
    searchParams.sort()
    const expected = Buffer.from(this.#signatureOf(method, pathname, searchParams.toString()))
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null
    return Number(searchParams.get('expires')) * 1000 >= this.#now() ? searchParams : null
  }

  #signatureOf(method: string, path: string, query: string): string {
    return createHmac('sha256', this.#secret).update(`${method}\n${path}\n${query}`).digest('base64url')
  }
}

/** A random secret of this shop, made on first use; all server processes of one data directory share it. */
export function readOrMakeSecret(path: string): Buffer {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return Buffer.from(readFileSync(path, 'utf8'), 'hex')
}
