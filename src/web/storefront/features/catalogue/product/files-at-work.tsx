import { useEffect, useMemo, useRef } from 'react'
import { suggestTitle } from '#/domain/files/suggest-title.ts'
import { FILE_PURPOSES } from '#/domain/files/purposes.ts'
import { withConversion } from '#/domain/pricing/with-conversion.ts'
import { placeOf, useInspections } from '#/web/blocks/file-inspection/inspections.ts'
import type { Upload } from '#/web/blocks/uploader/uploads.ts'
import type { FilesKnown, FilesWanted, PickedFile } from './files-wanted.ts'
import { isConverted } from './is-converted.ts'
import { MaterialList } from './material-list.tsx'
import { useJobFiles } from './use-job-files.ts'

interface FilesAtWorkProps extends FilesWanted {
  /** Files that were picked while this was being fetched. */
  readonly picked: readonly PickedFile[]
  /** Files are what the page is for. */
  readonly leading: boolean
  readonly onKnown: (known: FilesKnown) => void
}

/** Uploading and reading files, as a part of the page that is fetched when there may be something to do. */
export function FilesAtWork({ picked, leading, onKnown, ...wanted }: FilesAtWorkProps) {
  const { uploads, files, pages, add, remove, drop, clear } = useJobFiles(wanted)
  const convert = isConverted({ uploads, files }) ? withConversion : undefined
  const { product, source } = wanted
  const scope = source?.scope
  const byPlace = useInspections((state) => state.byPlace)
  const inspections = useMemo(
    () => new Map(FILE_PURPOSES.map((part) => [part, byPlace[placeOf(product, part, scope)] ?? null])),
    [byPlace, product, scope],
  )
  const suggestedTitle = titleFrom(uploads, inspections)
  useEffect(
    () => onKnown({ uploads, suggestedTitle, inspections, pages, convert, add, remove, drop, clear }),
    [onKnown, uploads, suggestedTitle, inspections, pages, convert, add, remove, drop, clear],
  )
  // Here before a file is: the line may be cut as soon as one is on its way.
  useEffect(() => {
    void import('#/web/blocks/uploader/upload-row.tsx')
    void import('./file-report.tsx')
  }, [])
  useEngineReady(leading)
  const begun = useRef(0)
  useEffect(() => {
    for (const { role, file } of picked.slice(begun.current)) add(role, file)
    begun.current = picked.length
  }, [picked, add])
  return <MaterialList files={{ uploads, add, drop }} />
}

/** Whoever opened a page for files has one: the engine runs by the time it is picked. Whoever saves data waits for it then. */
function useEngineReady(leading: boolean): void {
  useEffect(() => {
    let isHere = true
    let end: (() => void) | undefined
    void import('#/pdf/browser/inspect-pdf.ts').then(({ getReady }) => {
      if (isHere && leading && !savesData()) end = getReady()
    })
    return () => {
      isHere = false
      end?.()
    }
  }, [leading])
}

const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** The first file that has something to say of the work, in the order the parts are listed. */
function titleFrom(uploads: readonly Upload[], inspections: FilesKnown['inspections']): string | null {
  for (const part of FILE_PURPOSES) {
    const upload = uploads.find(({ purpose }) => purpose === part)
    const title = upload && suggestTitle(upload.name, inspections.get(part)?.facts?.title ?? null)
    if (title) return title
  }
  return null
}
