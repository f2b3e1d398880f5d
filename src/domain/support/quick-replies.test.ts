import { describe, expect, test } from 'vitest'
import { INQUIRY_CATEGORIES } from './inquiry-categories.ts'
import { quickReplies } from './quick-replies.data.ts'

const AGREES = '제안해 주신 대로 하겠습니다.'

describe('beginnings of a reply', () => {
  test('an offer is answered by its own buttons: words would agree to nothing', () => {
    expect(quickReplies('fault', true)).not.toContain(AGREES)
    expect(quickReplies('fault', false)).toContain(AGREES)
  })

  test.each(INQUIRY_CATEGORIES)('of %s lead to a person too', (category) => {
    expect(quickReplies(category, true)).toContain('전화로 상담하고 싶습니다.')
  })
})
