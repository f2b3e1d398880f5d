import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf, typeOn } from './brand-colours.ts'
import { posterProblem } from './poster-colour.ts'

test('bright and dark posters are read, a grey in the middle is not, and the sentence says by how much', () => {
  expect([posterProblem('#f4c820'), posterProblem('#161513'), posterProblem('#ffffff')]).toEqual([null, null, null])
  expect(posterProblem('#7a7a7a')).toContain('4.3:1')
})

test('whatever is let through can be read', () => {
  const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'))
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const colour = `#${red}${green}${blue}`
      expect(posterProblem(colour) === null).toBe(contrastOf(colour, typeOn(colour)) >= 4.5)
    }),
  )
})
