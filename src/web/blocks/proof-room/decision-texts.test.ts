import { describe, expect, it } from 'vitest'
import { CATALOG } from '#/domain/catalog/kinds/catalog.data.ts'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import { cutOffText, dayText, piecesText, shortHash } from './decision-texts.ts'

describe('what a decision bar says', () => {
  it('names the dispatch day with its weekday', () => {
    expect(dayText('2026-11-27')).toBe('11.27 (금)')
  })
  it('counts what is approved with the particle of its unit', () => {
    expect(piecesText({ copies: 4000, product: FLYER.defaults.product })).toBe('4,000장을')
    expect(piecesText({ copies: 200, product: CATALOG.defaults.product })).toBe('200부를')
  })
  it('calls the cut-off today, tomorrow or by its date, in Seoul', () => {
    const now = new Date('2026-11-20T03:00:00Z')
    expect(cutOffText('2026-11-20T05:00:00Z', now)).toBe('오늘 14:00')
    expect(cutOffText('2026-11-21T05:00:00Z', now)).toBe('내일 14:00')
    expect(cutOffText('2026-11-23T05:00:00Z', now)).toBe('11.23 (월) 14:00')
  })
  it('shows both ends of a fingerprint', () => {
    expect(shortHash(`9f3c81ae52d0${'0'.repeat(48)}44d0`)).toBe('9f3c 81ae 52d0 … 44d0')
  })
})
