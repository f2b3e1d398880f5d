import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { TariffEdit } from './tariff-edit.ts'
import type { TariffRow } from './tariff-rows.ts'
import { rowsOf } from './tariff-rows.ts'

export interface TariffChange {
  readonly row: TariffRow
  /** Null: not sold, or a tier that was not there. */
  readonly before: number | null
  readonly after: number | null
}

/** Every figure that differs, in reading order; tiers and choices that went are told too. */
export function tariffChanges(before: Tariff, after: Tariff): readonly TariffChange[] {
  const old = new Map(rowsOf(before).map((row) => [row.key, row]))
  const now = new Map(rowsOf(after).map((row) => [row.key, row]))
  const changed = [...now.values()].flatMap((row) => {
    const was = old.get(row.key)?.value ?? null
    return was === row.value ? [] : [{ row, before: was, after: row.value }]
  })
  const gone = [...old.values()].flatMap((row) =>
    now.has(row.key) || row.value === null ? [] : [{ row, before: row.value, after: null }],
  )
  return [...changed, ...gone]
}

/** The edits that make `before` into `after`: a choice that went off sale goes as one, not figure by figure. */
export function editsBetween(before: Tariff, after: Tariff): readonly TariffEdit[] {
  const offSale = (after.notOffered ?? []).filter((choice) => !(before.notOffered ?? []).includes(choice))
  const goneWith = (key: string) => offSale.some((choice) => key === choice || key.startsWith(`${choice}/`))
  const figures = tariffChanges(before, after).flatMap(({ row, after: value }) =>
    goneWith(row.key) || (value === null && !canGoAlone(row)) ? [] : [{ key: row.key, value }],
  )
  return [...offSale.map((key) => ({ key, value: null })), ...figures]
}

const canGoAlone = ({ from, field }: TariffRow): boolean => from !== null || field.key === field.choice
