import { to } from '#/contract/web-paths.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { readPressNews } from '#/contract/content/press-news.contract.ts'
import { ArticleView } from '#/web/blocks/written/article-view.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import { dots } from './news-parts.tsx'
import styles from './press.module.css'

/** One piece of news to read here. */
export const NewsArticle = ({ news }: { readonly news: ResultOf<typeof readPressNews> }) => (
  <div className={styles.article}>
    <ArticleView kicker={`${news.medium ?? '가게 소식'} · ${dots(news.day)}`} title={news.title} doc={news.doc}>
      {news.href && (
        <p>
          {news.href.startsWith('/') ? (
            <TextLink to={news.href}>자세히 보기</TextLink>
          ) : (
            <a href={news.href} target="_blank" rel="noopener noreferrer">
              {news.medium ? '원문 보기' : '자세히 보기'} ↗
            </a>
          )}
        </p>
      )}
      <p>
        <TextLink to={to('/press')}>소식 모두 보기</TextLink>
      </p>
    </ArticleView>
  </div>
)
