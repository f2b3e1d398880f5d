import { describe, expect, it } from 'vitest'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { BOOK } from '#/domain/catalog/kinds/book.data.ts'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import { findFold } from '#/domain/catalog/lookup.ts'
import { closedFrom, foldPanels, openFrom } from './folding.ts'
import { pressSheet } from './press-sheets.data.ts'
import { readerSpreads, saddlePairs } from './reading-order.ts'
import { formsFor } from './signatures.ts'
import { parcels } from './weight.ts'

const fold = (id: string) => {
  const found = findFold(id)
  if (!found) throw new Error(id)
  return found
}

describe('접지', () => {
  it('A4를 3단으로 접으면 안쪽 면이 97, 나머지가 100 mm입니다', () => {
    const closed = closedFrom(fold('letter'), { width: 297, height: 210 })
    expect(closed).toEqual({ width: 100, height: 210 })
    expect(foldPanels(fold('letter'), closed).across).toEqual([97, 100, 100])
  })

  it.each(['half', 'letter', 'z', 'roll-4', 'accordion-4', 'accordion-6', 'gate-4', 'gate', 'cross'])(
    '%s 접은 것을 펼치면 처음 크기입니다',
    (id) => {
      for (const open of [
        { width: 297, height: 210 },
        { width: 420, height: 297 },
        { width: 364, height: 257 },
        { width: 333.5, height: 211.5 },
      ]) {
        expect(openFrom(fold(id), closedFrom(fold(id), open))).toEqual(open)
      }
    },
  )

  it('대문 접지는 가운데가 양쪽의 두 배에 가깝습니다', () => {
    const closed = closedFrom(fold('gate'), { width: 420, height: 297 })
    expect(foldPanels(fold('gate'), closed).across).toEqual([104.75, 210.5, 104.75])
  })
})

describe('쪽의 차례', () => {
  it('16쪽 중철은 마주 보는 쪽의 합이 17입니다', () => {
    const pairs = saddlePairs(16).flatMap(({ front, back }) => [front, back])
    expect(pairs).toEqual([
      [16, 1],
      [2, 15],
      [14, 3],
      [4, 13],
      [12, 5],
      [6, 11],
      [10, 7],
      [8, 9],
    ])
  })

  it('독자는 1쪽을 혼자, 2쪽과 3쪽을 함께 봅니다', () => {
    expect(readerSpreads(4)).toEqual([
      [null, 1],
      [2, 3],
      [4, null],
    ])
    expect(readerSpreads(4, 'right')).toEqual([
      [1, null],
      [3, 2],
      [null, 4],
    ])
  })
})

describe('대수', () => {
  it('A5 200쪽은 국전 32쪽 여섯 대와 8쪽짜리 돈땡 한 대입니다', () => {
    const forms = formsFor(pressSheet('kuk'), { trim: { width: 148, height: 210 }, pages: 200, gsm: 80, milling: 2 })
    expect(forms?.pagesPerForm).toBe(32)
    expect(forms?.list.map((form) => form.kind)).toEqual(['full', 'full', 'full', 'full', 'full', 'full', 'quarter'])
    expect(forms?.list.reduce((plates, form) => plates + form.plateSets, 0)).toBe(13)
  })
})

describe('무게와 상자', () => {
  it('A5 200쪽 미색모조 80 g은 265 g이고, 100권은 두 상자입니다', () => {
    expect(geometryOf(BOOK.defaults).copyWeight).toBe(265)
    expect(parcels(100, 265, 15)).toBe(2)
  })
})

describe('받을 파일', () => {
  it('무선 책은 내지와 펼친 표지를 받습니다', () => {
    const files = geometryOf(BOOK.defaults).files
    expect(files.map((file) => [file.part, file.pages, file.trim.width])).toEqual([
      ['inner', 200, 148],
      ['cover', 1, 305.6],
    ])
    expect(files[0]?.bleed).toEqual({ top: 3, right: 3, bottom: 3, left: 0 })
    expect(files[1]?.withBleed).toEqual({ width: 311.6, height: 216 })
  })

  it('전단은 앞뒤 두 쪽을 받습니다', () => {
    expect(geometryOf(FLYER.defaults).files).toMatchObject([
      { part: 'sheet', pages: 2, withBleed: { width: 216, height: 303 } },
    ])
  })

  it('트윈링 표지는 앞뒤를 한 쪽씩 받습니다', () => {
    expect(geometryOf({ ...BOOK.defaults, binding: 'twin-ring' }).files[1]).toMatchObject({
      part: 'cover',
      pages: 2,
      trim: { width: 148, height: 210 },
    })
  })
})
