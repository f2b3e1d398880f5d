import { inArray, sql } from '#/server/platform/db/drizzle.ts'
import { KINDS_BY_DAY, type QueueBorders } from '#/domain/orders/queue-deadlines.ts'
import type { QueueKind } from '#/domain/orders/queue-kinds.ts'
import { STUCK_STATES } from '#/domain/orders/repayment-machine.ts'
import { RETURN_DAYS } from '#/domain/support/case-offer.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { LINES_WAITING, linesInWork, linesTooLong } from './line-queue.sql.ts'

export interface QueueLine extends Record<string, unknown> {
  readonly kind: QueueKind
  readonly number: string
  readonly since: Date | string
  readonly dueDay: string | null
  /** What somebody was promised; of kinds that have neither a day nor hours of their own. */
  readonly dueAt: Date | string | null
  /** Of the kind, beyond what is listed: how many wait, how many of them are late, and since when the first waits. */
  readonly total: number
  readonly overdue: number
  readonly oldest: Date | string
}

/** Lines that wait; who promised a deposit has until the account is closed, and who owes a rest until its day. A read model of the tables of payments. */
const WAITING = sql`
  select line.kind, line.number, line.since, line.due_day,
    coalesce(account.due_at, case when line.kind = 'watch-deposit' then line.rest_due_at end) as due_at, line.line_id as id from (${LINES_WAITING}) line
  left join lateral (
    select max((a.details -> 'account' ->> 'dueAt')::timestamptz) as due_at
    from payment_attempt_orders p join payment_attempts a on a.id = p.attempt_id
    where line.kind = 'watch-deposit' and p.order_id = line.order_id and a.state = 'waiting-deposit'
  ) account on true`

/** Money that neither goes back nor may stay, and refunds that a second person has to see; a read model of the tables of money. */
const stuckMoney = (now: Date) => sql`
  select 'repay', coalesce((select o.number from orders o where o.id = r.order_ids[1]), ''), r.since, null::date, null::timestamptz, r.id
  from repayments r where ${inArray(sql`r.state`, STUCK_STATES)}
    or (r.state = 'returning' and r.since < ${now.toISOString()}::timestamptz - interval '1 day')
  union all
  select 'agree-give-back', (select o.number from orders o where o.id = g.order_id), g.asked_at, null::date, null::timestamptz, g.id
  from give_backs g where g.state = 'asked'`

/** Deposits of the bank's list that belong to no order yet; a read model of the tables of deposits. */
const UNKNOWN_DEPOSITS = sql`
  select 'match-deposit', '', i.at, null::date, null::timestamptz, r.id
  from bank_rows r join bank_imports i on i.id = r.import_id where r.state = 'open' and r.amount > 0`

/** Papers that were refused, that change another, or that wait or go unanswered on their last day: the law gives them until it is over. */
const taxPapers = (today: string) => sql`
  select 'tax-paper', coalesce((select min(o.number) from tax_document_orders t join orders o on o.id = t.order_id where t.document_id = d.id), ''),
    coalesce((select max(e.at) from tax_document_events e where e.document_id = d.id), d.asked_at),
    null::date, (d.due_day + 1)::timestamp at time zone 'Asia/Seoul', d.id
  from tax_documents d where d.state in ('failed', 'proposed') or (d.due_day <= ${today}::date and (d.state = 'waiting' or (d.state = 'issuing' and d.failure_code is not null)))`

/** Days before today that are asked about although nobody compared them: the morning's job was down, or is late. */
const LOOK_BACK_DAYS = 62

/**
 * Days of the books that are over and that nobody closed, each from its midnight, and the month before this one when only its own closing
 * is left. A read model of the tables of closing and of the ledger, by the index of its days.
 */
const openBooks = (today: string) => sql`
  (with unclosed as (
    select c.day from closing_comparisons c where c.closed_at is null and c.day < ${today}::date
    union
    select booked.day::date from generate_series(${today}::date - ${LOOK_BACK_DAYS}::int, ${today}::date - 1, interval '1 day') booked (day)
    where not exists (select 1 from closing_comparisons c where c.day = booked.day::date)
      and exists (select 1 from ledger_transactions t
        where t.at >= booked.day::date::timestamp at time zone 'Asia/Seoul'
          and t.at < (booked.day::date + 1)::timestamp at time zone 'Asia/Seoul')
  )
  select 'close-books', '', (d.day + 1)::timestamp at time zone 'Asia/Seoul', null::date, null::timestamptz, md5(d.day::text)::uuid
  from unclosed d
  union all
  select 'close-books', '', last.until::timestamp at time zone 'Asia/Seoul', null::date, null::timestamptz,
    md5(to_char(last.since, 'YYYY-MM'))::uuid
  from (select (date_trunc('month', ${today}::date) - interval '1 month')::date as since, date_trunc('month', ${today}::date)::date as until) last
  where exists (select 1 from closing_comparisons c where c.day >= last.since and c.day < last.until)
    and not exists (select 1 from unclosed d where d.day >= last.since and d.day < last.until)
    and not exists (select 1 from closed_months m where m.month = to_char(last.since, 'YYYY-MM') and m.reopened_at is null))`

/** Statements of firms that pay later, whose last day is over and of which something is owed; a read model of the tables of credit. */
const overdueCredit = (today: string) => sql`
  select 'credit-overdue', '', (s.due_day + 1)::timestamp at time zone 'Asia/Seoul', null::date,
    (s.due_day + 1)::timestamp at time zone 'Asia/Seoul', s.id
  from orders o join credit_statement_lines l on l.order_id = o.id join credit_statements s on s.id = l.statement_id
  where o.receivable_total > 0 and s.due_day < ${today}::date
  group by s.id`

/** E-money that somebody asked back, and value that a second person has to agree to; a read model of the tables of the wallet. */
const VALUE = sql`
  select 'emoney-refund', '', e.asked_at, null::date, null::timestamptz, e.id
  from emoney_refunds e where e.state = 'asked'
  union all
  select 'agree-grant', '', g.asked_at, null::date, null::timestamptz, g.id
  from value_grants g where g.state = 'waiting'
  union all
  select 'agree-coupons', '', g.made_at, null::date, null::timestamptz, g.id
  from coupon_grants g where g.state = 'waiting'
  union all
  select 'agree-gift-cards', '', b.asked_at, null::date, null::timestamptz, b.id
  from gift_card_batches b where b.state = 'waiting'`

/**
 * Customers who wait for an answer, and what the shop agreed to do for them: of goods that are to come back once they should have. What
 * goes as money or as points has a row of its own. A read model of the tables of inquiries.
 */
const INQUIRIES = sql`
  select 'inquiry', coalesce(i.order_number, ''), i.waiting_since, null::date, i.promised_at, i.id
  from inquiries i where i.waiting_since is not null
  union all
  select 'agreed-case', c.order_number, c.decided_at, null::date, null::timestamptz, c.id
  from cases c where c.state = 'agreed' and c.repayment_id is null and c.grant_id is null`

/** Goods that were to come back, a week after that was agreed on. */
const overdueReturns = (now: Date) => sql`
  select 'agreed-case', c.order_number, c.decided_at + ${RETURN_DAYS} * interval '1 day', null::date, null::timestamptz, c.id
  from cases c where c.state = 'returning' and c.decided_at < ${now.toISOString()}::timestamptz - ${RETURN_DAYS} * interval '1 day'`

/** Parcels that nobody has looked after yet. */
const TROUBLED_PARCELS = sql`
  select 'parcel-trouble', (select o.number from orders o where o.id = t.order_id), t.since, null::date, null::timestamptz, t.id
  from parcel_troubles t where t.resolved_at is null`

/** Visits that the shop has not agreed to yet, of any day that is still to come; a read model of the table of visits. */
const askedVisits = (today: string) => sql`
  select 'visit-request', coalesce(v.order_number, ''), v.created_at, null::date, null::timestamptz, v.id
  from reservation v where v.state = 'requested' and v.day >= ${today}::date`

/**
 * Messages that reached nobody, people who may not order before they are approved, and members who ask to join a brand; whoever
 * waits to be approved is counted there once. Read models of their tables.
 */
const PEOPLE = sql`
  select 'failed-message', '', m.created_at, null::date, null::timestamptz, m.id
  from message m where m.state = 'failed' and m.handled_at is null
  union all
  select 'approve-member', '', m.joined_at, null::date, null::timestamptz, m.id
  from member m where m.approval = 'waiting' and m.left_at is null
  union all
  select 'approve-brand', '', b.asked_at, null::date, null::timestamptz, b.id
  from brand_requests b join member m on m.id = b.member_id
  where b.state = 'waiting' and m.approval is distinct from 'waiting' and m.left_at is null`

interface Asked {
  readonly kinds: readonly QueueKind[]
  readonly perKind: number
  readonly borders: QueueBorders
}

/** Of each kind those that are due first, at most `perKind`; what is said of the kind counts all of it. */
export async function readQueueLines(db: Db, { kinds, perKind, borders }: Asked): Promise<QueueLine[]> {
  const hours = kinds.map((kind) => borders.late[kind]?.toISOString() ?? null)
  const { rows } = await db.execute<QueueLine>(sql`
    select kind, number, since, "dueDay", "dueAt", total, overdue, oldest from (
      select q.kind, q.number, q.since, q.due_day::text as "dueDay", q.due_at as "dueAt",
        count(*) over (partition by q.kind)::int as total,
        (count(*) filter (where case
          when q.kind = any(${sql.param([...KINDS_BY_DAY])}::text[]) then q.due_day < ${borders.openDay}::date
          when q.due_at is not null then q.due_at < ${borders.now.toISOString()}::timestamptz
          else q.since < late.before end) over (partition by q.kind))::int as overdue,
        min(q.since) over (partition by q.kind) as oldest,
        row_number() over (partition by q.kind order by q.due_day, q.due_at, q.since, q.id) as place
      from (
        ${WAITING}
        union all
        select line.kind, line.number, line.since, line.due_day,
          case when line.kind = 'rest-overdue' then line.rest_due_at end, line.line_id
        from (${linesTooLong(borders)}) line
        union all
        ${stuckMoney(borders.now)}
        union all
        ${UNKNOWN_DEPOSITS}
        union all
        ${taxPapers(borders.today)}
        union all
        ${openBooks(borders.today)}
        union all
        ${overdueCredit(borders.today)}
        union all
        ${VALUE}
        union all
        ${INQUIRIES}
        union all
        ${overdueReturns(borders.now)}
        union all
        ${TROUBLED_PARCELS}
        union all
        ${askedVisits(borders.today)}
        union all
        ${PEOPLE}
      ) q
      join unnest(${sql.param([...kinds])}::text[], ${sql.param(hours)}::timestamptz[]) as late (kind, before)
        on late.kind = q.kind
    ) ranked where place <= ${perKind} order by kind, place`)
  return rows
}

/** Lines whose dispatch day is today and that have not left. */
export async function countDispatchToday(db: Db, borders: QueueBorders): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (${linesInWork(borders)}) q
    where q.due_day = ${borders.today}::date and q.delivery_state = 'preparing' and q.production_state <> 'cancelled'`)
  return rows[0]?.count ?? 0
}
