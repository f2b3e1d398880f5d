import type { NewsRow } from '#/contract/content/press-news.contract.ts'
import { dots, NewsLink } from './news-parts.tsx'
import styles from './press.module.css'

/** The rest of the news, year by year. */
export function YearRows({ items }: { readonly items: readonly NewsRow[] }) {
  const years = [...new Set(items.map(({ day }) => day.slice(0, 4)))]
  return years.map((year) => (
    <section key={year} className={styles.year} aria-label={`${year}년`}>
      <h2>{year}</h2>
      <ul>
        {items
          .filter(({ day }) => day.startsWith(year))
          .map((news) => (
            <li key={news.id}>
              <time dateTime={news.day}>{dots(news.day.slice(5))}</time>
              <b>{news.medium ?? '가게 소식'}</b>
              <span>
                <NewsLink news={news}>{news.title}</NewsLink>
              </span>
            </li>
          ))}
      </ul>
    </section>
  ))
}
