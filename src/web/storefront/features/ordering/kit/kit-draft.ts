import { safeStorage } from '#/web/api/safe-storage.ts'

const KEY = 'kit-papers'

/** What was chosen outlives a reload and a login. */
export const keepKit = (papers: readonly string[]): void => safeStorage().setItem(KEY, JSON.stringify(papers))

export function readKit(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(safeStorage().getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : []
  } catch {
    return []
  }
}

export const forgetKit = (): void => safeStorage().removeItem(KEY)
