import { Readable } from 'node:stream'
import { pictureKey } from '#/server/platform/picture-key.ts'
import { dropUnlessClaimed } from './drop-unclaimed.ts'
import { savePages } from './preflight.repo.ts'
import type { PreflightDeps } from './preflight-deps.ts'

export interface PagesToDraw {
  readonly sha256: string
  readonly path: string
  readonly pages: readonly number[]
  readonly longSide: number
}

/** Pages per question to the worker: large enough to open the file rarely, small enough to keep other files waiting briefly. */
const BATCH = 12

/**
 * Draws pages and keeps them, by content: the same file uploaded twice is drawn once. Answers how many could be drawn. Throws
 * `PdfLimitError`.
 */
export async function drawPages(deps: PreflightDeps, { sha256, path, pages, longSide }: PagesToDraw): Promise<number> {
  let count = 0
  for (let at = 0; at < pages.length; at += BATCH) {
    const drawn = await deps.pdf.renderPages(path, { pages: pages.slice(at, at + BATCH), longSide })
    count += drawn.length
    const kept = drawn.map((picture) => ({
      ...picture,
      storageKey: pictureKey(`pages/${deps.ids.uuid()}`, picture.type),
    }))
    const keys = kept.map(({ storageKey }) => storageKey)
    await dropUnlessClaimed(deps, keys)
    // At once: a reader waits, and a storage may take twenty seconds for each.
    await Promise.all(
      kept.map(({ storageKey, type, bytes }) => deps.storage.put(storageKey, Readable.from([bytes]), type)),
    )
    const rows = kept.map(({ page, width, height, storageKey }) => ({
      sha256,
      page,
      longSide,
      width,
      height,
      storageKey,
    }))
    for (const spare of await savePages(deps.database.db, rows)) await deps.storage.delete(spare)
  }
  return count
}
