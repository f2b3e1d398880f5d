import { useId } from 'react'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import styles from './slide.module.css'

interface SlideProps {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: number
  /** What the position means, with its unit. */
  readonly said: string
  readonly onChange: (value: number) => void
}

/** Moves what a figure shows: seen moving it needs no explanation. */
export function Slide({ label, said, onChange, ...range }: SlideProps) {
  const id = useId()
  return (
    <LiveFieldset className={styles.slide}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        {...range}
        aria-valuetext={said}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output htmlFor={id}>{said}</output>
    </LiveFieldset>
  )
}
