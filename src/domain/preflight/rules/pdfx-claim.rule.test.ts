import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { pdfxClaimRule } from './pdfx-claim.rule.ts'

const honest = { pdfx: 'PDF/X-4', outputIntent: 'FOGRA39' }

it('believes a file that keeps what it claims, and one that claims nothing', () => {
  expect(pdfxClaimRule.check(factsOf([pageOf(1)], honest), innerOf(1))).toEqual([])
  expect(pdfxClaimRule.check(factsOf([pageOf(1, { trim: null })]), innerOf(1))).toEqual([])
})

it('names what a file breaks of its claim', () => {
  const page = pageOf(1, { transparency: true, colourSpaces: ['DeviceRGB'] })
  const [found] = pdfxClaimRule.check(factsOf([page], { pdfx: 'PDF/X-1a:2003', outputIntent: null }), innerOf(1))
  expect(found?.title).toContain('PDF/X-1a:2003')
  expect(found?.detail).toMatch(/출력 조건이 없습니다.*투명 효과.*RGB/)
  expect(pdfxClaimRule.check(factsOf([page], honest), innerOf(1))).toEqual([])
})
