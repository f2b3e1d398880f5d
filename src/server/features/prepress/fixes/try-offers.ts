import { join } from 'node:path'
import type { Fix } from '#/domain/preflight/fixes/fix.ts'
import { fixesPass } from '#/domain/preflight/fixes/fix-passes.ts'
import { planFixes } from '#/domain/preflight/fixes/plan-fixes.ts'
import { preflight } from '#/domain/preflight/preflight.ts'
import { filesOf, openFile } from '#/server/features/files/files/files.public.ts'
import {
  canonicalCopyOf,
  keepOffers,
  lastCheckOf,
  tellWatchers,
  type CheckedFile,
  type LastCheck,
  type PreflightDeps,
} from '#/server/features/prepress/preflight/preflight.public.ts'
import { workFolder } from '#/server/platform/work-folder.ts'
import { PdfLimitError } from '#/server/ports/pdf.ts'

/**
 * Tries each fix of a file that was checked, silently and by itself, and keeps those whose result passes: only these are offered.
 * Nothing of the copies is kept. Done once for each report.
 */
export async function tryOffers(deps: PreflightDeps, fileId: string): Promise<void> {
  const [file] = await filesOf(deps.database.db, [fileId])
  if (file?.state !== 'ready' || file.sha256 === null) return
  const last = await lastCheckOf(deps.database.db, { ...file, sha256: file.sha256 })
  if (!last || last.offers !== null) return
  await keepAll(deps, fileId, last, await passing(deps, { ...file, sha256: file.sha256 }, last))
}

async function passing(deps: PreflightDeps, file: CheckedFile, last: LastCheck): Promise<Fix['id'][]> {
  const copy = await canonicalCopyOf(deps, file)
  if (typeof copy === 'string') return []
  const passed: Fix['id'][] = []
  await using folder = await workFolder()
  await using opened = await openFile(deps.storage, copy)
  for (const fix of planFixes(last.findings, last.facts, last.expectation)) {
    const outcome = await trial(deps, { path: opened.path, target: join(folder.path, 'tried.pdf') }, fix, last)
    // What costs too much once does so for each fix, and nobody may hold the trials of all for an hour.
    if (outcome === 'beyond') break
    if (outcome === 'passed') passed.push(fix.id)
  }
  return passed
}

async function keepAll(deps: PreflightDeps, fileId: string, last: LastCheck, passed: Fix['id'][]): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await keepOffers(tx, fileId, last, passed)
    await tellWatchers(tx, deps, fileId)
  })
}

interface Paths {
  readonly path: string
  readonly target: string
}

type Outcome = 'passed' | 'failed' | 'beyond'

async function trial(deps: PreflightDeps, { path, target }: Paths, fix: Fix, last: LastCheck): Promise<Outcome> {
  const { expectation, findings } = last
  try {
    const answer = await deps.pdf.fix(path, { target, order: { fixes: [fix], expectation } })
    if (answer !== 'fixed') return 'failed'
    return fixesPass([fix], findings, preflight(await deps.pdf.facts(target), expectation)) ? 'passed' : 'failed'
  } catch (error) {
    if (error instanceof PdfLimitError) return 'beyond'
    throw error
  }
}
