import { expect, test } from 'vitest'
import { rememberVerdicts } from './remember-verdicts.ts'

test('a hash is checked once for a password, and a new hash anew', async () => {
  const asked: (string | null)[] = []
  let isBusy = true
  const { verify } = rememberVerdicts({
    verify: async (stored, password) => {
      asked.push(stored)
      if (isBusy) throw new Error('too many are waiting')
      return stored === `hash of ${password}`
    },
  })
  await expect(verify('hash of open', 'open')).rejects.toThrow('waiting')
  isBusy = false
  expect(await verify('hash of open', 'open')).toBe(true)
  expect(await verify('hash of open', 'open')).toBe(true)
  expect(await verify('hash of open', 'other')).toBe(false)
  expect(await verify('hash of new', 'open')).toBe(false)
  expect(await verify(null, 'open')).toBe(false)
  expect(asked).toEqual(['hash of open', 'hash of open', 'hash of open', 'hash of new', null])
})
