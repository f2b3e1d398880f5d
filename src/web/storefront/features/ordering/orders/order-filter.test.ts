import { expect, it } from 'vitest'
import { filterOf, filterSearch, isNarrowed } from './order-filter.ts'

const now = new Date('2026-11-30T02:00:00+09:00')
const read = (text: string) => filterOf(new URLSearchParams(text), now)

it('a period is counted back from today in Seoul, and one’s own days count only when they are days', () => {
  expect(read('period=week')).toMatchObject({ from: '2026-11-23', to: undefined })
  expect(read('period=own&from=2026-10-01&to=bad')).toMatchObject({ from: '2026-10-01', to: undefined })
  expect(read('period=eternity&from=2026-10-01')).toMatchObject({ period: 'all', from: undefined })
})

it('what stands in the address and means nothing narrows nothing', () => {
  expect(isNarrowed(read('step=nowhere&q=%20'))).toBe(false)
  expect(isNarrowed(read('q=서촌'))).toBe(true)
})

it('one thing changes and the rest stays', () => {
  expect(filterSearch(new URLSearchParams('step=proof&q=a'), { step: null })).toBe('?q=a')
  expect(filterSearch(new URLSearchParams('step=proof'), { step: null })).toBe('')
})
