import { expect, test } from 'vitest'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { choose } from '#/domain/catalog/options/choose.ts'
import { quote } from './quote-job.ts'
import { COMPARED_RUNS, compareRoutes } from './route-crossing.ts'
import { TARIFF_2026_11 as TARIFF } from './tariff-2026-11.data.ts'

const book = defaultSpec('D413')

function cheapestAt(copies: number, spec = book): string {
  const answer = quote({ ...spec, copies }, TARIFF)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value.route
}

test('the cheapest way of every run is the one that the shop would sell', () => {
  const { lines } = compareRoutes(book, TARIFF)
  for (const copies of COMPARED_RUNS) {
    const at = lines.flatMap(({ route, points }) =>
      points.filter((point) => point.copies === copies).map(({ total }) => ({ route, total })),
    )
    expect(at.toSorted((one, other) => one.total - other.total)[0]?.route).toBe(cheapestAt(copies))
  }
})

test('a crossing is the first copy at which the other way is cheaper', () => {
  const { crossings } = compareRoutes(book, TARIFF)
  expect(crossings[0]).toEqual({ copies: 10, route: cheapestAt(10) })
  expect(crossings.at(-1)?.route).toBe('offset-dedicated')
  for (const { copies, route } of crossings.slice(1)) {
    expect(cheapestAt(copies)).toBe(route)
    expect(cheapestAt(copies - 1)).not.toBe(route)
  }
})

test('it is asked of the own job: more pages move the place', () => {
  const thick = choose(book, 'body.pages', 600)
  const last = (spec: typeof book) => compareRoutes(spec, TARIFF).crossings.at(-1)?.copies
  expect(last(thick)).not.toBe(last(book))
})
