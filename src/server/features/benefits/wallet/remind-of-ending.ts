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
export async function remindOfEnding({ clock, database, jobs }: RemindDeps): Promise<void> {
  // What ends on a day ends with the midnight after it.
  const newest = daysAfter(seoulMidnight(seoulDay(clock.now())), VALUE_ENDS_DAYS)
  const ending = { from: daysBefore(newest, LATE_DAYS), until: daysAfter(newest, 1), daysBefore: VALUE_ENDS_DAYS }
  for (const { memberId, lastDay, ...values } of await endingBetween(database.db, ending)) {
    const 소멸금액 = endingWords(values)
    const member = 소멸금액 ? await findMember(database.db, memberId) : null
    if (!소멸금액 || !member || member.leftAt) continue
    const key = `value-ends:${memberId}:${lastDay}`
    const { name, email, phone } = member
    const telling: Telling = {
      key,
      to: { name, email, phone, memberId },
      happening: {
        event: 'value-ends',
        by: 'clock',
        payment: 'unpaid',
        fields: { 소멸금액, 소멸일: koreanDay(lastDay) },
      },
      path: to('/mypage/emoney'),
    }
    await database.transaction((tx) => jobs.add(tx, tellNews, telling, { key }))
  }
}
