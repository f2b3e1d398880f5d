import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { moveCase as moveEndpoint } from '#/contract/support/staff-inquiries.contract.ts'
import { type Mover, next } from '#/domain/orders/transition.ts'
import { CASE_MACHINE, type CaseEvent, type CaseState } from '#/domain/support/case-machine.ts'
import { repaymentOf } from '#/server/features/money/payments/payments.public.ts'
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

/** Once its customer has agreed to a return, the report was accepted, and only the goods did not come. */
const saidOf = (event: keyof typeof EVENT_WORDS, { state }: CaseRow): string =>
  event === 'decline' && state === 'returning' ? '합의한 반품을 끝냈습니다.' : EVENT_WORDS[event]

/** What is given or paid back settles its case itself; CONFLICT while that is under way. */
async function unlessUnderWay(tx: Tx, { state, grantId, repaymentId }: CaseRow): Promise<void> {
  if (state !== 'agreed') return
  if (grantId !== null)
    throw new AppError('CONFLICT', '다른 직원의 승인을 기다리는 보상입니다. 승인하면 저절로 처리됩니다.')
  const repayment = repaymentId === null ? null : await repaymentOf(tx, repaymentId)
  if (repayment && repayment.state !== 'reversed')
    throw new AppError('CONFLICT', '환불하고 있는 신고입니다. 환불이 끝나면 저절로 처리됩니다.')
}

/** The desk looks at a case, does not accept it, or has done what was agreed; the customer reads what is said about it. */
export async function moveCase(
  tx: Tx,
  deps: InquiryWork,
  { inquiryId, author, body }: { inquiryId: string; author: Author; body: BodyOf<typeof moveEndpoint> },
): Promise<Record<string, never>> {
  const row = await lockForDesk(tx, inquiryId)
  const found = await caseOf(tx, inquiryId)
  const state = moved(found, body.event, 'staff')
  if (body.event === 'settle') await unlessUnderWay(tx, found)
  const now = deps.clock.now()
  await updateCase(tx, found.id, {
    state,
    ...(body.event === 'settle' ? { settledAt: now } : {}),
    ...(body.event === 'decline' ? { decidedAt: now, declinedAt: now } : {}),
  })
  const text = `${saidOf(body.event, found)}\n${body.text}`
  const answers = body.event !== 'review' && row.state !== 'closed'
  const after = answers ? await moveInquiry(tx, deps, row, 'answer', 'staff') : row
  await postMessage(tx, deps, after, { kind: 'message', author, body: text })
  await tellAnswerSoon(tx, deps, inquiryId)
  await tellBrowsers(tx, deps, inquiryId)
  return {}
}
