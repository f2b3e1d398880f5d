import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { unbroken } from '#/lib/unbroken.ts'
import { type Inline, isSafeLink, type Mark } from '#/domain/writing/doc.ts'
import styles from './written.module.css'

/** What stands for a stretch of text, where it has places that the shop's details fill. */
export type ShowText = (text: string) => ReactNode

interface WrittenWordsProps {
  readonly content: readonly Inline[] | undefined
  readonly showText: ShowText | undefined
}

/** Words with their weight and their links. */
export const WrittenWords = ({ content = [], showText = (text) => text }: WrittenWordsProps) =>
  content.map((piece, at) => (
    <Fragment key={at}>
      {piece.type === 'hardBreak' ? <br /> : marked(held(showText(piece.text)), piece.marks ?? [])}
    </Fragment>
  ))

/** A measure in a text stands on one line with its unit. */
const held = (words: ReactNode): ReactNode => (typeof words === 'string' ? unbroken(words) : words)

const marked = (words: ReactNode, marks: readonly Mark[]): ReactNode =>
  marks.reduce<ReactNode>((inside, mark) => {
    if (mark.type === 'bold') return <strong>{inside}</strong>
    if (mark.type === 'italic') return <em>{inside}</em>
    return <WrittenLink href={mark.attrs.href}>{inside}</WrittenLink>
  }, words)

/** A page of the shop opens here, another site in a tab of its own; what is no safe address is only words. */
function WrittenLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  if (!isSafeLink(href)) return children
  if (href.startsWith('/'))
    return (
      <Link to={href} className={styles.link}>
        {children}
      </Link>
    )
  const away = /^https?:/i.test(href) ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <a href={href} className={styles.link} {...away}>
      {children}
    </a>
  )
}
