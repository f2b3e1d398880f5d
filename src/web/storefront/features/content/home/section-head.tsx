import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionHeadProps {
  readonly id: string
  readonly title: string
  readonly aside?: ReactNode
  readonly small?: boolean
}

export function SectionHead({ id, title, aside, small = false }: SectionHeadProps) {
  return (
    <div className={small ? styles.smallHead : styles.head}>
      <h2 id={id}>{title}</h2>
      {aside}
    </div>
  )
}
