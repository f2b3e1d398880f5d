import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import styles from './form.module.css'
import { LiveFieldset } from './live-fieldset.tsx'

interface FormProps extends ComponentProps<'form'> {
  /** Names the fields of a page that the server draws: they take input only once React listens. */
  readonly live?: string
}

/** Fields one under another. */
export function Form({ live, className, children, ...rest }: FormProps) {
  return (
    <form noValidate {...rest} className={cx(!live && styles.form, className)}>
      {live ? (
        <LiveFieldset className={styles.form} aria-label={live}>
          {children}
        </LiveFieldset>
      ) : (
        children
      )}
    </form>
  )
}

/** What stands like the fields of a form and is none. */
export function Stack({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.form, className)} />
}
