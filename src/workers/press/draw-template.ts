import fs from 'node:fs'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { templateLines, templateName } from '#/domain/catalog/template-words.ts'
import { jobTemplate } from '#/domain/print/job-template.ts'
import { drawCoverTemplate } from '#/pdf/cover-template/draw-cover-template.ts'
import type { TemplateJob } from './package-job.ts'

const font = (name: string) => fs.readFileSync(new URL(`../../pdf/fonts/${name}.ttf`, import.meta.url))

export function drawTemplate({ spec, day }: TemplateJob): Promise<Uint8Array> {
  const sheets = jobTemplate(geometryOf(spec))
  if (!sheets) throw new Error('the job has no template')
  return drawCoverTemplate(sheets, {
    title: templateName(spec),
    lines: templateLines(spec, day),
    fonts: { regular: font('Pretendard-Regular'), bold: font('Pretendard-Bold') },
  })
}
