import { describe, expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

describe('passwords are kept as argon2id', () => {
  const passwords = createPasswords()

  it('knows the right password and no other', async () => {
    const stored = await passwords.hash('Press!2026sheet')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.verify(stored, 'Press!2026sheet')).toBe(true)
    expect(await passwords.verify(stored, 'press!2026sheet')).toBe(false)
  })

  it('says no for an account that does not exist, whatever the password', async () => {
    expect(await passwords.verify(null, 'nobody has this password')).toBe(false)
  })

  it('turns people away once too many are waiting instead of making all of them wait', async () => {
    const stored = await passwords.hash('Press!2026sheet')
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.verify(stored, 'x')))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(18)
    expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
  })

  it('lets whoever is known in before the strangers who wait', async () => {
    const stored = await passwords.hash('Press!2026sheet')
    const done: string[] = []
    const strangers = Array.from({ length: 60 }, () =>
      passwords.verify(stored, 'x').then(
        () => done.push('stranger'),
        () => undefined,
      ),
    )
    const owner = passwords.verify(stored, 'Press!2026sheet', true).then((right) => done.push(`known: ${right}`))
    await Promise.all([...strangers, owner])
    expect(done.indexOf('known: true')).toBeLessThan(5)
  })
})
