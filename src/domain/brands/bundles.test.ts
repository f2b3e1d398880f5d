import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bundlesOf } from './bundles.ts'

const of = (name: string, copies: number) => ({ name, copies, nameOnLabel: true })
const CLASSES = [of('A', 14), of('B', 12), of('C', 34)]

test('one address gets every class as a bundle of its own', () => {
  expect(bundlesOf(CLASSES, 0, 60)).toEqual([
    { name: 'A', copies: 14 },
    { name: 'B', copies: 12 },
    { name: 'C', copies: 34 },
  ])
})

test('a class that is split over two addresses is a bundle at both', () => {
  expect(bundlesOf(CLASSES, 0, 20)).toEqual([
    { name: 'A', copies: 14 },
    { name: 'B', copies: 6 },
  ])
  expect(bundlesOf(CLASSES, 20, 40)).toEqual([
    { name: 'B', copies: 6 },
    { name: 'C', copies: 34 },
  ])
})

test('the bundles of all addresses are all copies, however they are shared out', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }), fc.nat(), (counts, cut) => {
      const classes = counts.map((copies, at) => of(`${at}`, copies))
      const all = counts.reduce((sum, copies) => sum + copies, 0)
      const first = cut % (all + 1)
      const bundles = [...bundlesOf(classes, 0, first), ...bundlesOf(classes, first, all - first)]
      return bundles.reduce((sum, { copies }) => sum + copies, 0) === all
    }),
  )
})
