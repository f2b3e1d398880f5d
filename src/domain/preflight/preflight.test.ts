import { describe, expect, it } from 'vitest'
import { factsOf, imageOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { preflight, verdictOf } from './preflight.ts'
import { RULES } from './rules.ts'
import { unreadFacts } from './unread-facts.ts'

describe('the preflight of a file', () => {
  it('has nothing to say about a clean book', () => {
    const findings = preflight(factsOf([pageOf(1), pageOf(2)]), innerOf(2))
    expect(findings).toEqual([])
    expect(verdictOf(findings)).toBe('pass')
  })

  it('tells what stops the job before what is good to know', () => {
    const facts = factsOf([pageOf(1), pageOf(2, { blank: true })], {
      images: [imageOf({ ppi: 100 })],
    })
    const findings = preflight(facts, innerOf(9))
    expect(findings.map((finding) => finding.severity)).toEqual(['block', 'warn', 'warn'])
    expect(verdictOf(findings)).toBe('block')
  })

  it('says only one thing about a file that cannot be opened', () => {
    expect(preflight(unreadFacts('password', 10), innerOf(4))).toHaveLength(1)
  })

  it('has no two rules of one name, and no rule claims a fixer that does not exist', () => {
    expect(new Set(RULES.map((rule) => rule.id)).size).toBe(RULES.length)
    const everything = factsOf([pageOf(1, { overprint: true, whiteOverprint: true, annotations: ['Stamp'] })], {
      hasForms: true,
      hasJavaScript: true,
    })
    const findings = preflight(everything, innerOf(2))
    for (const { severity, fixer } of findings) expect(severity === 'fixable').toBe(fixer !== null)
    expect(findings.filter((finding) => finding.fixer !== null).length).toBeGreaterThan(2)
  })
})
