import { safeStorage } from '#/web/api/safe-storage.ts'
import type { Choices, FileRow } from './binding-rows.ts'

const KEY = 'jikji.binding'
const VERSION = 2

export interface Draft {
  readonly rows: readonly FileRow[]
  readonly choices: Choices
}

/** What a reload would lose otherwise. A file that never reached the shop cannot be kept by a browser. */
export function keepDraft(rows: readonly FileRow[], choices: Choices): void {
  const kept = rows
    .filter(({ fileId, problem }) => fileId !== null && problem === null)
    .map((row) => ({ ...row, pictures: [], message: null }))
  safeStorage().setItem(KEY, JSON.stringify({ version: VERSION, rows: kept, choices }))
}

export function forgetDraft(): void {
  safeStorage().removeItem(KEY)
}

/** Null where nothing was left here, or what another build had left. */
export function readDraft(): Draft | null {
  try {
    const kept = JSON.parse(safeStorage().getItem(KEY) ?? 'null') as (Draft & { readonly version: number }) | null
    return kept?.version === VERSION && Array.isArray(kept.rows) ? kept : null
  } catch {
    return null
  }
}
