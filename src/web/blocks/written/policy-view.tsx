import type { ReactNode } from 'react'
import type { Doc } from '#/domain/writing/doc.ts'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Written } from './written.tsx'
import type { ShowText } from './written-words.tsx'
import styles from './policy-view.module.css'

interface PolicyViewProps {
  readonly title: string
  readonly lead: ReactNode
  /** Between the title and the text: which version this is. */
  readonly note?: ReactNode
  readonly doc: Doc
  readonly showText: ShowText
  readonly children?: ReactNode
}

/** A long text in articles, with their names beside it from the desk on. */
export function PolicyView({ title, lead, note, doc, showText, children }: PolicyViewProps) {
  return (
    <>
      <PageHeading title={title} lead={lead} />
      {note}
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="차례">
          <ol>
            {headingsOf(doc).map((heading, at) => (
              <li key={`${at} ${heading}`}>
                <a href={`#p${at + 1}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles.text}>
          <Written doc={doc} showText={showText} />
          {children}
        </article>
      </div>
    </>
  )
}

/** Names of the articles, in the order of their anchors. */
const headingsOf = (doc: Doc): readonly string[] =>
  doc.content.flatMap((block) =>
    block.type === 'heading' && block.attrs.level === 2
      ? [(block.content ?? []).map((piece) => (piece.type === 'text' ? piece.text : ' ')).join('')]
      : [],
  )
