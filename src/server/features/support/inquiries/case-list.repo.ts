import { sql } from '#/server/platform/db/drizzle.ts'
import type { CaseRowView } from '#/contract/support/cases.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { CaseCause } from '#/domain/support/case-causes.ts'
import type { CaseOutcome } from '#/domain/support/case-outcomes.ts'
import type { Db } from '#/server/platform/db/database.ts'
import type { Place } from '#/server/platform/db/keyset.ts'

export interface CaseRange {
  readonly view: 'open' | 'all'
  readonly cause?: CaseCause | 'none' | undefined
  readonly outcome?: CaseOutcome | undefined
  readonly orderNumber?: string | undefined
  readonly caseId?: string
  readonly after: Place | null
  readonly limit: number
}

export type ListedCase = Record<string, unknown> &
  Omit<CaseRowView, 'createdAt' | 'seen' | 'picture' | 'spec'> & {
    readonly createdAt: string
    readonly spec: JobSpec
    readonly files: readonly LineFile[]
  }

const OUTCOME = sql`case when c.state = 'refused' then 'refused'
  when c.state in ('agreed', 'returning', 'remaking', 'settled') then c.offer_kind else 'open' end`

/** Cases with the work that came of them, the newest first. */
export async function readCases(
  db: Db,
  { view, cause, outcome, orderNumber, caseId, after, limit }: CaseRange,
): Promise<readonly ListedCase[]> {
  const open = view === 'open' ? sql`c.state not in ('settled', 'refused')` : sql`true`
  const caused = cause === 'none' ? sql`c.cause is null` : cause ? sql`c.cause = ${cause}` : sql`true`
  const ended = outcome ? sql`(${OUTCOME}) = ${outcome}` : sql`true`
  // By the order's own key, which cases are indexed by.
  const ofOrder = orderNumber
    ? sql`c.order_id = (select o.id from orders o where o.number = ${orderNumber})`
    : sql`true`
  const one = caseId ? sql`c.id = ${caseId}::uuid` : sql`true`
  const onwards = after
    ? sql`(c.created_at, c.id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
    : sql`true`
  const { rows } = await db.execute<ListedCase>(sql`
    select c.id, c.inquiry_id as "inquiryId", c.order_number as "orderNumber", c.line_id as "lineId", l.title, l.product, l.spec, l.files, c.fault, c.copies,
      c.state, c.offer_kind as "offerKind", c.offer_copies as "offerCopies", c.offer_amount::float8 as "offerAmount",
      c.offer_after as "offerAfter", c.offer_way as "offerWay", k.name as "couponName", c.returned_copies as "returnedCopies",
      c.grant_id is not null as granted, c.repayment_id is not null as repaying, c.cause,
      c.responsible, c.cost::float8 as cost, c.decision,
      case when d.id is null then null else jsonb_build_object('production', l.production_state, 'delivery', d.state) end as remake,
      (select coalesce(jsonb_agg(jsonb_build_object('fileId', f ->> 'fileId', 'name', f ->> 'name')), '[]')
        from inquiry_messages m cross join jsonb_array_elements(m.attachments) f
        where m.inquiry_id = c.inquiry_id and (m.seq = 1 or m.kind = 'note')) as photos,
      (select coalesce(jsonb_agg(jsonb_build_object('deliveryId', p.id, 'copies', n.copies) order by p.position), '[]')
        from order_delivery_lines n join order_deliveries p on p.id = n.delivery_id
        where n.line_id = c.line_id and p.remake_of is null) as places,
      to_char(c.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
    from cases c join order_lines l on l.id = c.line_id left join order_deliveries d on d.id = c.remake_delivery_id
      left join coupon_campaigns k on k.id = c.offer_campaign_id
    where ${open} and ${caused} and ${ended} and ${ofOrder} and ${one} and ${onwards}
    order by c.created_at desc, c.id desc limit ${limit}`)
  return rows
}

interface CauseCount extends Record<string, unknown> {
  readonly cause: CaseCause | null
  readonly count: number
  readonly cost: number
}

/** How often each cause was found, and what it cost, the most frequent first. */
export async function countCauses(db: Db): Promise<readonly CauseCount[]> {
  const { rows } = await db.execute<CauseCount>(sql`
    select cause, count(*)::int as count, coalesce(sum(cost), 0)::float8 as cost
    from cases group by cause order by count(*) desc, cause`)
  return rows
}

interface OutcomeCount extends Record<string, unknown> {
  readonly outcome: CaseOutcome
  readonly count: number
  readonly cost: number
  readonly given: number
}

/** How cases ended, what they cost, and what went back to customers as money or points; the most frequent first. */
export async function countOutcomes(db: Db): Promise<readonly OutcomeCount[]> {
  const { rows } = await db.execute<OutcomeCount>(sql`
    select ${OUTCOME} as outcome, count(*)::int as count, coalesce(sum(c.cost), 0)::float8 as cost,
      coalesce(sum(c.offer_amount) filter (where c.state in ('agreed', 'returning', 'settled')), 0)::float8 as given
    from cases c group by 1 order by count(*) desc, 1`)
  return rows
}
