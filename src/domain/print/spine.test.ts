import { describe, expect, it } from 'vitest'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { findBinding } from '#/domain/catalog/lookup.ts'
import { BOOK } from '#/domain/catalog/kinds/book.data.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { caseWrap } from './cover-flat.ts'
import { hardSpine, saddleCreep } from './spine.ts'

const book = (paper: string, pages: number): JobSpec => ({
  ...BOOK.defaults,
  parts: BOOK.defaults.parts.map((part) => (part.role === 'body' ? { ...part, paper, pages } : part)),
})

const cover = (spec: JobSpec) => geometryOf(spec).cover

const hard = findBinding('hard')
if (!hard?.board) throw new Error('no case binding')
const { board } = hard

describe('책등', () => {
  it.each([
    ['cream-80', 200, 9.6],
    ['cream-80', 201, 9.696],
    ['white-70', 100, 4.3],
    ['arte-105', 200, 15.5],
    ['elight-80', 200, 13],
    ['art-250', 200, 23.3],
  ])('무선 %s %i쪽은 잰 값과 같습니다', (paper, pages, spine) => {
    expect(geometryOf(book(paper, pages)).spine).toBeCloseTo(spine, 3)
  })

  it.each([
    [0.191, 40, 8],
    [0.191, 84, 13],
    [0.095, 200, 14],
    [0.082, 1000, 45],
  ])('양장 한 장 %f mm, %i쪽은 판지에 맞춰 올립니다', (sheet, pages, spine) => {
    expect(hardSpine((pages / 2) * sheet, hard)).toBe(spine)
  })

  it('중철은 안쪽 종이가 밀려 나온 만큼 좁아집니다', () => {
    expect(saddleCreep(48, 100)).toBe(1.1)
    expect(saddleCreep(4, 100)).toBe(0)
  })
})

describe('펼친 표지', () => {
  it('무선 A5 200쪽은 305.6 × 210 mm입니다', () => {
    expect(cover(BOOK.defaults)?.flat).toEqual({ width: 305.6, height: 210 })
  })

  it('날개는 펼친 폭에 더합니다', () => {
    const spec = {
      ...BOOK.defaults,
      parts: BOOK.defaults.parts.map((part) => ({ ...part, wings: { front: 80, back: 80 } })),
    }
    expect(cover(spec)?.flat).toEqual({ width: 465.6, height: 210 })
    expect(cover(spec)?.panels).toEqual({
      backWing: 0,
      back: 80,
      spine: 228,
      front: 237.6,
      frontWing: 385.6,
      end: 465.6,
    })
  })

  it('무선 표지에는 오시를 네 줄, 날개가 있으면 여섯 줄 넣습니다', () => {
    expect(cover(BOOK.defaults)?.scores).toEqual([142, 148, 157.6, 163.6])
    const winged = BOOK.defaults.parts.map((part) => ({ ...part, wings: { front: 80, back: 80 } }))
    expect(cover({ ...BOOK.defaults, parts: winged })?.scores).toEqual([80, 222, 228, 237.6, 243.6, 385.6])
    expect(cover({ ...BOOK.defaults, binding: 'saddle' })?.scores).toEqual([])
  })

  it('양장은 판지와 접어 넣을 여백까지 셉니다', () => {
    expect(caseWrap({ width: 152, height: 225 }, 14, board)).toEqual({ width: 374, height: 273 })
    expect(caseWrap({ width: 210, height: 297 }, 8, board)).toEqual({ width: 484, height: 345 })
  })

  it('트윈링 표지는 낱장 두 장이라 펼친 크기가 없습니다', () => {
    expect(geometryOf({ ...BOOK.defaults, binding: 'twin-ring' }).cover).toBeNull()
  })
})
