import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Hides short texts at rest (refund accounts, signing keys, authenticator secrets): AES-256-GCM, a fresh nonce each time. One
 * key seals; others may still open, so that a key can be changed while the shop works.
 */
export interface Sealer {
  seal(text: string): string
  /** Throws when the text was changed or sealed with a key that is not here. */
  open(sealed: string): string
  /** How everything begins that the sealing key has sealed. */
  readonly prefix: string
  /** A digest that only the holder of the key can make, for short codes that hashing alone would not hide. */
  digest(text: string): Buffer
  /** The digest by each key, for comparing with what was made before the key changed. */
  digests(text: string): readonly Buffer[]
}

/** Text that looks like this was sealed; what was sealed before keys had names does not. */
export const looksSealed = (text: string): boolean => text.startsWith('s2.')

const NONCE = 12
const TAG = 16

interface Key {
  readonly id: string
  readonly cipherKey: Buffer
  readonly digestKey: Buffer
}

export function createSealer(secret: Buffer, others: readonly Buffer[] = []): Sealer {
  const first = keyOf(secret)
  const keys = [first, ...others.map(keyOf)]
  const prefix = `s2.${first.id}.`
  const digestBy = (key: Key, text: string) => createHmac('sha256', key.digestKey).update(text).digest()
  return {
    prefix,
    seal: (text) => prefix + sealWith(first.cipherKey, text),
    open(sealed) {
      const [, id, body] = /^s2\.([\w-]+)\.(.*)$/s.exec(sealed) ?? []
      if (id === undefined || body === undefined) return openWithAny(keys, sealed)
      const key = keys.find((candidate) => candidate.id === id)
      if (!key) throw new Error('sealed with a key that this server does not have; see SEAL_KEY')
      return openWith(key.cipherKey, body)
    },
    digest: (text) => digestBy(first, text),
    digests: (text) => keys.map((key) => digestBy(key, text)),
  }
}

function keyOf(secret: Buffer): Key {
  const cipherKey = createHash('sha256').update(secret).digest()
  const derived = (use: string) => createHmac('sha256', cipherKey).update(use).digest()
  return { id: derived('id').toString('base64url').slice(0, 8), cipherKey, digestKey: derived('digest') }
}

function sealWith(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

function openWith(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
}

/** For what was sealed before keys had names: the wrong key is told by the tag. */
function openWithAny(keys: readonly Key[], sealed: string): string {
  for (const key of keys.slice(0, -1)) {
    try {
      return openWith(key.cipherKey, sealed)
    } catch {
      // The next key may be the one.
    }
  }
  return openWith(keys.at(-1)?.cipherKey ?? Buffer.alloc(0), sealed)
}

/**
 * The keys given as settings (all servers of one shop need the same), else one kept in the data folder. A key in the folder
 * still opens after `SEAL_KEY` was set.
 */
export function sealerOf(
  dataDir: string,
  given: { readonly key: string | undefined; readonly others: string },
): Sealer {
  const others = given.others
    .split(',')
    .map((other) => other.trim())
    .filter((other) => other !== '')
    .map((other) => Buffer.from(other, 'utf8'))
  const path = join(dataDir, 'seal.key')
  if (given.key !== undefined)
    return createSealer(Buffer.from(given.key, 'utf8'), existsSync(path) ? [...others, readFileSync(path)] : others)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(path)) writeFileSync(path, randomBytes(32), { mode: 0o600, flag: 'wx' })
  return createSealer(readFileSync(path), others)
}
