import { koreanDay, type Day } from '#/domain/calendar/business-days.ts'
import { monthsCounted, reckonTier, type HeldTier, type TierPlan } from '#/domain/members/tiers.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { holdTier, lockMember, type MemberRow, tierHeld } from '#/server/features/people/members/members.public.ts'
import { tellNews } from '#/server/features/people/messages/messages.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { membersToReckon, salesOf } from './sales.repo.ts'
import { planNow } from './tier-plans.repo.ts'

export type TiersDeps = Pick<Services, 'database' | 'jobs' | 'clock' | 'ids'>

export type Move = 'raised' | 'lowered' | 'kept'

/** Every member by the plan of now, each in a transaction of its own: run twice, the second changes nothing. */
export async function reckonAll(deps: TiersDeps): Promise<Record<Move, number>> {
  const { db } = deps.database
  const plan = await planNow(db)
  const today = seoulDay(deps.clock.now())
  const moves = { raised: 0, lowered: 0, kept: 0 }
  for (const { memberId } of await membersToReckon(db, countedFrom(plan, today), leastOf(plan)))
    moves[await deps.database.transaction((tx) => reckonMember(tx, deps, { memberId, plan, today }))] += 1
  return moves
}

const leastOf = ({ tiers }: TierPlan): number => tiers[0]?.from ?? Number.MAX_SAFE_INTEGER

export const countedFrom = ({ months }: TierPlan, today: Day): Day => monthsCounted(today, months)[0] ?? today

interface Wanted {
  readonly memberId: string
  readonly plan: TierPlan
  readonly today: Day
}

/** Sales are read under the lock, so that two runs at once cannot take turns with what they saw before. */
async function reckonMember(tx: Tx, deps: TiersDeps, { memberId, plan, today }: Wanted): Promise<Move> {
  const member = await lockMember(tx, memberId)
  if (!member) return 'kept'
  const was = tierHeld(member)
  const sales = await salesOf(tx, memberId, countedFrom(plan, today))
  const tier = reckonTier({ plan, held: was, sales, today })
  if (same(was, tier)) return 'kept'
  const reason = `최근 ${plan.months}개월 ${formatWon(sales)}`
  await holdTier(tx, deps, { memberId, was, tier, reason })
  if (!tier || tier.rate <= (was?.rate ?? 0)) return was && was.rate > (tier?.rate ?? 0) ? 'lowered' : 'kept'
  await tellRaised(tx, deps, member, tier, `${reason}을 주문하셨습니다.`)
  return 'raised'
}

const same = (one: HeldTier | null, other: HeldTier | null): boolean =>
  one?.name === other?.name && one?.rate === other?.rate && one?.until === other?.until

async function tellRaised(tx: Tx, { jobs, ids }: TiersDeps, member: MemberRow, tier: HeldTier, why: string) {
  const { id: memberId, name, email, phone } = member
  await jobs.add(tx, tellNews, {
    key: `tier:${memberId}:${ids.uuid()}`,
    to: { name, email, phone, memberId },
    happening: {
      event: 'tier-raised',
      by: 'clock',
      payment: 'unpaid',
      fields: { 등급: tier.name, 할인율: `${tier.rate}%`, 등급사유: why, 유지기한: dayWords(tier.until) },
    },
    path: '/member/premium',
  })
}

const dayWords = (day: Day): string => `${day.slice(0, 4)}년 ${koreanDay(day)}`
