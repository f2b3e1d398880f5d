import { join } from 'node:path'
import { AppError } from '#/contract/errors.ts'
import { FIX_IDS, type Fix } from '#/domain/preflight/fixes/fix.ts'
import { fixesPass } from '#/domain/preflight/fixes/fix-passes.ts'
import { chooseFixes, planFixes } from '#/domain/preflight/fixes/plan-fixes.ts'
import { filesOf, letGo, openFile, storeChanged, type FileFact } from '#/server/features/files/files/files.public.ts'
import {
  canonicalCopyOf,
  checkNow,
  tellWatchers,
  type CheckedFile,
  type PreflightDeps,
} from '#/server/features/prepress/preflight/preflight.public.ts'
import { workFolder } from '#/server/platform/work-folder.ts'
import { PdfLimitError } from '#/server/ports/pdf.ts'
import { findFix, lockFix, updateFix } from './fixes.repo.ts'
import type { FixRow } from './fixes.table.ts'

/** A copy that nobody decided about is swept after this. */
const LOOK_DAYS = 7

const TOO_LARGE = '파일이 커서 여기서는 고칠 수 없습니다. 프로그램에서 고쳐 다시 올려 주세요.'
const UNREADABLE = '파일 구조가 달라 안전하게 고칠 수 없습니다. 프로그램에서 고쳐 다시 올려 주세요.'
const COLOURS =
  '색을 안전하게 바꿀 수 없는 그림이나 효과가 들어 있습니다. 원본은 그대로입니다. 만드신 프로그램에서 CMYK로 바꿔 다시 올려 주세요.'
const NOTHING = '이 파일에는 그렇게 고칠 것이 없습니다.'
const NOT_ENDED =
  '고쳐 보았지만 알려 드린 점이 그대로 남아, 쓰실 수 있는 파일이 되지 않았습니다. 원본은 그대로입니다. 만드신 프로그램에서 고쳐 다시 올려 주세요.'
const REFUSALS = { 'too-large': TOO_LARGE, unreadable: UNREADABLE, colours: COLOURS } as const
export const BROKE_DOWN = '고치는 일을 마치지 못했습니다. 원본은 그대로입니다. 잠시 뒤에 다시 해 주세요.'

/** Makes the fixed copy and checks it in full. May run twice; a finished try is left alone. */
export async function makeFix(deps: PreflightDeps, fixId: string): Promise<void> {
  const row = await findFix(deps.database.db, fixId)
  if (row?.state !== 'waiting') return
  const [file] = await filesOf(deps.database.db, [row.fileId])
  if (file?.state !== 'ready' || file.sha256 !== row.sha256) return failFix(deps, fixId, BROKE_DOWN)
  const { part, expectation, sha256 } = row
  const before = await checkNow(deps, { file: { ...file, sha256 }, part, expectation })
  const ids = FIX_IDS.filter((id) => row.wanted.split(' ').includes(id))
  const fixes = chooseFixes(planFixes(before.findings, before.facts, expectation), ids)
  if (!fixes) return failFix(deps, fixId, NOTHING)
  const made = await fixedCopy(deps, { ...file, sha256 }, row, fixes)
  if (typeof made === 'string') return failFix(deps, fixId, made)
  const { sha256: madeSha256 } = made
  if (madeSha256 === null) throw new Error(`the fixed file ${made.id} has no hash`)
  const after = await checkNow(deps, { file: { ...made, sha256: madeSha256 }, part, expectation })
  const failure = after.facts.problem ? UNREADABLE : NOT_ENDED
  if (after.facts.problem || !fixesPass(fixes, before.findings, after.findings)) {
    // Nobody is shown it; until the sweep it would take their room.
    await deps.database.transaction((tx) => letGo(tx, [made.id]))
    return failFix(deps, fixId, failure)
  }
  await finish(deps, row, {
    state: 'ready',
    fixes,
    findingsBefore: before.findings,
    findingsAfter: after.findings,
    candidateId: made.id,
    candidateSha256: madeSha256,
  })
}

async function fixedCopy(
  deps: PreflightDeps,
  file: FileFact & CheckedFile,
  { expectation }: FixRow,
  fixes: readonly Fix[],
): Promise<FileFact | string> {
  await using folder = await workFolder()
  try {
    const target = join(folder.path, 'fixed.pdf')
    const copy = await canonicalCopyOf(deps, file)
    if (typeof copy === 'string') return UNREADABLE
    await using opened = await openFile(deps.storage, copy)
    const answer = await deps.pdf.fix(opened.path, { target, order: { fixes, expectation } })
    if (answer !== 'fixed') return REFUSALS[answer]
    const name = `${file.name.replace(/\.pdf$/i, '').slice(0, 240)} (고침).pdf`
    return await storeChanged(deps, file, { name, purpose: file.purpose, path: target, days: LOOK_DAYS })
  } catch (error) {
    if (error instanceof PdfLimitError) return TOO_LARGE
    if (error instanceof AppError && error.code === 'PAYLOAD_TOO_LARGE') return error.message
    throw error
  }
}

export async function failFix(deps: PreflightDeps, fixId: string, failure: string): Promise<void> {
  const row = await findFix(deps.database.db, fixId)
  if (row) await finish(deps, row, { state: 'failed', failure })
}

async function finish(deps: PreflightDeps, { id, fileId }: FixRow, change: Partial<FixRow>): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const now = await lockFix(tx, id)
    if (now?.state !== 'waiting') return
    await updateFix(tx, id, { ...change, doneAt: deps.clock.now() })
    await tellWatchers(tx, deps, fileId)
  })
}
