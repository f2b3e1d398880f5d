import { expect, test } from 'vitest'
import type { ComparedJob } from '#/domain/pricing/tariffs/compare-tariffs.ts'
import { changeWord } from './change-word.ts'

const sold = { total: 1000, route: 'digital-sheet', refusal: null } as const
const refused = { total: null, route: null, refusal: '값이 없습니다.' } as const
const job = (rest: Partial<ComparedJob>): ComparedJob => ({
  id: 'x',
  kind: '책',
  name: '책',
  before: sold,
  after: sold,
  delta: 0,
  percent: 0,
  routeSwitched: false,
  ...rest,
})

test('달라진 정도를 말로도 알립니다', () => {
  expect(changeWord(job({})).word).toBe('그대로')
  expect(changeWord(job({ delta: 32, percent: 3.2 })).word).toBe('3.2% 오름')
  expect(changeWord(job({ delta: -50, percent: -5 })).word).toBe('5% 내림')
  expect(changeWord(job({ after: refused, delta: null, percent: null })).word).toBe('팔지 않게 됨')
  expect(changeWord(job({ before: refused, delta: null, percent: null })).word).toBe('새로 팖')
})
