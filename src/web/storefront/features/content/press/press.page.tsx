import { useLoaderData } from 'react-router'
import { type NewsRow, type PressNews, type WrittenBy, listPressNews } from '#/contract/content/press-news.contract.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { call } from '#/web/api/call.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { MoreRows } from '#/web/ui/more-rows.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { useMoreRows } from '#/web/ui/use-more-rows.ts'
import { FrontPage } from './front-page.tsx'
import { NewsArticle } from './news-article.tsx'
import { PressTabs } from './press-tabs.tsx'
import type { loader } from './press.loader.ts'
import { YearRows } from './year-rows.tsx'
import styles from './press.module.css'

type Loaded = Awaited<ReturnType<typeof loader>>

export const title = ({ one }: Loaded): string => one?.title ?? '언론보도와 소식'

/** As many as the front page sets in pictures; the others stand in rows under their year. */
const ON_FRONT = 7

export function Component() {
  const { news, one, by, brand } = useLoaderData<typeof loader>()
  const paper = `${brand} 소식`
  return (
    <div className={styles.page}>
      <header className={styles.mast}>
        <p>{koreanDay(news.day)}</p>
        {one ? <p className={styles.name}>{paper}</p> : <h1 className={styles.name}>{paper}</h1>}
        <p>언론이 쓴 기사와 우리가 알리는 일</p>
      </header>
      <PressTabs counts={news.counts} by={one ? undefined : by} />
      {one ? <NewsArticle news={one} /> : <News key={by ?? ''} first={news} by={by} />}
    </div>
  )
}

function News({ first, by }: { readonly first: PressNews; readonly by: WrittenBy | null }) {
  const { items, more } = useMoreRows<NewsRow>(first, (after) =>
    call(listPressNews, { query: { after, by: by ?? undefined } }),
  )
  if (items.length === 0)
    return (
      <EmptyState
        title="아직 실린 소식이 없습니다"
        text="언론에 기사가 나거나 알릴 일이 생기면 이 지면에 날짜 순서로 실어요. 가게 공지는 고객센터에 있어요."
        action={<LinkButton to="/cust/notice">공지사항 보기</LinkButton>}
      />
    )
  return (
    <>
      <FrontPage items={items.slice(0, ON_FRONT)} />
      <YearRows items={items.slice(ON_FRONT)} />
      <MoreRows noun="소식" {...more} />
    </>
  )
}
