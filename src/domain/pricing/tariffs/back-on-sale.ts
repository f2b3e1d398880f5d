import type { Tariff } from '#/domain/pricing/tariff.ts'
import { editTariff } from './edit-tariff.ts'
import { rowsOf } from './tariff-rows.ts'

/** A choice that was taken off sale, with the figures that another version sells it for; null where that one has none. */
export function backOnSale(tariff: Tariff, from: Tariff, choice: string): Tariff | null {
  const rows = rowsOf(from).filter(({ field, value }) => value !== null && isOf(field.choice, choice))
  if (rows.length === 0) return null
  const edited = editTariff(
    tariff,
    rows.map(({ key, value }) => ({ key, value })),
  )
  return edited.ok ? edited.value : null
}

const isOf = (of: string | null, choice: string): boolean => of === choice || (of?.startsWith(`${choice}/`) ?? false)
