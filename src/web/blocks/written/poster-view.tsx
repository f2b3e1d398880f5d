import type { CSSProperties, ReactNode } from 'react'
import { typeOn } from '#/domain/opening/brand-colours.ts'
import styles from './poster-view.module.css'

/** Letters that are set as large as the sheet takes them, and letters that are still set in large type. */
const FEW = 4
const MANY = 8

interface PosterViewProps {
  readonly title: string
  readonly lead: string
  readonly colour: string
  /** It is over: the sheet is grey. */
  readonly over?: boolean
  /** Above the title: when, and how long yet. */
  readonly dates?: ReactNode
  readonly children?: ReactNode
}

/** A poster in one colour of the shop's choice; the words are ink or white, whichever is read. */
export function PosterView({ title, lead, colour, over = false, dates, children }: PosterViewProps) {
  const tone = over ? {} : { '--poster': colour, '--on-poster': typeOn(colour) }
  return (
    <section
      className={styles.poster}
      data-over={over || undefined}
      data-long={title.length > FEW ? (title.length > MANY ? 'very' : 'some') : undefined}
      style={tone as CSSProperties}
      aria-labelledby="poster"
    >
      {dates && <p className={styles.dates}>{dates}</p>}
      <h1 id="poster">{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  )
}
