import type { JobPictureView } from '#/contract/job/job-picture.schema.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import { roleOf } from '#/domain/preflight/expectation-of.ts'
import type { FileRole } from '#/domain/preflight/file-expectation.ts'
import { jobFaces } from '#/domain/preflight/job-faces.ts'
import type { Placeable } from '#/domain/preflight/placement.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { firstPagesOf } from './first-pages.repo.ts'

interface PicturedJob {
  readonly spec: JobSpec
  readonly files: readonly LineFile[]
}

type Picture = JobPictureView | null

/**
 * The own pictures of jobs, in the order asked and in one statement: which page lies on which face. Whoever asks has the right
 * to see the jobs; whom their files are `closed` to sees bare paper.
 */
export async function picturesOf(
  db: DbOrTx,
  jobs: readonly PicturedJob[],
  { closed = false }: { readonly closed?: boolean } = {},
): Promise<readonly Picture[]> {
  const wanted = jobs.map(({ files }) => pdfsOf(closed ? [] : files))
  const hashes = new Set(wanted.flatMap((files) => [...files.values()].map(({ sha256 }) => sha256)))
  const read = await firstPagesOf(db, [...hashes])
  return jobs.map((job, at) => (job.files.length === 0 ? null : pictureOf(job.spec, wanted[at] ?? new Map(), read)))
}

/** The first PDF of each part that is seen from outside: a cover, a sheet, and the inner file until there is a cover. */
function pdfsOf(files: readonly LineFile[]): ReadonlyMap<FileRole, LineFile> {
  const byRole = new Map<FileRole, LineFile>()
  for (const file of files) {
    const role = file.contentType === 'application/pdf' ? roleOf(file.part) : null
    if (role !== null && role !== 'insert' && !byRole.has(role)) byRole.set(role, file)
  }
  if (byRole.has('cover') || byRole.has('sheet')) byRole.delete('inner')
  return byRole
}

function pictureOf(
  spec: JobSpec,
  files: ReadonlyMap<FileRole, LineFile>,
  read: ReadonlyMap<string, readonly Placeable[]>,
): JobPictureView {
  const pages = [...files].map(([role, { sha256 }]) => [role, read.get(sha256)] as const)
  const faces = jobFaces(spec, Object.fromEntries(pages.filter(([, found]) => found !== undefined)))
  return {
    faces: faces.flatMap(({ place, role, page, cut }) => {
      const file = files.get(role)
      return file ? [{ place, fileId: file.fileId, page, cut }] : []
    }),
    coming: pages.some(([, found]) => found === undefined),
  }
}
