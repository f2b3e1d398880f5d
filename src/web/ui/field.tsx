import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './field.module.css'

/** What the control inside a `Field` takes over: spread it on the Input, Select or Textarea. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
  readonly 'aria-required'?: true
}

interface FieldProps {
  readonly label: ReactNode
  /** Stays in view while typing: the rule before the mistake. */
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly required?: boolean
  /** Says 선택 beside the label. */
  readonly optional?: boolean
  readonly children: (control: FieldControl) => ReactNode
}

/** Label, hint, control and error, tied together for the eye and for the screen reader. */
export function Field({ label, hint, error, required = false, optional = false, children }: FieldProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>선택</span>}
      </label>
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
        ...(required ? { 'aria-required': true as const } : {}),
      })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
