import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { screenColoursRule } from './screen-colours.rule.ts'

const rgb = pageOf(1, { colour: 'colour', colourSpaces: ['DeviceRGB', 'DeviceGray'] })
const kept = { keepsColours: ['screen'] } as const

it('offers to change RGB where colour is printed', () => {
  expect(screenColoursRule.check(factsOf([rgb, pageOf(2)]), innerOf(2, { colourPages: 2 }))).toMatchObject([
    { severity: 'fixable', fixer: 'screen-to-inks', pages: [1] },
  ])
})

it('only warns where something in screen colours cannot be changed, on whatever page that is', () => {
  const grey = pageOf(2, { colour: 'mono', colourSpaces: ['ICC RGB'], ...kept })
  const [found] = screenColoursRule.check(factsOf([rgb, grey]), innerOf(2, { colourPages: 2 }))
  expect(found).toMatchObject({ severity: 'warn', fixer: null, pages: [1, 2] })
  expect(found?.detail).toContain('2쪽에 여기서 안전하게 바꿀 수 없는')
  expect(found?.detail).toContain('2쪽은 검은 글자까지 네 가지 잉크로')
})

it('does not mind what cannot be changed on pages that have no screen colours', () => {
  const inks = pageOf(2, { colour: 'colour', colourSpaces: ['DeviceCMYK'], ...kept })
  expect(screenColoursRule.check(factsOf([rgb, inks]), innerOf(2, { colourPages: 2 }))).toMatchObject([
    { severity: 'fixable' },
  ])
})

it('finds black text in RGB among colours, and says that it becomes black ink', () => {
  const black = pageOf(1, { colour: 'mono', colourSpaces: ['DeviceRGB'] })
  const [found] = screenColoursRule.check(factsOf([black]), innerOf(1, { colourPages: 1 }))
  expect(found).toMatchObject({ severity: 'fixable', fixer: 'screen-to-inks', pages: [1] })
  expect(found?.detail).toContain('먹 한 가지로 바꿉니다')
})

it('says nothing where all is printed black', () => {
  expect(screenColoursRule.check(factsOf([rgb]), innerOf(1))).toEqual([])
  const black = pageOf(1, { colour: 'mono', colourSpaces: ['DeviceRGB'] })
  expect(screenColoursRule.check(factsOf([black]), innerOf(1))).toEqual([])
})
