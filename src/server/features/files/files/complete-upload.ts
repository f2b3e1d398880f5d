import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#/contract/errors.ts'
import { claimCompletion } from './completion.repo.ts'
import type { FilesDeps } from './files-deps.ts'
import type { Asker } from './files.policy.ts'
import type { FileRow } from './files.table.ts'
import { findUsableFile, uploadOf } from './find-usable-file.ts'
import { settleUpload } from './settle-upload.ts'

/** Proxies give an answer a minute; who waits longer is told to ask again, and the work goes on meanwhile. */
const ANSWER_WITHIN_MS = 20_000
const FIRST_LOOK_MS = 50
const LONGEST_LOOK_MS = 1_000

/**
 * Puts the parts together and says that the file is there. However often and wherever it is asked, one caller does the work;
 * the others wait for its outcome, which is then everybody's. A row that is still `uploading` means: ask again.
 */
export async function completeUpload(
  deps: FilesDeps,
  asker: Asker,
  fileId: string,
  expected: string | undefined,
  answerWithinMs = ANSWER_WITHIN_MS,
): Promise<FileRow> {
  const until = performance.now() + answerWithinMs
  for (let rest = FIRST_LOOK_MS; ; rest = Math.min(LONGEST_LOOK_MS, rest * 2)) {
    const row = await findUsableFile(deps.database.db, fileId, asker)
    if (row.state !== 'uploading') return outcomeOf(row)
    uploadOf(row)
    const claim = deps.ids.uuid()
    if (await claimCompletion(deps.database.db, fileId, claim)) {
      await inTime(settleUpload(deps, row, claim, expected), until, (error) =>
        deps.log.error({ err: error, file: fileId }, 'an upload could not be put together'),
      )
      return outcomeOf(await findUsableFile(deps.database.db, fileId, asker))
    }
    if (performance.now() + rest > until) return row
    await sleep(rest)
  }
}

function outcomeOf(row: FileRow): FileRow {
  if (row.state !== 'refused') return row
  throw new AppError(row.refusalCode ?? 'CONFLICT', row.refusalMessage ?? undefined)
}

/** Resolves when the work is done, or when the answer is due; what fails after that is only written down. */
async function inTime(work: Promise<void>, until: number, late: (error: unknown) => void): Promise<void> {
  const due = new AbortController()
  const inVain = Symbol('late')
  const timer = sleep(Math.max(0, until - performance.now()), inVain, { signal: due.signal }).catch(() => inVain)
  try {
    if ((await Promise.race([work, timer])) === inVain) work.catch(late)
  } finally {
    due.abort()
  }
}
