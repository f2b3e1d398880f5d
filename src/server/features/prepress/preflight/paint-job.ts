import { createHash } from 'node:crypto'
import { JOB_PICTURE_SIZES } from '#/contract/prepress/preflight.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { ownPictureSvg } from '#/domain/drawing/own-picture-svg.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { Asker } from '#/server/features/files/files/files.public.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { PhotoScaler, ScaledPhoto } from '#/server/ports/photo-scaler.ts'
import { pagePicture } from './page-picture.ts'
import type { PreflightDeps } from './preflight-deps.ts'
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
      const [picture] = await picturesOf(db, [job])
      // The back of a sheet is a sliver at this size, and the only face that is a second page.
      const faces = (picture?.faces ?? []).filter(({ page }) => page === 1)
      const fileIds = [...new Set(faces.map(({ fileId }) => fileId))]
      if (fileIds.length === 0) return null
      const files = []
      for (const fileId of fileIds) files.push(await readyPdf(db, asker, fileId))
      const placed = faces.map(({ place, fileId, cut }) => ({ place, cut, picture: fileIds.indexOf(fileId) }))
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

async function paintNow(
  deps: PainterDeps,
  svg: string,
  files: readonly Awaited<ReturnType<typeof readyPdf>>[],
  share: string,
): Promise<ScaledPhoto | null> {
  const pages: Uint8Array[] = []
  for (const file of files) {
    const wanted = { page: 1, longSide: JOB_PICTURE_SIZES.small, share, alone: true }
    const picture = await pagePicture(deps, file, wanted)
    const content = await picture.open()
    pages.push(Buffer.concat(await content.toArray()))
  }
  return deps.photoScaler.wear(svg, pages)
}
