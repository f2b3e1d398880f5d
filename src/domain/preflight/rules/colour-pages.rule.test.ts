import { describe, expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { colourPagesRule } from './colour-pages.rule.ts'

const file = factsOf([pageOf(1, { colour: 'colour' }), pageOf(2), pageOf(3, { colour: 'colour' })])

it('accepts as many colour pages as were ordered, and does not count where nobody asked', () => {
  expect(colourPagesRule.check(file, innerOf(3, { colourPages: 2 }))).toEqual([])
  expect(colourPagesRule.check(file, innerOf(3, { colourPages: null }))).toEqual([])
})

it('warns that a black job will be printed black', () => {
  expect(colourPagesRule.check(file, innerOf(3))).toMatchObject([{ severity: 'warn', pages: [1, 3] }])
})

it('stops a file with more colour pages than ordered', () => {
  expect(colourPagesRule.check(file, innerOf(3, { colourPages: 1 }))).toMatchObject([
    { severity: 'block', title: '컬러 1쪽을 주문했는데 파일에는 2쪽입니다' },
  ])
})

describe('a file of which only some pages are ordered in black', () => {
  const SIDES = factsOf([pageOf(1, { colour: 'colour' }), pageOf(2, { colour: 'colour' })])
  const backInBlack = { colourPages: 1, fewInks: [{ from: 2, to: 2, inks: 1 }] } as const

  it('is printed black there, and that is said with the choice to order colour', () => {
    const [found, ...more] = colourPagesRule.check(SIDES, innerOf(2, backInBlack))
    expect(more).toEqual([])
    expect(found).toMatchObject({ severity: 'warn', pages: [2], title: '흑백으로 주문한 2쪽에 색이 있습니다' })
    expect(found?.detail).toContain('검정으로 바꿔 인쇄합니다')
    expect(
      colourPagesRule.check(factsOf([pageOf(1, { colour: 'colour' }), pageOf(2)]), innerOf(2, backInBlack)),
    ).toEqual([])
  })

  it('in two inks wants its colour in the spot that was ordered', () => {
    const twoInks = { colourPages: null, spotInks: 1, fewInks: [{ from: 1, to: 2, inks: 2 }] } as const
    const inSpot = { colour: 'colour', colourSpaces: ['DeviceGray', 'Separation'], spots: ['별색'] } as const
    expect(colourPagesRule.check(factsOf([pageOf(1, inSpot), pageOf(2)]), innerOf(2, twoInks))).toEqual([])
    const inRgb = { ...inSpot, colourSpaces: ['DeviceRGB', 'Separation'] }
    expect(colourPagesRule.check(factsOf([pageOf(1), pageOf(2, inRgb)]), innerOf(2, twoInks))).toMatchObject([
      { pages: [2], title: '2도로 주문한 2쪽에 먹과 별색이 아닌 색이 있습니다' },
    ])
  })

  it('is not coloured by the foil of a black cover', () => {
    const foil = { colour: 'colour', colourSpaces: ['DeviceGray', 'Separation'], spots: ['FOIL'] } as const
    expect(colourPagesRule.check(factsOf([pageOf(1, foil)]), innerOf(1, { spotInks: 1 }))).toEqual([])
  })
})
