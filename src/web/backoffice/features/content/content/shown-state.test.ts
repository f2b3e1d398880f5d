import { describe, expect, it } from 'vitest'
import { shownState } from './shown-state.ts'

const now = new Date('2026-11-22T03:00:00Z')

describe('what customers see of a notice', () => {
  it('is open from its day on, waits before it, and is nothing when it is hidden', () => {
    expect(shownState({ hidden: false, publishedAt: '2026-11-22T03:00:00Z' }, now).word).toBe('공개')
    expect(shownState({ hidden: false, publishedAt: '2026-11-22T03:00:01Z' }, now).word).toBe('예약')
    expect(shownState({ hidden: true, publishedAt: '2026-11-22T03:00:01Z' }, now).word).toBe('숨김')
    expect(shownState({ hidden: false }, now).word).toBe('공개')
  })
})
