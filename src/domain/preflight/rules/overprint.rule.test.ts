import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { overprintRule } from './overprint.rule.ts'

it('accepts colours that knock out', () => {
  expect(overprintRule.check(factsOf([pageOf(1), pageOf(2, { overprint: false })]), innerOf(2))).toEqual([])
})

it('warns of colours that overprint', () => {
  const places = { overprint: { x: 13, y: 103, width: 20, height: 10 } }
  const pages = [pageOf(1), pageOf(2, { overprint: true, places })]
  expect(overprintRule.check(factsOf(pages), innerOf(2))).toMatchObject([
    { severity: 'warn', pages: [2], box: { x: 10, y: 100, width: 20, height: 10 } },
  ])
})
