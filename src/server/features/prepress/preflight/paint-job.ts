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
      // The back of a sheet is a sliver at this size.
      const worn = await facesOf(db, job, { open: (fileId) => readyPdf(db, asker, fileId), backs: false })
      if (!worn) return null
      const { placed, pages } = worn
      const svg = ownPictureSvg(job.spec, placed, SIDE)
      const name = nameOf(svg, pages)
      const known = kept.get(name)
      if (known) return known
      const painted = paintNow(deps, svg, pages, share)
      kept.set(name, painted)
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '')
      // A failure is not kept: the next one who asks tries again.
      painted.catch(() => kept.delete(name))
      return painted
    },
  }
}

const nameOf = (svg: string, pages: readonly FacePage[]): string =>
  createHash('sha256')
    .update([svg, ...pages.map(({ file }) => file.sha256)].join('\n'))
    .digest('base64')

interface FacePage {
  readonly file: CheckedFile
  readonly page: number
}

/** Which pages lie on the job, of which files; null where it has none to show. Backs are the only faces that are a second page. */
async function facesOf(
  db: DbOrTx,
  job: PaintedJob,
  { open, backs }: { readonly open: (fileId: string) => Promise<CheckedFile>; readonly backs: boolean },
): Promise<{ readonly placed: readonly PageOnJob[]; readonly pages: readonly FacePage[] } | null> {
  const [picture] = await picturesOf(db, [job])
  const faces = (picture?.faces ?? []).filter(({ page }) => backs || page === 1)
  const names = [...new Set(faces.map(({ fileId, page }) => `${fileId} ${page}`))]
  if (names.length === 0) return null
  const pages = []
  for (const name of names) {
    const [fileId = '', page] = name.split(' ')
    pages.push({ file: await open(fileId), page: Number(page) })
  }
  const placed = faces.map(({ place, fileId, page, cut }) => ({
    place,
    cut,
    picture: names.indexOf(`${fileId} ${page}`),
  }))
  return { placed, pages }
}

async function paintNow(
  deps: PainterDeps,
  svg: string,
  pages: readonly FacePage[],
  share: string,
): Promise<ScaledPhoto | null> {
  return deps.photoScaler.wear(svg, await picturedPages(deps, pages, { longSide: JOB_PICTURE_SIZES.small, share }))
}

async function picturedPages(
  deps: PreflightDeps,
  wanted: readonly FacePage[],
  { longSide, share }: { readonly longSide: number; readonly share: string },
): Promise<readonly Uint8Array[]> {
  const pages: Uint8Array[] = []
  for (const { file, page } of wanted) {
    const picture = await pagePicture(deps, file, { page, longSide, share, alone: true })
    const content = await picture.open()
    pages.push(Buffer.concat(await content.toArray()))
  }
  return pages
}

interface WornHow {
  readonly open: (fileId: string) => Promise<CheckedFile>
  /** Whose drawing waits for each other. */
  readonly share: string
  /** Backs too: on a sheet they lie as large as fronts. */
  readonly backs: boolean
}

/** The job's own pages and where they lie on it, for whoever draws it himself and holds its files already; null where there are none. */
export async function wornPages(
  deps: PreflightDeps,
  job: PaintedJob,
  how: WornHow,
): Promise<{ readonly placed: readonly PageOnJob[]; readonly pages: readonly Uint8Array[] } | null> {
  const worn = await facesOf(deps.database.db, job, how)
  if (!worn) return null
  const pages = await picturedPages(deps, worn.pages, { longSide: JOB_PICTURE_SIZES.large, share: how.share })
  return { placed: worn.placed, pages }
}
