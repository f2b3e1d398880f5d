import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeFrom } from './web-paths.ts'

const HERE = 'https://shop.example'

/** Pieces of which addresses that leave a site are made. */
const STEPS = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '/.',
  '/..',
  '%2e',
  '%2E%2e',
  '%2f',
  '%5c',
  '%09',
  '\t',
  '\n',
  '\r',
  ' ',
  '\u0000',
]
const OTHERS = ['@', ':', '?', '#', 'evil.example', 'x', 'https:', 'javascript:', '직지', '\ud800', '\u3002', '\uff0f']
const piece = fc.constantFrom(...STEPS, ...OTHERS)
const address = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary' }),
)

describe('the way back after a login', () => {
  it.each([
    ['/..//evil.example/x'],
    ['/.//evil.example'],
    ['/a/..//evil.example'],
    ['/%2e%2e//evil.example'],
    ['/%2E/%2e%2E//evil.example'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['/..\\\\evil.example'],
    ['/\t/evil.example'],
    ['/..//'],
    [' //evil.example'],
    ['https://evil.example'],
    ['javascript:alert(1)'],
  ])('is none for %j', (from) => {
    expect(safeFrom(from)).toBeNull()
  })

  it.each([
    ['/mypage/order?page=2#top', '/mypage/order?page=2#top'],
    ['/mypage/../cust/faq', '/cust/faq'],
    ['/product/book/option?next=//evil.example', '/product/book/option?next=//evil.example'],
    ['/검색', '/%EA%B2%80%EC%83%89'],
  ])('of %j is %j', (from, way) => {
    expect(safeFrom(from)).toBe(way)
  })

  it('never leaves the site, however it is read: as an address, put behind our host, or read again', () => {
    fc.assert(
      fc.property(address, (from) => {
        const way = safeFrom(from)
        if (way === null) return
        expect(new URL(way, HERE).origin).toBe(HERE)
        expect(new URL(HERE + way).origin).toBe(HERE)
        expect(way).toMatch(/^\/(?![/\\])/)
        expect(safeFrom(way)).toBe(way)
      }),
      { numRuns: 3_000 },
    )
  })
})
