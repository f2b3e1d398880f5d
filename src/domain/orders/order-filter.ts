import type { Day } from '#/domain/calendar/business-days.ts'

/** What the order table can be narrowed by. Several values of one field are written with commas, as the address of the page has them. */
export interface OrderFilter {
  readonly q?: string | undefined
  readonly payment?: string | undefined
  readonly file?: string | undefined
  readonly production?: string | undefined
  readonly delivery?: string | undefined
  readonly product?: string | undefined
  readonly placedFrom?: Day | undefined
  readonly placedTo?: Day | undefined
  readonly dueFrom?: Day | undefined
  readonly dueTo?: Day | undefined
  readonly amountFrom?: number | undefined
  readonly amountTo?: number | undefined
  /** A staff member's id, `me`, or `none` for what nobody looks after. */
  readonly assigned?: string | undefined
  readonly customer?: string | undefined
  /** A brand's id, or `-` for orders of the shop itself. */
  readonly brand?: string | undefined
  /** Ordered for good and not finished. */
  readonly open?: '1' | undefined
  /** Promised for a day whose courier has gone, and still here. */
  readonly late?: '1' | undefined
  /** Behind a number of a report (`src/domain/reports/figure-filter.ts`). */
  readonly figure?: string | undefined
  /** With words of the customer. */
  readonly memo?: '1' | undefined
}

export const ORDER_SORTS = ['newest', 'oldest', 'due-first', 'amount-most', 'amount-least'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

/** Columns that may be put away; number, job and amount always stand. */
export const ORDER_COLUMNS = [
  'customer',
  'memo',
  'payment',
  'file',
  'proof',
  'production',
  'delivery',
  'due',
  'assignee',
] as const
export type OrderColumn = (typeof ORDER_COLUMNS)[number]

/** The values of a field that takes several. */
export const valuesOf = (list: string | undefined): readonly string[] => (list ? list.split(',') : [])

/** The list with this value in it, or without it when it was there; nothing when none is left. */
export function toggled(list: string | undefined, value: string): string | undefined {
  const values = valuesOf(list)
  const next = values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
  return next.length === 0 ? undefined : next.join(',')
}

/** The same filter, whatever the order in which it was put together. */
export function sameFilter(a: OrderFilter, b: OrderFilter): boolean {
  return flat(a) === flat(b)
}

const flat = (filter: OrderFilter): string =>
  JSON.stringify(
    Object.entries(filter)
      .flatMap(([name, value]) => {
        if (value === undefined || value === '') return []
        return [[name, typeof value === 'string' ? value.split(',').toSorted().join(',') : String(value)]]
      })
      .toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
  )
