import { describe, expect, it } from 'vitest'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { FOLDS } from '#/domain/catalog/folds.data.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { jobTemplate } from './job-template.ts'

const folded = (fold: string): JobSpec => {
  const spec = defaultSpec('D302')
  return { ...spec, parts: spec.parts.map((part) => ({ ...part, fold })) }
}
const sheetsOf = (spec: JobSpec) => jobTemplate(geometryOf(spec)) ?? []

describe('작업 틀의 안쪽 면', () => {
  it.each(FOLDS.filter(({ creases }) => creases > 0).map(({ id }) => id))(
    '%s 접지는 안쪽 면이 바깥면의 거울상입니다',
    (fold) => {
      const [outside, inside] = sheetsOf(folded(fold))
      const { width } = outside?.size ?? { width: 0 }
      expect(inside?.size).toEqual(outside?.size)
      expect(inside?.panels.map((panel) => panel.width)).toEqual(
        outside?.panels.map((panel) => panel.width).toReversed(),
      )
      expect(inside?.folds.map((at) => Math.round((width - at) * 1000) / 1000).toReversed()).toEqual(outside?.folds)
      expect(inside?.levelFolds).toEqual(outside?.levelFolds)
      expect(inside?.safe.length).toBe(outside?.safe.length)
    },
  )

  it('97 / 100 / 100으로 접는 리플릿의 안쪽은 100 / 100 / 97입니다', () => {
    const [outside, inside] = sheetsOf(folded('letter'))
    expect(outside?.panels.map(({ width }) => width)).toEqual([97, 100, 100])
    expect(inside?.panels.map(({ width }) => width)).toEqual([100, 100, 97])
    expect(inside?.title).toBe('펼친 안쪽 면')
  })

  it('뒷면을 인쇄하지 않으면 한 면뿐이고, 뒷면의 구멍은 맞은쪽에 있습니다', () => {
    const spec = defaultSpec('D305')
    const finishes = [{ id: 'hole', variant: 'd6', count: 2 }]
    const parts = (pages: number) => spec.parts.map((part) => ({ ...part, pages }))
    expect(sheetsOf({ ...spec, finishes, parts: parts(1) })).toHaveLength(1)
    const [front, back] = sheetsOf({ ...spec, finishes, parts: parts(2) })
    expect(front?.marks).toMatchObject([{ x: 12 }, { x: 12 }])
    expect(back?.marks).toMatchObject([{ x: spec.trim.width - 12 }, { x: spec.trim.width - 12 }])
  })
})
