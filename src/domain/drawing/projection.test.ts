import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { along, applyMatrix, faceMatrix, facesViewer, nearness, project } from './projection.ts'
import type { Camera, Face } from './projection.ts'

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const camera: fc.Arbitrary<Camera> = fc.record({
  yaw: number(-80, 80),
  pitch: number(0, 80),
  scale: number(0.05, 4),
})
const upright = (yaw: number): Face => {
  const turn = (yaw * Math.PI) / 180
  return {
    origin: [3, 210, 5],
    right: [Math.cos(turn), 0, Math.sin(turn)],
    down: [0, -1, 0],
    width: 148,
    height: 210,
  }
}

describe('the job drawing projection', () => {
  test('shows lengths parallel to the drawing at scale', () => {
    const straight = { yaw: 0, pitch: 0, scale: 2 }
    expect(project(straight, [148, 210, 9])).toEqual([296, -420])
  })

  test('lays every point of a page where the face has that point', () => {
    fc.assert(
      fc.property(camera, number(-90, 90), number(0, 148), number(0, 210), (view, yaw, x, y) => {
        const face = upright(yaw)
        const laid = applyMatrix(faceMatrix(view, face), x, y)
        const real = project(view, along(face, x, y))
        expect(laid[0]).toBeCloseTo(real[0], 6)
        expect(laid[1]).toBeCloseTo(real[1], 6)
      }),
    )
  })

  test('keeps parallel edges of a face parallel and equally long', () => {
    fc.assert(
      fc.property(camera, number(-90, 90), (view, yaw) => {
        const face = upright(yaw)
        const corner = (x: number, y: number) => project(view, along(face, x, y))
        const [a, b, c, d] = [corner(0, 0), corner(148, 0), corner(148, 210), corner(0, 210)]
        expect(b[0] - a[0]).toBeCloseTo(c[0] - d[0], 6)
        expect(b[1] - a[1]).toBeCloseTo(c[1] - d[1], 6)
      }),
    )
  })

  test('sees the front of a book that stands before it and not the back', () => {
    const view = { yaw: -40, pitch: 15, scale: 1 }
    const front = upright(0)
    const back: Face = { ...front, right: [-1, 0, 0] }
    expect(facesViewer(view, front)).toBe(true)
    expect(facesViewer(view, back)).toBe(false)
  })

  test('counts what stands in front as nearer', () => {
    const view = { yaw: -40, pitch: 15, scale: 1 }
    expect(nearness(view, [0, 0, 10])).toBeGreaterThan(nearness(view, [0, 0, -10]))
  })
})
