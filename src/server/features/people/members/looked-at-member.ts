import type { Things } from '#/server/platform/looked-at.ts'
import { documentsHeld } from './supporting-documents.ts'
import type { BrandRequestRow } from './brand-requests.table.ts'
import type { MemberRow } from './members.table.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

const papersOf = async (db: DbOrTx, memberId: string): Promise<readonly string[]> =>
  (await documentsHeld(db, memberId)).map(({ fileId }) => fileId)

/** What decides about somebody who waits for approval. */
export const waitingThings = async (db: DbOrTx, member: MemberRow): Promise<Things> => ({
  '회원 종류': member.type,
  상호: member.companyName,
  사업자등록번호: member.companyNumber,
  '증빙 서류': await papersOf(db, member.id),
})

/** What decides about joining a brand. */
export const requestThings = async (
  db: DbOrTx,
  { memberId, academy, contract }: Pick<BrandRequestRow, 'memberId' | 'academy' | 'contract'>,
): Promise<Things> => ({
  '학원 이름': academy,
  지점·계약번호: contract,
  '증빙 서류': await papersOf(db, memberId),
})

export const standingThings = ({ type, grade, approval }: MemberRow): Things => ({
  '회원 종류': [type, grade, approval],
})

export const discountThings = ({ discountRate, discountUntil, discountReason }: MemberRow): Things => ({
  할인: [discountRate, discountUntil, discountReason],
})
