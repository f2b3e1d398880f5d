import { describe, expect, test } from 'vitest'
import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { labelOfSolid } from './label-of-solid.ts'
import { sceneOfSolid } from './scene-of-solid.ts'
import { solidOfSpec } from './solid-of-spec.ts'

const part = (change: Partial<PartSpec>): PartSpec => ({
  id: 'body',
  role: 'body',
  paper: 'cream-80',
  pages: 200,
  colourPages: 0,
  ink: { front: 1, back: 1 },
  coating: { front: 'none', back: 'none' },
  wings: { front: 0, back: 0 },
  fold: 'none',
  finishes: [],
  ...change,
})
const cover = part({
  id: 'cover',
  role: 'cover',
  paper: 'art-250',
  pages: 4,
  ink: { front: 4, back: 0 },
})
const book: JobSpec = {
  product: 'D413',
  trim: { width: 148, height: 210 },
  copies: 100,
  binding: 'perfect',
  bindingSide: 'left',
  parts: [cover, part({})],
  finishes: [],
  production: 'auto',
}
const leaflet = (fold: string): JobSpec => ({
  ...book,
  product: 'D302',
  trim: { width: 100, height: 210 },
  binding: null,
  parts: [part({ id: 'sheet', role: 'sheet', fold, pages: 2 })],
})
const widthOf = (spec: JobSpec) => sceneOfSolid(solidOfSpec(spec), { scale: 1, dimensions: false }).box.width
const withPages = (pages: number): JobSpec => ({ ...book, parts: [cover, part({ pages })] })
const facesOf = (spec: JobSpec) =>
  sceneOfSolid(solidOfSpec(spec), { scale: 1, dimensions: false }).items.filter((item) => item.type === 'face').length

describe('what is drawn for a job', () => {
  test('a glued book is as thick as the shop computed', () => {
    expect(solidOfSpec(book)).toMatchObject({
      shape: 'bound',
      spine: 'glued',
      thickness: 9.6,
      edge: '#f6eed9',
    })
  })

  test('a thicker spine makes the drawing wider by what is seen of it', () => {
    const seen = Math.sin((40 * Math.PI) / 180)
    expect(widthOf(withPages(400)) - widthOf(withPages(200))).toBeCloseTo(9.6 * seen, 0)
  })

  test('a case-bound book keeps its boards inside the spine that is quoted', () => {
    const hard = { ...book, binding: 'hard' }
    const quoted = geometryOf(hard).spine ?? 0
    const solid = solidOfSpec(hard)
    expect(solid).toMatchObject({ spine: 'case', thickness: quoted - 4, board: { thickness: 2, overhang: 4 } })
    expect(labelOfSolid(solid)).toContain(`책등 ${quoted} mm`)
  })

  test('flaps are named and drawn beside the cover', () => {
    const winged = { ...book, parts: [{ ...cover, wings: { front: 80, back: 80 } }, part({})] }
    expect(labelOfSolid(solidOfSpec(winged))).toContain('날개 80 mm')
    expect(facesOf(winged)).toBe(facesOf(book) + 1)
  })

  test('the inner panel of a letter fold is shorter and every fold goes the same way', () => {
    expect(solidOfSpec(leaflet('letter'))).toMatchObject({
      panels: [
        { width: 97, turn: 1 },
        { width: 100, turn: 1 },
        { width: 100, turn: 1 },
      ],
    })
  })

  test('a zigzag fold goes to and fro', () => {
    expect(solidOfSpec(leaflet('z'))).toMatchObject({
      panels: [{ turn: 1 }, { turn: -1 }, { turn: 1 }],
    })
  })

  test('an opened leaflet is as wide as its panels together', () => {
    const solid = solidOfSpec(leaflet('z'))
    const { box } = sceneOfSolid(solid, { scale: 1, dimensions: false, open: 1, margin: 0 })
    expect(box.width).toBeGreaterThan(300 * Math.cos((14 * Math.PI) / 180) - 1)
  })

  test('every kind of work has a picture with a name and a size', () => {
    const kinds: readonly JobSpec[] = [
      book,
      { ...book, product: 'D303', binding: 'saddle' },
      { ...book, product: 'D813' },
      { ...book, product: 'C413', binding: 'twin-ring' },
      leaflet('none'),
      { ...leaflet('none'), product: 'D304' },
      { ...leaflet('none'), product: 'D301' },
      { ...leaflet('none'), product: 'D305' },
    ]
    for (const spec of kinds) {
      const solid = solidOfSpec(spec)
      const { items, box } = sceneOfSolid(solid, { scale: 1, dimensions: true })
      expect(items.length).toBeGreaterThan(3)
      expect(box.width * box.height).toBeGreaterThan(1000)
      expect(labelOfSolid(solid)).toMatch(/그림|모습/)
    }
  })
})
