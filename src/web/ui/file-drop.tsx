import type { DragEvent, ReactNode } from 'react'
import { useState } from 'react'
import { cx } from './cx.ts'
import styles from './file-drop.module.css'
import { FilePick } from './file-pick.tsx'

interface FileDropProps {
  readonly title: ReactNode
  readonly hint?: ReactNode
  /** Words on the button, which is also the way without a mouse. */
  readonly pick?: string
  /** As the `accept` attribute: `.pdf,application/pdf`. Dropped files are not filtered by it: the receiver says why not. */
  readonly accept?: string
  readonly multiple?: boolean
  readonly disabled?: boolean
  /** Choosing is the one thing to do on the page. */
  readonly primary?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** A place to drop files on, with a button that opens the file chooser. */
export function FileDrop({
  title,
  hint,
  pick = '파일 고르기',
  accept,
  multiple,
  disabled = false,
  primary = false,
  onFiles,
}: FileDropProps) {
  const [over, setOver] = useState(false)
  const drag = (on: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(on && !disabled)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (!disabled && files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  return (
    <div
      className={cx(styles.drop, over && styles.over)}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <DropPicture />
      <div>
        <strong className={styles.title}>{title}</strong>
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
      <FilePick accept={accept} multiple={multiple} disabled={disabled} primary={primary} onFiles={onFiles}>
        {pick}
      </FilePick>
    </div>
  )
}

function DropPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 40 52" aria-hidden="true">
      <path d="M8 8h24v36H8z" fill="var(--sheet)" stroke="var(--ink)" />
      <path d="M0 8h5M35 8h5M0 44h5M35 44h5M8 0v5M32 0v5M8 47v5M32 47v5" stroke="var(--ink)" />
      <path d="M20 17v15M14 26l6 6 6-6" fill="none" stroke="var(--orange-bright)" strokeWidth="2.5" />
    </svg>
  )
}
