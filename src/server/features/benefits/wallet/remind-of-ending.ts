import { to } from '#/contract/web-paths.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { endingWords, VALUE_ENDS_DAYS } from '#/domain/ledger/ending.ts'
import { daysAfter, daysBefore, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import { endingBetween } from '#/server/features/benefits/ledger/ledger.public.ts'
import { findMember } from '#/server/features/people/members/members.public.ts'
import { type Telling, tellNews } from '#/server/features/people/messages/messages.public.ts'
import type { Services } from '#/server/platform/services.ts'
import type { WalletDeps } from './wallet-deps.ts'

export type RemindDeps = WalletDeps & Pick<Services, 'database' | 'jobs'>

/** A shop that was off so many days, or whose clock jumped over them, still says it. */
const LATE_DAYS = 7

/** One message for all points and e-money of a member whose last day is the same; told again it goes nowhere. */
export async function remindOfEnding(deps: RemindDeps): Promise<void> {
  const today = seoulMidnight(seoulDay(deps.clock.now()))
  for (let late = 0; late <= LATE_DAYS; late += 1) await remindSince(deps, daysBefore(today, late))
}

/** Of what was to be told on a day: what was given after it, nobody missed. */
async function remindSince({ database, jobs }: RemindDeps, day: Date): Promise<void> {
  // What ends on a day ends with the midnight after it.
  const from = daysAfter(day, VALUE_ENDS_DAYS)
  const ending = { from, until: daysAfter(from, 1), givenBefore: daysAfter(day, 1) }
  for (const { memberId, ...values } of await endingBetween(database.db, ending)) {
    const 소멸금액 = endingWords(values)
    const member = 소멸금액 ? await findMember(database.db, memberId) : null
    if (!소멸금액 || !member || member.leftAt) continue
    const last = seoulDay(new Date(from.getTime() - 1))
    const key = `value-ends:${memberId}:${last}`
    const { name, email, phone } = member
    const telling: Telling = {
      key,
      to: { name, email, phone, memberId },
      happening: { event: 'value-ends', by: 'clock', payment: 'unpaid', fields: { 소멸금액, 소멸일: koreanDay(last) } },
      path: to('/mypage/emoney'),
    }
    await database.transaction((tx) => jobs.add(tx, tellNews, telling, { key }))
  }
}
