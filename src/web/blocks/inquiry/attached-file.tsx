import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { InquiryMessage } from '#/contract/support/inquiry.ts'
import { describeBytes } from '#/domain/files/describe-bytes.ts'
import { saveBlob } from '#/web/api/call-blob.ts'
import { Button } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import styles from './attached-file.module.css'

type Attached = InquiryMessage['attachments'][number]
/** Asks for the bytes as whoever reads the thread. */
export type LoadFile = (fileId: string) => Promise<Blob>

const SHOWN: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']
const MOST_SHOWN_BYTES = 20 * 1024 ** 2

const KINDS: readonly (readonly [ending: RegExp, name: string])[] = [
  [/\.pdf$/i, 'PDF'],
  [/\.(png|jpe?g|webp|gif|tiff?|heic|heif)$/i, '사진'],
  [/\.(hwpx?|docx?|pptx?|xlsx?)$/i, '문서'],
  [/\.(ai|psd|psb|indd|idml|eps)$/i, '작업 파일'],
  [/\.zip$/i, '압축 파일'],
]

/** A file that was said: a picture shows itself, anything else what it is; both can be saved. */
export function AttachedFile({ file, load }: { readonly file: Attached; readonly load: LoadFile }) {
  const isPicture = file.contentType !== null && SHOWN.includes(file.contentType) && file.bytes <= MOST_SHOWN_BYTES
  const save = () =>
    void load(file.fileId)
      .then((blob) => saveBlob(blob, file.name))
      .catch(() => undefined)
  const kind = KINDS.find(([ending]) => ending.test(file.name))?.[1] ?? '파일'
  return (
    <figure className={styles.file}>
      {isPicture && <Picture file={file} load={load} />}
      <figcaption>
        <span>
          <b>{file.name}</b>
          <small>
            {kind} · {describeBytes(file.bytes)}
          </small>
        </span>
        <Button size="sm" variant="quiet" onClick={save} aria-label={`${file.name} 받기`}>
          <Icon name="download" /> 받기
        </Button>
      </figcaption>
    </figure>
  )
}

function Picture({ file, load }: { readonly file: Attached; readonly load: LoadFile }) {
  const { data } = useQuery({
    queryKey: ['inquiry-file', file.fileId],
    queryFn: () => load(file.fileId),
    staleTime: Infinity,
  })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!data) return undefined
    const made = URL.createObjectURL(new Blob([data], { type: file.contentType ?? '' }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data, file.contentType])
  return <div className={styles.picture}>{url && <img src={url} alt={file.name} />}</div>
}
