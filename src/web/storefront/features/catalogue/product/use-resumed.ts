import { useEffect, useRef, useState } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { Goal } from '#/web/blocks/order-intent/order-intent.ts'

interface Resumed {
  readonly loggedIn: boolean
  readonly ready: boolean
  readonly here: string
  readonly spec: JobSpec
  readonly files: number
  readonly go: (goal: Goal) => void
}

/**
 * What was pressed before joining goes on by itself, once, as soon as the same job stands here again with its files. Fetched late:
 * hardly anybody who opens the page has pressed anything.
 */
export function useResumed({ loggedIn, ready, here, spec, files, go }: Resumed): void {
  const now = useRef(go)
  now.current = go
  const [known] = useState(loggedIn)
  useEffect(() => {
    let left = false
    void import('#/web/blocks/order-intent/order-intent.ts').then(({ forgetIntent, takeIntent }) => {
      if (left) return
      // Who comes back without having said who they are has changed their mind.
      if (!known) return forgetIntent()
      const goal = ready ? takeIntent({ from: here, spec, files }) : null
      if (goal) now.current(goal)
    })
    return () => {
      left = true
    }
  }, [known, ready, here, spec, files])
}
