import type { ComponentProps, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import styles from './checkbox.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode
  readonly note?: ReactNode
  /** Some but not all of what it stands for. */
  readonly indeterminate?: boolean
}

export function Checkbox({ label, note, indeterminate = false, ref, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  const setRef = (node: HTMLInputElement | null) => {
    box.current = node
    if (typeof ref === 'function') ref(node)
    else if (ref) ref.current = node
  }
  return (
    <label className={styles.check}>
      <input {...rest} ref={setRef} type="checkbox" className={styles.box} />
      <Caption label={label} note={note} />
    </label>
  )
}

interface RadioProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode
  readonly note?: ReactNode
}

export function Radio({ label, note, ...rest }: RadioProps) {
  return (
    <label className={styles.check}>
      <input {...rest} type="radio" className={styles.box} />
      <Caption label={label} note={note} />
    </label>
  )
}

/** Boxes beside each other under one question; the `legend` is among the children. */
export function Choices(props: ComponentProps<'fieldset'>) {
  return <fieldset {...props} className={styles.choices} />
}

function Caption({ label, note }: { readonly label: ReactNode; readonly note: ReactNode }) {
  return (
    <span className={styles.text}>
      {label}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
}
