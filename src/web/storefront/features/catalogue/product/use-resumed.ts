import { useEffect, useRef, useState } from 'react'
import type { Goal, Standing } from '#/web/blocks/order-intent/order-intent.ts'

/**
 * What was pressed before joining goes on by itself, once, as soon as the same job stands here again with its files. Fetched late:
 * hardly anybody who opens the page has pressed anything.
 */
export function useResumed(
  { who, from, spec, files }: Omit<Standing, 'since'>,
  go: (goal: Goal, askStaff: boolean) => void,
): void {
  const now = useRef(go)
  const [since] = useState(() => Date.now())
  now.current = go
  useEffect(() => {
    void import('#/web/blocks/order-intent/order-intent.ts').then(({ resume }) =>
      resume({ who, from, spec, files, since }, now.current),
    )
  }, [who, from, spec, files, since])
}
