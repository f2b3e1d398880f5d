import { useState } from 'react'

export interface Selection {
  readonly picked: ReadonlySet<string>
  readonly toggle: (id: string) => void
  /** With everything that is shown between the row that was pressed last and this one. */
  readonly pickTo: (id: string) => void
  readonly add: (ids: readonly string[]) => void
  readonly remove: (ids: readonly string[]) => void
  readonly clear: () => void
}

/** Which rows are chosen; they stay so while pages come, acts are done and rows leave the list. */
export function useSelection(shown: readonly string[]): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string | null>(null)
  const add = (ids: readonly string[]) => setPicked((before) => new Set([...before, ...ids]))
  return {
    picked,
    add,
    toggle: (id) => {
      setLast(id)
      setPicked((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      })
    },
    pickTo: (id) => {
      const from = last === null ? -1 : shown.indexOf(last)
      const to = shown.indexOf(id)
      setLast(id)
      add(from === -1 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1))
    },
    remove: (ids) => {
      const gone = new Set(ids)
      setPicked((before) => new Set([...before].filter((id) => !gone.has(id))))
    },
    clear: () => setPicked(new Set()),
  }
}
