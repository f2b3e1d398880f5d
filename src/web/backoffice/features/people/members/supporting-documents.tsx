import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DocumentView } from '#/contract/people/supporting-documents.contract.ts'
import { readDocument } from '#/contract/people/staff-members.contract.ts'
import { DOCUMENT_NAMES } from '#/domain/members/supporting-documents.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { Button } from '#/web/ui/button.tsx'
import { Skeleton } from '#/web/ui/skeleton.tsx'
import styles from './members.module.css'
import { Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'

interface DocumentsProps {
  readonly memberId: string
  readonly documents: readonly DocumentView[]
}

/** What the member handed in, the newest first. */
export function Documents({ memberId, documents }: DocumentsProps) {
  if (documents.length === 0) return <Small tone="plain">낸 서류가 없습니다.</Small>
  return (
    <ul className={styles.documents} aria-label="서류">
      {documents.map((document) => (
        <li key={document.fileId}>
          <b>{DOCUMENT_NAMES[document.kind]}</b>{' '}
          <Small as="span" tone="plain">
            {document.name}
          </Small>
          <Document memberId={memberId} document={document} />
        </li>
      ))}
    </ul>
  )
}

/** Browsers draw these by themselves; the other kinds are saved and opened by a program. */
const DRAWN: ReadonlySet<string> = new Set(['image/png', 'image/jpeg'])

function Document({ memberId, document }: { readonly memberId: string; readonly document: DocumentView }) {
  const { fileId, contentType, name } = document
  const content = useQuery({
    queryKey: ['staff-document', fileId],
    queryFn: () => callBlob(readDocument, { params: { memberId, fileId }, errors: 'throw' }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  const url = useBlobUrl(content.data)
  if (content.isError) return <p role="alert">{content.error.message}</p>
  if (!content.data || !url) return <Skeleton />
  if (DRAWN.has(contentType)) return <img className={styles.document} src={url} alt={DOCUMENT_NAMES[document.kind]} />
  const { data } = content
  return (
    <Toolbar apart>
      {contentType === 'application/pdf' && (
        <Button size="sm" onClick={() => window.open(url, '_blank', 'noopener')}>
          새 창에서 보기
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={() => saveBlob(data, name)}>
        내려받기
      </Button>
    </Toolbar>
  )
}

/** An address of the content as long as it is shown. */
function useBlobUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return undefined
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}
