import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { NewsRow } from '#/contract/content/press-news.contract.ts'
import { to } from '#/contract/web-paths.ts'
import styles from './press.module.css'

export const dots = (day: string): string => day.replaceAll('-', '.')

/** Others' words lead to the original, ours to the text on this page or to where it says. */
export function NewsLink({ news, children }: { readonly news: NewsRow; readonly children: ReactNode }) {
  const { id, medium, href, text } = news
  if (medium === null && text) return <Link to={to('/press', {}, { news: id })}>{children}</Link>
  if (href === null) return <>{children}</>
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className={styles.out}> ↗</span>
    </a>
  )
}

/** The medium in orange where others wrote it, our own name for it in ink. */
export const Byline = ({ news: { medium, day } }: { readonly news: NewsRow }) => (
  <p className={styles.byline}>
    <b data-ours={medium === null || undefined}>{medium ?? '가게 소식'}</b>
    <time dateTime={day}>{dots(day)}</time>
  </p>
)

interface NewsPictureProps {
  readonly news: NewsRow
  readonly sizes: string
}

const WIDTHS = [480, 960, 1600] as const

/** Nothing where the news has none: a text stands without. */
export function NewsPicture({ news: { picture }, sizes }: NewsPictureProps) {
  if (!picture) return null
  const at = (size: number) => `/api/pictures/${picture.id}/${size}`
  return (
    <img
      className={styles.picture}
      src={at(960)}
      srcSet={WIDTHS.map((size) => `${at(size)} ${Math.min(size, picture.width)}w`).join(', ')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
    />
  )
}
