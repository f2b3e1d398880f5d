import { describe, expect, it } from 'vitest'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { choose } from '#/domain/catalog/options/choose.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { pagesInBlack } from './black-alone.ts'

const [, body] = bookSpec(32).parts
if (!body) throw new Error('no body')
const IN_COLOUR = { colourPages: 32, ink: { front: 4, back: 4 } } as const
const of = (count: number, mono: readonly number[] = []) => ({ count, mono })

describe('pages that go to the press in black alone', () => {
  it('are all of a body without colour, also of one in two inks, and none of one in colour throughout', () => {
    expect(pagesInBlack(bookSpec(4), 'inner', of(4))).toEqual([1, 2, 3, 4])
    expect(pagesInBlack(bookSpec(4, { ink: { front: 2, back: 2 } }), 'inner', of(4))).toEqual([1, 2, 3, 4])
    expect(pagesInBlack(bookSpec(32, IN_COLOUR), 'inner', of(32, [1, 2]))).toEqual([])
    expect(pagesInBlack(bookSpec(32), 'cover', of(1))).toEqual([])
    expect(pagesInBlack(bookSpec(32), 'material', of(4))).toEqual([])
  })

  it('are those without colour where only some are ordered in colour', () => {
    const some = bookSpec(8, { ...IN_COLOUR, colourPages: 2 })
    expect(pagesInBlack(some, 'inner', of(8, [1, 3, 4, 5, 6, 8]))).toEqual([1, 3, 4, 5, 6, 8])
  })

  it('are the sections in black of one file for all sections, and all or none of a file for one', () => {
    const spec = {
      ...bookSpec(4),
      parts: [...bookSpec(4).parts, { ...body, ...IN_COLOUR, id: 'body-2', pages: 8, colourPages: 8 }],
    }
    expect(pagesInBlack(spec, 'inner', of(12))).toEqual([1, 2, 3, 4])
    expect(pagesInBlack(spec, 'body', of(4))).toEqual([1, 2, 3, 4])
    expect(pagesInBlack(spec, 'body-2', of(8))).toEqual([])
    expect(pagesInBlack({ ...spec, binding: 'saddle' }, 'inner', of(12))).toEqual([1, 2, 11, 12])
  })

  it('are the back of a sheet that is printed 4/1', () => {
    expect(pagesInBlack(choose(defaultSpec('D304'), 'sheet.ink', '4-1'), 'sheet', of(2))).toEqual([2])
    expect(pagesInBlack(choose(defaultSpec('D304'), 'sheet.ink', '4-4'), 'sheet', of(2))).toEqual([])
    expect(pagesInBlack(choose(defaultSpec('D304'), 'sheet.ink', '1-1'), 'sheet', of(2))).toEqual([1, 2])
  })
})
