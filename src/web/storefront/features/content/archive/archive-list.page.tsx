import { Form, Link, useLoaderData, useSearchParams } from 'react-router'
import { listArchive } from '#/contract/content/archive.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { to } from '#/contract/web-paths.ts'
import { ARCHIVE_SORT_NAMES, ARCHIVE_SORTS } from '#/domain/writing/archive-sorts.data.ts'
import { call } from '#/web/api/call.ts'
import { DownloadButtons } from '#/web/blocks/attached/attached-files.tsx'
import { CustNav } from '#/web/blocks/cust-nav/cust-nav.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Chips } from '#/web/ui/chips.tsx'
import { formatDay } from '#/web/ui/format-day.ts'
import { Input } from '#/web/ui/input.tsx'
import { MoreRows } from '#/web/ui/more-rows.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { useMoreRows } from '#/web/ui/use-more-rows.ts'
import { ArchiveFigure } from './archive-figure.tsx'
import { archiveQuery } from './archive-query.ts'
import { TemplateMaker } from './template-maker.tsx'
import styles from './archive.module.css'

type Archive = ResultOf<typeof listArchive>

/** First the template of one's own job, then all that the shop hands out. */
export function Component() {
  const first = useLoaderData<Archive>()
  const [search] = useSearchParams()
  const wanted = archiveQuery(search)
  return (
    <>
      <PageHeading title="자료실" lead="템플릿, 색 프로파일, 서식. 주문과 같은 두께값으로 만듭니다." />
      <CustNav />
      <TemplateMaker />
      <div className={styles.head} id="all">
        <h2>
          모든 자료 <span>{first.count}</span>
        </h2>
        <Chips
          label="갈래"
          links={[
            { to: '/cust/archive#all', label: '전체', current: !wanted.sort },
            ...ARCHIVE_SORTS.map((sort) => ({
              to: `${to('/cust/archive', {}, { sort })}#all`,
              label: ARCHIVE_SORT_NAMES[sort],
              current: wanted.sort === sort,
            })),
          ]}
        />
        <Form className={styles.search} role="search" key={wanted.q ?? ''} action="/cust/archive#all">
          <Input
            type="search"
            name="q"
            defaultValue={wanted.q}
            aria-label="자료 찾기"
            placeholder="자료 찾기"
            maxLength={60}
          />
          <Button type="submit">찾기</Button>
        </Form>
      </div>
      {/* another search starts its own list */}
      <Rows key={`${wanted.sort} ${wanted.q}`} first={first} wanted={wanted} />
    </>
  )
}

interface RowsProps {
  readonly first: Archive
  readonly wanted: ReturnType<typeof archiveQuery>
}

function Rows({ first, wanted }: RowsProps) {
  const { items, more } = useMoreRows(first, (after) => call(listArchive, { query: { ...wanted, after } }))
  if (items.length === 0)
    return wanted.q || wanted.sort ? (
      <EmptyState
        title="찾으시는 자료가 없습니다"
        text="다른 말로 찾아보시거나 위에서 내 책에 맞는 템플릿을 바로 만들어 보세요."
        action={<LinkButton to="/cust/archive">전체 보기</LinkButton>}
      />
    ) : (
      <EmptyState
        title="올린 자료가 아직 없습니다"
        text="내 책에 맞는 템플릿은 위에서 바로 만들어 받으실 수 있습니다."
      />
    )
  return (
    <>
      <ul className={styles.rows}>
        {items.map(({ id, sort, title, summary, fits, files }) => {
          const newest = files.toSorted((a, b) => b.addedAt.localeCompare(a.addedAt))[0]
          return (
            <li key={id}>
              <span className={styles.figure}>
                <ArchiveFigure id={id} sort={sort} />
              </span>
              <div>
                <h3>
                  <Link to={to('/cust/archive/{id}', { id })}>{title}</Link>
                </h3>
                <p>{summary}</p>
              </div>
              <span className={styles.fits}>{fits}</span>
              <p className={styles.day}>
                {newest && formatDay(newest.addedAt)}
                {newest?.note && <small>{newest.note}</small>}
              </p>
              <DownloadButtons files={files} />
            </li>
          )
        })}
      </ul>
      <MoreRows noun="자료" {...more} />
    </>
  )
}
