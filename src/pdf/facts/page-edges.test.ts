import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PAGE_EDGES } from '#/domain/preflight/pdf-facts.ts'
import { edgesOf, type FramesOfPage, stripsToLookAt } from './page-edges.ts'

const INK = 40
const PAPER = 255

/** Art over the page but for a rim of bare paper on each side. */
function drawn(width: number, height: number, rim: number, elsewhere: (x: number, y: number) => number | null) {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isInside = x >= rim && y >= rim && x < width - rim && y < height - rim
      rgba.fill(elsewhere(x, y) ?? (isInside ? INK : PAPER), (y * width + x) * 4, (y * width + x + 1) * 4)
    }
  return { width, height, rgba }
}

it('of a drawing only the strips along its frames matter to the edges', () => {
  const side = fc.integer({ min: 60, max: 240 })
  const near = fc.double({ min: 0, max: 6, noNaN: true })
  fc.assert(
    fc.property(
      side,
      side,
      near,
      near,
      fc.nat(14),
      fc.subarray([...PAGE_EDGES], { minLength: 1 }),
      (w, h, x, y, rim, edges) => {
        const frame = { x, y, width: w / 2 - 2 * x, height: h / 2 - 2 * y }
        const looked: FramesOfPage = { frames: [{ frame, edges }], shown: { x: 0, y: 0, width: w / 2, height: h / 2 } }
        const strips = stripsToLookAt(looked, { width: w, height: h })
        const outside = (value: number) => (px: number, py: number) =>
          strips.some((one) => px >= one.x && py >= one.y && px < one.x + one.width && py < one.y + one.height)
            ? null
            : value
        const whole = edgesOf(
          looked,
          drawn(w, h, rim, () => null),
        )
        expect(edgesOf(looked, drawn(w, h, rim, outside(PAPER)))).toEqual(whole)
        expect(edgesOf(looked, drawn(w, h, rim, outside(INK)))).toEqual(whole)
      },
    ),
  )
})
