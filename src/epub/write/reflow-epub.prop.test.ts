import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Block, type Inline, MARKS } from '#/epub/book/book.ts'
import { checkEpub } from '#/epub/check/check-epub.ts'
import { openEpub } from '#/epub/read/open-epub.ts'
import { madeBook, METADATA } from '#tests/support/epub/made-book.ts'
import { officialFindings } from '#tests/support/epub/official-check.ts'
import { reflowEpub } from './reflow-epub.ts'

const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 })
const inline: fc.Arbitrary<Inline> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('text' as const), text, marks: fc.subarray([...MARKS]) }) },
  fc.constant({ kind: 'break' as const }),
  fc.record({ kind: fc.constant('note' as const), note: fc.constantFrom('n1', 'n2', 'nobody') }),
  fc.record({ kind: fc.constant('picture' as const), picture: fc.constantFrom('dot', 'lost'), alt: text }),
  fc.record({ kind: fc.constant('page' as const), label: fc.constantFrom('ix', '12', '<&>') }),
)
const inlines = fc.array(inline, { maxLength: 5 })
const { block } = fc.letrec<{ block: Block }>((tie) => {
  const blocks = fc.array(tie('block'), { minLength: 1, maxLength: 3 })
  const cell = fc.record({ heading: fc.boolean(), columns: fc.constant(1), rows: fc.constant(1), blocks })
  return {
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ kind: fc.constant('paragraph' as const), inlines }),
      fc.record({ kind: fc.constant('heading' as const), level: fc.integer({ min: 0, max: 9 }), inlines }),
      fc.record({ kind: fc.constant('page' as const), label: text }),
      fc.record({
        kind: fc.constant('picture' as const),
        picture: fc.constantFrom('dot', 'lost'),
        alt: fc.constantFrom('', '점'),
      }),
      fc.constant({ kind: 'rule' as const }),
      fc.record({ kind: fc.constant('quote' as const), blocks }),
      fc.record({
        kind: fc.constant('list' as const),
        ordered: fc.boolean(),
        items: fc.array(blocks, { minLength: 1, maxLength: 3 }),
      }),
      fc.record({
        kind: fc.constant('table' as const),
        rows: fc.array(fc.record({ cells: fc.array(cell, { minLength: 2, maxLength: 2 }) }), {
          minLength: 1,
          maxLength: 3,
        }),
      }),
    ) as fc.Arbitrary<Block>,
  }
})
const note = (id: string) => fc.record({ id: fc.constant(id), blocks: fc.array(block, { minLength: 1, maxLength: 2 }) })
const book = fc.record({
  title: fc.constant(null),
  blocks: fc.array(block, { minLength: 1, maxLength: 12 }),
  notes: fc.tuple(note('n1'), note('n2')),
  pictures: fc.constant(madeBook().pictures),
})

test('whatever a book holds, its EPUB is sound and opens', () => {
  fc.assert(
    fc.property(book, text, (made, title) => {
      const epub = reflowEpub(made, { ...METADATA, title: `책 ${title}` }, null)
      expect(checkEpub(epub)).toEqual([])
      expect(openEpub(epub)?.spine.length).toBeGreaterThan(0)
    }),
    { numRuns: 150 },
  )
})

test('and EPUBCheck finds nothing wrong with it either', async () => {
  await fc.assert(
    fc.asyncProperty(book, async (made) => {
      expect(await officialFindings(reflowEpub(made, METADATA, null))).toEqual([])
    }),
    { numRuns: 25 },
  )
})
