import { describe, expect, test } from 'vitest'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { readDraft } from './read-draft.ts'
import { sinceText } from './since-text.ts'

const book = defaultSpec('D413')
const savedAt = '2026-11-19T09:20:00.000Z'

describe('an unfinished job', () => {
  test('comes back as it was left', () => {
    expect(readDraft({ spec: book, savedAt }, 'D413')).toEqual({
      kind: 'kept',
      spec: book,
      wanted: book,
      savedAt: new Date(savedAt),
    })
  })

  test('does not come back when the shop no longer makes it', () => {
    expect(readDraft({ spec: { ...book, binding: 'gone' }, savedAt }, 'D413').kind).toBe('outdated')
  })

  test('of another kind is not mixed up with this one', () => {
    expect(readDraft({ spec: defaultSpec('D304'), savedAt }, 'D413').kind).toBe('none')
  })

  test('is not there for a kind nobody began', () => {
    expect(readDraft(undefined, 'D413').kind).toBe('none')
  })
})

describe('when it was left', () => {
  const now = new Date('2026-11-20T03:00:00.000Z')
  test.each([
    ['2026-11-20T00:05:00.000Z', '오늘 09:05에'],
    ['2026-11-19T09:20:00.000Z', '어제 18:20에'],
    ['2026-11-19T15:10:00.000Z', '오늘 00:10에'],
    ['2026-11-12T09:20:00.000Z', '11월 12일 18:20에'],
  ])('%s reads %s', (then, text) => {
    expect(sinceText(new Date(then), now)).toBe(text)
  })
})
