import { useState } from 'react'

export interface Lit {
  /** The job that is lit: the one under the pointer, else the one that was chosen. */
  readonly lit: string | null
  readonly chosen: string | null
  /** Chosen once more it is let go. */
  readonly choose: (lineId: string) => void
  readonly hover: (lineId: string | null) => void
}

/** One job is lit in the lists and on the sheet alike. */
export function useLit(): Lit {
  const [chosen, setChosen] = useState<string | null>(null)
  const [over, hover] = useState<string | null>(null)
  return {
    lit: over ?? chosen,
    chosen,
    choose: (lineId) => setChosen(lineId === chosen ? null : lineId),
    hover,
  }
}
