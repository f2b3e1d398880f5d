import type { ReactNode } from 'react'
import type { Doc } from '#/domain/writing/doc.ts'
import { Written } from '#/web/blocks/written/written.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { guideFigure } from './guide-figure.tsx'
import styles from './guide-view.module.css'

interface GuideViewProps {
  readonly kicker: ReactNode
  readonly title: string
  /** What it answers, before the answer. */
  readonly question: string
  readonly lead: string
  readonly doc: Doc
  readonly children?: ReactNode
}

/** One guide to read: the answer first, then figures and text, as its page and the desk's preview show it. */
export const GuideView = ({ kicker, title, question, lead, doc, children }: GuideViewProps) => (
  <article className={styles.guide}>
    <p className={styles.kicker}>{kicker}</p>
    <PageHeading
      title={title}
      lead={
        <>
          <strong className={styles.question}>{question}</strong>
          {lead}
        </>
      }
    />
    <Written className={styles.body} doc={doc} showFigure={guideFigure} />
    {children}
  </article>
)
