import type { PartRole } from '#/domain/print/print-job.ts'
import type { JobSpec } from './job-spec.ts'
import { paperOf } from './lookup.ts'
import { specSummary } from './spec-summary.ts'

export const templateName = (spec: JobSpec): string => (spec.binding === null ? '작업 템플릿' : '표지 템플릿')

/** The job stands on its template: one with other pages or paper has another spine. `day` is `YYYY-MM-DD`. */
export function templateLines(spec: JobSpec, day: string): readonly string[] {
  const papers = (role: PartRole, name: string) =>
    spec.parts.filter((part) => part.role === role).map((part) => `${name} ${paperOf(part).name}`)
  const job = [specSummary(spec), ...papers('body', '내지'), ...papers('cover', '표지'), ...papers('sheet', '종이')]
  const changed =
    spec.binding === null
      ? '크기나 접기, 후가공이 바뀌면 템플릿을 다시 받아 주세요.'
      : '쪽수나 종이가 바뀌면 책등도 바뀝니다. 템플릿을 다시 받아 주세요.'
  return [job.join('  ·  '), `직지 ${templateName(spec)}  ·  ${day}  ·  ${changed}`]
}
