import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import type { EstimateState } from '#/domain/estimates/estimate-machine.ts'
import type { PaymentState } from '#/domain/orders/states.ts'
import type { CaseState, Fault } from '#/domain/support/case-machine.ts'
import type { InquiryState } from '#/domain/support/inquiry-machine.ts'
import type { VisitState } from '#/domain/visits/visit-machine.ts'
import type { VisitPurpose } from '#/domain/visits/visit-purposes.data.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

type Row = Record<string, unknown>

/** The newest of each kind; who needs older ones opens their own list. */
const NEWEST = 20

export interface MemberOrderRow extends Row {
  readonly number: string
  readonly title: string
  readonly payment: PaymentState
  readonly total: string
  readonly refunded: string
  readonly cancelled: boolean
  readonly at: Date | string
}

export interface MemberSums extends Row {
  readonly orders: string
  readonly paid: string
  readonly refunded: string
  readonly unpaid: string
}

async function rowsOf<T extends Row>(db: DbOrTx, statement: SQL): Promise<readonly T[]> {
  const { rows } = await db.execute<T>(statement)
  return rows as readonly T[]
}

export const ordersOfMember = (db: DbOrTx, memberId: string) =>
  rowsOf<MemberOrderRow>(
    db,
    sql`
    select o.number, coalesce((select l.title from order_lines l where l.order_id = o.id order by l.position limit 1), '') as title,
           o.payment_state as payment, o.total, o.refunded_total as refunded, o.cancelled_at is not null as cancelled, o.placed_at as at
      from orders o where o.member_id = ${memberId}::uuid order by o.placed_at desc limit ${NEWEST}`,
  )

/** Over all orders. What waits for money counts as unpaid until it is cancelled. */
export async function sumsOfMember(db: DbOrTx, memberId: string): Promise<MemberSums> {
  const [sums] = await rowsOf<MemberSums>(
    db,
    sql`
    select count(*) as orders, coalesce(sum(captured_total), 0) as paid, coalesce(sum(refunded_total), 0) as refunded,
           coalesce(sum(total - captured_total) filter (where cancelled_at is null and payment_state in
             ('unpaid', 'confirming', 'waiting-deposit', 'deferred')), 0) as unpaid
      from orders where member_id = ${memberId}::uuid`,
  )
  return sums ?? { orders: '0', paid: '0', refunded: '0', unpaid: '0' }
}

export const estimatesOfMember = (db: DbOrTx, memberId: string) =>
  rowsOf<Row & { number: string; state: EstimateState; total: string; at: Date | string }>(
    db,
    sql`select number, state, total, made_at as at from estimates where member_id = ${memberId}::uuid order by made_at desc limit ${NEWEST}`,
  )

export const inquiriesOfMember = (db: DbOrTx, memberId: string) =>
  rowsOf<Row & { id: string; title: string; state: InquiryState; at: Date | string }>(
    db,
    sql`select id, title, state, created_at as at from inquiries
         where member_id = ${memberId}::uuid and merged_into is null order by created_at desc limit ${NEWEST}`,
  )

export const casesOfMember = (db: DbOrTx, memberId: string) =>
  rowsOf<Row & { inquiryId: string; orderNumber: string; fault: Fault; state: CaseState; at: Date | string }>(
    db,
    sql`select c.inquiry_id as "inquiryId", c.order_number as "orderNumber", c.fault, c.state, c.created_at as at
          from cases c join orders o on o.id = c.order_id where o.member_id = ${memberId}::uuid order by c.created_at desc limit ${NEWEST}`,
  )

export const reviewsOfMember = (db: DbOrTx, memberId: string) =>
  rowsOf<Row & { product: string; rating: number; hidden: boolean; at: Date | string }>(
    db,
    sql`select product, rating, hidden_at is not null as hidden, written_at as at
          from reviews where member_id = ${memberId}::uuid order by written_at desc limit ${NEWEST}`,
  )

export const visitsOfMember = (db: DbOrTx, memberId: string) =>
  rowsOf<Row & { number: string; day: string; hour: number; purpose: VisitPurpose; state: VisitState }>(
    db,
    sql`select number, day::text as day, hour, purpose, state
          from reservation where member_id = ${memberId}::uuid order by day desc, hour desc limit ${NEWEST}`,
  )

export const notesOfMember = (db: DbOrTx, memberId: string) =>
  rowsOf<Row & { id: string; body: string; by: string; at: Date | string }>(
    db,
    sql`select n.id, n.body, s.name as by, n.written_at as at from member_note n join staff_account s on s.id = n.staff_id
         where n.member_id = ${memberId}::uuid order by n.written_at desc limit 100`,
  )

interface ChangeRow extends Row {
  readonly id: string
  readonly what: string
  readonly was: string
  readonly becomes: string
  readonly reason: string
  readonly by: string
  readonly at: Date | string
}

export const changesOfMember = (db: DbOrTx, memberId: string) =>
  rowsOf<ChangeRow>(
    db,
    sql`select c.id, c.what, c.was, c.becomes, c.reason, coalesce(s.name, '자동') as by, c.changed_at as at
          from member_change c left join staff_account s on s.id = c.staff_id
         where c.member_id = ${memberId}::uuid order by c.changed_at desc limit 100`,
  )
