import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import type { QueryOf, ResultOf } from '#/contract/endpoint.ts'
import { MOST_FOUND, type summariseOrders as endpoint } from '#/contract/production/order-table.contract.ts'
import { revealPersonalData } from '#/contract/production/staff-order.contract.ts'
import { hasRight } from '#/domain/members/rights.ts'
import { firstOpenDay } from '#/domain/orders/pick-up.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { readShop } from '#/server/features/content/content/content.public.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { passes } from '#/server/platform/http/check-access.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { Services } from '#/server/platform/services.ts'
import type { TableReader } from './order-table-filter.sql.ts'
import { tableLines } from './order-table.repo.ts'
import { type TableGroup, tableGroups } from './table-groups.repo.ts'

/** Whose table it is, now. */
export async function readerOf(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  staff: StaffPrincipal,
): Promise<TableReader> {
  const now = clock.now()
  const { pickUpAt } = (await readShop(db)) ?? DEFAULT_SHOP
  const reveals = passes(revealPersonalData.access, staff)
  const reports = hasRight(staff.rights, 'reports')
  return { staffId: staff.staffId, today: seoulDay(now), openDay: firstOpenDay(now, pickUpAt), reports, reveals }
}

/** How many lines a filter has, what they come to, and in which states they are. */
export async function summariseOrders(
  db: Db,
  deps: Pick<Services, 'clock'>,
  asked: QueryOf<typeof endpoint>,
  staff: StaffPrincipal,
): Promise<ResultOf<typeof endpoint>> {
  const reader = await readerOf(db, deps, staff)
  const filter = { ...asked, q: asked.q?.trim() || undefined }
  const found = filter.q
    ? await tableLines(db, { ...reader, filter, sort: 'newest', after: null, limit: MOST_FOUND + 1 })
    : null
  const capped = found !== null && found.length > MOST_FOUND
  const groups = await tableGroups(db, filter, reader, found?.slice(0, MOST_FOUND) ?? null)
  const sum = (of: (group: TableGroup) => number) => groups.reduce((total, group) => total + of(group), 0)
  const shares = <T extends string>(of: (group: TableGroup) => T) =>
    [...Map.groupBy(groups, of)]
      .map(([value, own]) => ({ value, count: own.reduce((total, { lines }) => total + lines, 0) }))
      .toSorted((a, b) => b.count - a.count)
  return {
    count: sum(({ lines }) => lines),
    amount: sum(({ amount }) => Number(amount)),
    capped,
    late: sum((group) => (group.late ? group.lines : 0)),
    payment: shares(({ payment }) => payment),
    file: shares(({ file }) => file),
    production: shares(({ production }) => production),
    delivery: shares(({ delivery }) => delivery),
    product: shares(({ product }) => product),
    memo: sum((group) => (group.memo ? group.lines : 0)),
    unassigned: sum((group) => (group.assigned ? 0 : group.lines)),
  }
}
