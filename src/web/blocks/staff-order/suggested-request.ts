import type { StaffLine } from '#/contract/workqueue/staff-order.contract.ts'

/** First words of a request, from what the check found; staff changes them as they like. */
export function suggestedRequest(line: Pick<StaffLine, 'findings' | 'files'>): string {
  if (line.files.length === 0) return '아직 파일을 받지 못했습니다. 주문 화면에서 인쇄할 PDF를 올려 주세요.'
  const blocks = line.findings.filter((finding) => finding.severity === 'block')
  const words = blocks.slice(0, 3).map((finding) => `${finding.title}. ${finding.detail}`)
  return [...words, '고친 파일을 주문 화면에서 다시 올려 주세요.'].join('\n')
}
