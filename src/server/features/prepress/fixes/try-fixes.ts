import type { tryFixes as tryFixesEndpoint } from '#/contract/prepress/fixes.contract.ts'
import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import { FIX_IDS } from '#/domain/preflight/fixes/fix.ts'
import { ownerOf, type Asker } from '#/server/features/files/files/files.public.ts'
import {
  expectedBy,
  lastCheckOf,
  readyPdf,
  shareOf,
  type PreflightDeps,
} from '#/server/features/prepress/preflight/preflight.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { patientJob } from '#/server/platform/jobs/job.ts'
import { findOpenFix, insertFix } from './fixes.repo.ts'
import type { FixRow } from './fixes.table.ts'

export const makeFixJob = patientJob<{ fixId: string }>('fixes.make', 3)
export const fixKey = (fixId: string): string => `fixes.make ${fixId}`

/** Writes down what is asked for and lets a job do it. The same question while one is open is that one. */
export async function tryFixes(
  tx: Tx,
  deps: PreflightDeps,
  asker: Asker & { readonly ip: string },
  fileId: string,
  body: BodyOf<typeof tryFixesEndpoint>,
): Promise<FixRow> {
  const file = await readyPdf(tx, asker, fileId)
  const by = ownerOf(asker)
  if (!by) throw new AppError('NOT_FOUND')
  const { part, expectation } = (await askedFor(tx, deps, file.id, body)) ?? (await lastAskedFor(tx, file))
  const wanted = FIX_IDS.filter((id) => body.fixes.includes(id)).join(' ')
  const id = deps.ids.uuid()
  const fresh = await insertFix(tx, {
    id,
    fileId,
    sha256: file.sha256,
    part,
    expectation,
    wanted,
    state: 'waiting',
    askedByKind: by.kind,
    askedById: by.id,
    askedAt: deps.clock.now(),
  })
  if (fresh)
    await deps.jobs.add(
      tx,
      makeFixJob,
      { fixId: id },
      { key: fixKey(id), share: shareOf({ principal: asker.principal, ip: asker.ip }) },
    )
  const row = await findOpenFix(tx, { fileId, part, wanted })
  if (!row) throw new AppError('CONFLICT')
  return row
}

interface AskedFor {
  readonly part: string
  readonly expectation: FileExpectation
}

async function askedFor(
  tx: Tx,
  deps: PreflightDeps,
  fileId: string,
  { part, spec }: BodyOf<typeof tryFixesEndpoint>,
): Promise<AskedFor | null> {
  if (part === undefined || spec === undefined) return null
  return { part, expectation: await expectedBy(deps)(tx, fileId, { part, spec }) }
}

async function lastAskedFor(tx: Tx, file: Parameters<typeof lastCheckOf>[1]): Promise<AskedFor> {
  const last = await lastCheckOf(tx, file)
  if (!last) throw new AppError('CONFLICT', '아직 파일을 검사하고 있습니다. 잠시 뒤에 다시 해 주세요.')
  return last
}
