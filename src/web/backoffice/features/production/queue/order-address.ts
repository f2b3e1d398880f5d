import { orderFilter } from '#/contract/production/order-filter.schema.ts'
import {
  ORDER_COLUMNS,
  ORDER_SORTS,
  type OrderColumn,
  type OrderFilter,
  type OrderSort,
  valuesOf,
} from '#/domain/orders/order-filter.ts'
import { SHOP_VIEWS } from '#/domain/orders/order-views.data.ts'

/** What the address of the order table says: which view it began with, and what it shows now. */
export interface OrderAddress {
  readonly view: string | null
  readonly filter: OrderFilter
  readonly sort: OrderSort
  readonly columns: readonly OrderColumn[]
}

const [FIRST] = SHOP_VIEWS
const FILTERS = Object.keys(orderFilter.shape)

/** Without a word of its own the table shows what is in work. What nobody can read is left out. */
export function readAddress(search: URLSearchParams): OrderAddress {
  const said = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = search.get(name)?.trim()
      return value ? [[name, value]] : []
    }),
  )
  const view = search.get('view')
  const sort = ORDER_SORTS.find((each) => each === search.get('sort')) ?? 'newest'
  const named = valuesOf(search.get('columns') ?? undefined)
  const columns = search.has('columns') ? ORDER_COLUMNS.filter((column) => named.includes(column)) : ORDER_COLUMNS
  if (FIRST && view === null && Object.keys(said).length === 0)
    return { view: FIRST.id, filter: FIRST.filter, sort: FIRST.sort, columns }
  return { view, filter: readable(said), sort, columns }
}

function readable(said: Record<string, string>): OrderFilter {
  const read = orderFilter.safeParse(said)
  if (read.success) return read.data
  const wrong = new Set(read.error.issues.map(({ path }) => String(path[0])))
  const rest = Object.fromEntries(Object.entries(said).filter(([name]) => !wrong.has(name)))
  return orderFilter.safeParse(rest).data ?? {}
}

export function writeAddress({ view, filter, sort, columns }: OrderAddress): URLSearchParams {
  const search = new URLSearchParams()
  const said = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '')
  // An address without a word shows what is in work, so that of everything says so.
  const shown = view ?? (said.length === 0 ? 'all' : null)
  if (shown) search.set('view', shown)
  for (const [name, value] of said) search.set(name, String(value))
  if (sort !== 'newest') search.set('sort', sort)
  if (columns.length !== ORDER_COLUMNS.length) search.set('columns', columns.join(','))
  return search
}
