import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Hides short texts at rest (refund accounts): AES-256-GCM, a fresh nonce each time. */
export interface Sealer {
  seal(text: string): string
  /** Throws when the text was changed or sealed with another key. */
  open(sealed: string): string
}

const NONCE = 12
const TAG = 16

export function createSealer(secret: Buffer): Sealer {
  const key = createHash('sha256').update(secret).digest()
  return {
    seal(text) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
      decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
      return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
    },
  }
}

/** The key given as a setting (all servers of one shop need the same), else one kept in the data folder. */
export function sealerOf(dataDir: string, given: string | undefined): Sealer {
  if (given) return createSealer(Buffer.from(given, 'utf8'))
  const path = join(dataDir, 'seal.key')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(path)) writeFileSync(path, randomBytes(32), { mode: 0o600, flag: 'wx' })
  return createSealer(readFileSync(path))
}
