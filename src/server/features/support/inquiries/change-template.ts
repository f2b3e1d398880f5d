import { AppError } from '#/contract/errors.ts'
import type { LookedAt } from '#/contract/looked-at.ts'
import { unknownFields } from '#/domain/support/fill-template.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { requireSeen, type Things } from '#/server/platform/looked-at.ts'
import { violates } from '#/server/platform/db/unique-violation.ts'
import type { InquiryWork } from './inquiries-deps.ts'
import type { TemplateRow } from './inquiries.table.ts'
import { deleteTemplate, lockTemplate, saveTemplate } from './templates.repo.ts'

interface Change {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly by: string
  readonly seen: LookedAt
}

/** What the form shows of one. */
export const templateThings = ({ title, body }: Pick<TemplateRow, 'title' | 'body'>): Things => ({
  제목: title,
  내용: body,
})

/** Errors: INVALID_INPUT for a field that nothing fills, CONFLICT when another one has the title or this one is not what was seen. */
export async function changeTemplate(
  tx: Tx,
  { clock }: Pick<InquiryWork, 'clock'>,
  { id, title, body, by, seen }: Change,
): Promise<Record<string, never>> {
  const [unknown] = unknownFields(body)
  if (unknown !== undefined)
    throw new AppError('INVALID_INPUT', undefined, {
      body: `{${unknown}}에 넣을 내용이 없습니다. {이름}과 {주문번호}를 쓸 수 있습니다.`,
    })
  const now = await lockTemplate(tx, id)
  // The same press again, whose first answer was lost.
  if (now && now.title === title && now.body === body) return {}
  if (now) requireSeen(seen, templateThings(now))
  else if (Object.keys(seen).length > 0)
    throw new AppError(
      'CONFLICT',
      '보시는 동안 다른 직원이 지운 답변입니다. 필요하면 내용을 복사해 새 답변으로 더해 주세요.',
    )
  try {
    await saveTemplate(tx, { id, title, body, updatedBy: by, updatedAt: clock.now() })
  } catch (error) {
    if (violates(error, 'answer_templates_title_key')) throw new AppError('CONFLICT', '같은 제목의 답변이 있습니다.')
    throw error
  }
  return {}
}

/** Errors: NOT_FOUND, CONFLICT when this one is not what was seen. */
export async function dropTemplate(tx: Tx, id: string, seen: LookedAt): Promise<Record<string, never>> {
  const now = await lockTemplate(tx, id)
  if (!now) throw new AppError('NOT_FOUND')
  requireSeen(seen, templateThings(now))
  await deleteTemplate(tx, id)
  return {}
}
