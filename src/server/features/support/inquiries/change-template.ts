import { AppError } from '#/contract/errors.ts'
import { unknownFields } from '#/domain/support/fill-template.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { violates } from '#/server/platform/db/unique-violation.ts'
import type { InquiryWork } from './inquiries-deps.ts'
import { deleteTemplate, saveTemplate } from './templates.repo.ts'

interface Change {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly by: string
}

/** Errors: INVALID_INPUT for a field that nothing fills, CONFLICT when another one has the title. */
export async function changeTemplate(
  tx: Tx,
  { clock }: Pick<InquiryWork, 'clock'>,
  { id, title, body, by }: Change,
): Promise<Record<string, never>> {
  const [unknown] = unknownFields(body)
  if (unknown !== undefined)
    throw new AppError('INVALID_INPUT', undefined, {
      body: `{${unknown}}에 넣을 내용이 없습니다. {이름}과 {주문번호}를 쓸 수 있습니다.`,
    })
  try {
    await saveTemplate(tx, { id, title, body, updatedBy: by, updatedAt: clock.now() })
  } catch (error) {
    if (violates(error, 'answer_templates_title_key')) throw new AppError('CONFLICT', '같은 제목의 답변이 있습니다.')
    throw error
  }
  return {}
}

export async function dropTemplate(tx: Tx, id: string): Promise<Record<string, never>> {
  if (!(await deleteTemplate(tx, id))) throw new AppError('NOT_FOUND')
  return {}
}
