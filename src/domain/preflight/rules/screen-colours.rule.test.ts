import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '../../../../tests/support/preflight/facts-of.ts'
import { screenColoursRule } from './screen-colours.rule.ts'

const rgb = pageOf(1, { colour: 'colour', colourSpaces: ['DeviceRGB', 'DeviceGray'] })

it('warns of RGB where colour is printed', () => {
  expect(screenColoursRule.check(factsOf([rgb, pageOf(2)]), innerOf(2, { colourPages: 2 }))).toMatchObject([
    { severity: 'warn', pages: [1] },
  ])
})

it('says nothing where all is printed black, or the RGB is only grey', () => {
  expect(screenColoursRule.check(factsOf([rgb]), innerOf(1))).toEqual([])
  const grey = pageOf(1, { colour: 'mono', colourSpaces: ['DeviceRGB'] })
  expect(screenColoursRule.check(factsOf([grey]), innerOf(1, { colourPages: 1 }))).toEqual([])
})
