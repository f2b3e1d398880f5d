import type { ReactNode } from 'react'
import type { Doc } from '#/domain/writing/doc.ts'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Written } from './written.tsx'
import styles from './article-view.module.css'

interface ArticleViewProps {
  readonly kicker: ReactNode
  readonly title: string
  readonly doc: Doc
  /** Below the text: the ways on. */
  readonly children?: ReactNode
}

/** One text to read, as its page and the desk's preview show it. */
export const ArticleView = ({ kicker, title, doc, children }: ArticleViewProps) => (
  <article className={styles.article}>
    <PageHeading kicker={kicker} title={title} />
    <Written className={styles.body} doc={doc} />
    {children}
  </article>
)
