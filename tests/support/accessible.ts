import axe from 'axe-core'
import { expect } from 'vitest'

/** Nothing that axe knows is wrong with what is drawn. A part is no page, so it needs no landmarks. */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}
