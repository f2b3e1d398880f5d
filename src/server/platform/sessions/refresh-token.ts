import { createHash } from 'node:crypto'

/** Refresh tokens are random, so a plain hash is enough to make a copied table useless. */
export function hashRefreshToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Strips `Bearer ` (any case); undefined for a missing or empty header. */
export function bareToken(header: string | undefined): string | undefined {
  const token = header?.replace(/^bearer +/i, '').trim()
  return token === '' ? undefined : token
}
