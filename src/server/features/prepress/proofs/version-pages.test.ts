import { describe, expect, it } from 'vitest'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { pageLabel, partPages } from './version-pages.ts'

const book = {
  binding: 'perfect',
  trim: { width: 148, height: 210 },
  parts: [
    { id: 'cover', role: 'cover' },
    { id: 'body', role: 'body' },
  ],
} as unknown as JobSpec

describe('pages as people call them', () => {
  it('names the sides of a cover and of a flyer', () => {
    expect(pageLabel('cover', 1, 1)).toBe('표지')
    expect(pageLabel('cover', 2, 2)).toBe('표지 안쪽')
    expect(pageLabel('sheet', 2, 2)).toBe('뒷면')
    expect(pageLabel('body', 12, 200)).toBe('12쪽')
  })
  it('expects a one-page cover to be the flat sheet and a body page to be the trim', () => {
    const flat = { width: 305, height: 210 }
    expect(partPages(book, 'cover', 1, flat).ordered).toEqual(flat)
    expect(partPages(book, 'cover', 4, flat).ordered).toEqual(book.trim)
    expect(partPages(book, 'body', 184, flat)).toEqual({ role: 'body', ordered: book.trim })
  })
})
