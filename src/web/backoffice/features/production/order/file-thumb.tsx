import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { showPage } from '#/contract/prepress/preflight.contract.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import styles from './file-sets.module.css'

interface FileThumbProps {
  readonly fileId: string
  readonly name: string
  readonly page?: number
  readonly size?: 'thumb' | 'screen'
}

/** A page of an original as it was read; nothing while it comes or where it cannot be drawn. */
export function FileThumb({ fileId, name, page = 1, size = 'thumb' }: FileThumbProps) {
  const picture = useQuery({
    queryKey: ['file-page', fileId, page, size],
    queryFn: ({ signal }) => callBlob(showPage, { params: { fileId, page }, query: { size }, signal, errors: 'throw' }),
    staleTime: Infinity,
  })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!picture.data) return undefined
    const made = URL.createObjectURL(picture.data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [picture.data])
  return <span className={styles.thumb}>{url && <img src={url} alt={`${name} ${page}쪽`} />}</span>
}
