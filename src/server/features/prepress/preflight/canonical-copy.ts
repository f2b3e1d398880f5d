import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileProblem } from '#/domain/preflight/pdf-facts.ts'
import { openFile } from '#/server/features/files/files/files.public.ts'
import { sha256Of } from '#/server/platform/sha256-of.ts'
import { workFolder } from '#/server/platform/work-folder.ts'
import { dropUnlessClaimed } from './drop-unclaimed.ts'
import { findCopy, saveCopy } from './preflight.repo.ts'
import { PDF, type CheckedFile, type PreflightDeps } from './preflight-deps.ts'

/** What everybody reads in place of what was uploaded; `openFile` opens it. */
export interface CanonicalCopy {
  readonly sha256: string
  readonly bytes: number
  readonly storageKey: string
}

type CopyDeps = Pick<PreflightDeps, 'database' | 'jobs' | 'storage' | 'pdf' | 'clock' | 'ids'>

/**
 * The canonical copy of a file's content, made when somebody asks for the first time; of old files too. A `FileProblem` says
 * that there can be none. Throws `PdfLimitError`. Not inside a transaction.
 */
export async function canonicalCopyOf(deps: CopyDeps, file: CheckedFile): Promise<CanonicalCopy | FileProblem> {
  const known = await findCopy(deps.database.db, file.sha256)
  if (known) return { ...known, storageKey: known.storageKey ?? file.storageKey }
  await using folder = await workFolder()
  await using opened = await openFile(deps.storage, file)
  const target = join(folder.path, 'copy.pdf')
  const answer = await deps.pdf.canonical(opened.path, target)
  if (answer === 'same') return await keep(deps, file, opened.path, null)
  if (answer !== 'written') return answer
  const storageKey = `canonical/${deps.ids.uuid()}`
  await dropUnlessClaimed(deps, [storageKey])
  await deps.storage.put(storageKey, createReadStream(target), PDF)
  return await keep(deps, file, target, storageKey)
}

/** When two processes made one at the same time, the first stays and the other's content goes. */
async function keep(
  deps: CopyDeps,
  file: CheckedFile,
  path: string,
  storageKey: string | null,
): Promise<CanonicalCopy> {
  const kept = await saveCopy(deps.database.db, {
    sourceSha256: file.sha256,
    sha256: storageKey === null ? file.sha256 : await sha256Of(createReadStream(path)),
    bytes: (await stat(path)).size,
    storageKey,
    madeAt: deps.clock.now(),
  })
  if (storageKey !== null && kept.storageKey !== storageKey) await deps.storage.delete(storageKey)
  return { ...kept, storageKey: kept.storageKey ?? file.storageKey }
}
