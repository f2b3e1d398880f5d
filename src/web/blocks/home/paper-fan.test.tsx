import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { NO_CHANGES, papersWith } from '#/domain/catalog/paper-catalogue.ts'
import { PaperFan } from './paper-fan.tsx'

const papers = papersWith(NO_CHANGES).slice(0, 4)

/** How far each leaf is turned, in degrees, as the browser draws it. */
const turns = (svg: Element): readonly number[] =>
  [...svg.querySelectorAll('g')]
    .map((leaf) => /rotate\((.*)deg\)/.exec(leaf.getAttribute('style') ?? '')?.[1])
    .filter((turn) => turn !== undefined)
    .map(Number)

test('a fan of one leaf stands upright', async () => {
  const { container } = await render(<PaperFan papers={papers.slice(0, 1)} label="종이" />)
  expect(turns(container)).toEqual([0])
})

test('the papers that were chosen stay where they are while more are added, and the free places are outlines', async () => {
  const { container, rerender } = await render(
    <PaperFan papers={papers.slice(0, 2)} free={4} names="along" label="고른 종이" />,
  )
  const before = turns(container).toSorted((one, other) => one - other)
  expect(before).toHaveLength(6)
  await rerender(<PaperFan papers={papers.slice(0, 3)} free={3} names="along" label="고른 종이" />)
  expect(turns(container).toSorted((one, other) => one - other)).toEqual(before)
  expect([...container.querySelectorAll('text')].map((name) => name.textContent)).toEqual(
    papers.slice(0, 3).map(({ family, gsm }) => `${family.name}${gsm} g`),
  )
})

test('no name along a leaf stands on its head', async () => {
  const { container } = await render(<PaperFan papers={papers} free={2} names="along" label="고른 종이" />)
  for (const name of container.querySelectorAll('text')) {
    const matrix = name.getScreenCTM()
    expect(matrix && matrix.a > -0.01).toBe(true)
  }
})
