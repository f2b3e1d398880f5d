import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readPageImage } from '#/contract/prepress/proofs.contract.ts'
import { callBlob } from '#/web/api/call-blob.ts'

export interface PictureOf {
  readonly proofId: string
  readonly version: number
  readonly page: number
  readonly size: 'thumb' | 'screen'
}

/** Pictures stay in memory this long after the last page that showed them; flipping back does not ask again. */
const KEEP_MS = 5 * 60_000

/** The picture of a page as an object URL; undefined until it is there. */
export function usePagePicture(picture: PictureOf, wanted = true): { url: string | undefined; failed: boolean } {
  const { proofId, version, page, size } = picture
  const query = useQuery({
    queryKey: ['proof-picture', proofId, version, page, size],
    queryFn: ({ signal }) =>
      callBlob(readPageImage, { params: { proofId, version, page }, query: { size }, signal, errors: 'throw' }),
    staleTime: Infinity,
    gcTime: KEEP_MS,
    enabled: wanted,
  })
  const url = useObjectUrl(query.data)
  return { url, failed: query.isError }
}

/** An address of these bytes for as long as they are shown. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return undefined
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [blob])
  return url
}

interface PagePictureProps extends PictureOf {
  readonly alt: string
  readonly className?: string | undefined
}

/** A page as pixels; its place is kept while it loads, and a failure is said in words. */
export function PagePicture({ alt, className, ...picture }: PagePictureProps) {
  const { url, failed } = usePagePicture(picture)
  if (url) return <img className={className} src={url} alt={alt} draggable={false} />
  return (
    <span
      className={className}
      role="img"
      aria-label={failed ? `${alt}, 그림을 불러오지 못했습니다` : `${alt}, 불러오는 중`}
    />
  )
}
