import { sql } from '#/server/platform/db/drizzle.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { FileState, PaymentState, ProductionState } from '#/domain/orders/states.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import { factsOf } from '#/server/features/ordering/orders/orders.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { ChosenLine } from './batch-outlook.ts'

export interface BatchLine extends ChosenLine {
  readonly lineId: string
  readonly orderId: string
  readonly orderNumber: string
  readonly title: string
}

interface Row extends Record<string, unknown> {
  readonly lineId: string
  readonly orderId: string
  readonly orderNumber: string
  readonly payment: PaymentState
  readonly file: FileState
  readonly production: ProductionState
  readonly printedAt: Date | null
  readonly moneyMissing: boolean
  readonly changeWaits: boolean
  readonly approvedBinding: string | null
  readonly packagedBinding: string | null
  readonly files: readonly LineFile[]
  readonly cancelAsked: boolean
  readonly spec: JobSpec
  readonly staffId: string | null
  readonly staffName: string | null
  readonly title: string
  readonly dueDay: string | null
  readonly here: boolean
}

/** Chosen lines in one statement, in the order in which everybody locks them. */
export async function batchLines(db: DbOrTx, lineIds: readonly string[]): Promise<readonly BatchLine[]> {
  const { rows } = await db.execute<Row>(sql`
    select l.id as "lineId", l.order_id as "orderId", o.number as "orderNumber", o.payment_state as payment, l.file_state as file,
      l.production_state as production, l.printed_at as "printedAt", o.money_missing_since is not null as "moneyMissing",
      o.change_waits_since is not null as "changeWaits",
      l.approved_binding as "approvedBinding", l.packaged_binding as "packagedBinding", l.files,
      o.cancel_requested_at is not null and o.cancelled_at is null as "cancelAsked", l.spec,
      l.title, l.due_day::text as "dueDay",
      exists (select 1 from order_deliveries d where d.order_id = o.id and d.state = 'preparing') as here,
      a.staff_id as "staffId", a.staff_name as "staffName"
    from order_lines l join orders o on o.id = l.order_id left join order_assignees a on a.order_id = l.order_id
    where l.id = any(${sql.param([...lineIds])}::uuid[]) order by l.order_id, l.position`)
  return rows.map(
    ({ lineId, orderId, orderNumber, title, dueDay, here, spec, cancelAsked, staffId, staffName, ...row }) => ({
      lineId,
      orderId,
      orderNumber,
      title,
      dueDay,
      here,
      spec,
      cancelAsked,
      facts: factsOf({ ...row, spec }),
      assignee: staffId === null ? null : { staffId, name: staffName ?? '직원' },
    }),
  )
}
