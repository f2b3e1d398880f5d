/**
 * True for the one canonical unpadded base64url spelling of some bytes. Decoders accept padding, white space and stray
 * trailing bits, which lets one token be spelled in several ways.
 */
export function isCanonicalBase64url(text: string): boolean {
  return /^[A-Za-z0-9_-]+$/.test(text) && Buffer.from(text, 'base64url').toString('base64url') === text
}

/** True for three canonical parts: a compact JWS. */
export function isCompactJws(token: string): boolean {
  const parts = token.split('.')
  return parts.length === 3 && parts.every(isCanonicalBase64url)
}
