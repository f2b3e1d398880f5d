import * as z from 'zod/mini'
import { MEMBER, PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { text, wholeNumber } from '#/contract/text.ts'
import { tierProblems } from '#/domain/members/tiers.ts'

const DESK = { who: 'staff', anyRight: ['member-admin'] } as const
const won = z.int()
const months = z.union([z.literal(6), z.literal(12)], { error: '기간은 6개월이나 12개월로 골라 주세요.' })

const TierShown = z.object({ name: z.string(), from: won, rate: z.number() })
const PlanShown = z.object({ months, keepMonths: z.int(), tiers: z.array(TierShown) })
export type PlanShown = z.output<typeof PlanShown>

export const readTiers = endpoint({
  id: 'tiers.read',
  method: 'GET',
  path: '/api/tiers',
  summary: '등급마다 시작하는 주문 금액과 할인율. 등급이 없는 가게는 빈 목록입니다.',
  access: PUBLIC,
  response: PlanShown,
  errors: [],
})

export const OwnTier = z.object({
  held: z.nullable(z.object({ name: z.string(), rate: z.number(), since: z.iso.date(), until: z.iso.date() })),
  /** What the price is reduced by today: the better of grade and contract. */
  rate: z.number(),
  /** Agreed by contract, and counting today. */
  agreed: z.nullable(z.object({ rate: z.number(), until: z.nullable(z.iso.date()) })),
  sales: won,
  /** Each month that counts, the oldest first, by its first day. */
  byMonth: z.array(z.object({ month: z.iso.date(), sales: won })),
  next: z.nullable(z.object({ name: z.string(), rate: z.number(), from: won, missing: won })),
})
export type OwnTier = z.output<typeof OwnTier>

export const readOwnTier = endpoint({
  id: 'tiers.read-own',
  method: 'GET',
  path: '/api/members/me/tier',
  summary: '내 등급, 언제까지인지, 다음 등급까지 남은 금액',
  access: MEMBER,
  response: OwnTier,
  errors: [],
})

const RATE = { error: '할인율은 0.5부터 50까지 0.5 단위로 적어 주세요.' }

export const TierForm = z
  .object({
    months,
    keepMonths: wholeNumber('유지 기간', { min: 1, max: 24 }),
    tiers: z
      .array(
        z.object({
          name: text('등급 이름', { max: 12 }),
          from: wholeNumber('시작 금액', { min: 1, max: 10_000_000_000 }),
          rate: z.number(RATE).check(z.gte(0.5, RATE), z.lte(50, RATE), z.multipleOf(0.5, RATE)),
        }),
      )
      .check(z.maxLength(8, { error: '등급은 여덟 개까지입니다.' })),
  })
  .check((payload) => {
    for (const [path, message] of Object.entries(tierProblems(payload.value.tiers)))
      payload.issues.push({ code: 'custom', path: path.split('.'), message, input: payload.value })
  })

const Version = z.object({
  version: z.int(),
  ...PlanShown.shape,
  reason: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
})
const Desk = z.object({
  /** The newest first; it counts. */
  versions: z.array(Version),
  /** Members in each grade, also in ones that the newest list has no more. */
  standing: z.array(z.object({ name: z.string(), members: z.int() })),
})
export type TiersDesk = z.output<typeof Desk>

export const readTiersDesk = endpoint({
  id: 'tiers.desk',
  method: 'GET',
  path: '/api/staff/tiers',
  summary: '등급의 모든 판과 등급마다 있는 회원 수',
  access: DESK,
  trace: { none: 'counts of members, nobody by name' },
  response: Desk,
  errors: [],
})

/** Members are reckoned anew at once; nobody falls before the day until which a grade is kept. */
export const writeTiers = endpoint({
  id: 'tiers.write',
  method: 'POST',
  path: '/api/staff/tiers',
  summary: '등급을 새로 정합니다. 이미 오른 등급은 유지하는 날까지 내려가지 않습니다.',
  access: DESK,
  trace: { own: true },
  body: z.object({
    /** The newest version that was read, 0 for none; somebody else's newer one is not written over. */
    base: wholeNumber('판', { min: 0, max: 1_000_000_000 }),
    plan: TierForm,
    reason: text('바꾸는 까닭', { min: 2, max: 200 }),
  }),
  response: Desk,
  errors: ['INVALID_INPUT', 'CONFLICT'],
})

export const reckonTiers = endpoint({
  id: 'tiers.reckon',
  method: 'POST',
  path: '/api/staff/tiers/reckon',
  summary: '밤을 기다리지 않고 모든 회원의 등급을 다시 계산합니다.',
  access: DESK,
  trace: { own: true },
  response: z.object({ raised: z.int(), lowered: z.int(), kept: z.int() }),
  errors: [],
})

export const tiersEndpoints = [readTiers, readOwnTier, readTiersDesk, writeTiers, reckonTiers] as const
