import { wrongStandings } from '#/server/features/ordering/orders/orders.public.ts'
import type { Invariant } from './invariant.ts'
import { COUPON_INVARIANTS } from './coupons.data.ts'
import { CREDIT_INVARIANTS } from '#/server/features/money/credit/credit.public.ts'
import {
  CHANGE_INVARIANTS,
  GIVE_BACK_INVARIANTS,
  MONEY_INVARIANTS,
} from '#/server/features/money/payments/payments.public.ts'
import { WALLET_INVARIANTS } from './wallet.data.ts'
import { BANK_INVARIANTS } from '#/server/features/money/bank-deposits/bank-deposits.public.ts'
import { TAX_INVARIANTS } from '#/server/features/money/tax-invoices/tax-invoices.public.ts'
import { GATEWAY_INVARIANTS } from './gateway.data.ts'
import { TERMS } from '#/server/features/privacy/retention/retention.public.ts'

const NIGHTS = '3 days'
/** What a night's job, or the sweep of files after it, should have taken some nights ago. */
const overdue = [
  ...TERMS.map(
    ({ says, keep, due }) =>
      `select '${says} ' || due.id as what from (${due(`now() - interval '${keep}' - interval '${NIGHTS}'`)}) due`,
  ),
  `select '파일 ' || id from file where state <> 'deleted' and keep_until < now() - interval '${NIGHTS}'`,
].join(' union all ')

/** The promises as queries; the tests ask them after every history and `npm run doctor` asks them of a living shop. */
export const INVARIANTS: readonly Invariant[] = [
  ...GATEWAY_INVARIANTS,
  ...BANK_INVARIANTS,
  {
    id: 'I1',
    says: '장부의 모든 거래는 차변과 대변의 합이 0입니다.',
    tables: ['ledger_postings'],
    violations: `select transaction_id::text as what from ledger_postings group by transaction_id having sum(amount) <> 0
      union all select 'whole ledger' from ledger_postings having sum(amount) <> 0`,
  },
  {
    id: 'I2',
    says: '포인트·적립금·상품권의 잔액은 0 이상입니다.',
    tables: ['ledger_postings', 'ledger_accounts'],
    violations: `select coalesce(p.lot_id::text, p.account) as what
      from ledger_postings p join ledger_accounts a on a.code = p.account and a.in_lots
      group by coalesce(p.lot_id::text, p.account) having sum(p.amount) > 0`,
  },
  {
    id: 'I3',
    says: '주문과 그 변경마다, 나누어 내는 주문은 선금과 잔금마다 승인된 결제는 많아야 하나이고, 합하면 주문이 말하는 금액입니다.',
    tables: ['orders', 'payment_attempt_orders', 'payment_refunds'],
    violations: `
      with captured as (
        select order_id, count(*) filter (where part <> 'rest') - count(distinct change_id) as times, sum(amount - released) as amount from payment_attempt_orders where captured group by 1),
      refunded as (select order_id, sum(amount) as amount from payment_refunds where state = 'done' group by 1)
      select o.number as what from orders o
        left join captured c on c.order_id = o.id left join refunded r on r.order_id = o.id
       where coalesce(c.times, 0) > 1
          or (c.times is not null and c.amount <> o.captured_total)
          or coalesce(r.amount, 0) <> o.refunded_total
          or o.refunded_total > o.captured_total`,
  },
  ...WALLET_INVARIANTS,
  ...COUPON_INVARIANTS,
  ...MONEY_INVARIANTS,
  ...CHANGE_INVARIANTS,
  ...CREDIT_INVARIANTS,
  ...GIVE_BACK_INVARIANTS,
  ...TAX_INVARIANTS,
  {
    id: 'I3b',
    says: '주문 금액은 줄과 배송비의 합입니다.',
    tables: ['orders', 'order_lines', 'order_deliveries'],
    violations: `
      select o.number as what from orders o
       where (o.goods_supply, o.goods_vat) <>
             (select coalesce(sum(supply), 0), coalesce(sum(vat), 0) from order_lines l where l.order_id = o.id)
          or o.delivery_total <> (select coalesce(sum(fee), 0) from order_deliveries d where d.order_id = o.id)`,
  },
  {
    id: 'I6',
    says: '다 올라왔다고 알린 파일은 확인값과 형식을 갖고 있습니다.',
    tables: ['file'],
    violations: `select id::text as what from file
      where state = 'ready' and (sha256 is null or content_type is null or completed_at is null)`,
  },
  {
    id: 'I6b',
    says: '주문에 묶인 파일은 그대로 있고 지워지지 않습니다.',
    tables: ['file', 'order_lines'],
    violations: `
      select l.id::text || ' ' || (f ->> 'name') as what
        from order_lines l cross join lateral jsonb_array_elements(l.files) f
        left join file on file.id = (f ->> 'fileId')::uuid
       where file.id is null or file.state <> 'ready' or file.sha256 is distinct from f ->> 'sha256'
          or file.keep_until is not null`,
  },
  {
    id: 'I7',
    says: '받아들인 주문에는 줄이 있고 첫 기록이 남아 있습니다.',
    tables: ['orders', 'order_lines', 'order_history'],
    violations: `select number as what from orders o
      where not exists (select 1 from order_lines l where l.order_id = o.id)
         or not exists (select 1 from order_history h where h.order_id = o.id)`,
  },
  {
    id: 'I8',
    says: '결제 기록 없이 결제된 주문이 없고, 주문에 닿지 않은 결제가 없습니다.',
    tables: ['orders', 'payment_attempts', 'payment_attempt_orders', 'payment_refunds', 'repayments'],
    violations: `
      select o.number as what from orders o
       where o.payment_state in ('part-paid', 'paid', 'partly-refunded', 'refunded') and o.captured_total > 0
         and o.payment_method is distinct from 'deferred'
         and not exists (select 1 from payment_attempt_orders p where p.order_id = o.id and p.captured)
      union all
      select a.gateway_order_id from payment_attempts a
       where a.state = 'captured' and a.purpose = 'orders'
         and not exists (select 1 from payment_attempt_orders p where p.attempt_id = a.id and p.captured)
         and not exists (select 1 from payment_refunds r where r.attempt_id = a.id)
         and a.gateway_captured - a.gateway_returned is distinct from (select sum(r.amount) from repayments r
           where r.attempt_id = a.id and r.order_id is null and r.state in ('needs-account', 'returning', 'refused'))`,
  },
  {
    id: 'I8b',
    says: '결과를 모르는 결제가 1분 넘게 남아 있지 않습니다.',
    tables: ['payment_attempts'],
    violations: `select gateway_order_id as what from payment_attempts
      where state = 'confirming' and confirm_started_at < now() - interval '60 seconds'
        and coalesce(looked_up_at, confirm_started_at) < now() - interval '60 seconds'`,
  },
  {
    id: 'I10',
    says: '할 일은 1분 안에 처리되고, 포기한 일이 없습니다.',
    tables: [],
    violations: `
      select t.identifier || case when j.attempts >= j.max_attempts then ' (given up)' else ' (late)' end as what
        from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where j.locked_at is null and (j.attempts >= j.max_attempts or j.run_at < now() - interval '60 seconds')`,
  },
  {
    id: 'I10b',
    says: '검사와 고치기를 기다리는 파일에는 그 일을 할 작업이 있습니다.',
    tables: ['preflight_report', 'file_fix'],
    violations: `
      select waiting.what from (
        select 'preflight.check-file ' || file_id as key, 'preflight ' || file_id as what, asked_at from preflight_report where state = 'waiting'
        union all
        select 'fixes.make ' || id, 'fix ' || id, asked_at from file_fix where state = 'waiting') waiting
       where waiting.asked_at < now() - interval '1 hour' and not exists (select 1 from graphile_worker.jobs j
         where j.key = waiting.key and (j.attempts < j.max_attempts or j.locked_at is not null))`,
  },
  {
    id: 'I11',
    says: '주문한 견적에는 주문이 하나 있고, 그 주문은 나중에 바꾸지 않았다면 견적의 품목을 견적 금액으로 담고 있습니다.',
    tables: ['estimates', 'estimate_lines', 'orders', 'order_lines', 'order_changes'],
    violations: `
      select e.number as what from estimates e left join orders o on o.id = e.order_id
       where e.state = 'ordered' and (o.id is null or o.member_id <> e.member_id)
      union all
      select e.number from estimates e join estimate_lines l on l.estimate_id = e.id
       where e.state = 'ordered' and not exists (select 1 from order_lines n where n.order_id = e.order_id
         and n.supply = l.supply and n.vat = l.vat and n.spec = l.spec)
         and not exists (select 1 from order_changes c where c.order_id = e.order_id and c.state = 'applied')
      union all
      select e.number from estimates e where e.goods_supply <> (select sum(l.supply) from estimate_lines l where l.estimate_id = e.id)
         or e.goods_vat <> (select sum(l.vat) from estimate_lines l where l.estimate_id = e.id)`,
  },
  {
    id: 'I12',
    says: '앞으로의 출고예정일은 모두 일하는 날입니다.',
    tables: ['order_lines', 'orders', 'order_deliveries', 'calendar_days'],
    violations: `
      select o.number || ' ' || l.due_day as what from order_lines l join orders o on o.id = l.order_id
       where l.due_day > (now() at time zone 'Asia/Seoul')::date and l.production_state <> 'cancelled'
         and (extract(isodow from l.due_day) > 5 or exists (select 1 from calendar_days c where c.day = l.due_day))
         and exists (select 1 from order_deliveries d where d.order_id = o.id and d.state = 'preparing')`,
  },
  {
    id: 'I13',
    says: '작업 목록은 주문의 지금 상태 그대로입니다.',
    tables: ['orders', 'order_lines', 'order_deliveries', 'order_delivery_lines'],
    violations: wrongStandings,
  },
  {
    id: 'I14',
    says: '두기로 한 기간이 지난 개인정보와 파일은 지워져 있습니다.',
    tables: ['orders', 'file', 'cart_items', 'estimates', 'audit_log', 'proof_pages'],
    violations: overdue,
  },
  {
    id: 'I16',
    says: '파일 검사의 물음마다 한 줄이고, 답이 나온 물음은 기다리고 있지 않습니다.',
    tables: ['preflight_report'],
    violations: `
      select question.file_id::text || ' ' || question.part as what
        from preflight_report question join preflight_report answer using (file_id, part, expectation)
       where question.state = 'waiting' and answer.state <> 'waiting' and answer.asked_at >= question.asked_at`,
  },
]
