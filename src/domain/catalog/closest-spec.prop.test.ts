import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomSpec } from '#tests/support/catalog/random-specs.ts'
import { closestSpec } from './closest-spec.ts'
import { KINDS } from './kinds.ts'
import { specIssues } from './spec-issues.ts'

const mm = fc.oneof(
  fc.integer({ min: 20, max: 1300 }),
  fc.double({ min: 20, max: 1300, noNaN: true }),
  fc.constantFrom(148, 210, 297, 154, 216, 105),
)
const files = fc.record({
  pages: fc.integer({ min: 1, max: 1200 }),
  trim: fc.record({ width: mm, height: mm }),
  colourPages: fc.integer({ min: 0, max: 1200 }),
  coverSize: fc.option(fc.record({ width: mm, height: mm }), { nil: undefined }),
})

describe.each(KINDS)('파일에서 읽은 사양 $product', (kind) => {
  it('어떤 파일이 와도 만들 수 있는 사양이 되고, 맞추지 못한 것은 말로 알립니다', () => {
    fc.assert(
      fc.property(files, randomSpec(kind), (read, from) => {
        const { spec, assumed } = closestSpec(
          kind.product,
          { ...read, coverSize: read.coverSize ?? { width: 0, height: 0 } },
          from,
        )
        expect(specIssues(spec)).toEqual([])
        for (const text of assumed) expect(text).toMatch(/[가-힣].*\.$/u)
        const pages = spec.parts.filter((part) => part.role === 'body').reduce((sum, part) => sum + part.pages, 0)
        if (kind.bindings.length > 0 && pages !== read.pages) expect(assumed.length).toBeGreaterThan(0)
      }),
      { numRuns: 25 },
    )
  })
})
