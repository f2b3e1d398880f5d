import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { FinishChoice, JobSpec } from '#/domain/catalog/job-spec.ts'
import { KINDS, defaultSpec } from '#/domain/catalog/kinds.ts'
import { randomSpec } from '#tests/support/catalog/random-specs.ts'
import { finishLabels } from './finish-labels.ts'
import { coverTemplate } from './cover-template.ts'
import { finishingPlan, jobTemplate } from './job-template.ts'

const sheet = (choice: FinishChoice): JobSpec => ({ ...defaultSpec('D305'), finishes: [choice] })
const marks = (choice: FinishChoice) => geometryOf(sheet(choice)).marks
const saddle = (bindingSide: 'left' | 'right', ...finishes: FinishChoice[]): JobSpec => ({
  ...defaultSpec('D303'),
  bindingSide,
  finishes,
})

describe('후가공이 앉는 자리', () => {
  it('구멍 둘은 왼쪽 끝에서 12 mm, 서로 80 mm 떨어져 가운데에 섭니다', () => {
    expect(marks({ id: 'hole', variant: 'd6', count: 2 })).toEqual([
      { kind: 'hole', x: 12, y: 108.5, diameter: 6 },
      { kind: 'hole', x: 12, y: 188.5, diameter: 6 },
    ])
  })

  it.each([
    ['right', 3, [198, 198, 198], [40.5, 148.5, 256.5]],
    ['top', 1, [105], [285]],
    ['bottom', 4, [12, 74, 136, 198], [12, 12, 12, 12]],
  ] as const)('%s %i개', (place, count, xs, ys) => {
    const holes = marks({ id: 'hole', variant: 'd5', count, place }).flatMap((mark) =>
      mark.kind === 'hole' ? [mark] : [],
    )
    expect(holes.map(({ x }) => x)).toEqual(xs)
    expect(holes.map(({ y }) => y)).toEqual(ys)
  })

  it('미싱은 끝에서 잰 만큼씩 들어오거나 종이를 똑같이 나눕니다', () => {
    const at = (choice: FinishChoice) => marks(choice).map((mark) => ('at' in mark ? [mark.direction, mark.at] : null))
    expect(at({ id: 'perforate', count: 2, place: 'right', distance: 40 })).toEqual([
      ['vertical', 170],
      ['vertical', 130],
    ])
    expect(at({ id: 'perforate', count: 1, place: 'top', distance: 97 })).toEqual([['horizontal', 200]])
    expect(at({ id: 'perforate', count: 2, place: 'down' })).toEqual([
      ['horizontal', 99],
      ['horizontal', 198],
    ])
  })

  it('접는 종이의 오시는 접는 자리와 같습니다', () => {
    expect(geometryOf(defaultSpec('D302')).marks.map((mark) => ('at' in mark ? mark.at : null))).toEqual([97, 197])
  })

  it('넘버링은 두 곳이면 반대쪽에도 같은 높이로 찍습니다', () => {
    const [first, second] = marks({ id: 'numbering', count: 2, place: 'top-left' })
    expect([first, second]).toMatchObject([
      { x: 10, y: 281 },
      { x: 170, y: 281 },
    ])
  })

  it('책의 모서리는 묶지 않은 쪽만 둥글립니다', () => {
    const corners = geometryOf(saddle('right', { id: 'round-corner', variant: 'r6' })).marks
    expect(corners.map((mark) => ('x' in mark ? mark.x : null))).toEqual([0, 0])
    expect(marks({ id: 'round-corner', variant: 'r6' })).toHaveLength(4)
  })

  it('기계를 맞추는 사람이 읽을 글로 적습니다', () => {
    expect(finishLabels(geometryOf(sheet({ id: 'hole', variant: 'd6', count: 1, place: 'top' })))).toEqual([
      { name: '타공', text: '왼쪽에서 105 mm, 위에서 12 mm, 지름 6 mm' },
    ])
  })

  it('어떤 사양에서도 모두 종이 안에 있습니다', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KINDS).chain(randomSpec), (spec) => {
        const { width, height } = geometryOf(spec).openSize
        for (const mark of geometryOf(spec).marks) {
          if ('at' in mark) {
            expect(mark.at).toBeGreaterThan(0)
            expect(mark.at).toBeLessThan(mark.direction === 'vertical' ? width : height)
          } else {
            const [right, top] = mark.kind === 'number' ? [mark.width, mark.height] : [0, 0]
            expect(mark.x >= 0 && mark.y >= 0 && mark.x + right <= width && mark.y + top <= height).toBe(true)
          }
        }
      }),
    )
  })
})

describe('틀과 후가공 자리표', () => {
  it('중철 표지의 구멍은 앞뒤 면에 서로 마주 보게 있습니다', () => {
    const spec = saddle('left', { id: 'hole', variant: 'd6', count: 1 })
    const [cover] = coverTemplate(geometryOf(spec)) ?? []
    expect(cover?.marks.map((mark) => ('x' in mark ? mark.x : null))).toEqual([222, 198])
    expect(finishingPlan(geometryOf(spec))?.[0]?.marks).toHaveLength(1)
  })

  it('점선은 책 속에만 있어 표지 틀에는 없고 자리표에는 있습니다', () => {
    const spec = saddle('left', { id: 'perforate', count: 1 })
    expect(coverTemplate(geometryOf(spec))?.[0]?.marks).toEqual([])
    expect(finishingPlan(geometryOf(spec))?.[0]?.marks).toMatchObject([{ kind: 'perforation', at: 20 }])
  })

  it('접거나 뚫는 낱장은 틀이 있고, 그냥 낱장은 없습니다', () => {
    expect(jobTemplate(geometryOf(defaultSpec('D304')))).toBeNull()
    expect(jobTemplate(geometryOf(sheet({ id: 'perforate', count: 1 })))?.[0]?.marks).toHaveLength(1)
    const [leaflet] = jobTemplate(geometryOf(defaultSpec('D302'))) ?? []
    expect(leaflet?.panels.map(({ label, width }) => [label, width])).toEqual([
      ['1면', 97],
      ['2면', 100],
      ['3면', 100],
    ])
    for (const area of leaflet?.safe ?? []) expect(area.width > 0 && area.height > 0).toBe(true)
  })
})
