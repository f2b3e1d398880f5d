import { describe, expect, it } from 'vitest'
import { layBars, roundUp } from './bar-layout.ts'

const SIZE = { width: 440, height: 100, left: 40 }

describe('columns of a chart', () => {
  it('stand under a round line, each part on the one before', () => {
    const { bars, lines } = layBars(
      [
        {
          id: 'a',
          label: '1',
          parts: [
            { id: 'book', value: 30 },
            { id: 'flyer', value: 10 },
          ],
        },
        { id: 'b', label: '2', parts: [] },
      ],
      SIZE,
    )
    expect(lines.map(({ value }) => value)).toEqual([20, 40])
    expect(bars[0]).toMatchObject({
      total: 40,
      top: 0,
      parts: [
        { y: 25, height: 75 },
        { y: 0, height: 25 },
      ],
    })
    expect(bars[1]).toMatchObject({ total: 0, top: 100, parts: [] })
  })

  it('takes what was given back from the total and draws nothing below the ground', () => {
    const [bar] = layBars(
      [
        {
          id: 'a',
          label: '',
          parts: [
            { id: 'x', value: -5 },
            { id: 'y', value: 8 },
          ],
        },
      ],
      SIZE,
    ).bars
    expect(bar).toMatchObject({ total: 3, parts: [{ id: 'y', height: 100 }] })
  })

  it.each([
    [0, 1],
    [1, 1],
    [41, 80],
    [9_999, 10_000],
    [3_000_000, 4_000_000],
  ])('rounds %d up to %d', (value, round) => expect(roundUp(value)).toBe(round))
})
