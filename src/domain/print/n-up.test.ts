import { describe, expect, it } from 'vitest'
import { BLEED_ALL_ROUND, nUp, withEdges } from './n-up.ts'
import { pressSheet } from './press-sheets.data.ts'

const SHEETS = ['kuk', 'sasa', 'kuk-2', 'sasa-2', 'sra3', 'kuk-4', 'long-330', 'web-530'] as const

const TABLE: readonly (readonly [string, number, number, readonly number[]])[] = [
  ['46판', 127, 188, [18, 25, 9, 12, 4, 4, 4, 10]],
  ['A5', 148, 210, [16, 25, 8, 10, 4, 4, 4, 9]],
  ['신국판', 152, 225, [12, 18, 4, 9, 2, 2, 4, 9]],
  ['크라운', 176, 248, [10, 16, 4, 8, 2, 2, 2, 8]],
  ['B5', 182, 257, [9, 16, 4, 8, 2, 2, 2, 4]],
  ['46배판', 188, 257, [9, 12, 4, 8, 2, 2, 2, 4]],
  ['A4', 210, 297, [8, 10, 4, 4, 2, 2, 2, 4]],
  ['A3', 297, 420, [4, 4, 2, 2, 1, 1, 1, 2]],
]

describe('자리 수', () => {
  it.each(TABLE)('%s 한 면에 표와 같은 수가 앉습니다', (_name, width, height, counts) => {
    const piece = withEdges({ width, height }, BLEED_ALL_ROUND)
    expect(SHEETS.map((id) => nUp(pressSheet(id), piece))).toEqual(counts)
  })

  it('A2와 그보다 큰 것은 오프셋 판에만 앉습니다', () => {
    const a2 = withEdges({ width: 420, height: 594 }, BLEED_ALL_ROUND)
    expect(
      ['kuk', 'sasa', 'kuk-2', 'sasa-2', 'sra3', 'kuk-4', 'long-330'].map((id) => nUp(pressSheet(id), a2)),
    ).toEqual([2, 2, 1, 1, 0, 0, 0])
  })
})
