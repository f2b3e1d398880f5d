import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordChecks, passwordProblem } from './password-rule.ts'

const COMMON =
  `Summer2026! !QAZ2wsx aaaa1111! 111111a! asdfgh123! Password1! P@ssw0rd1! P@ssw0rd! Qwer1234! qwer!@34 Asdf1234!
  1q2w3e4r! 1q2w3e4r5t! q1w2e3r4! Abcd1234! Admin123! Welcome1! Korea2026! Seoul123! iloveyou1! test1234! qwerty12#
  zxcv1234! Spring2025! Winter2024@ January2026! Samsung1! Jikji2026! Hello123! dkssud123! 1qaz@WSX zaq1@WSX abc123!@#
  a1234567! 12345678a! qwe123!@# 1234qwer! asd123!@# 20261122a! !1q2w3e4r aA1!aA1!aA1! abcabc123! L3tme1n! 0987poiu!
  Monday2026! autumn#2026 qlalfqjsgh1! Zxcvbnm1! !!!!1234a 1a2b3c4d! Dragon2026! naver1234! 010-1234a`
    .split(/\s+/)
    .filter(Boolean)

const GOOD = `Press#Sheet2026 Paper&Ink2026 Proof#Read2026 Folio#Head2026 Gloss&Matte2026 Spine&Wing2026 Wrong#Word2026
  Press!2026sheet Woodblock#Type31 kX9#mPq2vL tree7-Lampshade dambi_93Korn 7Gold+Fish wkdehrrngkrl7! n0rth~Brook
  Hwaseong,1796x vellum8?Quire moTor9!zebra Tkdghdgkr#41x 4Cats&2owls r2~Wallflower`
  .split(/\s+/)
  .filter(Boolean)

describe('a password everybody tries', () => {
  it.each(COMMON)('%s is refused', (password) => expect(passwordProblem(password)).not.toBeNull())
  it.each(GOOD)('%s is nobody’s first guess and may be used', (password) =>
    expect(passwordProblem(password)).toBeNull(),
  )

  it('is hardly ever one that was drawn by lot', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!@#$%^&*()_-+=,?~')
    const drawn = fc.array(letter, { minLength: 10, maxLength: 20 }).map((letters) => letters.join(''))
    const refused = fc
      .sample(drawn, { numRuns: 3000, seed: 7 })
      .filter((password) => passwordChecks(password).some(({ id, met }) => id === 'uncommon' && !met))
    expect(refused.length).toBeLessThanOrEqual(3)
  })
})

describe('a password made of who somebody is', () => {
  const hong = { loginId: 'gildong93', name: '홍길동', email: 'print.hong@example.com' }
  it.each(['gildong93#A1', 'GilDong93!', 'my-gildong93!', 'print-hong1!A', 'ghdrlfehd1!', 'Ghdrlfehd#77'])(
    '%s is refused',
    (password) => expect(passwordProblem(password, '비밀번호', hong)).toMatch(/아이디|이름/),
  )
  it.each(GOOD)('%s says nothing about them', (password) =>
    expect(passwordProblem(password, '비밀번호', hong)).toBeNull(),
  )
  it('is told by short names only where they stand alone, so that good passwords are not refused for a syllable', () => {
    expect(passwordProblem('Kim#Walnut82', '비밀번호', { loginId: 'kim', name: '김', email: '' })).toBeNull()
  })

  it('is judged at once, however long a text somebody sends for one', () => {
    expect(passwordProblem('a'.repeat(1_000_000))).toBe('비밀번호는 20자 이하여야 합니다.')
    expect(passwordProblem('가1!'.repeat(300_000))).toContain('특수문자는')
  })
})
