import { describe, expect, it } from 'vitest'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { itemTitle } from './item-title.ts'

describe('the name of a job that the customer gave none', () => {
  it('counts each kind as the trade does: books in 권, sheets in 장', () => {
    expect(itemTitle({ ...defaultSpec('D413'), copies: 1200 })).toBe('책 A5 국판 200쪽 무선 1,200권')
    expect(itemTitle(defaultSpec('D304'))).toBe('전단 A4 양면 4,000장')
  })

  it('fits the 60 letters that a name may have, for every kind', () => {
    for (const code of PRODUCT_CODES)
      expect(itemTitle({ ...defaultSpec(code), copies: 100_000 }).length).toBeLessThan(60)
  })
})
