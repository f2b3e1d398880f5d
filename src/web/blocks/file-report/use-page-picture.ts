import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { showPage } from '#/contract/prepress/preflight.contract.ts'
import { callBlob } from '#/web/api/call-blob.ts'

/** The picture of a file's page as an address; undefined until it is there or when it cannot be drawn. */
export function usePagePicture(
  fileId: string | null,
  page: number,
  size: 'thumb' | 'screen',
  wanted = true,
): string | undefined {
  const { data } = useQuery({
    queryKey: ['file-page', fileId, page, size],
    queryFn: ({ signal }) =>
      callBlob(showPage, { params: { fileId: fileId ?? '', page }, query: { size }, signal, errors: 'throw' }),
    staleTime: Infinity,
    enabled: wanted && fileId !== null && page > 0,
  })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!data) return setUrl(undefined)
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return url
}
