import { expect, test } from 'vitest'
import { periodOf } from './period.ts'

const NOW = new Date('2026-11-30T16:00:00Z')

test('without dates a statement covers this month so far, by the calendar in Seoul', () => {
  expect(periodOf(new URLSearchParams(), NOW)).toEqual({ from: '2026-12-01', to: '2026-12-01' })
})

test('dates of the address are taken, nonsense is not', () => {
  const query = new URLSearchParams({ from: '2026-11-01', to: 'yesterday' })
  expect(periodOf(query, NOW)).toEqual({ from: '2026-11-01', to: '2026-12-01' })
})
