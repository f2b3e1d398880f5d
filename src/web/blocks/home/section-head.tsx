import type { ReactNode } from 'react'
import type { HomeShown } from '#/contract/content/home.contract.ts'
import styles from './section.module.css'

/** What the shop says above a section. */
export type SectionWords = Pick<HomeShown['sections'][number], 'heading' | 'text'>

interface SectionHeadProps {
  readonly id: string
  readonly heading: string
  /** What the shop says of the section. */
  readonly text?: ReactNode
  /** The way to more of it. */
  readonly more?: ReactNode
  readonly small?: boolean
}

export function SectionHead({ id, heading, text, more, small = false }: SectionHeadProps) {
  return (
    <div className={small ? styles.smallHead : styles.head}>
      <h2 id={id}>{heading}</h2>
      {text && <p>{text}</p>}
      {more}
    </div>
  )
}
