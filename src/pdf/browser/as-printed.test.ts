import { expect, it } from 'vitest'
import { bytesSource } from '#/pdf/engine/byte-source.ts'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { untypedBook } from '#tests/support/pdf/make-odd.ts'
import { testEngine } from '#tests/support/pdf/read-in-node.ts'
import { asPrinted } from './as-printed.ts'

it('reads in the browser what the shop will print, or says at once that it can print nothing', async () => {
  const engine = await testEngine()
  const plain = bytesSource(await textBook(2))
  expect(await asPrinted(plain, engine)).toBe(plain)
  expect(await asPrinted(bytesSource(untypedBook(2)), engine)).toMatchObject({ size: expect.any(Number) })
  expect(await asPrinted(bytesSource(untypedBook(2, 9)), engine)).toBe('unprintable')
})
