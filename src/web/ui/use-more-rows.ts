import { useState } from 'react'

interface Part<Row> {
  readonly items: readonly Row[]
  /** Where the next part begins; null when this is the last. */
  readonly next: string | null
}

/**
 * A list that begins with what the page came with and grows by a part a press: its rows so far, and what `MoreRows` at its
 * foot is told. A part that did not come leaves the list as it is; whoever asks for it (`partAfter`) says so.
 */
export function useMoreRows<Row>(first: Part<Row>, partAfter: (cursor: string) => Promise<Part<Row>>) {
  const [{ items, next }, setRows] = useState(first)
  const [busy, setBusy] = useState(false)
  const add = async (cursor: string) => {
    setBusy(true)
    try {
      const part = await partAfter(cursor)
      setRows((rows) => ({ items: [...rows.items, ...part.items], next: part.next }))
    } finally {
      setBusy(false)
    }
  }
  const onMore = () => {
    if (next !== null) void add(next).catch(() => undefined)
  }
  return { items, more: { hasMore: next !== null, busy, onMore } }
}
