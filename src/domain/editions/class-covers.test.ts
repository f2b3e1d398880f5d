import { expect, test } from 'vitest'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { drawFile } from '#/domain/designs/draw-design.ts'
import { COVER_LAYOUTS, academyDesign } from './academy-cover.ts'
import { classNameOn, coverNameProblem, coverRuns, shownClassName } from './class-covers.ts'
import { EDITION_BINDINGS, EDITION_TRIMS, editionSpec } from './edition-job.ts'

const of = (name: string, copies: number, nameOnCover = false) => ({ name, copies, nameOnCover })

test('a class that wishes for it has covers of its own, all others share theirs', () => {
  const classes = [of('심화 A', 14, true), of('정규', 31), of('선생님', 3), of(' 심화 B ', 12, true)]
  expect(coverRuns(classes)).toEqual([
    { name: '심화 A', copies: 14 },
    { name: '심화 B', copies: 12 },
    { name: null, copies: 34 },
  ])
  expect(coverRuns([of('정규', 31)])).toEqual([{ name: null, copies: 31 }])
  expect([shownClassName(classes), shownClassName([of('정규', 31)])]).toEqual(['심화 A', null])
})

test('a name that our type cannot set is refused where it would be printed on a cover, and only there', () => {
  expect(coverNameProblem([of('정규', 3), of('特講', 3, true)])).toMatchObject({ at: 1 })
  expect(coverNameProblem([of('特講', 3)])).toBeNull()
})

test('a name of any length stays inside of its place on every layout, size and binding', () => {
  const book = {
    title: '유형 연습',
    grade: 'm2',
    term: 'first',
    curriculum: '',
    look: { figure: 'hills', ground: 'indigo', ink: 'white', accent: 'mustard' },
  } as const
  for (const trim of EDITION_TRIMS)
    for (const binding of EDITION_BINDINGS)
      for (const layout of COVER_LAYOUTS) {
        const spec = editionSpec({ trim, binding, paper: 'white-80', pages: 40, colour: false }, 10)
        const named = classNameOn(geometryOf(spec), layout, '중학교 이학년 심화 특별반 월수금 가')
        const cover = { layout, name: '한결수학', phone: '', line: '' }
        const { design, values } = academyDesign(book, cover, null, '')
        const page = drawFile(design, values, spec)?.pages[0]
        expect(named?.page).toBe(0)
        expect(named?.drawn.size).toEqual(page?.size)
        const label = page?.shapes.findLast((shape) => shape.kind === 'text' && shape.text === '반')
        for (const shape of named?.drawn.shapes ?? []) {
          if (shape.kind !== 'text' || label?.kind !== 'text') throw new Error('no name in no place')
          expect(shape.size).toBeGreaterThan(2)
          expect(shape.x).toBeGreaterThan(label.x)
          expect(shape.y).toBeGreaterThan(label.y - 10)
          expect(shape.y).toBeLessThan(label.y + 10)
        }
      }
})
