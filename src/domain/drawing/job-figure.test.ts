import { expect, it } from 'vitest'
import { choose } from '#/domain/catalog/options/choose.ts'
import { KINDS } from '#/domain/catalog/kinds.ts'
import { BOOK } from '#/domain/catalog/kinds/book.data.ts'
import { jobFigure } from './job-figure.ts'

const bound = BOOK.bindings.map((binding) => choose(choose(BOOK.defaults, 'body.pages', 64), 'binding', binding))

it.each([...KINDS.map((kind) => kind.defaults), ...bound].map((spec) => [`${spec.product} ${spec.binding}`, spec]))(
  '%s 그림은 수로만 된 선과 글이고 치수가 있습니다',
  (_name, spec) => {
    if (typeof spec === 'string') throw new Error('no spec')
    const { box, shapes } = jobFigure(spec, { longest: 150, dimensions: true, bare: false })
    expect(box.width > 20 && box.height > 20 && box.width < 400 && box.height < 400).toBe(true)
    expect(shapes.length).toBeGreaterThan(4)
    for (const shape of shapes) if (shape.type === 'path') expect(shape.d).not.toMatch(/NaN|Infinity|undefined/u)
    expect(shapes.some((shape) => shape.type === 'text' && /\d/u.test(shape.text))).toBe(true)
  },
)

it('작은 그림에는 치수가 없습니다', () => {
  const { shapes } = jobFigure(BOOK.defaults, { longest: 90, dimensions: false, bare: false })
  expect(shapes.filter((shape) => shape.type === 'text')).toEqual([])
})

it('파일이 있는 작업의 그림에는 가게의 본보기 글자와 색이 없습니다', () => {
  for (const spec of [...KINDS.map((kind) => kind.defaults), ...bound]) {
    const { shapes } = jobFigure(spec, { longest: 90, dimensions: false, bare: true })
    expect(shapes.filter((shape) => shape.type === 'path' && shape.fill === 'orange')).toEqual([])
  }
})
