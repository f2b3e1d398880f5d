import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import styles from './input.module.css'

interface InputProps extends ComponentProps<'input'> {
  /** Stands behind the value: 쪽, mm, 원. */
  readonly unit?: string
}

export function Input({ unit, className, ...rest }: InputProps) {
  const input = <input {...rest} className={cx(styles.control, className)} />
  if (!unit) return input
  return (
    <span className={styles.withUnit}>
      {input}
      <span className={styles.unit}>{unit}</span>
    </span>
  )
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={cx(styles.control, styles.area, className)} />
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={cx(styles.control, styles.select, className)} />
}
