import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { takenAs } from '#/domain/files/extensions.ts'
import { MATERIAL_PART } from '#/domain/files/material.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { DifferenceId } from '#/domain/preflight/agreement/difference.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import type { withConversion } from '#/domain/pricing/with-conversion.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { ExpectedFile } from '#/domain/print/expected-files.ts'
import type { Inspection } from '#/web/blocks/file-inspection/inspections.ts'
import {
  bringBack,
  forgetInspection,
  inspect,
  placeOf,
  useInspections,
} from '#/web/blocks/file-inspection/inspections.ts'
import { usePageImages } from '#/web/blocks/file-inspection/use-page-images.ts'
import type { PageImages } from '#/web/blocks/job-drawing/page-images.ts'
import { beginUpload, loadUploads, removeUpload } from '#/web/blocks/uploader/run-upload.ts'
import type { Upload } from '#/web/blocks/uploader/uploads.ts'
import { dropUpload, isOf, uploadFor, useUploads } from '#/web/blocks/uploader/uploads.ts'
import type { FilesSource } from './opened-source.ts'
import { useHeldFiles } from './use-held-files.ts'
import { usePicturePages } from './use-picture-pages.ts'

export type JobFileRole = ExpectedFile['part']

/** One file that the job wants, and what has become of it. */
export interface JobFile {
  readonly expected: ExpectedFile
  readonly upload: Upload | null
  readonly inspection: Inspection | null
}

export interface JobFiles {
  readonly files: readonly JobFile[]
  readonly uploads: readonly Upload[]
  readonly pages: PageImages | undefined
  /** In what the spec was kept although the files say something else. */
  readonly kept: ReadonlySet<DifferenceId>
  readonly keep: (id: DifferenceId) => void
  readonly add: (role: JobFileRole, file: File) => void
  readonly remove: (role: JobFileRole) => void
  /** Takes a file of the material out of the job. */
  readonly drop: (uploadId: string) => void
  /** What the job costs with the work on its material; absent where there is none. Comes late, with what works on files. */
  readonly convert?: typeof withConversion | undefined
  /** After the job has gone into the cart: the page begins anew. */
  readonly clear: () => void
}

/** Px of a page picture: a cover is cut into faces, so it is drawn larger. */
const PICTURE_WIDTH: Readonly<Record<JobFileRole, number>> = { inner: 320, cover: 900, insert: 320, sheet: 640 }

/** A file is there, and no page of it can be shown yet. */
const BARE: PageImages = { bare: true }

interface JobFilesOptions {
  readonly product: ProductCode
  readonly spec: JobSpec
  /** The cart item or order line that the page was opened from, with its own files. */
  readonly source?: FilesSource | null
  readonly onFacts?: (role: JobFileRole, facts: PdfFacts) => void
}

/** The files of the job on the page: uploaded and read at once, and kept across reload and login. */
export function useJobFiles({ product, spec, source, onFacts }: JobFilesOptions): Omit<JobFiles, 'kept' | 'keep'> {
  const scope = source?.scope
  const job = useMemo(() => ({ product, ...(scope ? { scope } : {}) }), [product, scope])
  const allUploads = useUploads((state) => state.uploads)
  const byPlace = useInspections((state) => state.byPlace)
  const pages = usePageImages(spec, scope)
  useEffect(() => void loadUploads(), [])
  useHeldFiles(job, source ?? null)

  const expected = useMemo(() => geometryOf(spec).files, [spec])
  const uploads = useMemo(() => allUploads.filter((upload) => isOf(upload, job)), [allUploads, job])
  const files = expected.map((wanted): JobFile => ({
    expected: wanted,
    upload: uploadFor(uploads, job, wanted.part) ?? null,
    inspection: byPlace[placeOf(product, wanted.part, scope)] ?? null,
  }))
  useBroughtBack(files, spec, scope)
  usePicturePages(uploads, spec)
  const add = useCallback(
    (role: JobFileRole, file: File) => {
      const kind = takenAs(file.name)
      if (kind === 'material') return void beginUpload(job, MATERIAL_PART, file)
      const place = placeOf(job.product, role, job.scope)
      forgetInspection(place)
      if (beginUpload(job, role, file) && kind === 'press')
        void inspect(place, file, PICTURE_WIDTH[role], (facts) => onFacts?.(role, facts))
    },
    [job, onFacts],
  )
  const remove = useCallback(
    (role: JobFileRole) => {
      forgetInspection(placeOf(job.product, role, job.scope))
      const upload = uploadFor(useUploads.getState().uploads, job, role)
      if (upload) removeUpload(upload.id)
    },
    [job],
  )
  const clear = useCallback(() => {
    for (const upload of useUploads.getState().uploads.filter((candidate) => isOf(candidate, job))) {
      forgetInspection(placeOf(job.product, upload.purpose, job.scope))
      if (upload.state === 'ready') dropUpload(upload.id)
      else removeUpload(upload.id)
    }
  }, [job])
  return {
    files,
    uploads,
    pages: pages ?? (uploads.length > 0 ? BARE : undefined),
    add,
    remove,
    drop: removeUpload,
    clear,
  }
}

/** A file that arrived before the page was loaded: its findings and pictures come back from the server. */
function useBroughtBack(files: readonly JobFile[], spec: JobSpec, scope: string | undefined): void {
  const there = files.flatMap(({ upload }) =>
    upload?.state === 'ready' && upload.fileId
      ? [{ fileId: upload.fileId, name: upload.name, part: upload.purpose }]
      : [],
  )
  // As text, so that a change of the spec asks for nothing again.
  const wanted = JSON.stringify(there)
  const now = useRef(spec)
  now.current = spec
  useEffect(() => {
    for (const file of JSON.parse(wanted) as typeof there)
      void bringBack(placeOf(now.current.product, file.part, scope), { ...file, spec: now.current })
  }, [wanted, scope])
}
