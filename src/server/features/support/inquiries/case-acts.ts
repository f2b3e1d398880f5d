import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { moveCase as moveEndpoint } from '#/contract/support/staff-inquiries.contract.ts'
import { type Mover, next } from '#/domain/orders/transition.ts'
import { CASE_MACHINE, type CaseEvent, type CaseState } from '#/domain/support/case-machine.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { readCaseOf, updateCase } from './cases.repo.ts'
import type { InquiryWork } from './inquiries-deps.ts'
import type { CaseRow } from './inquiries.table.ts'
import { moveInquiry, tellBrowsers } from './move-inquiry.ts'
import { lockForDesk } from './own-inquiry.ts'
import { type Author, postMessage } from './post-message.ts'
import { tellAnswerSoon } from './staff-acts.ts'

export async function caseOf(tx: Tx, inquiryId: string): Promise<CaseRow> {
  const row = await readCaseOf(tx, inquiryId)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** Where a case goes from here; CONFLICT when it does not go there any more. */
export function moved({ state }: Pick<CaseRow, 'state'>, event: CaseEvent, who: Mover): CaseState {
  const move = next(CASE_MACHINE, state, event, who)
  if (!move.ok) throw new AppError('CONFLICT', '그 사이 신고의 상태가 바뀌었습니다. 새로 고친 뒤 확인해 주세요.')
  return move.to
}

const EVENT_WORDS = {
  review: '신고를 검토하고 있습니다.',
  decline: '신고를 받아들이지 않았습니다.',
  settle: '합의한 내용을 처리했습니다.',
} as const

/** The desk looks at a case, does not accept it, or has done what was agreed; the customer reads what is said about it. */
export async function moveCase(
  tx: Tx,
  deps: InquiryWork,
  { inquiryId, author, body }: { inquiryId: string; author: Author; body: BodyOf<typeof moveEndpoint> },
): Promise<Record<string, never>> {
  const row = await lockForDesk(tx, inquiryId)
  const found = await caseOf(tx, inquiryId)
  const state = moved(found, body.event, 'staff')
  // What is given ends its case by itself; called settled before, it could be taken back and be given all the same.
  if (body.event === 'settle' && found.grantId !== null)
    throw new AppError('CONFLICT', '다른 직원의 승인을 기다리는 보상입니다. 지급되면 저절로 처리 완료가 됩니다.')
  const now = deps.clock.now()
  await updateCase(tx, found.id, {
    state,
    ...(body.event === 'settle' ? { settledAt: now } : {}),
    ...(body.event === 'decline' ? { decidedAt: now } : {}),
  })
  const text = `${EVENT_WORDS[body.event]}\n${body.text}`
  const answers = body.event !== 'review' && row.state !== 'closed'
  const after = answers ? await moveInquiry(tx, deps, row, 'answer', 'staff') : row
  await postMessage(tx, deps, after, { kind: 'message', author, body: text })
  await tellAnswerSoon(tx, deps, inquiryId)
  await tellBrowsers(tx, deps, inquiryId)
  return {}
}
