import type { NewsRow } from '#/contract/content/press-news.contract.ts'
import { cx } from '#/web/ui/cx.ts'
import { Byline, NewsLink, NewsPicture } from './news-parts.tsx'
import styles from './press.module.css'

/** The newest leads, three stand beside it, three below; fewer take less room. */
export function FrontPage({ items }: { readonly items: readonly NewsRow[] }) {
  const [lead, ...others] = items
  if (!lead) return null
  const beside = others.slice(0, 3)
  const below = others.slice(3)
  return (
    <>
      <div className={cx(styles.front, beside.length === 0 && styles.alone)}>
        <article className={styles.lead}>
          <NewsPicture news={lead} sizes="(min-width: 1024px) 800px, 100vw" />
          <Byline news={lead} />
          <h2>
            <NewsLink news={lead}>{lead.title}</NewsLink>
          </h2>
          <p>{lead.summary}</p>
        </article>
        {beside.length > 0 && (
          <div className={styles.beside}>
            {beside.map((news, at) => (
              <article key={news.id}>
                {at === 0 && <NewsPicture news={news} sizes="(min-width: 1024px) 400px, 100vw" />}
                <Byline news={news} />
                <h3>
                  <NewsLink news={news}>{news.title}</NewsLink>
                </h3>
                <p>{news.summary}</p>
              </article>
            ))}
          </div>
        )}
      </div>
      {below.length > 0 && (
        <div className={styles.below}>
          {below.map((news) => (
            <article key={news.id}>
              <NewsPicture news={news} sizes="(min-width: 1024px) 400px, 100vw" />
              <Byline news={news} />
              <h3>
                <NewsLink news={news}>{news.title}</NewsLink>
              </h3>
            </article>
          ))}
        </div>
      )}
    </>
  )
}
