import { AppError } from '#/contract/errors.ts'
import { takeTicket } from '#/server/features/people/members/members.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { InquiryWork } from './inquiries-deps.ts'
import { readInquiryRow } from './inquiries.repo.ts'
import { hashOfKey } from './own-inquiry.ts'
import { openFor } from './openings.repo.ts'

/** For one sitting: the next one proves the phone again. */
const OPEN_HOURS = 12

export async function openVisitorInquiry(
  tx: Tx,
  { clock }: Pick<InquiryWork, 'clock'>,
  inquiryId: string,
  visitorKey: string,
): Promise<void> {
  const until = new Date(clock.now().getTime() + OPEN_HOURS * 3_600_000)
  await openFor(tx, inquiryId, hashOfKey(visitorKey), until)
}

/** Opens an inquiry for a browser whose phone is the one that asked; another phone's answers like a missing one. */
export async function openAsVisitor(
  tx: Tx,
  deps: Pick<InquiryWork, 'clock'>,
  { inquiryId, visitorKey, ticket }: { inquiryId: string; visitorKey: string | null; ticket: string },
): Promise<Record<string, never>> {
  if (visitorKey === null) throw new AppError('LOGIN_REQUIRED')
  const { target } = await takeTicket(tx, deps, ticket, 'inquiry')
  const row = await readInquiryRow(tx, inquiryId)
  if (!row || row.memberId !== null || row.visitorPhone !== target)
    throw new AppError('NOT_FOUND', '이 번호로 남기신 문의가 아닙니다. 문자로 받으신 주소와 번호를 확인해 주세요.')
  await openVisitorInquiry(tx, deps, inquiryId, visitorKey)
  return {}
}
