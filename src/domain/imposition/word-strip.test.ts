import { expect, it } from 'vitest'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import { LEAFLET } from '#/domain/catalog/kinds/leaflet.data.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import { imposeJob } from './impose-job.ts'
import type { Bar, MarkLine, SheetSide } from './plan.ts'

const sideOf = (spec: JobSpec, route: RouteId): SheetSide => {
  const side = imposeJob(spec, route, { sheet: 2 })[0]?.plan.forms[0]?.sides[0]
  if (!side) throw new Error('no side')
  return side
}
const CROSSED: JobSpec = {
  ...LEAFLET.defaults,
  trim: { width: 105, height: 148 },
  parts: LEAFLET.defaults.parts.map((part) => ({ ...part, fold: 'cross' })),
}
const hits = ({ x, y, width, height }: Bar, { x1, y1, x2, y2 }: MarkLine): boolean =>
  Math.max(x1, x2) > x && Math.min(x1, x2) < x + width && Math.max(y1, y2) > y && Math.min(y1, y2) < y + height

it.each([
  ['디지털 전단', FLYER.defaults, 'digital-sheet'],
  ['디지털 십자 접지', CROSSED, 'digital-sheet'],
  ['합판 전단', FLYER.defaults, 'offset-ganged'],
] as const)('%s의 색 막대와 글은 재단 표시와 접는 표시를 덮지 않습니다', (_name, spec, route) => {
  const { marks, colourBar, slug } = sideOf(spec, route)
  expect([colourBar.length > 0, slug !== null]).toEqual([true, true])
  for (const bar of [...colourBar, ...(slug ? [slug] : [])]) expect(marks.filter((mark) => hits(bar, mark))).toEqual([])
})

it('표시가 막대 아래에서 끝나는 종이에서는 막대가 끊기지 않습니다', () => {
  expect(sideOf(FLYER.defaults, 'offset-dedicated').colourBar).toHaveLength(1)
})

it('가늠표는 접는 표시와 겹치지 않고 앞뒤 같은 높이에 섭니다', () => {
  const [front, back] = imposeJob(CROSSED, 'digital-sheet', { sheet: 2 })[0]?.plan.forms[0]?.sides ?? []
  const folds = front?.marks.filter(({ kind, y1, y2 }) => kind === 'fold' && y1 === y2) ?? []
  expect(folds.length).toBeGreaterThan(0)
  for (const { y } of front?.crosses ?? []) for (const { y1 } of folds) expect(Math.abs(y1 - y)).toBeGreaterThan(2)
  expect(back?.crosses.map(({ y }) => y)).toEqual(front?.crosses.map(({ y }) => y))
})
