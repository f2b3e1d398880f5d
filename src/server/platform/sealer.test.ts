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
