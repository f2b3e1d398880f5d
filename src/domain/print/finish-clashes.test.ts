import { expect, it } from 'vitest'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { FinishChoice } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { finishClashes } from './finish-clashes.ts'

const HOLES: FinishChoice = { id: 'hole', variant: 'd6', count: 2 }
const clashes = (...finishes: FinishChoice[]) => finishClashes(geometryOf({ ...defaultSpec('D305'), finishes }))

it('구멍을 지나는 점선을 알아봅니다', () => {
  expect(clashes(HOLES, { id: 'perforate', count: 1, place: 'left', distance: 13 })).toEqual([
    '타공 자리와 미싱 자리가 겹칩니다. 고객에게 확인해 주세요.',
  ])
  expect(clashes(HOLES, { id: 'perforate', count: 1, place: 'left', distance: 30 })).toEqual([])
})

it('번호 위를 지나는 점선을 알아봅니다', () => {
  const stub: FinishChoice = { id: 'perforate', count: 1, place: 'right', distance: 30 }
  expect(clashes({ id: 'numbering', count: 1 }, stub)).toHaveLength(1)
  expect(clashes({ id: 'numbering', count: 1 }, { ...stub, distance: 60 })).toEqual([])
})

it('서로 지나는 줄과 둥근 모서리는 겹침이 아닙니다', () => {
  const lines: FinishChoice[] = [
    { id: 'perforate', count: 1, place: 'right' },
    { id: 'score', count: 1, place: 'down' },
  ]
  expect(clashes(...lines, { id: 'round-corner', variant: 'r10' })).toEqual([])
})

it('책의 구멍과 점선은 보통 자리에서 겹치지 않습니다', () => {
  for (const variant of ['d3', 'd8'])
    expect(
      finishClashes(
        geometryOf({
          ...defaultSpec('D303'),
          finishes: [
            { ...HOLES, variant },
            { id: 'perforate', count: 1 },
          ],
        }),
      ),
    ).toEqual([])
})
