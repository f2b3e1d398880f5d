import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { showPage } from '#/contract/prepress/preflight.contract.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import { useSeen } from '#/web/ui/use-seen.ts'
import styles from './findings.module.css'

/** The page a finding is about, drawn when it comes into view. */
export function FindingPicture({ fileId, page }: { readonly fileId: string; readonly page: number }) {
  const [ref, seen] = useSeen<HTMLElement>()
  const picture = useQuery({
    queryKey: ['file-page', fileId, page],
    queryFn: ({ signal }) =>
      callBlob(showPage, { params: { fileId, page }, query: { size: 'thumb' }, signal, errors: 'throw' }),
    staleTime: Infinity,
    enabled: seen,
  })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!picture.data) return undefined
    const made = URL.createObjectURL(picture.data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [picture.data])
  if (picture.isError) return null
  return (
    <figure ref={ref} className={styles.picture}>
      {url && <img src={url} alt={`${page}쪽`} />}
      <figcaption>{page}쪽</figcaption>
    </figure>
  )
}
