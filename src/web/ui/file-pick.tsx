import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './file-pick.module.css'

interface FilePickProps {
  /** Names the file chooser where the words on the button do not say enough. */
  readonly label?: string
  /** As the `accept` attribute: `.pdf,application/pdf`. */
  readonly accept?: string | undefined
  readonly multiple?: boolean | undefined
  readonly disabled?: boolean
  /** Without a frame, beside other words. */
  readonly quiet?: boolean
  /** The one thing to do on the page. */
  readonly primary?: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** A button that opens the file chooser. The same file may be chosen twice in a row. */
export function FilePick({
  label,
  accept,
  multiple,
  disabled,
  quiet = false,
  primary = false,
  onFiles,
  children,
}: FilePickProps) {
  const take = (from: HTMLInputElement) => {
    const files = [...(from.files ?? [])]
    from.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <label className={cx(styles.pick, quiet && styles.quiet, primary && styles.primary)}>
      {children}
      <input
        ref={(input) => {
          // On a slow line somebody chooses before the page listens; the browser has kept what it was.
          if (input?.value) take(input)
        }}
        type="file"
        aria-label={label}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={({ target }) => take(target)}
      />
    </label>
  )
}
