import { describe, expect, it } from 'vitest'
import { TARIFF_2026_11 as TARIFF } from '#/domain/pricing/tariff-2026-11.data.ts'
import { readSheet, SHEET_HEADS } from './tariff-sheet.ts'
import type { SheetCell } from './tariff-sheet.ts'

const HEADS = ['열쇠', '부터', '값']
const read = (...rows: SheetCell[][]) => readSheet(TARIFF, [HEADS, ...rows])

describe('요금표 파일 읽기', () => {
  it('빠진 줄은 그대로 두고 적힌 값만 고칩니다', () => {
    expect(read(['papers/cream-80/kuk', '', '54,000'])).toEqual({
      ok: true,
      value: [{ key: 'papers/cream-80/kuk', value: 54_000 }],
    })
  })

  it('전각 숫자와 「원」, 엑셀이 붙인 소수점 0도 읽습니다', () => {
    for (const typed of ['５4,000', '54000원', '54000.0', 54_000]) {
      expect(read(['papers/cream-80/kuk', null, typed])).toMatchObject({ ok: true, value: [{ value: 54_000 }] })
    }
  })

  it('단계는 파일에 적힌 그대로가 됩니다', () => {
    expect(read(['packing/boxKg', '', 15], ['wings/each', 1, 200], ['wings/each', 700, 90])).toMatchObject({ ok: true })
    const answer = read(['wings/each', 1, 200])
    expect(answer.ok && answer.value.filter(({ value }) => value === null).length).toBeGreaterThan(0)
  })

  it('잘못된 칸마다 몇째 줄 어느 칸인지 말하고 아무것도 바꾸지 않습니다', () => {
    const answer = read(
      ['papers/cream-80/kuk', '', '오만원'],
      ['papers/nothing/kuk', '', 1],
      ['wings/each', '', 100],
      ['papers/cream-70/kuk', '', '1E+05'],
      ['papers/cream-70/sasa', '', '12.5'],
      ['packing/boxKg', '', 15],
      ['packing/boxKg', '', 16],
      ['minimumSupply', '', '팔지 않음'],
    )
    expect(answer.ok ? [] : answer.error.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '2 값',
      '3 열쇠',
      '4 부터',
      '5 값',
      '6 값',
      '8 열쇠',
      '9 값',
    ])
  })

  it('우리 표가 아니면 무엇이 있어야 하는지 말합니다', () => {
    const answer = readSheet(TARIFF, [['품목', '단가']])
    expect(answer.ok ? '' : answer.error[0]?.message).toContain('「열쇠」')
    expect(readSheet(TARIFF, []).ok).toBe(false)
  })

  it('빈 줄은 세지 않고 머리글의 순서는 상관없습니다', () => {
    expect(readSheet(TARIFF, [SHEET_HEADS.toReversed(), ['원', 9000, '', '', '', '', 'minimumSupply'], ['']])).toEqual({
      ok: true,
      value: [{ key: 'minimumSupply', value: 9000 }],
    })
  })
})
