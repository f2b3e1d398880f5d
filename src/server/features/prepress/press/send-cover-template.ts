import type { FastifyReply } from 'fastify'
import { AppError } from '#/contract/errors.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { templateLines, templateName } from '#/domain/catalog/template-words.ts'
import { validateSpec } from '#/domain/catalog/validate-spec.ts'
import { jobTemplate } from '#/domain/print/job-template.ts'
import { templateFigure } from '#/domain/print/template-figure.ts'
import { templateSvg } from '#/domain/print/template-svg.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { PressDeps } from './press-deps.ts'

const TYPES = { pdf: 'application/pdf', svg: 'image/svg+xml; charset=utf-8' } as const

interface AskedTemplate {
  readonly spec: JobSpec
  readonly format?: keyof typeof TYPES | undefined
}

/** INVALID_INPUT names what cannot be made, or that the job has no printed cover. */
export async function sendCoverTemplate(
  deps: Pick<PressDeps, 'pressMaker' | 'clock'>,
  { spec, format = 'pdf' }: AskedTemplate,
  reply: FastifyReply,
): Promise<void> {
  const valid = validateSpec(spec)
  if (!valid.ok) {
    const fields = Object.fromEntries(valid.error.map((issue) => [`spec.${issue.path}`, issue.message]))
    throw new AppError('INVALID_INPUT', valid.error[0]?.message, fields)
  }
  const sheets = jobTemplate(geometryOf(spec))
  if (!sheets) throw new AppError('INVALID_INPUT', '표지도 접는 자리도 후가공 자리도 없는 사양이라 템플릿이 없습니다.')
  const day = seoulDay(deps.clock.now())
  const name = templateName(spec)
  const lines = templateLines(spec, day)
  const file =
    format === 'svg'
      ? templateSvg(
          name,
          sheets.map((sheet) => templateFigure(sheet, lines)),
        )
      : await deps.pressMaker.drawTemplate(spec, day)
  await reply
    .header('content-type', TYPES[format])
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.${format}`)}`)
    .header('x-content-type-options', 'nosniff')
    .send(Buffer.from(file))
}
