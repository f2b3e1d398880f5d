import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { brandBooks } from '#/contract/brand-paths.ts'
import { listEditions, readEditionMap } from '#/contract/textbooks/editions.contract.ts'
import { type Grade, GRADES, type Term, TERMS, termName } from '#/domain/editions/edition.ts'
import { formatCount } from '#/lib/format-count.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Chips } from '#/web/ui/chips.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { useBrandId } from '#/web/blocks/brand-site/use-brand-site.ts'
import { EditionMap } from '#/web/blocks/edition-picture/edition-map.tsx'
import { RefusedMember, whyRefused } from '#/web/blocks/brand-membership/refused-member.tsx'
import { EditionTile } from './edition-tile.tsx'
import { ReorderTerms } from './reorder-terms.tsx'
import { SearchBooks } from './search-books.tsx'
import styles from './textbooks.module.css'
import { useAcademyCover } from './use-academy-cover.ts'

interface Wish {
  readonly grade: Grade | null
  readonly term: Term | null
  readonly kind: string | null
  readonly q: string | null
}

const pathOf = (brand: string, wish: Partial<Wish>): string => {
  const query = new URLSearchParams(
    Object.entries(wish).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  ).toString()
  return brandBooks(brand) + (query === '' ? '' : `?${query}`)
}

/** 교재 목록: the filter is the map, and the books wear the academy's own cover. */
export function Component() {
  const brand = useBrandId()
  const [search, setSearch] = useSearchParams()
  const wish: Wish = {
    grade: GRADES.find((each) => each === search.get('grade')) ?? null,
    term: TERMS.find((each) => each === search.get('term')) ?? null,
    kind: search.get('kind'),
    q: search.get('q'),
  }
  const [ours, setOurs] = useState(true)
  const cover = useAcademyCover()
  const map = useQuery({
    queryKey: ['editions', brand, 'map'],
    queryFn: ({ signal }) => call(readEditionMap, { query: { brand }, signal, errors: 'throw' }),
  })
  const list = useInfiniteQuery({
    queryKey: ['editions', brand, 'list', wish],
    queryFn: ({ pageParam, signal }) => {
      const asked = { ...wish, after: pageParam }
      const query = Object.fromEntries(Object.entries(asked).filter(([, value]) => value))
      return call(listEditions, { query: { ...query, brand }, signal, errors: 'throw' })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
  const books = list.data?.pages.flatMap(({ items }) => items) ?? []
  const [first] = list.data?.pages ?? []
  const total = map.data?.total ?? 0
  const refused = whyRefused(map.error)
  if (refused) return <RefusedMember message={refused} />
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>교재 목록</h1>
          <p>{map.data && (total === 0 ? '아직 올라온 교재가 없어요.' : `교재 ${formatCount(total)}종이 있어요.`)}</p>
        </div>
        <SearchBooks value={wish.q} onSearch={(q) => setSearch(q === '' ? {} : { q })} />
      </header>
      <EditionMap
        cells={map.data?.cells ?? []}
        grade={wish.grade}
        term={wish.term}
        linkTo={(grade, term) => pathOf(brand, { grade, term })}
      />
      <ReorderTerms />
      <div className={styles.bar}>
        <h2>
          {headingOf(wish)} {first && `${formatCount(first.total)}권`}
        </h2>
        {first && first.kinds.length > 1 && (
          <Kinds brand={brand} wish={wish} kinds={first.kinds.map(({ kind }) => kind)} />
        )}
        <Checkbox checked={ours} onChange={(event) => setOurs(event.target.checked)} label="우리 학원 표지로 보기" />
      </div>
      <PagedList
        list={list}
        count={books.length}
        noun="교재"
        failed="교재를 불러오지 못했어요"
        empty={<Nothing wish={wish} total={total} onClear={() => setSearch({})} />}
      >
        <ul className={styles.books}>
          {books.map((book) => (
            <EditionTile key={book.id} book={book} cover={ours ? (cover.data ?? null) : null} />
          ))}
        </ul>
      </PagedList>
    </div>
  )
}

const headingOf = ({ grade, term, q }: Wish): string => {
  if (q) return `「${q}」`
  return grade && term ? termName(grade, term) : '모든 교재'
}

const Kinds = ({
  brand,
  wish,
  kinds,
}: {
  readonly brand: string
  readonly wish: Wish
  readonly kinds: readonly string[]
}) => (
  <Chips
    label="종류"
    links={[
      { to: pathOf(brand, { ...wish, kind: null }), label: '전체', current: wish.kind === null },
      ...kinds.map((kind) => ({ to: pathOf(brand, { ...wish, kind }), label: kind, current: wish.kind === kind })),
    ]}
  />
)

interface NothingProps {
  readonly wish: Wish
  readonly total: number
  readonly onClear: () => void
}

function Nothing({ wish, total, onClear }: NothingProps) {
  if (total === 0)
    return (
      <EmptyState
        title="교재를 준비하고 있어요"
        text="교재가 올라오면 여기에서 우리 학원 표지로 미리 보고 주문할 수 있어요."
      />
    )
  return (
    <EmptyState
      title={wish.q ? '이 말이 든 교재가 없어요' : '이 칸에는 아직 교재가 없어요'}
      text="위의 표에서 다른 학년과 학기를 골라 보세요."
      action={<Button onClick={onClear}>모두 보기</Button>}
    />
  )
}
