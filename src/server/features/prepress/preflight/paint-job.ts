import { createHash } from 'node:crypto'
import { JOB_PICTURE_SIZES } from '#/contract/prepress/preflight.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { PageOnJob } from '#/domain/drawing/page-on-job.ts'
import { ownPictureSvg } from '#/domain/drawing/own-picture-svg.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { Asker } from '#/server/features/files/files/files.public.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { PhotoScaler, ScaledPhoto } from '#/server/ports/photo-scaler.ts'
import { pagePicture } from './page-picture.ts'
import type { CheckedFile, PreflightDeps } from './preflight-deps.ts'
import { readyPdf } from './ready-pdf.ts'

export interface PaintedJob {
  readonly spec: JobSpec
  readonly files: readonly LineFile[]
}

export interface JobPainter {
  /**
   * The job with its own pages on it, as a small JPEG; null where it has none to show. Errors: NOT_FOUND where `asker` may not see its
   * files, UNAVAILABLE while the machine is too busy.
   */
  paint(job: PaintedJob, asker: Asker, share: string): Promise<ScaledPhoto | null>
}

type PainterDeps = PreflightDeps & { readonly photoScaler: Pick<PhotoScaler, 'wear'> }

/** Of the longer side: twice what a mail shows, for screens of phones. */
const SIDE = 240
/** A telling of many parcels asks for one job again and again; each is some ten kilobytes. */
const MOST_KEPT = 100

/** Paints jobs where no browser draws them. What was painted lately is kept; who may see it is asked each time. */
export function jobPainter(deps: PainterDeps): JobPainter {
  const kept = new Map<string, Promise<ScaledPhoto | null>>()
  return {
    async paint(job, asker, share) {
      const { db } = deps.database
      const worn = await facesOf(db, job, (fileId) => readyPdf(db, asker, fileId))
      if (!worn) return null
      const { placed, files } = worn
      const svg = ownPictureSvg(job.spec, placed, SIDE)
      const name = nameOf(svg, files)
      const known = kept.get(name)
      if (known) return known
      const painted = paintNow(deps, svg, files, share)
      kept.set(name, painted)
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '')
      // A failure is not kept: the next one who asks tries again.
      painted.catch(() => kept.delete(name))
      return painted
    },
  }
}

const nameOf = (svg: string, files: readonly { readonly sha256: string }[]): string =>
  createHash('sha256')
    .update([svg, ...files.map(({ sha256 }) => sha256)].join('\n'))
    .digest('base64')

/** Which pages lie on the job, of which files; null where it has none to show. */
async function facesOf(
  db: DbOrTx,
  job: PaintedJob,
  open: (fileId: string) => Promise<CheckedFile>,
): Promise<{ readonly placed: readonly PageOnJob[]; readonly files: readonly CheckedFile[] } | null> {
  const [picture] = await picturesOf(db, [job])
  // The back of a sheet is a sliver at this size, and the only face that is a second page.
  const faces = (picture?.faces ?? []).filter(({ page }) => page === 1)
  const fileIds = [...new Set(faces.map(({ fileId }) => fileId))]
  if (fileIds.length === 0) return null
  const files = []
  for (const fileId of fileIds) files.push(await open(fileId))
  return { placed: faces.map(({ place, fileId, cut }) => ({ place, cut, picture: fileIds.indexOf(fileId) })), files }
}

async function paintNow(
  deps: PainterDeps,
  svg: string,
  files: readonly CheckedFile[],
  share: string,
): Promise<ScaledPhoto | null> {
  return deps.photoScaler.wear(svg, await picturedPages(deps, files, { longSide: JOB_PICTURE_SIZES.small, share }))
}

async function picturedPages(
  deps: PreflightDeps,
  files: readonly CheckedFile[],
  { longSide, share }: { readonly longSide: number; readonly share: string },
): Promise<readonly Uint8Array[]> {
  const pages: Uint8Array[] = []
  for (const file of files) {
    const picture = await pagePicture(deps, file, { page: 1, longSide, share, alone: true })
    const content = await picture.open()
    pages.push(Buffer.concat(await content.toArray()))
  }
  return pages
}

/** The job's own pages and where they lie on it, for whoever draws it himself and holds its files already; null where there are none. */
export async function wornPages(
  deps: PreflightDeps,
  job: PaintedJob,
  { open, share }: { readonly open: (fileId: string) => Promise<CheckedFile>; readonly share: string },
): Promise<{ readonly placed: readonly PageOnJob[]; readonly pages: readonly Uint8Array[] } | null> {
  const worn = await facesOf(deps.database.db, job, open)
  if (!worn) return null
  const pages = await picturedPages(deps, worn.files, { longSide: JOB_PICTURE_SIZES.large, share })
  return { placed: worn.placed, pages }
}
