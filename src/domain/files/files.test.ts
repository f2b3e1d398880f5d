import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { describeBytes } from './describe-bytes.ts'
import { sniffType } from './file-types.ts'
import { PART_BYTES, partBytes, partCount } from './purposes.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('what a file is', () => {
  it.each([
    ['a PDF', bytes('%PDF-1.7\n'), 'pdf'],
    ['a PDF with rubbish before its header', bytes(`${'x'.repeat(500)}%PDF-1.4`), 'pdf'],
    ['a photograph that was renamed to .pdf', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'jpeg'],
    ['a photograph that talks about %PDF- inside', Uint8Array.of(0xff, 0xd8, 0xff, ...bytes('%PDF-1.7')), 'jpeg'],
    ['a Hangul document', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'ole'],
    ['a page of a web site', bytes('<!doctype html>'), null],
    ['nothing', new Uint8Array(), null],
  ])('is read from its bytes: %s', (_name, head, expected) => {
    expect(sniffType(head)).toBe(expected)
  })
})

describe('sizes', () => {
  it.each([
    [1, '1 Byte'],
    [1023, '1023 Byte'],
    [1024, '1 KB'],
    [20 * 1024 ** 2, '20 MB'],
    [1.5 * 1024 ** 3, '1.5 GB'],
  ])('%d bytes read as %s', (size, text) => {
    expect(describeBytes(size)).toBe(text)
  })

  it('of all parts add up to the file, and none is empty or over the limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 * 1024 ** 3 }), (size) => {
        const parts = Array.from({ length: partCount(size) }, (_, at) => partBytes(size, at + 1))
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(size)
        expect(parts.every((part) => part > 0 && part <= PART_BYTES)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})
