import { AppError } from '#/contract/errors.ts'
import type { CreditStatement, FirmView } from '#/contract/money/credit.contract.ts'
import { maskName } from '#/domain/members/masking.ts'
import { creditLeft, creditRefusal } from '#/domain/orders/credit.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { findMember } from '#/server/features/people/members/members.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import { lookedAt } from '#/server/platform/looked-at.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { standingOf, termsOf, termsThings } from './standing.repo.ts'
import { statementsOf, type WholeStatement } from './statements.repo.ts'

export async function presentStanding(db: DbOrTx, memberId: string, now: Date) {
  const standing = await standingOf(db, memberId, seoulDay(now))
  return { ...standing, left: creditLeft(standing), refusal: creditRefusal(standing, 0) }
}

export async function presentOwn(db: DbOrTx, memberId: string, now: Date) {
  const statements = await statementsOf(db, memberId)
  return {
    ...(await presentStanding(db, memberId, now)),
    statements: statements.map((one) => presentStatement(one, seoulDay(now))),
  }
}

function presentStatement({ statement, lines }: WholeStatement, today: string): CreditStatement {
  const { id, number, closedDay, dueDay, total } = statement
  const open = lines.reduce((sum, line) => sum + line.open, 0)
  return {
    id,
    number,
    closedDay,
    dueDay,
    total,
    open,
    overdue: open > 0 && dueDay < today,
    lines: lines.map(({ orderNumber, title, placedAt, amount, open: left }) => ({
      orderNumber,
      title,
      placedAt: new Date(placedAt).toISOString(),
      amount,
      open: left,
    })),
  }
}

/** Errors: NOT_FOUND. */
export async function presentFirm(db: DbOrTx, memberId: string, now: Date): Promise<FirmView> {
  const member = await findMember(db, memberId)
  if (!member || member.guest) throw new AppError('NOT_FOUND')
  const statements: FirmView['statements'] = []
  for (const whole of await statementsOf(db, memberId))
    statements.push({ ...presentStatement(whole, seoulDay(now)), payments: await presentPayments(db, whole) })
  const { name, companyName } = member
  return {
    memberId,
    maskedName: maskName(name),
    companyName,
    ...(await presentStanding(db, memberId, now)),
    seen: lookedAt(termsThings(await termsOf(db, memberId))),
    statements,
  }
}

async function presentPayments(db: DbOrTx, { payments }: WholeStatement) {
  const nameOf = async (id: string) => (await staffName(db, id)) ?? '나간 직원'
  const shown: FirmView['statements'][number]['payments'] = []
  for (const { id, amount, receivedDay, memo, staffId, reversedAt, reversedBy, reversedReason } of payments) {
    const reversed =
      reversedAt && reversedBy
        ? { at: reversedAt.toISOString(), by: await nameOf(reversedBy), reason: reversedReason ?? '' }
        : null
    shown.push({ id, amount, receivedDay, memo, by: await nameOf(staffId), reversed })
  }
  return shown
}
