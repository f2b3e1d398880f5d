import { describe, expect, it } from 'vitest'
import type { Written } from '#/contract/content/writing.contract.ts'
import { emptyPiece } from './empty-piece.ts'
import { furtherOn } from './further-on.ts'

const piece = { ...emptyPiece('notice'), title: '설 연휴 출고 안내' }
const DRAFT: Written = {
  id: '0197a1de-0000-7000-8000-000000000001',
  version: 1,
  state: 'draft',
  live: null,
  newest: 1,
  nextEdition: null,
  nextAt: null,
  until: null,
  publishedAt: null,
  path: null,
  piece,
  editions: [],
}
const PUBLIC: Written = { ...DRAFT, version: 2, state: 'live', live: 1, path: '/cust/notice/1' }
const saved = JSON.stringify(piece)

describe('what a desk goes on from', () => {
  it('is what was published meanwhile from the page that the text was begun on', () => {
    expect(furtherOn(DRAFT, PUBLIC, saved)).toBe(PUBLIC)
  })

  it('is its own latest answer, when what was read is older', () => {
    expect(furtherOn(PUBLIC, DRAFT, saved)).toBe(PUBLIC)
  })

  it('is never what somebody else wrote meanwhile', () => {
    expect(furtherOn(DRAFT, { ...PUBLIC, piece: { ...piece, title: '먼저 고친 제목' } }, saved)).toBe(DRAFT)
  })

  it('is nothing before a new text was saved', () => {
    expect(furtherOn(null, PUBLIC, saved)).toBeNull()
  })
})
