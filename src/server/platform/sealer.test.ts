import { expect, test } from 'vitest'
import { createSealer } from './sealer.ts'

const sealer = createSealer(Buffer.from('a key of the shop'))

test('what was sealed can be opened again and does not look like itself', () => {
  const sealed = sealer.seal('1002-123-456789 김책')
  expect(sealed).not.toContain('1002')
  expect(sealer.open(sealed)).toBe('1002-123-456789 김책')
  expect(sealer.seal('1002-123-456789 김책')).not.toBe(sealed)
})

test('a changed text and another key open nothing', () => {
  const bytes = Buffer.from(sealer.seal('계좌'), 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(() => sealer.open(bytes.toString('base64url'))).toThrow()
  expect(() => createSealer(Buffer.from('another')).open(sealer.seal('계좌'))).toThrow()
})

test('another key may still open what it once sealed, and new things are sealed with the first', () => {
  const before = createSealer(Buffer.from('last year'))
  const both = createSealer(Buffer.from('this year'), [Buffer.from('last year')])
  expect(both.open(before.seal('계좌'))).toBe('계좌')
  expect(() => before.open(both.seal('계좌'))).toThrow('SEAL_KEY')
  expect(both.seal('계좌').startsWith(both.prefix)).toBe(true)
})

test('what was sealed before keys had names opens with any key that fits', () => {
  const before = createSealer(Buffer.from('last year'))
  const nameless = before.seal('계좌').slice(before.prefix.length)
  const several = createSealer(Buffer.from('this year'), [Buffer.from('last year'), Buffer.from('elsewhere')])
  expect(several.open(nameless)).toBe('계좌')
  expect(before.open(nameless)).toBe('계좌')
})
