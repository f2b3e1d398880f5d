import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { UPLOADS_KEY } from '#/web/api/kept-until-leaving.ts'
import { safeStorage } from '#/web/api/safe-storage.ts'
import type { JobFile, JobFileRole, JobFiles } from './use-job-files.ts'
import type { FilesKnown, FilesWanted, PickedFile } from './files-wanted.ts'
import { useKept } from './use-kept.ts'

const FilesAtWork = lazyPart(async () => (await import('./files-at-work.tsx')).FilesAtWork)

interface LateFilesOptions extends FilesWanted {
  /** Files are what the page is for: what works on them is fetched with it. */
  readonly leading?: boolean
}

interface LateFiles {
  readonly files: JobFiles
  readonly suggestedTitle: string | null
  readonly work: ReactNode
  /** There are files, but it is not known yet which: the job cannot go now. */
  readonly coming: boolean
}

const NOTHING = () => undefined
const NO_FILES: Omit<FilesKnown, 'add'> = {
  uploads: [],
  suggestedTitle: null,
  inspections: new Map(),
  pages: undefined,
  remove: NOTHING,
  drop: NOTHING,
  clear: NOTHING,
}

/**
 * The files of the job. What sends and reads them is fetched with the first file, or at once where files may already be
 * there; until then there are none. `work` has to stand somewhere in the page.
 */
export function useLateFiles({ leading = false, ...wanted }: LateFilesOptions): LateFiles {
  const { spec, source } = wanted
  const [known, setKnown] = useState<FilesKnown | null>(null)
  const [picked, setPicked] = useState<readonly PickedFile[]>([])
  const need = useNeed(Boolean(source) || picked.length > 0, leading)
  const pick = useCallback((role: JobFileRole, file: File) => setPicked((before) => [...before, { role, file }]), [])
  const settled = useDeferredValue(spec)

  const expected = useMemo(() => geometryOf(spec).files, [spec])
  const read = [...(known?.inspections.values() ?? [])].flatMap((inspection) =>
    inspection?.facts ? [inspection.run] : [],
  )
  const decided = useKept(read.join())
  const files = useMemo((): JobFiles => {
    const now = known ?? { ...NO_FILES, add: pick }
    const slots = expected.map((one): JobFile => ({
      expected: one,
      upload: now.uploads.find((upload) => upload.purpose === one.part) ?? null,
      inspection: now.inspections.get(one.part) ?? null,
    }))
    return { ...now, ...decided, files: slots }
  }, [known, expected, pick, decided])
  const work =
    need === 'none' ? null : (
      <Suspense fallback={null}>
        <FilesAtWork {...wanted} leading={leading} spec={settled} picked={picked} onKnown={setKnown} />
      </Suspense>
    )
  return { files, suggestedTitle: known?.suggestedTitle ?? null, work, coming: need === 'now' && !known }
}

/** Where an unfinished job may have left files in this browser. */
const mayHaveUploads = () => safeStorage().getItem(UPLOADS_KEY) !== null

/** `now` where files are there already and the job must not go without them. */
type Need = 'none' | 'soon' | 'now'

function useNeed(atOnce: boolean, leading: boolean): Need {
  const [need, setNeed] = useState<Need>('none')
  useEffect(() => {
    if (atOnce || mayHaveUploads()) setNeed('now')
    else if (leading) setNeed('soon')
  }, [atOnce, leading])
  return need
}
