import { expect, it } from 'vitest'
import { arrivalWords, eventMoment, groupsOf } from './parcel-words.ts'

const parcel = { stage: 'moving', deliveredAt: null, expectedDay: '2026-12-01', trouble: null } as const

it('a parcel says when it came, when it should, or that somebody looks for it', () => {
  expect(arrivalWords(parcel)).toBe('12월 1일 (화) 도착 예정')
  expect(arrivalWords({ ...parcel, stage: 'delivered', deliveredAt: '2026-11-30T04:22:00Z' })).toBe('11.30 13:22 도착')
  expect(arrivalWords({ ...parcel, trouble: { kind: 'delayed', text: '' } })).toBe('확인하고 있습니다')
  expect(arrivalWords({ ...parcel, expectedDay: null })).toBe('도착일 확인 중')
})

it('moments are Seoul’s, and long numbers come in groups', () => {
  expect(eventMoment('2026-11-27T18:21:00Z')).toBe('11.28 03:21')
  expect(groupsOf('6892441035711')).toEqual(['6892', '4410', '3571', '1'])
})
