import type { FileExpectation } from './file-expectation.ts'
import type { Finding } from './finding.ts'
import type { PdfFacts } from './pdf-facts.ts'

/** One thing to look for. A rule sees only files that could be opened, except the one that speaks of those that could not. */
export interface Rule {
  readonly id: string
  check(facts: PdfFacts, expectation: FileExpectation): readonly Finding[]
}

type Said = Pick<Finding, 'severity' | 'title' | 'detail'> & Partial<Pick<Finding, 'pages' | 'box' | 'fixer'>>

export const finding = (ruleId: string, said: Said): Finding => ({
  ruleId,
  pages: [],
  box: null,
  fixer: null,
  ...said,
})
