import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accentProblem, isPaleEnough } from './brand-colour.ts'

it('the two first brands can be read', () => {
  expect(accentProblem('#0a6b57', '#e9f4f0')).toBeNull()
  expect(accentProblem('#3d3bb3', '#ecebfb')).toBeNull()
})

it('what cannot be read is told with the nearest colour that can', () => {
  const problem = accentProblem('#f2c500', '#fff8e0')
  expect(problem?.contrast).toBeLessThan(4.5)
  expect(accentProblem(problem?.instead ?? '', '#fff8e0')).toBeNull()
})

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

it('there is always a colour that can be read on a tint which is pale enough', () => {
  fc.assert(
    fc.property(colour, colour.filter(isPaleEnough), (accent, tint) => {
      const problem = accentProblem(accent, tint)
      return problem === null || accentProblem(problem.instead, tint) === null
    }),
  )
})
