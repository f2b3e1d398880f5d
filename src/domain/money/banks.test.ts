import { expect, test } from 'vitest'
import { BANK_GROUPS, BANK_NAMES } from './banks.data.ts'

test('a refund reaches every bank, cooperative and securities firm that people have accounts at, each listed once', () => {
  const listed = BANK_GROUPS.flatMap(({ banks }) => banks.map(([code]) => code))
  expect(new Set(listed).size).toBe(listed.length)
  for (const [code, name] of [
    ['32', '부산은행'],
    ['31', 'iM뱅크(대구은행)'],
    ['34', '광주은행'],
    ['37', '전북은행'],
    ['39', '경남은행'],
    ['35', '제주은행'],
    ['23', 'SC제일은행'],
    ['27', '한국씨티은행'],
    ['07', '수협은행'],
    ['02', '산업은행'],
    ['50', '저축은행'],
    ['S5', '미래에셋증권'],
    ['SB', '키움증권'],
  ])
    expect(BANK_NAMES.get(code ?? '')).toBe(name)
})
