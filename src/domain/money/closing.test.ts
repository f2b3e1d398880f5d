import { expect, test } from 'vitest'
import { accountName, dayHindrance, journalRow, journalSums, monthHindrance } from './closing.ts'

const DAY = { day: '2026-11-20', today: '2026-11-21', compared: true, gatewayAsked: true, open: 0 }

test('a day is closed once it is over, compared, settled, and nothing is left open', () => {
  expect(dayHindrance(DAY)).toBeNull()
  expect(dayHindrance({ ...DAY, today: '2026-11-20' })).toContain('그날이 지난 뒤')
  expect(dayHindrance({ ...DAY, compared: false })).toContain('맞춰 보아')
  expect(dayHindrance({ ...DAY, gatewayAsked: false })).toContain('결제사')
  expect(dayHindrance({ ...DAY, open: 2 })).toContain('차이 2건')
})

test('a month is closed once it is over and each of its days is', () => {
  const month = { month: '2026-11', today: '2026-12-01', open: 0, unclosed: 0 }
  expect(monthHindrance(month)).toBeNull()
  expect(monthHindrance({ ...month, today: '2026-11-30' })).toContain('달이 끝난 뒤')
  expect(monthHindrance({ ...month, open: 1 })).toContain('1건')
  expect(monthHindrance({ ...month, unclosed: 3 })).toContain('3일')
})

test('the journal has debit and credit in columns of their own, which agree', () => {
  const sale = { at: '2026-11-20', voucher: 7, memo: '20261120-AAAAAA', customer: '한울디자인' }
  const postings = [
    { ...sale, account: 'bank', amount: 110 },
    { ...sale, account: 'sales', amount: -100 },
    { ...sale, account: 'vat-payable', amount: -10 },
  ]
  expect(postings.map(journalRow)).toEqual([
    ['2026-11-20', 7, '차변', '보통예금', '한울디자인', '20261120-AAAAAA', 110, null],
    ['2026-11-20', 7, '대변', '제품매출', '한울디자인', '20261120-AAAAAA', null, 100],
    ['2026-11-20', 7, '대변', '부가세예수금', '한울디자인', '20261120-AAAAAA', null, 10],
  ])
  expect(journalSums(postings)).toEqual([110, 110])
  expect(accountName('points:7f')).toBe('선수금(포인트)')
})
