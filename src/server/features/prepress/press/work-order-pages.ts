import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderLine } from '#/server/features/ordering/orders/orders.public.ts'
import { filesOf } from '#/server/features/files/files/files.public.ts'
import { shareOfMember, wornPages } from '#/server/features/prepress/preflight/preflight.public.ts'
import type { WornPages } from '#/server/ports/press-maker.ts'
import type { PressDeps } from './press-deps.ts'

/** The package itself takes longer; beyond that its work order shows bare paper. */
const PATIENCE_MS = 15_000

/**
 * The pages of a job that lie on the drawing of its work order: whoever holds the package holds its files. Null where there are none, or
 * they cannot be drawn now.
 */
export async function workOrderPages(
  deps: PressDeps,
  { spec, files, memberId }: Pick<OrderLine, 'spec' | 'files' | 'memberId'>,
  { patience = PATIENCE_MS, backs = false }: { readonly patience?: number; readonly backs?: boolean } = {},
): Promise<WornPages | null> {
  const open = async (fileId: string) => {
    const [file] = await filesOf(deps.database.db, [fileId])
    if (!file || file.sha256 === null) throw new Error(`file ${fileId} is not there`)
    return { id: file.id, sha256: file.sha256, storageKey: file.storageKey }
  }
  const drawn = wornPages(deps, { spec, files }, { open, share: shareOfMember(memberId), backs }).catch(
    (error: unknown) => {
      deps.log.warn({ err: error }, 'a work order is drawn without the pages of its job')
      return null
    },
  )
  const over = new AbortController()
  const late = sleep(patience, null, { signal: over.signal }).catch(() => null)
  const first = await Promise.race([drawn, late])
  over.abort()
  return first
}
