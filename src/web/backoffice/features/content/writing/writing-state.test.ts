import { expect, it } from 'vitest'
import { stateNotes, stateWord } from './writing-state.ts'

const calm = { state: 'live', live: 2, newest: 2, nextAt: null, until: null } as const

it('says in a word whether visitors read a text', () => {
  const words = (['live', 'waiting', 'draft', 'ended'] as const).map((state) => stateWord({ state }).word)
  expect(words).toEqual(['공개', '예약', '초안', '내림'])
})

it('says what comes next, in the time of the shop', () => {
  expect(stateNotes(calm)).toEqual([])
  expect(stateNotes({ ...calm, newest: 3 })).toEqual(['공개하지 않은 수정 있음'])
  expect(stateNotes({ ...calm, newest: 3, nextAt: '2026-11-30T15:00:00Z', until: '2026-12-01T15:00:00Z' })).toEqual([
    '2026-12-01 00:00에 공개',
    '2026-12-02 00:00에 내림',
  ])
})
