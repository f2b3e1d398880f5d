import { describe, expect, it } from 'vitest'
import { fromBase32, matchTotp, stepAt, toBase32, totpAt } from './totp.ts'

const SECRET = Buffer.from('12345678901234567890')

describe('codes of an authenticator app (RFC 6238)', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at %i s since 1970 the test vector of the RFC is %s', (seconds, code) => {
    expect(totpAt(SECRET, stepAt(new Date(seconds * 1000)))).toBe(code)
  })

  it('writes a secret in base32 as the RFC does, and reads it back', () => {
    expect(toBase32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(Buffer.from(fromBase32(toBase32(SECRET)))).toEqual(SECRET)
  })

  it('takes the code of the step before and after, but no older one', () => {
    const now = new Date(1234567890_000)
    const code = (shift: number) => totpAt(SECRET, stepAt(now) + shift)
    const secret = toBase32(SECRET)
    expect(matchTotp(secret, code(-1), now)).toBe(stepAt(now) - 1)
    expect(matchTotp(secret, code(1), now)).toBe(stepAt(now) + 1)
    expect(matchTotp(secret, code(-2), now)).toBeNull()
    expect(matchTotp(secret, code(2), now)).toBeNull()
  })
})
