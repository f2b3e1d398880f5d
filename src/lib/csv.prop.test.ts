import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCsv, parseCsv } from './csv.ts'

const cell = fc.oneof(fc.string(), fc.stringMatching(/^[=+@'",\r\n a-z-]{0,6}$/))
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 })

test('표를 CSV로 쓰고 다시 읽으면 그대로입니다', () => {
  fc.assert(
    fc.property(table, (rows) => {
      expect(parseCsv(formatCsv(rows))).toEqual(rows)
    }),
  )
})

test('엑셀이 수식으로 볼 글자로 시작하는 칸은 없습니다', () => {
  fc.assert(
    fc.property(cell, (text) => {
      const written = formatCsv([[text, 'x']])
      expect(/^"?[=+\-@\t]/.test(written)).toBe(false)
    }),
  )
})

test('따옴표 안의 쉼표와 줄바꿈은 칸을 나누지 않습니다', () => {
  expect(parseCsv('a,"1,300",b\r\n"두\n줄",,"""x"""')).toEqual([
    ['a', '1,300', 'b'],
    ['두\n줄', '', '"x"'],
  ])
})

test('text that a spreadsheet of any keyboard would run is kept as text, and comes back as it was', () => {
  for (const text of ['=1+1', '＝1+1', '＋1', '－1', '＠SUM(1)', '\n=1', "'＝1"]) {
    const sent = formatCsv([[text, 'x']])
    expect(sent.replaceAll('"', '')).toMatch(/^'/)
    expect(parseCsv(sent)).toEqual([[text, 'x']])
  }
})

test('text that a program wrapped as a formula, so that a long number keeps its digits, is that text', () => {
  expect(parseCsv('="0612300000123",="02-1234",=1+1,="a"&"b"\r\n"=""0612""",x')).toEqual([
    ['0612300000123', '02-1234', '=1+1', '="a"&"b"'],
    ['0612', 'x'],
  ])
  expect(parseCsv(formatCsv([['="0612"', 'x']]))).toEqual([['="0612"', 'x']])
})
