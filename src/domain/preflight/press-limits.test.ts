import { describe, expect, it } from 'vitest'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { defaultSpec } from '../catalog/kinds.ts'
import { PAPER_FAMILIES } from '../catalog/papers.data.ts'
import { TARIFF_2026_11 } from '../pricing/tariff-2026-11.data.ts'
import { ROUTES } from '#/domain/print/routes.ts'
import { expectationOf } from './expectation-of.ts'
import { PRESS_LIMITS } from './press-limits.data.ts'
import { limitWords, printLimits } from './press-limits.ts'
import { routeOf } from './route-of.ts'

const family = (id: string) => PAPER_FAMILIES.filter((one) => one.id === id)
const ink = (...asked: Parameters<typeof printLimits>) => printLimits(...asked).inkCoverage

describe('the limits of a job', () => {
  it('follow the way of printing on the same paper', () => {
    const white = family('white')
    expect(ROUTES.map((route) => ink(route, white))).toEqual([260, 240, 280, 260])
    expect(printLimits('digital-rotary', white)).toMatchObject({ thinnestLinePt: 0.5, ppiLow: 180 })
    expect(printLimits('digital-sheet', white)).toMatchObject({ thinnestLinePt: 0.25, ppiLow: 200 })
  })

  it('follow the paper on the same press', () => {
    expect(['art', 'white', 'leathac'].map((id) => ink('offset-dedicated', family(id)))).toEqual([320, 280, 260])
  })

  it('are those of the paper that bears least, where a file goes on several', () => {
    const both = printLimits('offset-dedicated', [...family('art'), ...family('leathac')])
    expect(both).toMatchObject({ inkCoverage: 260, printedOn: { paper: '레자크' } })
  })

  it('are the strictest while nobody knows how the job is printed', () => {
    expect(printLimits(null, family('white'))).toMatchObject({ inkCoverage: 240, smallestTextPt: 6, ppiLineArt: 800 })
    expect(limitWords({ ...printLimits(null, family('white')), sizeTolerance: 1 })).toBe(
      '인쇄 방식을 정하기 전 · 백색모조 기준',
    )
  })

  it('are given for every paper on every way of printing that takes it', () => {
    for (const route of ROUTES)
      for (const { surface, rotary } of PAPER_FAMILIES)
        if (route !== 'digital-rotary' || rotary)
          expect(PRESS_LIMITS[route][surface], `${route} ${surface}`).toBeDefined()
  })
})

describe('the route of a job', () => {
  it('is the one the price engine takes, and the limits of the file change with the run', () => {
    const limitOf = (copies: number) => {
      const spec = { ...defaultSpec('C413'), copies }
      const route = routeOf(spec, TARIFF_2026_11)
      return [route, expectationOf(spec, 'inner', route)?.limits.inkCoverage]
    }
    expect(limitOf(10)).toEqual(['digital-sheet', 260])
    expect(limitOf(100)).toEqual(['digital-rotary', 240])
    expect(limitOf(1000)).toEqual(['offset-dedicated', 280])
  })

  it('leaves the cover of a book from the web on sheets', () => {
    expect(expectationOf(bookSpec(128), 'cover', 'digital-rotary')?.limits.printedOn.route).toBe('digital-sheet')
    expect(expectationOf(bookSpec(128), 'inner', 'digital-rotary')?.limits.printedOn.route).toBe('digital-rotary')
  })

  it('is unknown for a job that has no price', () => {
    expect(routeOf({ ...bookSpec(128), copies: -1 }, TARIFF_2026_11)).toBeNull()
  })
})
