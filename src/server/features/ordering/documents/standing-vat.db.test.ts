import fc from 'fast-check'
import { expect, test } from 'vitest'
import { standingVat as inDomain } from '#/domain/money/vat.ts'
import { sql } from '#/server/platform/db/drizzle.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { standingVat } from './dealings.sql.ts'

const won = fc.integer({ min: 0, max: 90_000_000 })
/** Also a state that stands over the sale, as between a change and its booking. */
const sale = fc.record({
  total: won,
  vat: fc.integer({ min: -3, max: 9_000_000 }),
  prepaid: won,
  stands: fc.integer({ min: 0, max: 99_000_000 }),
})
const edges = sale.chain((each) =>
  fc.constantFrom(each, { ...each, stands: each.total }, { ...each, stands: each.prepaid }, { ...each, stands: 0 }),
)

test('the books and the papers split VAT by one rule', async () => {
  const shop = await testShop()
  await fc.assert(
    fc.asyncProperty(fc.array(edges, { minLength: 1, maxLength: 50 }), async (sales) => {
      const [total, vat, prepaid, stands] = (['total', 'vat', 'prepaid', 'stands'] as const).map((key) =>
        sql.param(sales.map((each) => each[key])),
      )
      const of = { total: sql`s.total`, vat: sql`s.vat`, prepaid: sql`s.prepaid`, stands: sql`s.stands` }
      const { rows } = await shop.container.database.db.execute<{ vat: number }>(sql`
        select (${standingVat(of)})::int as vat from unnest(${total}::bigint[], ${vat}::bigint[], ${prepaid}::bigint[], ${stands}::bigint[])
          with ordinality as s(total, vat, prepaid, stands, place) order by place`)
      expect(rows.map((row) => row.vat)).toEqual(sales.map((each) => inDomain(each, each.stands)))
    }),
    { numRuns: 20 },
  )
})
