import { describe, expect, it } from 'vitest'
import { notePage, pageBefore } from './previous-page.ts'
import { readablePath } from './readable-path.ts'

describe('a page that cannot be shown', () => {
  it('names its path as it was typed, and hides nothing in it', () => {
    expect(readablePath('/%EC%97%86%EB%8A%94-%EC%AA%BD')).toBe('/없는-쪽')
    expect(readablePath('/a%E2%80%AEfdp.exe')).toBe('/a�fdp.exe')
    expect(readablePath('/a%0Ab')).toBe('/a�b')
    expect(readablePath('/%EA%B0')).toBe('/%EA%B0')
    expect(readablePath('/<b>')).toBe('/<b>')
  })

  it('leads back to the page of this app before it, whether or not it has been noted itself', () => {
    expect(pageBefore('/mypage')).toBeNull()
    notePage('/cust/faq?page=2')
    expect(pageBefore('/product/academy/option')).toBe('/cust/faq?page=2')
    notePage('/product/academy/option')
    notePage('/product/academy/option')
    expect(pageBefore('/product/academy/option')).toBe('/cust/faq?page=2')
  })
})
