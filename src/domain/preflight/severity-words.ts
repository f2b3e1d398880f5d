import type { Severity } from './finding.ts'

/**
 * What a finding is called wherever one is shown. 「고침」 is not among them: that word stands only for what was mended and agreed
 * to. What could be mended and was not is printed as it is, so who looks at a proof is told to look.
 */
export const SEVERITY_WORDS: Readonly<Record<Severity, string>> = {
  block: '인쇄 불가',
  fixable: '자동 수정 가능',
  warn: '확인 필요',
}

/** On a proof nothing is mended any more: what was not is for the eyes of who approves. */
export const PROOF_WORDS: Readonly<Record<Severity, string>> = { ...SEVERITY_WORDS, fixable: '확인 필요' }
