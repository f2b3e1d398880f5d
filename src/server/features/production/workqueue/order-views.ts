import { hasRight } from '#/domain/members/rights.ts'
import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import {
  type listOrderViews as listEndpoint,
  MOST_COUNTED,
  type saveOrderView as saveEndpoint,
} from '#/contract/production/order-table.contract.ts'
import { ORDER_COLUMNS } from '#/domain/orders/order-filter.ts'
import { SHOP_VIEWS } from '#/domain/orders/order-views.data.ts'
import { canonicalJson } from '#/lib/canonical-json.ts'
import type { Db, Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { lookedAt, requireSeen, type Things } from '#/server/platform/looked-at.ts'
import type { Services } from '#/server/platform/services.ts'
import {
  countOwnViews,
  dropView,
  findView,
  MOST_VIEWS,
  type OrderViewRow,
  putView,
  viewsFor,
} from './order-views.repo.ts'
import { readerOf } from './summarise-orders.ts'
import { countFilters } from './table-groups.repo.ts'

type View = ResultOf<typeof listEndpoint>['items'][number]

/** Views of the shop, one's own and what colleagues share, each with its number of lines. */
export async function listOrderViews(
  db: Db,
  deps: Pick<Services, 'clock'>,
  staff: StaffPrincipal,
): Promise<ResultOf<typeof listEndpoint>> {
  const kept = (await viewsFor(db, staff.staffId)).map((row) => presentView(row, staff))
  const views = [...SHOP_VIEWS.map(presentShopView), ...kept]
  const counted = views.filter(({ filter }) => !filter.q)
  const filters = counted.map(({ filter }) => filter)
  const counts = await countFilters(db, filters, await readerOf(db, deps, staff), MOST_COUNTED)
  const countOf = new Map(counted.map(({ id }, at) => [id, counts[at] ?? null]))
  return { items: views.map((view) => ({ ...view, count: countOf.get(view.id) ?? null })) }
}

const presentShopView = ({ id, name, filter, sort, alarm }: (typeof SHOP_VIEWS)[number]): Omit<View, 'count'> => ({
  id,
  name,
  filter,
  sort,
  alarm: alarm ?? false,
  whose: 'shop',
  shared: true,
  mayChange: false,
  seen: {},
  columns: [...ORDER_COLUMNS],
})

const presentView = (row: OrderViewRow, staff: StaffPrincipal): Omit<View, 'count'> => ({
  id: row.id,
  name: row.name,
  filter: row.filter,
  sort: row.sort,
  columns: [...row.columns],
  alarm: false,
  whose: row.staffId === staff.staffId ? 'own' : 'shared',
  shared: row.shared,
  mayChange: mayChange(row, staff),
  seen: lookedAt(viewThings(row)),
})

type Kept = Pick<OrderViewRow, 'name' | 'shared' | 'filter' | 'sort' | 'columns'>

const viewThings = ({ name, shared, filter, sort, columns }: Kept): Things => ({
  '보기의 이름': name,
  '동료에게 보이기': shared,
  조건: filter,
  정렬: sort,
  열: columns,
})

/** What is shared belongs to who made it; administrators tidy up. */
const mayChange = (row: OrderViewRow, { staffId, rights }: StaffPrincipal): boolean =>
  row.staffId === staffId || (row.shared && hasRight(rights, 'staff'))

/** Keeps a view under a name. Somebody else's answers like one that does not exist. CONFLICT: it was changed meanwhile. */
export async function saveOrderView(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  viewId: string,
  { seen, ...body }: BodyOf<typeof saveEndpoint>,
  staff: StaffPrincipal,
): Promise<void> {
  const before = await findView(tx, viewId)
  if (before && !mayChange(before, staff)) throw new AppError('NOT_FOUND')
  if (!before && (await countOwnViews(tx, staff.staffId)) >= MOST_VIEWS / 2)
    throw new AppError('CONFLICT', `보기는 ${MOST_VIEWS / 2}개까지 저장할 수 있습니다. 안 쓰는 보기를 지워 주세요.`)
  // The same again, after its answer was lost, changes nothing.
  if (before && canonicalJson(viewThings(before)) !== canonicalJson(viewThings(body)))
    requireSeen(seen, viewThings(before))
  await putView(tx, { ...body, id: viewId, staffId: before?.staffId ?? staff.staffId, updatedAt: clock.now() })
}

export async function deleteOrderView(tx: Tx, viewId: string, staff: StaffPrincipal): Promise<void> {
  const view = await findView(tx, viewId)
  if (!view || !mayChange(view, staff)) throw new AppError('NOT_FOUND')
  await dropView(tx, viewId)
}
