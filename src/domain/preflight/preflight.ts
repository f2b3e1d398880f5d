import type { FileExpectation } from './file-expectation.ts'
import { SEVERITIES, type Finding } from './finding.ts'
import type { PdfFacts } from './pdf-facts.ts'
import { RULES } from './rules.ts'
import { readableRule } from './rules/readable.rule.ts'

export const VERDICTS = ['pass', 'warn', 'fixable', 'block'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Everything the rules have to say, gravest first. */
export function preflight(facts: PdfFacts, expectation: FileExpectation): readonly Finding[] {
  if (facts.problem) return readableRule.check(facts, expectation)
  const weight = (finding: Finding) => SEVERITIES.indexOf(finding.severity)
  return RULES.flatMap((rule) => rule.check(facts, expectation)).toSorted((a, b) => weight(a) - weight(b))
}

/** The gravest finding speaks for the file. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  const gravest = SEVERITIES.find((severity) => findings.some((finding) => finding.severity === severity))
  return gravest ?? 'pass'
}

/** Rules whose findings stop the job even where the shop could mend the file: nothing is mended without consent. */
const STOPS_UNTIL_FIXED: readonly string[] = ['page-count', 'page-size']

/** Those of the findings with which a file cannot go on to its proof as it is. */
export const stoppingFindings = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(
    ({ severity, ruleId }) => severity === 'block' || (severity === 'fixable' && STOPS_UNTIL_FIXED.includes(ruleId)),
  )

/** Whether a file may go on to its proof as it is. */
export const mayGoOn = (findings: readonly Finding[]): boolean => stoppingFindings(findings).length === 0
