import * as z from 'zod/mini'
import { LookedAt } from '#/contract/looked-at.ts'
import { ESTIMATE_STATES } from '#/domain/estimates/estimate-machine.ts'
import { PAYMENT_STATES } from '#/domain/orders/states.ts'
import { CASE_STATES, FAULTS } from '#/domain/support/case-machine.ts'
import { INQUIRY_STATES } from '#/domain/support/inquiry-machine.ts'
import { VISIT_STATES } from '#/domain/visits/visit-machine.ts'
import { VISIT_PURPOSES } from '#/domain/visits/visit-purposes.data.ts'

export const MERGE_PROOFS = ['same-phone', 'documents', 'visit'] as const
export type MergeProof = (typeof MERGE_PROOFS)[number]

const moment = z.iso.datetime()
const won = z.int()

/** Masked: who needs more opens it, and that is written down. */
const Person = z.object({
  id: z.uuid(),
  guest: z.boolean(),
  maskedName: z.string(),
  maskedLoginId: z.string(),
  maskedEmail: z.string(),
  maskedPhone: z.string(),
  companyName: z.nullable(z.string()),
  type: z.string(),
  grade: z.nullable(z.string()),
  approval: z.nullable(z.enum(['waiting', 'approved', 'refused'])),
  discount: z.object({
    rate: z.number(),
    until: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    /** Its last day is over. */
    over: z.boolean(),
  }),
  /** The grade by sales; `until` is the last day on which it is not lowered. */
  tier: z.nullable(z.object({ name: z.string(), rate: z.number(), since: z.string(), until: z.string() })),
  suspended: z.nullable(z.object({ at: moment, reason: z.string() })),
  joinedAt: moment,
  lastLoginAt: z.nullable(moment),
  /** Comes back with another standing or discount. */
  seen: z.object({ standing: LookedAt, discount: LookedAt }),
})

const Sums = z.object({ orders: z.int(), paid: won, refunded: won, unpaid: won })

export const MemberDesk = z.object({
  member: Person,
  sums: Sums,
  orders: z.array(
    z.object({
      number: z.string(),
      title: z.string(),
      payment: z.enum(PAYMENT_STATES),
      total: won,
      refunded: won,
      cancelled: z.boolean(),
      at: moment,
    }),
  ),
  estimates: z.array(z.object({ number: z.string(), state: z.enum(ESTIMATE_STATES), total: won, at: moment })),
  inquiries: z.array(z.object({ id: z.uuid(), title: z.string(), state: z.enum(INQUIRY_STATES), at: moment })),
  cases: z.array(
    z.object({
      inquiryId: z.uuid(),
      orderNumber: z.string(),
      fault: z.enum(FAULTS),
      state: z.enum(CASE_STATES),
      at: moment,
    }),
  ),
  reviews: z.array(z.object({ product: z.string(), rating: z.int(), hidden: z.boolean(), at: moment })),
  visits: z.array(
    z.object({
      number: z.string(),
      day: z.string(),
      hour: z.int(),
      purpose: z.enum(VISIT_PURPOSES),
      state: z.enum(VISIT_STATES),
    }),
  ),
  addresses: z.array(
    z.object({
      id: z.uuid(),
      label: z.string(),
      maskedReceiver: z.string(),
      region: z.string(),
      isDefault: z.boolean(),
    }),
  ),
  notes: z.array(z.object({ id: z.uuid(), body: z.string(), by: z.string(), at: moment })),
  changes: z.array(
    z.object({
      id: z.uuid(),
      what: z.string(),
      was: z.string(),
      becomes: z.string(),
      reason: z.string(),
      by: z.string(),
      at: moment,
    }),
  ),
})
export type MemberDesk = z.output<typeof MemberDesk>
