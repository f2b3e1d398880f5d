import { describe, expect, test } from 'vitest'
import { bankMarks, bankMoment, bankWon, readBankLine } from './bank-row.ts'
import { bankUse, bankUseProblem, headRowOf } from './bank-sheet.ts'

describe('a list of a bank', () => {
  test.each([
    ['2026.11.20 13:52:11', '', '2026-11-20T13:52:11'],
    ['2026-11-20', '13:52', '2026-11-20T13:52:00'],
    ['20261120', '135211', '2026-11-20T13:52:11'],
    ['2026/11/20', '', '2026-11-20T00:00:00'],
    ['2026년 1월 2일 3:04', '', '2026-01-02T03:04:00'],
    ['2026-02-30', '', null],
    ['0001-01-01', '', null],
    ['0206-11-20 10:00', '', null],
    ['2026-11-20 25:00', '', null],
    ['합계', '', null],
  ])('tells the moment %s %s', (day, time, moment) => expect(bankMoment(day, time)).toBe(moment))

  test.each([
    ['1,234,500', 1_234_500],
    ['₩ 1,000원', 1_000],
    ['+300', 300],
    ['-300', -300],
    ['5000.00', 5_000],
    ['', 0],
    ['-', 0],
    ['1,2', null],
    ['=1+1', null],
    ['99999999999999', null],
  ])('tells the amount %s', (cell, won) => expect(bankWon(cell)).toBe(won))

  test('is found below what stands above it, by the heads of several banks', () => {
    const kb = ['거래일시', '적요', '보낸분/받는분', '송금메모', '출금액(원)', '입금액(원)', '잔액(원)', '거래점']
    const shinhan = ['거래일자', '거래시간', '적요', '출금(원)', '입금(원)', '내용', '잔액(원)', '거래점']
    const nonghyup = ['거래일시', '출금금액', '입금금액', '거래 후 잔액', '거래내용', '거래기록사항', '거래점']
    for (const heads of [kb, shinhan, nonghyup]) {
      expect(headRowOf([['계좌번호', '123'], [], heads])).toBe(2)
      expect(bankUseProblem(bankUse(heads, {})), heads.join()).toBeNull()
    }
    expect(headRowOf([['품목', '수량', '단가']])).toBeNull()
    const own = ['처리일', '받은돈', '누구']
    expect(bankUse(own, { at: '처리일', deposit: '받은돈', name: '누구' })).toEqual(['at', 'deposit', 'name'])
  })

  test('leaves sums and empty lines out, and says what it cannot read', () => {
    const use = ['at', 'name', 'withdrawal', 'deposit'] as const
    expect(readBankLine(use, ['합계', '', '5', '5'], 9, '2026-11-20')).toBe('skip')
    expect(readBankLine(use, ['', '', '', ''], 9, '2026-11-20')).toBe('skip')
    expect(readBankLine(use, ['2026-11-20', '김', '', '만원'], 9, '2026-11-20')).toMatchObject({
      line: 9,
      why: expect.any(String),
    })
    expect(readBankLine(use, ['2026-11-20', '김', '5', '5'], 9, '2026-11-20')).toMatchObject({
      line: 9,
      why: expect.any(String),
    })
    expect(readBankLine(use, ['2026-11-20', "'=cmd()", '', '5'], 9, '2026-11-20')).toMatchObject({
      name: '=cmd()',
      amount: 5,
    })
    expect(readBankLine(use, ['2026-11-20', '김', '7', ''], 9, '2026-11-20')).toMatchObject({ amount: -7 })
  })

  test('leaves out what turns the direction of a name, and says of a day that has not come that it cannot be', () => {
    const use = ['at', 'name', 'deposit', 'memo'] as const
    const cells = (day: string) => [day, '김\u202E직지\u2069', '5', '\u202A입금']
    expect(readBankLine(use, cells('2026-11-20 09:00'), 3, '2026-11-20')).toMatchObject({
      name: '김직지',
      memo: '입금',
    })
    for (const day of ['2026-11-21', '2206-11-20', '9999-12-31'])
      expect(readBankLine(use, cells(day), 3, '2026-11-20')).toMatchObject({
        line: 3,
        why: expect.stringContaining('오지'),
      })
  })

  test('marks each line by what the bank says, and lines alike by their place', () => {
    const line = { line: 1, at: '2026-11-20T00:00:00', amount: 5, name: '김 직지', memo: '', balance: null }
    const marks = bankMarks([line, line, { ...line, line: 7, memo: '다른 적요' }, { ...line, balance: 9 }])
    expect(new Set(marks).size).toBe(4)
    expect(bankMarks([line])[0]).toBe(marks[0])
  })
})
