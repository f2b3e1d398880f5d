import { AppError } from '#/contract/errors.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { attach } from './attach.ts'
import { readCase } from './cases.repo.ts'
import type { InquiryWork } from './inquiries-deps.ts'
import { tellBrowsers } from './move-inquiry.ts'
import { lockForDesk } from './own-inquiry.ts'
import { type Author, postMessage } from './post-message.ts'

interface Photos {
  readonly caseId: string
  readonly principal: StaffPrincipal
  readonly author: Author
  readonly fileIds: readonly string[]
  readonly note: string | null
}

/**
 * Pictures of a case that the staff has: of the goods that came back, or as a customer sent them elsewhere. They are a note of the
 * thread, so the customer, who is not asked anything by them, does not see them.
 */
export async function addCasePhotos(
  tx: Tx,
  deps: InquiryWork,
  { caseId, principal, author, fileIds, note }: Photos,
): Promise<Record<string, never>> {
  const found = await readCase(tx, caseId)
  if (!found) throw new AppError('NOT_FOUND')
  const row = await lockForDesk(tx, found.inquiryId)
  const attachments = await attach(tx, { principal, visitorKey: null }, fileIds)
  const body = note ?? `사진 ${attachments.length}장을 신고에 붙였습니다.`
  await postMessage(tx, deps, row, { kind: 'note', author, body, attachments })
  await tellBrowsers(tx, deps, row.id)
  return {}
}
