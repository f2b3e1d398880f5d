import type { ReactNode } from 'react'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import styles from './dialog.module.css'

interface DialogProps {
  readonly open: boolean
  /** Escape, the close button or a press beside it. */
  readonly onClose: () => void
  readonly title: ReactNode
  readonly wide?: boolean
  readonly children: ReactNode
  readonly actions?: ReactNode
  readonly role?: 'dialog' | 'alertdialog'
  /** Small word above the title. */
  readonly mark?: ReactNode
  /** Leaves out the cross, for questions that want an answer. */
  readonly closable?: boolean
}

/** A modal on the native element: focus is kept inside and goes back where it came from. */
export function Dialog({ open, onClose, title, wide, children, actions, role, mark, closable = true }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = element.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])
  // A dialog that is taken off the page while open is closed first: only closing gives the focus back.
  useLayoutEffect(() => {
    const dialog = element.current
    return () => dialog?.close()
  }, [])
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  // A press beside the box lands on the dialog itself; the keyboard has Escape for the same.
  useEffect(() => {
    const dialog = element.current
    if (!dialog || !closable) return undefined
    const pressed = (event: MouseEvent) => {
      if (event.target === dialog) close.current()
    }
    dialog.addEventListener('click', pressed)
    return () => dialog.removeEventListener('click', pressed)
  }, [closable])
  return (
    <dialog
      ref={element}
      className={cx(styles.dialog, wide && styles.wide)}
      aria-labelledby={titleId}
      role={role}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <div className={styles.body}>
          {mark}
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            {closable && (
              <IconButton className={styles.close} aria-label="닫기" onClick={onClose}>
                ×
              </IconButton>
            )}
          </div>
          <div className={styles.content}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
