import { sql } from '#/server/platform/db/drizzle.ts'
import type { LineOrigin } from '#/domain/brands/line-origin.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { EstimateState } from '#/domain/estimates/estimate-machine.ts'
import type { Receiver } from '#/domain/documents/document-party.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { EstimateRaise } from './estimates.table.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

export interface ListedEstimate {
  readonly id: string
  readonly number: string
  readonly state: EstimateState
  readonly version: number
  readonly receiver: Receiver
  readonly total: number
  readonly staffName: string | null
  readonly note: string | null
  readonly madeAt: Date
  readonly expiresAt: Date
  readonly orderNumber: string | null
  readonly raise: Pick<EstimateRaise, 'total' | 'reason' | 'staffName' | 'state'> | null
  readonly firstTitle: string
  readonly firstOwnTitle: boolean
  readonly firstSpec: JobSpec
  readonly firstFiles: readonly LineFile[]
  readonly firstOrigin: LineOrigin | null
  /** Id; null is the shop itself. */
  readonly brand: string | null
  readonly lineCount: number
  readonly workingDays: number
}

export interface EstimateRange {
  /** Null for every member's. */
  readonly memberId: string | null
  /** Begin of the number, or part of the receiver's name or company; empty for all. */
  readonly q: string
  readonly after: { readonly at: Date; readonly id: string } | null
  readonly limit: number
}

type Row = Record<string, unknown> &
  Omit<ListedEstimate, 'madeAt' | 'expiresAt'> & { madeAt: string; expiresAt: string }

/** Written like the index over it, so that the index is used. */
const RECEIVER = sql`(coalesce(e.receiver->>'name', '') || ' ' || coalesce(e.receiver->>'company', ''))`

/** Newest first, each with its first job and how many there are. */
export async function listedEstimates(db: DbOrTx, range: EstimateRange): Promise<readonly ListedEstimate[]> {
  const { after, memberId, q } = range
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await db.execute<Row>(sql`
    select e.id, e.number, e.state, e.version, e.receiver, e.total, e.staff_name as "staffName", e.note, e.made_at as "madeAt",
      e.expires_at as "expiresAt", o.number as "orderNumber", l.title as "firstTitle", l.own_title as "firstOwnTitle",
      l.spec as "firstSpec", l.files as "firstFiles", l.origin as "firstOrigin", l.brand,
      every."lineCount", every."workingDays",
      case when r.estimate_id is not null then jsonb_build_object('total', r.total, 'reason', r.reason, 'staffName', r.staff_name,
        'state', r.state) end as raise
    from estimates e
    join estimate_lines l on l.estimate_id = e.id and l.position = 1
    cross join lateral (
      select count(*)::int as "lineCount", max((n.quote->>'workingDays')::int) as "workingDays"
      from estimate_lines n where n.estimate_id = e.id) every
    left join orders o on o.id = e.order_id
    left join estimate_raises r on r.estimate_id = e.id
    where (${memberId}::uuid is null or e.member_id = ${memberId}::uuid)
      and (${q}::text = '' or starts_with(e.number, upper(${q})) or ${RECEIVER} ilike ${part})
      and (${after?.at.toISOString() ?? null}::timestamptz is null
        or (e.made_at, e.id) < (${after?.at.toISOString() ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by e.made_at desc, e.id desc
    limit ${range.limit}`)
  return rows.map((row) => ({ ...row, madeAt: new Date(row.madeAt), expiresAt: new Date(row.expiresAt) }))
}
