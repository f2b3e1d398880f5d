import { useState } from 'react'

/** How much of something is chosen. */
export type Choice = 'none' | 'some' | 'all'

/** Addresses that are chosen. They stay chosen after an act, and when rows are folded or filtered away. */
export function useParcelSelection(there: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const picked = new Set(there.filter((id) => chosen.has(id)))
  const stateOf = (ids: readonly string[]): Choice => {
    const count = ids.filter((id) => picked.has(id)).length
    if (count === 0) return 'none'
    return count === ids.length ? 'all' : 'some'
  }
  /** All of them, unless all of them are chosen already. */
  const toggle = (ids: readonly string[]) => {
    const off = stateOf(ids) === 'all'
    const next = new Set(picked)
    for (const id of ids) {
      if (off) next.delete(id)
      else next.add(id)
    }
    setChosen(next)
  }
  return { picked, stateOf, toggle, clear: () => setChosen(new Set()) }
}
export type ParcelSelection = ReturnType<typeof useParcelSelection>
