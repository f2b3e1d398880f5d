import type { FastifyReply } from 'fastify'
import { AppError } from '#/contract/errors.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { validateSpec } from '#/domain/catalog/validate-spec.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { jobTemplate } from '#/domain/print/job-template.ts'
import type { PressDeps } from './press-deps.ts'

/** INVALID_INPUT names what cannot be made, or that the job has no printed cover. */
export async function sendCoverTemplate(
  deps: Pick<PressDeps, 'pressMaker' | 'clock'>,
  spec: JobSpec,
  reply: FastifyReply,
): Promise<void> {
  const valid = validateSpec(spec)
  if (!valid.ok) {
    const fields = Object.fromEntries(valid.error.map((issue) => [`spec.${issue.path}`, issue.message]))
    throw new AppError('INVALID_INPUT', valid.error[0]?.message, fields)
  }
  if (!jobTemplate(geometryOf(spec)))
    throw new AppError('INVALID_INPUT', '표지도 접는 자리도 후가공 자리도 없는 사양이라 틀이 없습니다.')
  const pdf = await deps.pressMaker.drawTemplate(spec, seoulDay(deps.clock.now()))
  await reply
    .header('content-type', 'application/pdf')
    .header(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(spec.binding === null ? '작업 틀.pdf' : '표지 틀.pdf')}`,
    )
    .header('x-content-type-options', 'nosniff')
    .send(Buffer.from(pdf))
}
