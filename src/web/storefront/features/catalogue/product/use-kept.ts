import { useCallback, useMemo, useState } from 'react'
import type { DifferenceId } from '#/domain/preflight/agreement/difference.ts'

const NONE: ReadonlySet<DifferenceId> = new Set()

/** In what the customer keeps the spec, as long as the same files stand there; panel and dialog ask the same. */
export function useKept(files: string) {
  const [said, setSaid] = useState({ files, ids: NONE })
  const kept = said.files === files ? said.ids : NONE
  const keep = useCallback(
    (id: DifferenceId) =>
      setSaid((before) => ({ files, ids: new Set([...(before.files === files ? before.ids : NONE), id]) })),
    [files],
  )
  return useMemo(() => ({ kept, keep }), [kept, keep])
}
