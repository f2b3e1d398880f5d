import { useState } from 'react'

/** Which rows are chosen; only those that are still shown count. */
export function useSelection(shown: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const picked = new Set(shown.filter((id) => chosen.has(id)))
  const toggle = (id: string) => {
    const next = new Set(picked)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return { picked, toggle, clear: () => setChosen(new Set()) }
}
