import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'ink' | 'line' | 'quiet' | 'danger'

interface Look {
  /** One `primary` per screen; the others are `line`, and `quiet` inside a row. */
  readonly variant?: ButtonVariant
  readonly size?: 'md' | 'sm'
  /** As wide as what it stands in. */
  readonly block?: boolean
}

const lookOf = ({ variant = 'line', size = 'md', block = false }: Look) =>
  cx(styles.button, styles[variant], size === 'sm' && styles.sm, block && styles.block)

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Work is under way: keeps its width, says so to the screen reader and takes no second press. */
  readonly busy?: boolean
}

export function Button({
  variant,
  size,
  block,
  busy = false,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(lookOf({ variant, size, block }), busy && styles.busy, className)}
      aria-busy={busy || undefined}
      disabled={rest.disabled || busy}
    >
      {busy && <span className={styles.ring} aria-hidden="true" />}
      {children}
    </button>
  )
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does: the sign alone says nothing to who cannot see it. */
  readonly 'aria-label': string
}

/** A sign that is pressed: close, next, attach. Its child is an `Icon`. */
export function IconButton({ className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} className={cx(styles.sign, className)} />
}

interface LinkButtonProps extends Look, ComponentProps<typeof Link> {}

/** Looks like a button, goes somewhere: use it for navigation, `Button` for acts. */
export function LinkButton({ variant, size, block, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={cx(lookOf({ variant, size, block }), className)} />
}
