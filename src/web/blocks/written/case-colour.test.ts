import { expect, test } from 'vitest'
import { contrastOf } from '#/domain/opening/brand-colours.ts'
import { EXAMPLE_CASES } from '#/server/features/content/portfolio/example-cases.data.ts'
import { caseColour } from './case-colour.ts'

const colourOf = (id: string) => Object.values(caseColour(id))[0] as string

test('the works that the shop begins with have ten colours, and ink is read on each', () => {
  const colours = EXAMPLE_CASES.map(({ id }) => colourOf(id))
  expect(new Set(colours).size).toBe(Math.min(10, EXAMPLE_CASES.length))
  for (const colour of colours) expect(contrastOf(colour, '#161513')).toBeGreaterThan(4.5)
})
