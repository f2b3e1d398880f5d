import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fix } from '#/domain/preflight/fixes/fix.ts'
import { fixesPass } from '#/domain/preflight/fixes/fix-passes.ts'
import { planFixes } from '#/domain/preflight/fixes/plan-fixes.ts'
import { preflight } from '#/domain/preflight/preflight.ts'
import { filesOf, openFile } from '#/server/features/files/files/files.public.ts'
import {
  keepOffers,
  lastCheckOf,
  tellWatchers,
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
  const passed: Fix['id'][] = []
  const folder = await workFolder()
  try {
    await using opened = await openFile(deps.storage, file)
    for (const fix of planFixes(last.findings, last.facts, last.expectation)) {
      if (await passes(deps, { path: opened.path, target: join(folder, 'tried.pdf') }, fix, last)) passed.push(fix.id)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await deps.database.transaction(async (tx) => {
    await keepOffers(tx, fileId, last, passed)
    await tellWatchers(tx, deps, fileId)
  })
}

interface Paths {
  readonly path: string
  readonly target: string
}

async function passes(deps: PreflightDeps, { path, target }: Paths, fix: Fix, last: LastCheck): Promise<boolean> {
  const { expectation, findings } = last
  try {
    const answer = await deps.pdf.fix(path, { target, order: { fixes: [fix], expectation } })
    return answer === 'fixed' && fixesPass([fix], findings, preflight(await deps.pdf.facts(target), expectation))
  } catch (error) {
    if (error instanceof PdfLimitError) return false
    throw error
  }
}
