import type { FileProblem, PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { unreadFacts } from '#/domain/preflight/unread-facts.ts'
import { openFile } from '#/server/features/files/files/files.public.ts'
import { PdfLimitError } from '#/server/ports/pdf.ts'
import { type CanonicalCopy, canonicalCopyOf } from './canonical-copy.ts'
import { drawPages } from './draw-pages.ts'
import { onceInTurn } from './drawing-turns.ts'
import { findFacts, saveFacts, wasRead } from './preflight.repo.ts'
import type { CheckedFile, PreflightDeps } from './preflight-deps.ts'

/** Pages drawn with the check; the others are drawn when somebody looks at them. */
const FIRST_PAGES = 60
export const THUMBNAIL = 320

/**
 * Facts of a file's content, read once and kept. A file that can be read but not drawn is as good as unreadable: there would
 * be no proof of it.
 */
export async function readFileFacts(deps: PreflightDeps, file: CheckedFile): Promise<PdfFacts> {
  const { db } = deps.database
  const known = await findFacts(db, file.sha256)
  if (known) return known
  const facts = await factsOfCopy(deps, file)
  await saveFacts(db, file.sha256, facts)
  return facts
}

async function factsOfCopy(deps: PreflightDeps, file: CheckedFile): Promise<PdfFacts> {
  const copy = await copyWithinLimits(deps, file)
  const bytes = (await deps.storage.sizeOf(file.storageKey)) ?? 0
  if (typeof copy === 'string') return unreadFacts(copy, bytes)
  await using opened = await openFile(deps.storage, copy)
  const facts = await deps.pdf.facts(opened.path)
  const problem = facts.problem ?? (await drawFirst(deps, file, opened.path, facts.pageCount))
  // How large the file is, is what its owner knows of it.
  return problem === facts.problem ? { ...facts, bytes } : unreadFacts(problem ?? 'damaged', bytes)
}

async function copyWithinLimits(deps: PreflightDeps, file: CheckedFile): Promise<CanonicalCopy | FileProblem> {
  try {
    return await canonicalCopyOf(deps, file)
  } catch (error) {
    if (error instanceof PdfLimitError) return 'too-complex'
    throw error
  }
}

/**
 * The same for whoever only looks: null for a content that was never checked, read again where an older reader was the last. `share`:
 * whose readings wait for each other.
 */
export async function factsOfChecked(deps: PreflightDeps, file: CheckedFile, share: string): Promise<PdfFacts | null> {
  const { db } = deps.database
  const known = await findFacts(db, file.sha256)
  if (known || !(await wasRead(db, file.sha256))) return known
  await onceInTurn(share, `facts ${file.sha256}`, async () => void (await readFileFacts(deps, file)))
  return findFacts(db, file.sha256)
}

async function drawFirst(
  deps: PreflightDeps,
  file: CheckedFile,
  path: string,
  pageCount: number,
): Promise<FileProblem | null> {
  const pages = Array.from({ length: Math.min(pageCount, FIRST_PAGES) }, (_, index) => index + 1)
  try {
    const drawn = await drawPages(deps, { sha256: file.sha256, path, pages, longSide: THUMBNAIL })
    return drawn > 0 ? null : 'damaged'
  } catch (error) {
    if (error instanceof PdfLimitError) return 'too-complex'
    throw error
  }
}
