import { roleOf } from '#/domain/preflight/expectation-of.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { StaffLine } from '#/contract/production/staff-order.contract.ts'

/** First words of a request, from what the check found; staff changes them as they like. */
export function suggestedRequest(line: Pick<StaffLine, 'file' | 'findings' | 'files' | 'spec'>): string {
  if (line.files.length === 0) return '아직 파일을 받지 못했습니다. 주문 화면에서 인쇄할 PDF를 올려 주세요.'
  // The shop promised to make the PDF; asking the customer for one would break that.
  if (line.file === 'material') return '보내 주신 자료를 PDF로 바꾸는 데 더 필요한 것이 있습니다.\n'
  const blocks = line.findings.filter((finding) => finding.severity === 'block')
  const words = blocks.slice(0, 3).map((finding) => `${finding.title}. ${finding.detail}`)
  const missing = missingFiles(line)
  if (missing.length > 0)
    return [...words, `${fileWords(missing)}이 아직 없습니다. 주문 화면에서 PDF로 올려 주세요.`].join('\n')
  return [...words, '고친 파일을 주문 화면에서 다시 올려 주세요.'].join('\n')
}

/** Whether there is a PDF that a proof can be made from; material alone is not enough. */
export const hasPressFile = (files: StaffLine['files']): boolean =>
  files.some(({ partId, name }) => roleOf(partId) !== null && /\.pdf$/iu.test(name))

/** Printed parts of the job that no file was given for, as the customer is told their names. */
export const missingFiles = ({ files, spec }: Pick<StaffLine, 'files' | 'spec'>): readonly string[] =>
  geometryOf(spec)
    .files.filter(({ part }) => files.every(({ partId }) => roleOf(partId) !== part))
    .map(({ label }) => label)

/** 「표지, 내지 파일」; a label that says 파일 already is not told twice. */
export function fileWords(labels: readonly string[]): string {
  const words = labels.join(', ')
  return words.endsWith('파일') ? words : `${words} 파일`
}
