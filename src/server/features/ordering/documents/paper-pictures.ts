import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#/contract/errors.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { BusinessDocument } from '#/domain/documents/business-document.ts'
import { isLongPaper } from '#/domain/documents/long-paper.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { Asker } from '#/server/features/files/files/files.public.ts'
import type { Principal } from '#/server/platform/http/principal.ts'
import { accountOf } from '#/server/platform/http/rate-gate.ts'
import type { Services } from '#/server/platform/services.ts'

/** Paints a job with its own pages for whoever may see its files; NOT_FOUND for anybody else. */
export interface PaperPainter {
  paint(
    job: { readonly spec: JobSpec; readonly files: readonly LineFile[] },
    asker: Asker,
    share: string,
  ): Promise<{ readonly content: Uint8Array } | null>
}

export type PaperPictures = readonly (Uint8Array | null)[]

interface PaintDeps extends Pick<Services, 'log'> {
  readonly jobPainter: PaperPainter
}

/** Somebody looks at a button; what is late is painted all the same, for the next paper. */
const PATIENCE_MS = 3_000

/** A JPEG for each row of a paper; null where the job is drawn as bare paper: nothing to show, not for these eyes, or not in time. */
export async function paperPictures(
  deps: PaintDeps,
  document: BusinessDocument,
  principal: Principal,
  patience = PATIENCE_MS,
): Promise<PaperPictures> {
  const { items } = document
  const painted: (Uint8Array | null)[] = items.map(() => null)
  if (isLongPaper(document) || items.every(({ files }) => files.length === 0)) return painted
  const over = new AbortController()
  const late = sleep(patience, undefined, { signal: over.signal }).catch(() => undefined)
  await Promise.race([paintInto(painted, deps, items, principal, over.signal), late])
  over.abort()
  return [...painted]
}

async function paintInto(
  painted: (Uint8Array | null)[],
  { jobPainter, log }: PaintDeps,
  items: BusinessDocument['items'],
  principal: Principal,
  over: AbortSignal,
): Promise<void> {
  const asker = { principal, visitorKey: null }
  const share = accountOf(principal) ?? ''
  for (const [at, { spec, files }] of items.entries()) {
    if (over.aborted) return
    if (!spec || files.length === 0) continue
    // oxlint-disable-next-line no-await-in-loop -- one paper is one turn at the machine
    const picture = await jobPainter.paint({ spec, files }, asker, share).catch((error: unknown) => {
      if (!isClosed(error)) log.warn({ err: error }, 'a paper is drawn without the picture of its job')
      return null
    })
    painted[at] = picture?.content ?? null
  }
}

const isClosed = (error: unknown): boolean => error instanceof AppError && error.code === 'NOT_FOUND'
