import { expect, it } from 'vitest'
import { testShop } from '../support/test-shop.ts'

/** Columns that name a member, and whether a guest's rows go along when a member takes them over (ADR 0044). */
const DECIDED: Readonly<Record<string, 'moves' | 'stays'>> = {
  'binding_sets.member_id': 'moves',
  'brand_requests.member_id': 'moves',
  'cart_items.member_id': 'moves',
  'ebooks.member_id': 'moves',
  'estimates.member_id': 'moves',
  'inquiries.member_id': 'moves',
  'notification.member_id': 'moves',
  'orders.member_id': 'moves',
  // By trigger, with the order itself; the view is what the table holds.
  'order_table_lines.member_id': 'moves',
  'order_table_now.member_id': 'moves',
  'payment_attempts.member_id': 'moves',
  'proofs.member_id': 'moves',
  'repayments.member_id': 'moves',
  'reservation.member_id': 'moves',
  // Only members have them: they go along when the desk merges two accounts of one person.
  'academy_covers.member_id': 'moves',
  'design_use.member_id': 'moves',
  'member_address.member_id': 'moves',
  'member_change.member_id': 'moves',
  'member_design.member_id': 'moves',
  'member_note.member_id': 'moves',
  'reviews.member_id': 'moves',
  'saved_spec.member_id': 'moves',
  'tax_buyers.member_id': 'moves',
  'tax_documents.member_id': 'moves',
  'supporting_document.member_id': 'moves',
  'gift_card_guesses.member_id': 'moves',
  'emoney_refunds.member_id': 'moves',
  'gift_cards.member_id': 'moves',
  'value_grants.member_id': 'moves',
  'coupons.member_id': 'moves',
  // Ways to log in and proofs of a moment end with the account.
  'api_key.member_id': 'stays',
  'contact_code.member_id': 'stays',
  'social_attempt.member_id': 'stays',
  'social_link.member_id': 'stays',
  // Wrong codes are counted against who typed them.
  'coupon_guesses.member_id': 'stays',
  // Only approved firms owe by terms; a guest pays at once.
  'credit_orders.member_id': 'stays',
  'credit_statements.member_id': 'stays',
  'credit_terms.member_id': 'stays',
  // A link opens what its maker had; it ends with the account.
  'deal_shares.member_id': 'stays',
  // Addresses of the firm's own systems end with the account that named them.
  'webhook.member_id': 'stays',
  // What was agreed to as a guest proves what the guest agreed to.
  'member_consent.member_id': 'stays',
  'member.taken_by': 'stays',
  // Names who of the staff wrote it down.
  'reservation.taken_by': 'stays',
}

it('for each column that names a member it is decided whether a guest’s rows are taken over', async () => {
  const shop = await testShop()
  const { rows } = await shop.container.database.pool.query<{ name: string }>(`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
     where c.table_schema = 'public' and c.column_name in ('member_id', 'taken_by') order by 1`)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(DECIDED).toSorted())
})
