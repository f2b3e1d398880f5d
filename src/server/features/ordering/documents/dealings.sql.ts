import { type SQL, sql } from '#/server/platform/db/drizzle.ts'

/** The VAT within an amount that contains it, as `vatWithin` of the domain has it; of what is taken off it is negative. */
const vatWithin = (won: SQL) => sql`(sign(${won})::bigint * (abs(${won}) - (abs(${won}) * 10 + 10) / 11))`

/** As `standingVat` of the domain has it; beside it in the tests both are asked the same. */
export const standingVat = ({
  total,
  vat,
  prepaid,
  stands,
}: Readonly<Record<'total' | 'vat' | 'prepaid' | 'stands', SQL>>): SQL => sql`case
  when ${stands} = 0 then 0 when ${stands} = ${total} then ${vat}
  when ${stands} <= ${prepaid} then ${vatWithin(stands)} else ${vat} - ${vatWithin(sql`(${total} - ${stands})`)} end`

const kept = (name: string) => sql`coalesce((terms.amounts->>${sql.raw(`'${name}'`)})::bigint, 0)`

/** What an order was sold for as it stood then, and the VAT of that: each reduction is split on its own, as papers show it. */
const COUPON = sql`terms.coupon_total`
const SOLD_FOR = sql`(${kept('goodsSupply')} + ${kept('goodsVat')} - ${kept('discountTotal')} - ${COUPON} + ${kept('deliveryTotal')})`
const VAT_OF_IT = sql`(${kept('goodsVat')} - ${vatWithin(kept('discountTotal'))} - ${vatWithin(COUPON)} + ${vatWithin(kept('deliveryTotal'))})`

/** What is sold against money, points or a debt in one moment is one sale, in as many bookings as it may take. */
const SOLD_BY = sql`case when t.kind = 'order-receivable' then 'order-payment' else t.kind end`

/**
 * Everything booked at once of the orders that `which` picks (orders are \`o\`), as papers tell it: what it sold or took off, and what of that was paid,
 * paid with points and e-money, or is owed. VAT is that of what of the order stands sold after each booking, so that rows sum to the won.
 */
export const dealings = (which: SQL): SQL => sql`
  with booked as (
    select o.id as order_id, ${SOLD_BY} as kind, min(t.reference) as reference, t.at, min(p.id) as seq,
      coalesce(-sum(p.amount) filter (where p.account in ('sales', 'delivery-income', 'vat-payable', 'discounts')), 0)::bigint as sold,
      coalesce(sum(p.amount) filter (where p.account in ('customer-receivable', 'advances-received')), 0)::bigint as owed,
      coalesce(sum(p.amount) filter (where p.account = 'prepaid-applied'), 0)::bigint as prepaid,
      coalesce(sum(p.amount) filter (where p.account = 'bad-debts'), 0)::bigint as given_up
    from orders o
      join ledger_transactions t on t.memo = o.number and t.kind like 'order-%'
      join ledger_postings p on p.transaction_id = t.id
    where ${which}
    group by o.id, ${SOLD_BY}, t.at
  ), standing as (
    select b.*, (sum(b.sold) over first_to_this)::bigint as stands, terms.amounts, o.coupon_total, o.points_total + o.emoney_total as prepaid_total,
      b.sold <> 0 and row_number() over (partition by b.order_id, b.sold = 0 order by b.at, b.seq) = 1 as first
    from booked b join orders o on o.id = b.order_id
      cross join lateral (select coalesce(
        (select c.after->'amounts' from order_changes c where c.order_id = b.order_id and c.state = 'applied' and c.ended_at <= b.at
          order by c.ended_at desc limit 1),
        (select c.before->'amounts' from order_changes c where c.order_id = b.order_id and c.state = 'applied' order by c.ended_at limit 1),
        jsonb_build_object('goodsSupply', o.goods_supply, 'goodsVat', o.goods_vat, 'discountTotal', o.discount_total,
          'deliveryTotal', o.delivery_total)) as amounts) terms
    window first_to_this as (partition by b.order_id order by b.at, b.seq)
  ), sold as materialized (
    select terms.*, ${SOLD_FOR} as sold_for, ${VAT_OF_IT} as sold_vat from standing terms
  ), taxed as (
    select s.*, ${standingVat({ total: sql`s.sold_for`, vat: sql`s.sold_vat`, prepaid: sql`s.prepaid_total`, stands: sql`s.stands` })} as vat_stands
    from sold s
  )
  select order_id, kind, reference, at, seq, first, stands, sold, owed, prepaid, sold - owed - prepaid - given_up as paid, vat, sold - vat as supply
  from (select t.*, t.vat_stands - lag(t.vat_stands, 1, 0::bigint) over (partition by t.order_id order by t.at, t.seq) as vat from taxed t) told`
