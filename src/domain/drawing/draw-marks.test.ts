import { describe, expect, it } from 'vitest'
import type { FinishChoice, JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { jobFigure } from './job-figure.ts'

const drawn = (product: ProductCode, ...finishes: FinishChoice[]) => {
  const spec: JobSpec = { ...defaultSpec(product), finishes }
  return jobFigure(spec, { longest: 150, dimensions: false, bare: false }).shapes
}
const added = (product: ProductCode, ...finishes: FinishChoice[]) =>
  drawn(product, ...finishes).length - drawn(product).length
const HOLES: FinishChoice = { id: 'hole', variant: 'd6', count: 2 }

describe('작업 그림의 후가공', () => {
  it.each(['D305', 'D304', 'D301', 'D303', 'D302'] as const)('%s 그림에 구멍이 뚫려 보입니다', (product) => {
    expect(added(product, HOLES)).toBe(2)
  })

  it('미싱은 점선으로, 접는 종이에서는 제 면 위에 보입니다', () => {
    const across: FinishChoice = { id: 'perforate', count: 1, place: 'down' }
    expect(added('D305', across)).toBe(1)
    expect(added('D302', across)).toBe(3)
    expect(added('D302', { id: 'perforate', count: 1, place: 'right', distance: 30 })).toBe(1)
    const dashes = drawn('D305', across).flatMap((shape) => (shape.type === 'path' ? (shape.stroke?.dash ?? []) : []))
    expect(dashes).toEqual(['4 2.5'])
  })

  it('책 속의 점선은 표지에 보이지 않습니다', () => {
    expect(added('D303', { id: 'perforate', count: 1 })).toBe(0)
  })

  it('둥근 모서리와 번호 자리도 보입니다', () => {
    expect(added('D305', { id: 'round-corner', variant: 'r6' })).toBe(4)
    expect(added('D305', { id: 'numbering', count: 2 })).toBe(2)
  })
})
