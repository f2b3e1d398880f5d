import fs from 'node:fs'
import { paperOf } from '#/domain/catalog/lookup.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { jobTemplate } from '#/domain/print/job-template.ts'
import { drawCoverTemplate } from '#/pdf/cover-template/draw-cover-template.ts'
import type { TemplateJob } from './package-job.ts'

const font = (name: string) => fs.readFileSync(new URL(`../../pdf/fonts/${name}.ttf`, import.meta.url))

/** The job stands on its template: one with other pages or paper has another spine. */
export function drawTemplate({ spec, day }: TemplateJob): Promise<Uint8Array> {
  const sheets = jobTemplate(geometryOf(spec))
  if (!sheets) throw new Error('the job has no template')
  const papers = (role: 'body' | 'cover' | 'sheet', name: string) =>
    spec.parts.filter((part) => part.role === role).map((part) => `${name} ${paperOf(part.paper).name}`)
  return drawCoverTemplate(sheets, {
    title: spec.binding === null ? '작업 틀' : '표지 틀',
    lines: [
      [specSummary(spec), ...papers('body', '내지'), ...papers('cover', '표지'), ...papers('sheet', '종이')].join(
        '  ·  ',
      ),
      spec.binding === null
        ? `직지 작업 틀  ·  ${day}  ·  크기나 접기, 후가공이 바뀌면 틀을 다시 받아 주세요.`
        : `직지 표지 틀  ·  ${day}  ·  쪽수나 종이가 바뀌면 책등도 바뀝니다. 틀을 다시 받아 주세요.`,
    ],
    fonts: { regular: font('Pretendard-Regular'), bold: font('Pretendard-Bold') },
  })
}
