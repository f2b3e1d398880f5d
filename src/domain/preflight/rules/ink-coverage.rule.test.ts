import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf, PLAIN_LIMITS } from '#tests/support/preflight/facts-of.ts'
import { inkCoverageRule } from './ink-coverage.rule.ts'

const COLOUR = innerOf(1, { colourPages: 1 })
const check = (inkCoverage: number | null) => inkCoverageRule.check(factsOf([pageOf(1, { inkCoverage })]), COLOUR)

it('accepts what the paper bears and what was not measured', () => {
  expect(check(300)).toEqual([])
  expect(check(null)).toEqual([])
})

it('warns a little over the limit and stops far over it', () => {
  expect(check(315)).toMatchObject([{ severity: 'warn' }])
  expect(check(400)).toMatchObject([{ severity: 'block', title: '1쪽의 잉크가 너무 진합니다 (400 %)' }])
})

it('says which limit applies and why, by the way of printing and the paper', () => {
  const limits = {
    ...PLAIN_LIMITS,
    inkCoverage: 260,
    printedOn: { route: 'digital-sheet', paper: '미색모조' },
  } as const
  const [found] = inkCoverageRule.check(
    factsOf([pageOf(1, { inkCoverage: 270 })]),
    innerOf(1, { colourPages: 1, limits }),
  )
  expect(found?.detail).toContain('260 %까지 찍을 수 있습니다(디지털 낱장 인쇄 · 미색모조 기준)')
  expect(found?.detail).toContain('토너')
})

it('shows the inkiest place of the worst page and says what was not measured', () => {
  const inkiest = { x: 13, y: 100, width: 20, height: 10 }
  const pages = [pageOf(1, { inkCoverage: 310 }), pageOf(2, { inkCoverage: 360, inkiest })]
  const measured = { edgePages: 0, edgesDrawn: 0, pictures: 9, picturesMeasured: 4 }
  const [found] = inkCoverageRule.check(factsOf(pages, { measured }), innerOf(2, { colourPages: 2 }))
  expect(found).toMatchObject({ pages: [2, 1], box: { x: 10, y: 103, width: 20, height: 10 } })
  expect(found?.detail).toContain('사진 5장은 재지 못했습니다')
})

it('leaves a job in black alone: it has one ink', () => {
  expect(inkCoverageRule.check(factsOf([pageOf(1, { inkCoverage: 400 })]), innerOf(1))).toEqual([])
})
