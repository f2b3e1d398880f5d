import { BINDING_KEYS } from '#/web/api/kept-until-leaving.ts'
import { safeStorage } from '#/web/api/safe-storage.ts'
import type { Choices, FileRow } from './binding-rows.ts'

const keyOf = (brand: string) => `${BINDING_KEYS}${brand}`
const VERSION = 2

export interface Draft {
  readonly rows: readonly FileRow[]
  readonly choices: Choices
}

/** What a reload would lose otherwise, for each brand its own. A file that never reached the shop cannot be kept by a browser. */
export function keepDraft(brand: string, { rows, choices }: Draft): void {
  const kept = rows
    .filter(({ fileId, problem }) => fileId !== null && problem === null)
    .map((row) => ({ ...row, pictures: [], message: null }))
  safeStorage().setItem(keyOf(brand), JSON.stringify({ version: VERSION, rows: kept, choices }))
}

export function forgetDraft(brand: string): void {
  safeStorage().removeItem(keyOf(brand))
}

/** Null where nothing was left here, or what another build had left. */
export function readDraft(brand: string): Draft | null {
  try {
    const kept = JSON.parse(safeStorage().getItem(keyOf(brand)) ?? 'null') as
      | (Draft & { readonly version: number })
      | null
    return kept?.version === VERSION && Array.isArray(kept.rows) ? kept : null
  } catch {
    return null
  }
}
