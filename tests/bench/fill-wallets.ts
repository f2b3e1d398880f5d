import { randomUUID } from 'node:crypto'
import type { Container } from '#/server/app/container.ts'
import { giveValue } from '#/server/features/benefits/wallet/give-value.ts'
import type { Value } from '#/domain/ledger/lots.ts'
import { TAKEN } from './taken-benefits.ts'
import { daysAfter } from '#/lib/seoul-time.ts'

/** A grade for the member, value for so many checkouts, and a coupon for each; answers with the coupons. */
export async function fillWallet(container: Container, loginId: string, checkouts: number): Promise<readonly string[]> {
  const { pool } = container.database
  const { rows } = await pool.query<{ id: string }>(
    `update member set tier_name = '실버', tier_rate = 4, tier_since = current_date, tier_until = current_date + 365
     where login_id = $1 returning id`,
    [loginId],
  )
  const memberId = rows[0]?.id ?? ''
  for (const value of ['points', 'emoney'] as const) await give(container, memberId, value, TAKEN[value] * checkouts)
  const campaignId = randomUUID()
  await pool.query(
    `insert into coupon_campaigns (id, name, kind, amount, products, minimum, first_order, on_promised, way, audience, word, starts_at,
       ends_at, valid_days, limit_each, state, made_at, changed_at)
     values ($1, '벤치', 'amount', ${TAKEN.coupon}, '{}', 0, false, false, 'open', '{}', null, now() - interval '1 day',
       now() + interval '30 days', 30, 100, 'running', now(), now())`,
    [campaignId],
  )
  const coupons = await pool.query<{ id: string }>(
    `insert into coupons (id, campaign_id, member_id, state, issued_at, first_ends_at, ends_at)
     select gen_random_uuid(), $1, $2, 'issued', now(), now() + interval '30 days', now() + interval '30 days'
     from generate_series(1, ${checkouts}) returning id`,
    [campaignId, memberId],
  )
  // As the shop offers them: only so many of whoever has hundreds.
  return coupons.rows.map(({ id }) => id).toSorted()
}

const give = (container: Container, memberId: string, value: Value, amount: number) =>
  container.database.transaction((tx) =>
    giveValue(tx, container, {
      memberId,
      value,
      valueKind: 'free',
      amount,
      expiresAt: daysAfter(container.clock.now(), 365),
      origin: 'grant',
      sourceId: randomUUID(),
      booking: 'value-grant',
      against: value === 'points' ? 'points-granted' : 'emoney-granted',
      memo: '벤치',
    }),
  )
