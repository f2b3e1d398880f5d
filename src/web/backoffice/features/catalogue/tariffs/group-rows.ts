import type { SectionId } from '#/domain/pricing/tariffs/tariff-field.ts'
import type { TariffRow } from '#/domain/pricing/tariffs/tariff-rows.ts'

export interface ItemRows {
  readonly name: string
  /** The choice that goes off sale as a whole; null where it cannot. */
  readonly choice: string | null
  readonly sold: boolean
  readonly rows: readonly TariffRow[]
}

/** Rows of a section under the name of what is sold, those that a search leaves. */
export function groupRows(rows: readonly TariffRow[], section: SectionId, search: string): readonly ItemRows[] {
  const wanted = search.trim().toLowerCase()
  const items = new Map<string, TariffRow[]>()
  for (const row of rows) {
    if (row.field.section !== section || !row.field.item.toLowerCase().includes(wanted)) continue
    const list = items.get(row.field.item)
    if (list) list.push(row)
    else items.set(row.field.item, [row])
  }
  return [...items].map(([name, list]) => ({
    name,
    choice: list.find((row) => row.field.choice !== null)?.field.choice ?? null,
    sold: list.some((row) => row.value !== null),
    rows: list,
  }))
}
