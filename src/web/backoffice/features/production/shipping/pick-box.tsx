import { useEffect, useRef } from 'react'
import styles from './desk-table.module.css'
import type { Choice } from './use-parcel-selection.ts'

interface PickBoxProps {
  readonly label: string
  readonly choice: Choice
  readonly onPick: () => void
}

/** Says all, some or none by its drawing as well as to the screen reader. */
export function PickBox({ label, choice, onPick }: PickBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = choice === 'some'
  }, [choice])
  return (
    <label className={styles.pick}>
      <input ref={box} type="checkbox" checked={choice === 'all'} aria-label={`${label} 고르기`} onChange={onPick} />
    </label>
  )
}
