import { asc, sql } from '#/server/platform/db/drizzle.ts'
import type { PACKAGE_STATES } from '#/contract/prepress/press.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { ProductionState } from '#/domain/orders/states.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import type { Db, DbOrTx } from '#/server/platform/db/database.ts'
import { type MachineRow, machines } from './floor.table.ts'

export function readMachines(db: DbOrTx): Promise<MachineRow[]> {
  return db.select().from(machines).orderBy(asc(machines.position), asc(machines.id))
}

/** A step as somebody wrote it down; instants as ISO text. */
export interface WrittenStep {
  readonly kind: string
  readonly machineId: string | null
  readonly pinnedAt: string | null
  readonly startedAt: string | null
  readonly doneAt: string | null
  readonly made: number
  readonly waste: number
  readonly problem: string | null
  readonly version: number
}

export interface FloorLine extends Record<string, unknown> {
  readonly lineId: string
  readonly orderNumber: string
  readonly position: number
  readonly title: string
  readonly spec: JobSpec
  readonly files: readonly LineFile[]
  readonly route: RouteId
  readonly copies: number
  readonly remake: boolean
  readonly due: string | null
  readonly production: ProductionState
  readonly package: (typeof PACKAGE_STATES)[number] | null
  /** Id of the brand that it was ordered of; null is the shop itself. */
  readonly brand: string | null
  /** Number of the sheet that it is printed on with others. */
  readonly gang: string | null
  readonly steps: readonly WrittenStep[]
}

const IN_WORK = sql`l.production_state in ('planned', 'printing', 'binding', 'packing')`

/** Jobs that may be worked on and that are not finished, and those whose last step was over since `since`; the oldest first. */
export async function readFloorLines(db: Db, since: Date): Promise<readonly FloorLine[]> {
  const { rows } = await db.execute<FloorLine>(sql`
    select l.id as "lineId", o.number as "orderNumber", l.position, l.title, l.spec, l.files, l.quote ->> 'route' as route,
      coalesce(l.remake_copies, l.copies) as copies, l.remake_copies is not null as remake, l.due_day::text as due,
      l.production_state as production, made.state as package, o.brand, l.gang, coalesce(written.steps, '[]') as steps
    from order_lines l
    join orders o on o.id = l.order_id
    left join lateral (
      select p.state from press_packages p left join proofs f on f.line_id = l.id
      where p.line_id = l.id and p.proof_version is not distinct from f.approved_version order by p.version desc limit 1
    ) made on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('kind', s.kind, 'machineId', s.machine_id, 'pinnedAt', ${iso(sql`s.pinned_at`)},
        'startedAt', ${iso(sql`s.started_at`)}, 'doneAt', ${iso(sql`s.done_at`)}, 'made', s.made, 'waste', s.waste,
        'problem', s.problem, 'version', s.version)) as steps
      from floor_steps s where s.line_id = l.id and s.round = l.round
    ) written on true
    where o.payment_state in ('part-paid', 'paid', 'partly-refunded', 'deferred') and o.money_missing_since is null
      and (${IN_WORK} or l.queue_kind = 'plan-production'
        or (l.production_state = 'done' and l.id in (select line_id from floor_steps where done_at >= ${since.toISOString()})))
    order by o.placed_at, l.order_id, l.position`)
  return rows
}

const iso = (at: ReturnType<typeof sql>) => sql`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
