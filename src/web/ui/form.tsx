import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import styles from './form.module.css'
import { LiveFieldset } from './live-fieldset.tsx'
import { spaced, type Spacing } from './space.ts'

interface FormProps extends ComponentProps<'form'> {
  /** Names the fields of a page that the server draws: they take input only once React listens. */
  readonly live?: string
  readonly gap?: Spacing['gap']
}

/** Fields one under another. */
export function Form({ live, gap, className, style, children, ...rest }: FormProps) {
  return (
    <form
      noValidate
      {...rest}
      className={cx(!live && styles.form, className)}
      style={live ? style : spaced({ gap }, style)}
    >
      {live ? (
        <LiveFieldset className={styles.form} style={spaced({ gap })} aria-label={live}>
          {children}
        </LiveFieldset>
      ) : (
        children
      )}
    </form>
  )
}
