import { useLoaderData } from 'react-router'
import type { readNotice } from '#/contract/content/read-notice.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { AttachedFiles } from '#/web/blocks/attached/attached-files.tsx'
import { ArticleView } from '#/web/blocks/written/article-view.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { formatDay } from '#/web/ui/format-day.ts'
import { Neighbours } from './neighbours.tsx'

type Notice = ResultOf<typeof readNotice>

export const title = (notice: Notice): string => notice.title

export function Component() {
  const notice = useLoaderData<Notice>()
  const { publishedAt, title: name, doc, files, newer, older } = notice
  return (
    <ArticleView
      kicker={
        <>
          공지 · <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
        </>
      }
      title={name}
      doc={doc}
    >
      <AttachedFiles files={files} />
      <Neighbours
        label="앞뒤 공지"
        rows={[
          ['새 공지', newer, '/cust/notice/{id}'],
          ['지난 공지', older, '/cust/notice/{id}'],
        ]}
      />
      <LinkButton to="/cust/notice">목록으로</LinkButton>
    </ArticleView>
  )
}
