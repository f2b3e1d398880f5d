import type { Finding } from '#/domain/preflight/finding.ts'

/** The whole report in one sentence, for who reads no further. */
export function verdictSentence(findings: readonly Finding[]): string {
  const count = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity).length
  const [block, fixable, warn] = [count('block'), count('fixable'), count('warn')]
  if (findings.length === 0) return '이 사양으로 바로 찍을 수 있는 파일입니다.'
  if (block > 0) return `이대로는 찍을 수 없습니다. 먼저 고쳐야 할 점이 ${block}가지 있습니다.`
  if (fixable > 0) return `고치면 더 좋아지는 파일입니다. 여기서 바로 고칠 수 있는 점이 ${fixable}가지 있습니다.`
  return `찍을 수 있는 파일입니다. 알고 계셔야 할 점이 ${warn}가지 있습니다.`
}

export const GROUPS = [
  { severity: 'block', title: '먼저 고쳐야 합니다' },
  { severity: 'fixable', title: '여기서 고칠 수 있습니다' },
  { severity: 'warn', title: '확인해 주세요' },
] as const
