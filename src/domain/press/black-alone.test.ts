import { expect, it } from 'vitest'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { isBlackAlone } from './black-alone.ts'

const [, body] = bookSpec(32).parts
if (!body) throw new Error('no body')

it('is a file of which no page is ordered in another ink', () => {
  expect(isBlackAlone(bookSpec(32), 'inner')).toBe(true)
  expect(isBlackAlone(bookSpec(32), 'cover')).toBe(false)
  expect(isBlackAlone(bookSpec(32, { colourPages: 2, ink: { front: 4, back: 4 } }), 'inner')).toBe(false)
  expect(isBlackAlone(bookSpec(32, { ink: { front: 2, back: 2 } }), 'inner')).toBe(false)
  expect(isBlackAlone(bookSpec(32), 'material')).toBe(false)
})

it('is told section by section where each has its own file', () => {
  const coloured = { ...body, id: 'body-2', colourPages: 16, ink: { front: 4, back: 4 } as const }
  const spec = { ...bookSpec(32), parts: [...bookSpec(32).parts, coloured] }
  expect(isBlackAlone(spec, 'body')).toBe(true)
  expect(isBlackAlone(spec, 'body-2')).toBe(false)
  expect(isBlackAlone(spec, 'inner')).toBe(false)
})
