import { useEffect, useMemo, useRef } from 'react'
import { FILE_PURPOSES } from '#/domain/files/purposes.ts'
import { placeOf, useInspections } from '#/web/blocks/file-inspection/inspections.ts'
import type { FilesKnown, FilesWanted, PickedFile } from './files-wanted.ts'
import { MaterialList } from './material-list.tsx'
import { useJobFiles } from './use-job-files.ts'

interface FilesAtWorkProps extends FilesWanted {
  /** Files that were picked while this was being fetched. */
  readonly picked: readonly PickedFile[]
  readonly onKnown: (known: FilesKnown) => void
}

/** Uploading and reading files, as a part of the page that is fetched when there may be something to do. */
export function FilesAtWork({ picked, onKnown, ...wanted }: FilesAtWorkProps) {
  const { uploads, pages, add, remove, drop, clear } = useJobFiles(wanted)
  const { product, source } = wanted
  const scope = source?.scope
  const byPlace = useInspections((state) => state.byPlace)
  const inspections = useMemo(
    () => new Map(FILE_PURPOSES.map((part) => [part, byPlace[placeOf(product, part, scope)] ?? null])),
    [byPlace, product, scope],
  )
  useEffect(
    () => onKnown({ uploads, inspections, pages, add, remove, drop, clear }),
    [onKnown, uploads, inspections, pages, add, remove, drop, clear],
  )
  // Here before a file is: the line may be cut as soon as one is on its way.
  useEffect(() => {
    void import('#/web/blocks/uploader/upload-row.tsx')
    void import('./file-report.tsx')
    void import('#/pdf/browser/inspect-pdf.ts')
  }, [])
  const begun = useRef(0)
  useEffect(() => {
    for (const { role, file } of picked.slice(begun.current)) add(role, file)
    begun.current = picked.length
  }, [picked, add])
  return <MaterialList files={{ uploads, add, drop }} />
}
