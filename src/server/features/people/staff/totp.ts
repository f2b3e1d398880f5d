import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 with the values that authenticator apps know: SHA-1, 30 seconds, six digits. */
const STEP_SECONDS = 30
const DIGITS = 6
/** One step each way for clocks that are a little off. */
const DRIFT_STEPS = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** HOTP (RFC 4226) of one counter. */
export function totpAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The time step that `code` belongs to, or null; the caller makes sure that a step is used once. */
export function matchTotp(secret: string, code: string, now: Date): number | null {
  const key = fromBase32(secret)
  const current = stepAt(now)
  for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step += 1) {
    if (timingSafeEqual(Buffer.from(totpAt(key, step)), Buffer.from(code.padStart(DIGITS).slice(0, DIGITS))))
      return step
  }
  return null
}

/** Address that an authenticator app reads from a QR code. */
export function totpUri(secret: string, loginId: string, issuer: string): string {
  const label = encodeURIComponent(`${issuer}:${loginId}`)
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`
}

export function toBase32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}
