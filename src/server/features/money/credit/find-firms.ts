import type { ResultOf } from '#/contract/endpoint.ts'
import type { findFirms as endpoint } from '#/contract/money/credit.contract.ts'
import { maskEmail, maskName } from '#/domain/members/masking.ts'
import { searchMembers } from '#/server/features/people/members/members.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { limitsOf } from './standing.repo.ts'

/** Members by what was typed, those without terms among them; names and mailboxes stay masked. */
export async function findFirms(db: DbOrTx, q: string, today: string): Promise<ResultOf<typeof endpoint>['members']> {
  const found = await searchMembers(db, q, today)
  const limits = await limitsOf(
    db,
    found.map(({ id }) => id),
  )
  return found.map(({ id, name, email, companyName }) => ({
    memberId: id,
    maskedName: maskName(name),
    maskedEmail: maskEmail(email),
    companyName,
    limit: limits.get(id) ?? null,
  }))
}
