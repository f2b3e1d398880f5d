import { useRef } from 'react'
import { IconButton } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import type { Attachments } from './use-attachments.ts'
import styles from './thread.module.css'

export function AttachButton({ attachments }: { readonly attachments: Attachments }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="첨부할 파일"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void attachments.add(file)
        }}
      />
      <IconButton
        aria-label="파일 붙이기"
        title="PDF, 사진, ZIP, 20 MB까지"
        disabled={attachments.busy || attachments.full}
        onClick={() => input.current?.click()}
      >
        <Icon name="paperclip" />
      </IconButton>
    </>
  )
}

export function AttachmentList({ attachments }: { readonly attachments: Attachments }) {
  const { files, share } = attachments
  if (files.length === 0 && share === null) return null
  return (
    <ul className={styles.attached}>
      {files.map((file) => (
        <li key={file.id}>
          {file.name}
          <IconButton aria-label={`${file.name} 삭제`} onClick={() => attachments.remove(file.id)}>
            <Icon name="close" />
          </IconButton>
        </li>
      ))}
      {share !== null && (
        <li>
          <progress max={1} value={share} aria-label="파일 올리는 중" />
        </li>
      )}
    </ul>
  )
}
