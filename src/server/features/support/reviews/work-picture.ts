import { AppError } from '#/contract/errors.ts'
import type { JobPictureView } from '#/contract/job/job-picture.schema.ts'
import { JOB_PICTURE_SIZES } from '#/contract/prepress/preflight.contract.ts'
import { filesOf } from '#/server/features/files/files/files.public.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import { type PagePicture, pagePicture } from '#/server/features/prepress/preflight/preflight.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { jobsOfLines } from './reviewable-lines.repo.ts'
import type { ReviewsDeps } from './reviews-deps.ts'
import { findReview } from './reviews.repo.ts'
import type { ReviewRow } from './reviews.table.ts'

type Face = JobPictureView['faces'][number]

/** Whose owner agreed to it, and which the shop does not hide. */
const isShown = ({ showsPicture, spec, hiddenAt, orderLineId }: ReviewRow): boolean =>
  showsPicture && spec !== null && hiddenAt === null && orderLineId !== null

/** By review: which of its own pages lies where on the drawing of the work. */
export async function facesOf(db: DbOrTx, rows: readonly ReviewRow[]): Promise<ReadonlyMap<string, readonly Face[]>> {
  const shown = rows.filter(isShown)
  const jobs = await jobsOfLines(
    db,
    shown.flatMap(({ orderLineId }) => orderLineId ?? []),
  )
  const pictured = shown.flatMap(({ id, orderLineId }) => {
    const job = jobs.get(orderLineId ?? '')
    return job ? [{ id, job }] : []
  })
  const pictures = await picturesOf(
    db,
    pictured.map(({ job }) => job),
  )
  return new Map(pictured.map(({ id }, at) => [id, pictures[at]?.faces ?? []]))
}

/** NOT_FOUND also where its owner took the consent back, or the shop hides the review. */
export async function workPicture(
  deps: ReviewsDeps,
  { id, page, share }: { readonly id: string; readonly page: number; readonly share: string },
): Promise<PagePicture> {
  const { db } = deps.database
  const row = await findReview(db, id)
  const faces = row ? await facesOf(db, [row]) : new Map<string, readonly Face[]>()
  const face = faces.get(id)?.find((one) => one.page === page)
  const [file] = face ? await filesOf(db, [face.fileId]) : []
  if (!file || file.sha256 === null || file.storageKey === null) throw new AppError('NOT_FOUND')
  const checked = { id: file.id, sha256: file.sha256, storageKey: file.storageKey }
  return pagePicture(deps, checked, { page, longSide: JOB_PICTURE_SIZES.large, share, alone: true })
}
