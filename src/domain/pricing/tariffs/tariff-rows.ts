import type { Tariff, Tiers } from '#/domain/pricing/tariff.ts'
import { tariffFields } from './tariff-fields.ts'
import type { TariffField } from './tariff-field.ts'
import { readPath } from './tariff-path.ts'

/** One figure of a tariff on one line: what the editor shows and what a sheet holds. */
export interface TariffRow {
  /** The field's key, and for a tier its threshold: `digital/toner/colour@100`. Unique and the same in every version. */
  readonly key: string
  readonly field: TariffField
  /** Quantity from which a tier counts; null for a single figure. */
  readonly from: number | null
  /** Null where the choice is not sold. */
  readonly value: number | null
}

/** Every figure in reading order. A choice that is not sold has one row, with its own key and no value. */
export function rowsOf(tariff: Tariff): readonly TariffRow[] {
  const closed = new Set<string>()
  return tariffFields(tariff).flatMap((field) => {
    const value = readPath(tariff, field.key) ?? field.unset
    if (value !== undefined) return valueRows(field, value)
    const { choice } = field
    if (choice === null || closed.has(choice)) return []
    closed.add(choice)
    return parentClosed(choice, closed) ? [] : [closedRow(field, choice)]
  })
}

function valueRows(field: TariffField, value: number | Tiers): readonly TariffRow[] {
  if (typeof value === 'number') return [{ key: field.key, field, from: null, value }]
  return value.map(([from, rate]) => ({ key: tierKey(field.key, from), field, from, value: rate }))
}

const closedRow = (field: TariffField, choice: string): TariffRow => ({
  key: choice,
  field: choice === field.key ? field : { ...field, key: choice, what: '판매', tiersBy: null },
  from: null,
  value: null,
})

/** A variant of a finish that is not sold needs no row of its own. */
const parentClosed = (choice: string, closed: ReadonlySet<string>): boolean => {
  const [finish] = choice.split('/variants/')
  return finish !== undefined && finish !== choice && closed.has(finish)
}

export const tierKey = (key: string, from: number): string => `${key}@${from}`

/** `digital/toner/colour@100` → field and threshold; the threshold is null where there is none. */
export function splitKey(key: string): { readonly field: string; readonly from: number | null } {
  const at = key.lastIndexOf('@')
  if (at < 0) return { field: key, from: null }
  const from = key.slice(at + 1)
  return { field: key.slice(0, at), from: /^\d{1,8}$/.test(from) ? Number(from) : Number.NaN }
}
