import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isEbook } from '#/domain/catalog/ebook-job.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { isKit } from '#/domain/catalog/kit-job.ts'
import type { JobPictureView } from '#/contract/job/job-picture.schema.ts'
import { type JOB_PICTURE_SIZES, showPicture } from '#/contract/prepress/preflight.contract.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import { useObjectUrl } from '#/web/blocks/proof-viewer/page-picture.tsx'
import { BARE, type PageImages, placedOn } from './page-images.ts'

type Size = keyof typeof JOB_PICTURE_SIZES

/** Pictures stay in memory this long after the last row that showed them. */
const KEEP_MS = 5 * 60_000

interface Wish {
  readonly size: Size
  readonly wanted: boolean
}

export interface OwnPages {
  /** Undefined for what nobody brings a file for: a kit, an e-book. */
  readonly pages: PageImages | undefined
  /** `none`: no files. `bare`: files, and no page of them to show (yet). */
  readonly state: 'none' | 'bare' | 'own'
}

/**
 * The customer's own pages for a drawing. The pictures come after the drawing and never hold it up; bare paper waits for them, as it
 * does for a file: the house's sample on somebody's own job would be a lie.
 */
export function useOwnPages(spec: JobSpec, picture: JobPictureView | null, { size, wanted }: Wish): OwnPages {
  const first = useShot(picture, 1, size, wanted)
  // The back of a sheet is a sliver of a small drawing.
  const second = useShot(picture, 2, size, wanted && size === 'large')
  // What a list has shown already stands in until the large one is drawn.
  const rough = useShot(picture, 1, 'small', wanted && size === 'large' && !first)
  return useMemo(() => {
    if (!picture) return { pages: isKit(spec) || isEbook(spec) ? undefined : BARE, state: 'none' as const }
    const shown = first ?? rough
    return { pages: imagesOf(picture, { 1: shown, 2: second }), state: shown ? ('own' as const) : ('bare' as const) }
  }, [spec, picture, first, rough, second])
}

function useShot(picture: JobPictureView | null, page: 1 | 2, size: Size, wanted: boolean): string | undefined {
  const fileId = picture?.faces.find((face) => face.page === page)?.fileId ?? ''
  const { data } = useQuery({
    queryKey: ['job-picture', fileId, page, size],
    queryFn: ({ signal }) =>
      callBlob(showPicture, { params: { fileId }, query: { page, size }, signal, errors: 'throw' }),
    enabled: wanted && fileId !== '',
    staleTime: Infinity,
    gcTime: KEEP_MS,
    refetchOnWindowFocus: false,
  })
  return useObjectUrl(data)
}

function imagesOf(
  { faces }: JobPictureView,
  hrefs: { readonly 1: string | undefined; readonly 2: string | undefined },
): PageImages {
  return placedOn(
    faces.flatMap(({ place, page, cut }) => {
      const href = page === 2 ? hrefs[2] : hrefs[1]
      return href ? [{ place, part: { href, cut } }] : []
    }),
  )
}

/** For the query of a list: how soon to ask again while files of its jobs are being read; false when none is. */
export function whilePicturesCome(
  pictures: readonly (JobPictureView | null | undefined)[] | undefined,
  answers: number,
): number | false {
  const coming = pictures?.some((picture) => picture?.coming) ?? false
  return coming && answers < ASKED_AT_MOST ? ASK_AGAIN_MS * Math.max(1, answers / 4) : false
}

const ASK_AGAIN_MS = 1500
/** What has not been read by then is heavy, or waits for somebody. */
const ASKED_AT_MOST = 30
