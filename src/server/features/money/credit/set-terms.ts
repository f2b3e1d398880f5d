import { AppError } from '#/contract/errors.ts'
import type { CreditTerms } from '#/domain/orders/credit.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { lockMember, noteChange } from '#/server/features/people/members/members.public.ts'
import type { StaffCall } from '#/server/features/people/staff/staff.public.ts'
import type { LookedAt } from '#/contract/looked-at.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import { requireSeen } from '#/server/platform/looked-at.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { creditTerms, type CreditTermsRow } from './credit.table.ts'
import { termsOf, termsThings } from './standing.repo.ts'

interface Wanted extends CreditTerms {
  readonly memberId: string
  readonly reason: string
  readonly seen: LookedAt
}

/** Setting them is the approval. What is owed stays owed when they end. Errors: NOT_FOUND, CONFLICT. */
export async function setTerms(
  tx: Tx,
  deps: Pick<Services, 'clock' | 'ids'>,
  call: StaffCall,
  { memberId, limit, statementDay, dueDays, reason, seen }: Wanted,
): Promise<void> {
  const member = await lockMember(tx, memberId)
  if (!member) throw new AppError('NOT_FOUND')
  if (member.guest || member.suspendedAt) throw new AppError('CONFLICT', '쓸 수 있는 회원에게만 정할 수 있습니다.')
  if (limit > 0 && (member.approval === 'waiting' || member.approval === 'refused'))
    throw new AppError('CONFLICT', '가입을 승인한 뒤에 정할 수 있습니다.')
  const before = await termsOf(tx, memberId)
  requireSeen(seen, termsThings(before))
  const row = { memberId, creditLimit: limit, statementDay, dueDays, reason }
  const made = { ...row, changedAt: deps.clock.now(), staffId: call.principal.staffId }
  await tx.insert(creditTerms).values(made).onConflictDoUpdate({ target: creditTerms.memberId, set: made })
  await noteChange(tx, deps, call, { memberId, what: 'credit', was: words(before), becomes: words(row), reason })
  await audit(tx, call, { action: 'credit.set-terms', objectKind: 'member', objectId: memberId, detail: row })
}

type Said = Pick<CreditTermsRow, 'creditLimit' | 'statementDay' | 'dueDays'>
const words = (terms: Said | null): string =>
  !terms || terms.creditLimit === 0
    ? '후불 없음'
    : `한도 ${formatWon(terms.creditLimit)}, 매달 ${terms.statementDay}일 청구, ${terms.dueDays}일 안에`
