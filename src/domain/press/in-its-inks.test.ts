import { expect, it } from 'vitest'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { choose } from '#/domain/catalog/options/choose.ts'
import { factsOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { isInItsInks } from './in-its-inks.ts'

const FLYER = defaultSpec('D304')
const BLACK_BACK = choose(FLYER, 'sheet.ink', '4-1')
const BOOK = bookSpec(2)
const inked = (number: number) => pageOf(number, { colour: 'colour', colourSpaces: ['DeviceCMYK'] })
const lit = (number: number) => pageOf(number, { colour: 'colour', colourSpaces: ['DeviceRGB'] })

it('leaves a file in its inks as it lies: colours said in inks, and black where black is ordered', () => {
  expect(isInItsInks(FLYER, 'sheet', factsOf([inked(1), inked(2)]))).toBe(true)
  expect(isInItsInks(BLACK_BACK, 'sheet', factsOf([inked(1), pageOf(2)]))).toBe(true)
  expect(isInItsInks(BOOK, 'inner', factsOf([pageOf(1), pageOf(2)]))).toBe(true)
  expect(isInItsInks(BOOK, 'inner', factsOf([pageOf(1), pageOf(2)], { outputColours: 'rgb' }))).toBe(true)
})

it('knows pages that go to the plates otherwise than they came', () => {
  expect(isInItsInks(FLYER, 'sheet', factsOf([inked(1), lit(2)]))).toBe(false)
  expect(isInItsInks(FLYER, 'sheet', factsOf([pageOf(1, { spots: ['Sea'] })]))).toBe(false)
  expect(isInItsInks(FLYER, 'sheet', factsOf([pageOf(1, { blendsInRgb: true })]))).toBe(false)
  expect(isInItsInks(FLYER, 'sheet', factsOf([inked(1)], { outputColours: 'rgb' }))).toBe(false)
  expect(isInItsInks(BLACK_BACK, 'sheet', factsOf([inked(1), inked(2)]))).toBe(false)
  expect(isInItsInks(BOOK, 'inner', factsOf([pageOf(1), inked(2)]))).toBe(false)
})

it('does not believe what was not read to its end', () => {
  expect(isInItsInks(BOOK, 'inner', factsOf([pageOf(1)], { problem: 'too-complex' }))).toBe(false)
})
