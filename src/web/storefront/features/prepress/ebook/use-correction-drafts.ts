import { useState } from 'react'
import { safeStorage } from '#/web/api/safe-storage.ts'

export interface Draft {
  readonly place: string
  readonly quoted: string
  readonly body: string
}

const keyOf = (ebookId: string, edition: number) => `ebook-corrections:${ebookId}:${edition}`

function read(key: string): readonly Draft[] {
  try {
    const kept: unknown = JSON.parse(safeStorage().getItem(key) ?? '[]')
    return Array.isArray(kept) ? (kept as Draft[]) : []
  } catch {
    return []
  }
}

/** What was gathered and not sent; it outlives a reload of this browser. */
export function useCorrectionDrafts(ebookId: string, edition: number) {
  const key = keyOf(ebookId, edition)
  const [items, setItems] = useState(() => read(key))
  const put = (next: readonly Draft[]) => {
    setItems(next)
    try {
      safeStorage().setItem(key, JSON.stringify(next))
    } catch {
      // It is full: the list is still on the page.
    }
  }
  return {
    items,
    add: (draft: Draft) => put([...items, draft]),
    remove: (at: number) => put(items.filter((_, other) => other !== at)),
    clear: () => put([]),
  }
}
