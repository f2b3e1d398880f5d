import { koreanDay } from '#/domain/calendar/business-days.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { lastClosing } from '#/domain/orders/credit.ts'
import { daysAfter, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import { findMember, lockMember } from '#/server/features/people/members/members.public.ts'
import { tellNews } from '#/server/features/people/messages/messages.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { creditTerms, type CreditTermsRow } from './credit.table.ts'
import {
  closeEarlier,
  insertStatement,
  type OpenStatement,
  openStatements,
  statementsAfter,
  unbilled,
} from './statements.repo.ts'

type Deps = Pick<Services, 'database' | 'jobs' | 'clock' | 'ids'>

const REMIND_DAYS = 3
const inDays = (day: string, days: number): string => seoulDay(daysAfter(seoulMidnight(day), days))

/** Each night: statements whose day has come, and what is said before and after the last day of older ones. */
export async function closeCredit(deps: Deps): Promise<void> {
  for (const terms of await deps.database.db.select().from(creditTerms))
    await deps.database.transaction((tx) => makeStatement(tx, deps, terms))
  const today = seoulDay(deps.clock.now())
  await putRight(deps, today)
  for (const open of await openStatements(deps.database.db, inDays(today, REMIND_DAYS)))
    await deps.database.transaction((tx) => remind(tx, deps, open, open.dueDay < today))
}

/**
 * A clock that was far ahead has closed a month that is still going on. The statement stays, with its last day of payment, but leaves
 * that month to what is ordered in it. Two servers about a midnight are a day apart at most.
 */
async function putRight(deps: Deps, today: string): Promise<void> {
  for (const { id, memberId } of await statementsAfter(deps.database.db, inDays(today, 1)))
    await deps.database.transaction(async (tx) => {
      if (await lockMember(tx, memberId)) await closeEarlier(tx, id, today)
    })
}

/** Once per firm and statement day, however often it is asked and whatever night was missed. */
async function makeStatement(tx: Tx, deps: Deps, { memberId, statementDay, dueDays }: CreditTermsRow): Promise<void> {
  const now = deps.clock.now()
  const closedDay = lastClosing(statementDay, seoulDay(now))
  if (!(await lockMember(tx, memberId))) return
  const lines = await unbilled(tx, memberId, closedDay)
  if (lines.length === 0) return
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const number = `C${closedDay.replaceAll('-', '')}-${deps.ids.readable(4)}`
  // From the night in which it is made: one that comes late leaves its firm the agreed days all the same.
  const dueDay = inDays(seoulDay(now), dueDays)
  const row = { id: deps.ids.uuid(), number, memberId, closedDay, dueDay, total, madeAt: now }
  if (!(await insertStatement(tx, row, lines))) return
  await tellFirm(tx, deps, { ...row, open: total }, 'credit-statement')
}

async function remind(tx: Tx, deps: Deps, statement: OpenStatement, isOver: boolean): Promise<void> {
  await tellFirm(tx, deps, statement, isOver ? 'credit-overdue' : 'credit-reminder')
}

async function tellFirm(
  tx: Tx,
  deps: Deps,
  { id, number, memberId, dueDay, open }: OpenStatement,
  event: 'credit-statement' | 'credit-reminder' | 'credit-overdue',
): Promise<void> {
  const member = await findMember(tx, memberId)
  if (!member) return
  const { name, email, phone } = member
  const key = `${event}:${id}`
  await deps.jobs.add(
    tx,
    tellNews,
    {
      key,
      to: { name, email, phone, memberId },
      happening: {
        event,
        by: 'clock',
        payment: 'unpaid',
        fields: { 청구번호: number, 금액: formatWon(open), 납부일: koreanDay(dueDay) },
      },
      path: '/mypage/credit',
    },
    { key },
  )
}
