import { AppError } from '#/contract/errors.ts'
import type { EstimateStart } from '#/contract/production/manual-orders.contract.ts'
import { lastDayOf } from '#/domain/estimates/validity.ts'
import { maskName } from '#/domain/members/masking.ts'
import { estimateOf } from '#/server/features/ordering/estimates/estimates.public.ts'
import { checkOffer } from '#/server/features/ordering/orders/orders.public.ts'
import { findMember } from '#/server/features/people/members/members.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/** Customer and jobs of an estimate that its customer agrees to on the phone. CONFLICT: its price holds no more. */
export async function startFromEstimate(db: DbOrTx, number: string, now: Date): Promise<EstimateStart> {
  const offer = await estimateOf(db, number)
  if (!offer) throw new AppError('NOT_FOUND')
  checkOffer(offer, now)
  const { row, lines } = offer
  const member = await findMember(db, row.memberId)
  if (!member || member.leftAt) throw new AppError('CONFLICT', '탈퇴한 고객의 견적입니다.')
  return {
    customer: { memberId: member.id, name: maskName(member.name), company: member.companyName },
    lines: lines.map(({ spec, title }) => ({ spec, title })),
    version: row.version,
    lastDay: lastDayOf(row.expiresAt),
  }
}
